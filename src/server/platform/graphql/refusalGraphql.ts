import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { inWords } from '../messages/inWords.ts';

/** Puts refusals into the caller's language. */
export const refusalResolvers = {
  Refusal: { message: ({ message }, _args, { locale }) => inWords(locale, message) },
  FieldFault: { message: ({ message }, _args, { locale }) => inWords(locale, message) },
} satisfies Resolvers;
