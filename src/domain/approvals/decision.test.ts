import { expect, it } from 'vitest';
import { decisionFault, type Decision } from './decision.ts';
import { APPROVAL_STATES } from './proposal.ts';

const waiting = { state: 'WAITING', authorId: 'ann', memberId: 'mia' } as const;

it.each<[Decision, string, ReturnType<typeof decisionFault>]>([
  ['APPROVE', 'tom', null],
  ['REFUSE', 'tom', null],
  ['WITHDRAW', 'ann', null],
  ['APPROVE', 'ann', 'own'],
  ['REFUSE', 'ann', 'own'],
  ['WITHDRAW', 'tom', 'notOwn'],
  ['APPROVE', 'mia', 'forYou'],
  ['REFUSE', 'mia', 'forYou'],
])('%s by %s of a change by ann for mia: %s', (decision, by, fault) => {
  expect(decisionFault(decision, waiting, by)).toBe(fault);
});

it('is decided once', () => {
  for (const state of APPROVAL_STATES.filter((each) => each !== 'WAITING'))
    expect(decisionFault('APPROVE', { ...waiting, state }, 'tom')).toBe('decided');
});
