import { describe, expect, it } from 'vitest';
import { accountSetupStatus, type AccountSetupStatus } from './accountSetup.ts';
import type { SignupFacts } from './route.ts';

const enrolled = { method: 'OAUTH', state: 'MarketEnrolled', substate: null } as const;

describe('HOM-15: how far an account is set up', () => {
  it.each<[Pick<SignupFacts, 'zip' | 'utility' | 'connection'>, AccountSetupStatus]>([
    [{ zip: null, utility: 'none', connection: null }, 'NotStarted'],
    [{ zip: 1, utility: 'none', connection: null }, 'InProgress'],
    [{ zip: 0, utility: 'none', connection: null }, 'InProgress'],
    [{ zip: null, utility: 'other', connection: null }, 'InProgress'],
    [{ zip: 1, utility: 'listed', connection: { ...enrolled, state: 'AuthStart' } }, 'InProgress'],
    [{ zip: 1, utility: 'listed', connection: enrolled }, 'Complete'],
    [{ zip: null, utility: 'listed', connection: enrolled }, 'InProgress'],
    [
      { zip: 1, utility: 'listed', connection: { ...enrolled, state: 'AuthDone', substate: 'Revoked' } },
      'InProgress',
    ],
  ])('%j: %s', (facts, status) => {
    expect(accountSetupStatus(facts)).toBe(status);
  });
});
