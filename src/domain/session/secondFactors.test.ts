import { describe, expect, it } from 'vitest';
import {
  nextLogInStep,
  opensStaffArea,
  plainRecoveryCode,
  spelledRecoveryCode,
  type SecondFactor,
} from './secondFactors.ts';

describe('the second factor of staff', () => {
  it.each<[string, Partial<Parameters<typeof nextLogInStep>[0]>, string]>([
    ['a member', {}, 'nothing'],
    ['a member who switched codes on', { twoFactor: true }, 'code'],
    ['such a member with the code', { twoFactor: true, codeGiven: true }, 'nothing'],
    ['staff where none is required', { isAdmin: true }, 'nothing'],
    ['staff who switched codes on, where none is required', { isAdmin: true, twoFactor: true }, 'code'],
    ['staff without one, where it is required', { isAdmin: true, required: true }, 'code'],
    ['the same with the code', { isAdmin: true, required: true, codeGiven: true }, 'enroll'],
    ['staff with one', { isAdmin: true, factors: ['passkey'] }, 'factors'],
    [
      'staff with one: a code by email is not enough',
      { isAdmin: true, required: true, factors: ['authenticator'], codeGiven: true },
      'factors',
    ],
    ['a member is never asked for it', { factors: ['passkey'], required: true }, 'nothing'],
  ])('%s', (_who, more, next) => {
    const factors: readonly SecondFactor[] = [];
    expect(
      nextLogInStep({
        isAdmin: false,
        required: false,
        factors,
        twoFactor: false,
        codeGiven: false,
        ...more,
      }),
    ).toBe(next);
  });

  it.each([
    [{ secondFactor: false, hasFactor: false, required: false }, true],
    [{ secondFactor: false, hasFactor: true, required: false }, false],
    [{ secondFactor: false, hasFactor: false, required: true }, false],
    [{ secondFactor: true, hasFactor: true, required: true }, true],
  ])('a session with %j opens the staff area: %s', (session, opens) => {
    expect(opensStaffArea(session)).toBe(opens);
  });

  it.each([
    ['ABCDE-23456', 'ABCDE23456'],
    [' abcde 23456 ', 'ABCDE23456'],
    ['ABCDE–23456', 'ABCDE23456'],
    ['ABCDE-2345', null],
    ['ABCDE-2345O', null],
    ['', null],
  ])('a recovery code typed as "%s" is %j', (typed, plain) => {
    expect(plainRecoveryCode(typed)).toBe(plain);
  });

  it('a recovery code is shown in two groups', () => {
    expect(spelledRecoveryCode('ABCDE23456')).toBe('ABCDE-23456');
  });
});
