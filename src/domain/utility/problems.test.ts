import { expect, it } from 'vitest';
import { connectionProblem, type ConnectionProblem, type ProblemFacts } from './problems.ts';

const healthy: ProblemFacts = {
  state: 'MarketEnrolled',
  everReachedAuthDone: true,
  daysSinceLastEnrollState: 400,
  readings: 'current',
};

it.each<[string, Partial<ProblemFacts>, ConnectionProblem | null]>([
  ['UTL-18: nothing is wrong', {}, null],
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
  [
    'UTL-15 before UTL-16',
    { state: 'pending', daysSinceLastEnrollState: 99, readings: 'long-missing' },
    'unenrolled',
  ],
  ['UTL-11: never authorized', { everReachedAuthDone: false, readings: 'long-missing' }, null],
])('a connection that once worked: %s', (_what, facts, problem) => {
  expect(connectionProblem({ ...healthy, ...facts })).toBe(problem);
});
