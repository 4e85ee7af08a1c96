import { describe, expect, it } from 'vitest';
import { nextBestAction } from './nextBestAction.ts';
import type { SignupFacts } from './route.ts';
import type { SignupStepName } from './steps.ts';

const done: SignupFacts = {
  member: true,
  zip: 1,
  notYet: false,
  named: true,
  ssoLogin: false,
  passwordSet: true,
  utility: 'listed',
  connection: { method: 'OAUTH', state: 'MarketEnrolled', substate: null },
  outage: false,
  phone: 'verified',
  appliancesSent: true,
  plugsSent: false,
  legacy: 'no',
  skipped: new Set(),
  finished: true,
  features: { phone: true, appliances: true, plugOffer: false },
};
const skipped = (...steps: SignupStepName[]): Partial<SignupFacts> => ({ skipped: new Set(steps) });
const noUtility: Partial<SignupFacts> = { utility: 'none', connection: null };

describe('HOM-01, SGN-31: the next best action', () => {
  it.each<[string, Partial<SignupFacts>, string | null, string | null]>([
    ['nothing is left', {}, null, null],
    ['nothing for a stranger', { member: false }, null, null],
    ['before the password', { passwordSet: false, finished: false }, 'finish-signup', null],
    ['at the utility', { ...noUtility, finished: false }, 'finish-signup', null],
    [
      'without the utility',
      { ...noUtility, ...skipped('select_utility') },
      'connect-utility',
      'connect-utility',
    ],
    ['where none takes part', { ...noUtility, zip: 0, ...skipped('select_utility') }, null, null],
    [
      'a revoked connection is the current step of the sign-up',
      { connection: { method: 'OAUTH', state: 'AuthStart', substate: 'Revoked' } },
      'connect-utility',
      null,
    ],
    [
      'and left out',
      {
        connection: { method: 'OAUTH', state: 'AuthStart', substate: 'Revoked' },
        ...skipped('connect_utility'),
      },
      'connect-utility',
      'connect-utility',
    ],
    [
      'a move',
      { connection: { method: 'OAUTH', state: 'AuthDone', substate: 'PossibleMove' } },
      'answer-move',
      null,
    ],
    [
      'moved to an unknown place',
      { zip: null, connection: { method: 'OAUTH', state: 'PreValid', substate: 'NoLocation' } },
      'finish-signup',
      null,
    ],
    [
      'a number without its code, which the sign-up itself asks for',
      { phone: 'waiting' },
      'confirm-phone',
      null,
    ],
    ['no list of appliances', { appliancesSent: false }, 'list-appliances', 'list-appliances'],
    [
      'no list, and none requested',
      { appliancesSent: false, features: { phone: true, appliances: false, plugOffer: false } },
      null,
      null,
    ],
    ['no phone', { phone: 'none' }, 'add-phone', 'add-phone'],
    [
      'at the appliances, the phone is next',
      { phone: 'none', appliancesSent: false, finished: false, ...skipped('connect_phone') },
      'list-appliances',
      'add-phone',
    ],
  ])('%s', (_why, facts, onDashboard, inSignup) => {
    const id = (placement: 'Dashboard' | 'Signup') =>
      nextBestAction({ ...done, ...facts }, placement)?.id ?? null;
    expect([id('Dashboard'), id('Signup')]).toEqual([onDashboard, inSignup]);
  });

  it('from Home a question is asked alone, without the rest of the sign-up', () => {
    const path = (facts: Partial<SignupFacts>, placement: 'Dashboard' | 'Signup') =>
      nextBestAction({ ...done, ...facts }, placement)?.path;
    expect(path({ phone: 'none' }, 'Dashboard')).toBe('/signup/connect_phone?edit=true');
    expect(path({ phone: 'none' }, 'Signup')).toBe('/signup/connect_phone');
    expect(path({ appliancesSent: false }, 'Dashboard')).toBe('/signup/appliances?edit=true');
    expect(path({ phone: 'waiting' }, 'Dashboard')).toBe('/signup/confirm_phone?edit=true');
  });
});
