import type { SignupStepName } from './steps.ts';

/** A step's unsent form data: field and text. */
export type TypedData = Readonly<Record<string, string>>;

/** Limit of anonymous form data, bytes. */
export const MOST_TYPED_BYTES = 20_000;

const SECRET_STEPS: ReadonlySet<SignupStepName> = new Set(['password', 'confirm_phone']);
const SECRET_FIELD =
  /pass|secret|token|captcha|^(?:pin|otp|code)$|^(?:sms|verification|security|second_step|phone|verify)[_-]?code$/i;

/**
 * The password or code field of unsent data, which must never be stored; `true` for a whole step; null: none.
 */
export function secretIn(step: SignupStepName, data: TypedData): string | true | null {
  if (SECRET_STEPS.has(step)) return true;
  return Object.keys(data).find((field) => SECRET_FIELD.test(field)) ?? null;
}
