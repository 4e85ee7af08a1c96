import { describe, expect, it } from 'vitest';
import { connectionProblem, type ConnectionProblem, type ProblemFacts } from './problems.ts';

const healthy: ProblemFacts = {
  state: 'MarketEnrolled',
  substate: null,
  everReachedAuthDone: true,
  acronym: 'CEDAR',
  daysSinceLastEnrollState: 400,
  readings: 'current',
  eligibilityLabel: 'Eligible',
};

describe('the problem of a connection that once worked', () => {
  const duplicate = { substate: 'Duplicate' } as const;
  it.each<[string, Partial<ProblemFacts>, ConnectionProblem | null]>([
    ['UTL-18: nothing is wrong', {}, null],
    ['UTL-14: ConflictingDRP', { substate: 'ConflictingDRP' }, 'unsettled'],
    ['UTL-14: Duplicate', duplicate, 'unsettled'],
    ['UTL-14: AttestationNeeded', { substate: 'AttestationNeeded' }, 'unsettled'],
    ['UTL-15: not enrolled after 15 days', { state: 'AuthDone', daysSinceLastEnrollState: 15 }, 'unenrolled'],
    ['UTL-15: 14 days are not too long', { state: 'AuthDone', daysSinceLastEnrollState: 14 }, null],
    ['UTL-15: enrolled, however long ago', { daysSinceLastEnrollState: 1_000 }, null],
    [
      'UTL-15: without an enrolment there is no waiting',
      { state: 'AuthDone', daysSinceLastEnrollState: null },
      null,
    ],
    ['UTL-16: readings missing for long', { readings: 'long-missing' }, 'meter'],
    ['UTL-16: readings missing for days', { readings: 'short-missing' }, null],
    ['UTL-16: no readings yet', { readings: 'none' }, null],
    ['UTL-17: the label says Issue', { eligibilityLabel: 'Issue' }, 'unsettled'],
    ['UTL-17: the label says Pending', { eligibilityLabel: 'Pending' }, null],
    [
      'UTL-15 before UTL-16 and UTL-17',
      {
        state: 'pending',
        daysSinceLastEnrollState: 99,
        readings: 'long-missing',
        eligibilityLabel: 'Issue',
      },
      'unenrolled',
    ],
    ['UTL-16 before UTL-17', { readings: 'long-missing', eligibilityLabel: 'Issue' }, 'meter'],
    [
      'UTL-14 before all others',
      { state: 'pending', ...duplicate, daysSinceLastEnrollState: 99, readings: 'long-missing' },
      'unsettled',
    ],
    ['UTL-11: never authorized', { ...duplicate, everReachedAuthDone: false }, null],
    ['UTL-12: not supported', { substate: 'UtilityNotSupported', eligibilityLabel: 'Issue' }, null],
    [
      'UTL-13: a utility that settles conflicts itself',
      { substate: 'ConflictingDRP', acronym: 'HARBOR', eligibilityLabel: 'Issue' },
      null,
    ],
    ['UTL-13: that utility with another problem', { ...duplicate, acronym: 'HARBOR' }, 'unsettled'],
  ])('%s', (_what, facts, problem) => {
    expect(connectionProblem({ ...healthy, ...facts })).toBe(problem);
  });
});
