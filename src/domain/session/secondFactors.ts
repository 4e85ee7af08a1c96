/** How staff prove a log-in beside their password. */
export const SECOND_FACTORS = ['authenticator', 'passkey', 'recovery'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** Second factors can be changed for this long after a log-in; then staff log in again. */
export const FRESH_LOGIN_MINUTES = 15;

/** Recovery codes that staff get, each of which replaces the second factor once. */
export const RECOVERY_CODES = 10;

/** Passkeys that one person can have. */
export const MOST_PASSKEYS = 10;

/** Letters and digits that can't be mistaken for each other. */
export const RECOVERY_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const HALF = 5;
export const RECOVERY_LENGTH = 2 * HALF;

/** As it is shown and printed: two groups of five. */
export function spelledRecoveryCode(code: string): string {
  return `${code.slice(0, HALF)}-${code.slice(HALF)}`;
}

/** As it is stored, however it was typed; null for what can't be a recovery code. */
export function plainRecoveryCode(text: string): string | null {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '');
  return code.length === RECOVERY_LENGTH && [...code].every((sign) => RECOVERY_ALPHABET.includes(sign))
    ? code
    : null;
}

interface LogIn {
  readonly isAdmin: boolean;
  /** Staff need a second factor here. */
  readonly required: boolean;
  /** The second factors that the account has set up. */
  readonly factors: readonly SecondFactor[];
  /** The member has switched on that a code is asked for. */
  readonly twoFactor: boolean;
  /** A code from an email, a text message or an emailed link was given in this log-in. */
  readonly codeGiven: boolean;
}

/**
 * What a log-in still needs after the correct password.
 * - `factors`: one of the account's second factors.
 * - `code`: a code by email or text message. Staff set up a second factor after it, because it is required.
 * - `enroll`: setting up the first second factor.
 */
export type NextLogInStep = 'nothing' | 'code' | 'factors' | 'enroll';

/** Source: issue 15, Staff and roles: email alone doesn't suffice for staff. */
export function nextLogInStep({ isAdmin, required, factors, twoFactor, codeGiven }: LogIn): NextLogInStep {
  if (isAdmin && factors.length > 0) return 'factors';
  if (isAdmin && required) return codeGiven ? 'enroll' : 'code';
  return twoFactor && !codeGiven ? 'code' : 'nothing';
}

/**
 * Whether a session carries its member's role keys: staff who have a second factor, or need one, must have given it.
 */
export function opensStaffArea(session: {
  readonly secondFactor: boolean;
  readonly hasFactor: boolean;
  readonly required: boolean;
}): boolean {
  return session.secondFactor || !(session.hasFactor || session.required);
}
