import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import type { Sentence } from '../../../domain/sentences/sentence.ts';
import { inWords } from '../messages/inWords.ts';
import { say } from '../messages/say.ts';

/** What is wrong with one field of an input. */
export interface RefusedField {
  readonly field: string;
  readonly message: Sentence;
}

/** Nothing was done, and why: the contract's `Refusal`. */
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

/** The first fault is the sentence; all of them are at their fields. */
export function invalid(fields: readonly RefusedField[]): { readonly refusal: RefusedChange } {
  return refusal('INVALID', fields[0]?.message ?? say('platform.checkInput'), fields);
}

/** A refusal as the member of a payload's union that it is. */
export const refusedPayload = ({
  refusal: { code, message, fields },
}: {
  readonly refusal: RefusedChange;
}) => ({ __typename: 'Refusal' as const, code, message, fields });

/** Where the sentences of refusals become words. */
export const refusalResolvers = {
  Refusal: { message: ({ message }, _args, { locale }) => inWords(locale, message) },
  FieldFault: { message: ({ message }, _args, { locale }) => inWords(locale, message) },
} satisfies Resolvers;
