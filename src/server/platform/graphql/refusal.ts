import type { Sentence } from '../../../domain/sentences/sentence.ts';
import { say } from '../messages/say.ts';

export interface RefusedField {
  readonly field: string;
  readonly message: Sentence;
}

/** The contract's `Refusal`: nothing was changed, and why. */
export interface RefusedChange {
  readonly code: 'INVALID' | 'NOT_FOUND' | 'CONFLICT' | 'NOT_ALLOWED' | 'STALE';
  readonly message: Sentence;
  readonly fields: readonly RefusedField[];
}

export function refusal(
  code: RefusedChange['code'],
  message: Sentence,
  fields: readonly RefusedField[] = [],
): { readonly refusal: RefusedChange } {
  return { refusal: { code, message, fields } };
}

/** The first fault is the refusal's sentence; each field has its own. */
export function invalid(fields: readonly RefusedField[]): { readonly refusal: RefusedChange } {
  return refusal('INVALID', fields[0]?.message ?? say('platform.checkInput'), fields);
}

/** A refusal as a member of the payload's union. */
export const refusedPayload = ({
  refusal: { code, message, fields },
}: {
  readonly refusal: RefusedChange;
}) => ({ __typename: 'Refusal' as const, code, message, fields });
