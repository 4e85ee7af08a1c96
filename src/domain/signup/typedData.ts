import type { SignupStepName } from './steps.ts';

/** Texts of a step that were typed and not yet sent: field and text. */
export type TypedData = Readonly<Record<string, string>>;

/** Bytes that somebody may leave with us before anybody knows who it is. */
export const MOST_TYPED_BYTES = 20_000;

const SECRET_STEPS: ReadonlySet<SignupStepName> = new Set(['password', 'confirm_phone']);
const SECRET_FIELD =
  /pass|secret|token|captcha|^(?:pin|otp|code)$|^(?:sms|verification|security|second_step|phone|verify)[_-]?code$/i;

/** Whether a step, or a field of it, is a password or a code: such are never kept. The field; `true` for the whole step; null for none. */
export function secretIn(step: SignupStepName, data: TypedData): string | true | null {
  if (SECRET_STEPS.has(step)) return true;
  return Object.keys(data).find((field) => SECRET_FIELD.test(field)) ?? null;
}
