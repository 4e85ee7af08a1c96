import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '../context.ts';

/** As the executor calls it; the generated types are specific to each field. */
export type AnyResolver = (
  parent: unknown,
  args: Readonly<Record<string, unknown>>,
  ctx: RequestContext,
  info: GraphQLResolveInfo,
) => unknown;

/** Type name to field name to resolver. */
export type ResolverMap = Readonly<Record<string, Readonly<Record<string, AnyResolver>>>>;

/** Merges the subjects' resolvers. Two resolvers for one field stop the start. */
export function mergeResolvers(maps: readonly ResolverMap[]): ResolverMap {
  const merged: Record<string, Record<string, AnyResolver>> = {};
  for (const map of maps) {
    for (const [type, fields] of Object.entries(map)) {
      const target = (merged[type] ??= {});
      for (const [field, resolver] of Object.entries(fields)) {
        if (target[field]) throw new Error(`Two subjects answer ${type}.${field}.`);
        target[field] = resolver;
      }
    }
  }
  return merged;
}
