import { describe, expect, it } from 'vitest';
import { connectionPrompt, problemPrompt, type ProblemFacts, type PromptFacts } from './prompts.ts';

const stranger: PromptFacts = {
  hidden: false,
  state: 'AuthStart',
  substate: 'Started',
  everReachedAuthDone: false,
};
const healthy: ProblemFacts = {
  hidden: false,
  state: 'MarketEnrolled',
  substate: null,
  everReachedAuthDone: true,
  acronym: 'CEDAR',
  daysSinceLastEnrollState: 400,
  currentMeterData: 'current',
  eligibilityLabel: 'Eligible',
};

describe('the connection prompt', () => {
  it.each<[string, Partial<PromptFacts>, boolean]>([
    ['UTL-07: AuthStart', {}, true],
    ['UTL-07: PreValid', { state: 'PreValid', substate: 'LocationOK' }, true],
    ['UTL-07: AuthDone', { state: 'AuthDone' }, false],
    ['UTL-07: no status', { state: null }, false],
    ['UTL-06: the hide flag', { hidden: true }, false],
    ['UTL-08: once authorized', { everReachedAuthDone: true }, false],
    ['UTL-09: not supported', { state: 'PreValid', substate: 'UtilityNotSupported' }, false],
  ])('%s', (_what, facts, shown) => {
    expect(connectionPrompt({ ...stranger, ...facts })).toBe(shown);
  });
});

describe('the problem prompt', () => {
  const duplicate = { substate: 'Duplicate' } as const;
  it.each<[string, Partial<ProblemFacts>, readonly string[]]>([
    ['UTL-18: nothing is wrong', {}, []],
    ['UTL-14: ConflictingDRP', { substate: 'ConflictingDRP' }, ['substate']],
    ['UTL-14: Duplicate', duplicate, ['substate']],
    ['UTL-14: AttestationNeeded', { substate: 'AttestationNeeded' }, ['substate']],
    [
      'UTL-15: not enrolled after 15 days',
      { state: 'AuthDone', daysSinceLastEnrollState: 15 },
      ['enrollment'],
    ],
    ['UTL-15: 14 days are not too long', { state: 'AuthDone', daysSinceLastEnrollState: 14 }, []],
    ['UTL-15: enrolled, however long ago', { daysSinceLastEnrollState: 1_000 }, []],
    [
      'UTL-15: without an enrolment there is no waiting',
      { state: 'AuthDone', daysSinceLastEnrollState: null },
      [],
    ],
    ['UTL-16: readings missing for long', { currentMeterData: 'long-missing' }, ['meter']],
    ['UTL-16: readings missing for days', { currentMeterData: 'short-missing' }, []],
    ['UTL-16: no readings yet', { currentMeterData: 'none' }, []],
    ['UTL-17: the label says Issue', { eligibilityLabel: 'Issue' }, ['eligibility']],
    ['UTL-17: the label says Pending', { eligibilityLabel: 'Pending' }, []],
    [
      'UTL-14 to UTL-17: all at once',
      {
        state: 'pending',
        ...duplicate,
        daysSinceLastEnrollState: 99,
        currentMeterData: 'long-missing',
        eligibilityLabel: 'Issue',
      },
      ['substate', 'enrollment', 'meter', 'eligibility'],
    ],
    ['UTL-10: the hide flag', { ...duplicate, hidden: true }, []],
    ['UTL-11: never authorized', { ...duplicate, everReachedAuthDone: false }, []],
    ['UTL-12: not supported', { substate: 'UtilityNotSupported', eligibilityLabel: 'Issue' }, []],
    [
      'UTL-13: a utility that settles conflicts itself',
      { substate: 'ConflictingDRP', acronym: 'HARBOR', eligibilityLabel: 'Issue' },
      [],
    ],
    ['UTL-13: that utility with another problem', { ...duplicate, acronym: 'HARBOR' }, ['substate']],
  ])('%s', (_what, facts, problems) => {
    expect(problemPrompt({ ...healthy, ...facts })).toEqual(problems);
  });
});
