import type { PlacementName } from '../../../codegen/graphql/resolvers.ts';
import type { RequestContext } from '../platform/context.ts';
import { readPlacements, shownPlacements } from '../readmodels/placementRows.ts';

/**
 * Content for the requested placements, members only, in their language, at most five each. Source: GQL-06, BAN-38.
 */
export async function contentFor(ctx: RequestContext, names: readonly PlacementName[]) {
  const { db, brand, member, locale } = ctx;
  const all = member === null || names.length === 0 ? [] : await readPlacements(db, brand.id);
  return shownPlacements(all, names, locale);
}
