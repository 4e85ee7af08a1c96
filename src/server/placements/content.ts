import type { PlacementName } from '../../../codegen/graphql/types.ts';
import { DISMISSIBLE_PLACES, type ContentPlace } from '../../domain/placements/names.ts';
import type { RequestContext } from '../platform/context.ts';
import { inHome } from '../platform/access/household.ts';
import { isRowId } from '../platform/graphql/nodes.ts';
import { perRequest } from '../platform/loader.ts';
import { dismissedItems } from '../readmodels/dismissals.ts';
import {
  placementById,
  readAnnouncements,
  readPlacements,
  shownPlacements,
  type PlacementRow,
} from '../readmodels/placementRows.ts';
import { pictureUrl } from '../rewards/service.ts';
import { callersSegments } from '../segments/service.ts';
import { readBeginnings } from './store.ts';

/**
 * Content for the requested placements, members only, in their language and for their segments, at most five each.
 * Source: GQL-06, BAN-38.
 */
export async function contentFor(ctx: RequestContext, names: readonly PlacementName[]) {
  const { db, brand, member, now } = ctx;
  const all = member === null || names.length === 0 ? [] : await readPlacements(db, brand.id, now);
  return shownToCaller(ctx, all, names);
}

/** The brand's content and which of its announcements and surveys the caller sees, read once for both. */
const loadPanels = perRequest(async (ctx: RequestContext) => {
  const { db, brand, member, now } = ctx;
  const all = member === null ? [] : await readPlacements(db, brand.id, now);
  return shownToCaller(ctx, all, ['PopupAnnouncement', 'SurveyCard']);
});

/** The announcements that the caller sees in a panel over the page (BAN-33). */
export async function announcementsFor(ctx: RequestContext): Promise<readonly PlacementRow[]> {
  return (await loadPanels(ctx)).find(({ name }) => name === 'PopupAnnouncement')?.instances ?? [];
}

/** The announcements for the caller that were shown since an instant, also those that they closed, and from when on. */
export async function callersAnnouncements(
  ctx: RequestContext,
  since: Date,
): Promise<readonly (PlacementRow & { readonly at: Date })[]> {
  const home = inHome(ctx);
  const all = await readAnnouncements(ctx.db, ctx.brand.id, { since, now: ctx.now });
  if (all.length === 0) return [];
  const segments = await callersSegments(home, segmentsOf(all));
  const [shown] = shownPlacements(all, ['PopupAnnouncement'], { locale: ctx.locale, segments });
  const begun = await readBeginnings(
    ctx.db,
    all.map(({ id }) => id),
  );
  return (shown?.instances ?? []).flatMap((row) => {
    const at = begun.get(row.id);
    return at === undefined || at <= since ? [] : [{ ...row, at }];
  });
}

/** The surveys that the caller may be asked to answer (BAN-23). */
export async function surveysFor(ctx: RequestContext) {
  const rows = (await loadPanels(ctx)).find(({ name }) => name === 'SurveyCard')?.instances ?? [];
  return rows.flatMap(({ name, title, content, ctas: [link], onNextPage }) =>
    name === null || link === undefined
      ? []
      : [{ name, title, content, label: link.label, url: link.url, onNextPage }],
  );
}

/** Of content that was read already, what the caller sees and hasn't dismissed. */
export async function shownToCaller<Name extends ContentPlace>(
  ctx: RequestContext,
  all: readonly PlacementRow[],
  names: readonly Name[],
) {
  const wanted = await notDismissed(
    ctx,
    all.filter(({ placement }) => names.some((name) => name === placement)),
  );
  const segments = await callersSegments(ctx, segmentsOf(wanted));
  return shownPlacements(withPictures(ctx, wanted), names, { locale: ctx.locale, segments });
}

async function notDismissed(
  ctx: RequestContext,
  rows: readonly PlacementRow[],
): Promise<readonly PlacementRow[]> {
  const isDismissible = ({ placement }: PlacementRow) => DISMISSIBLE_PLACES.includes(placement);
  if (!rows.some(isDismissible)) return rows;
  const gone = await dismissedItems(ctx);
  return rows.filter((row) => !isDismissible(row) || !gone.has(row.id));
}

/** One piece of content by its own id; null where the caller doesn't see it now. */
export async function shownContent(ctx: RequestContext, id: string): Promise<PlacementRow | null> {
  const { db, brand, now } = ctx;
  const row = isRowId(id) ? await placementById(db, brand.id, { id, now }) : null;
  if (row === null) return null;
  const segments = await callersSegments(ctx, segmentsOf([row]));
  const [shown] = shownPlacements(withPictures(ctx, [row]), [row.placement], {
    locale: row.locale ?? ctx.locale,
    segments,
  });
  return shown?.instances[0] ?? null;
}

const segmentsOf = (rows: readonly PlacementRow[]): readonly string[] => [
  ...new Set(rows.flatMap(({ segmentId }) => segmentId ?? [])),
];

const withPictures = (
  { brand }: Pick<RequestContext, 'brand'>,
  rows: readonly PlacementRow[],
): readonly PlacementRow[] =>
  rows.map((row) => (row.pictureId === null ? row : { ...row, imageUrl: pictureUrl(brand, row.pictureId) }));
