import type { RequestContext } from '../platform/context.ts';
import { readAhead } from '../platform/readAhead.ts';
import { HOME_COLUMNS, homeJoins, type HomeRow } from './homeRow.ts';
import type { PlacementRow } from './placementRows.ts';

/** An override of a feature as it stands in the tables, expired ones too. */
export type OverrideRow = {
  readonly key: string;
  readonly state: 'ENABLED' | 'DISABLED';
  /** As ISO 8601; null: it stays until it is cleared. */
  readonly expires_at: string | null;
};

export type HomeAheadRow = HomeRow & { readonly overrides: readonly OverrideRow[] | null };

/** The field of the contract that says that a request is for Home. */
export const HOME_FIELD = 'Viewer.home';

/**
 * What a request for Home needs beside its session: columns and joins that are put into the session's own statement on
 * `members m`. So Home, called or as a page, costs one statement in all.
 */
export const HOME_AHEAD = {
  columns: `${HOME_COLUMNS},
   (select json_agg(json_build_object('key', o.key, 'state', o.state, 'expires_at', o.expires_at))
      from feature_overrides o where o.member_id = m.id) as overrides`,
  joins: homeJoins,
};

export const homeAhead = readAhead<HomeRow>();
/** What the brand shows in its places, for whoever asks for it beside Home. */
export const contentAhead = readAhead<readonly PlacementRow[]>();
export const overridesAhead = readAhead<readonly OverrideRow[]>();

/** Lays what was read where Home and the features look first. */
export function handOverHome(row: HomeAheadRow): (ctx: RequestContext) => void {
  return (ctx) => {
    homeAhead.put(ctx, row);
    contentAhead.put(ctx, row.placements ?? []);
    overridesAhead.put(ctx, row.overrides ?? []);
  };
}
