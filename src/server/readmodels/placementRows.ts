import { isSafeLink, isSafePicture } from '../../domain/placements/safeUrl.ts';
import type { Cta } from '../placements/tables.ts';
import type { Db } from '../platform/db/db.ts';
import { shortRead, statement } from '../platform/db/sql.ts';

export type PlacementRow = {
  readonly placement: string;
  readonly locale: string | null;
  readonly id: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly icon: string | null;
  readonly content: string | null;
  readonly imageUrl: string | null;
  readonly subtext: string | null;
  readonly ctas: readonly Cta[];
};

const COLUMNS =
  'i.placement, i.locale, i.id, i.title, i.subtitle, i.icon, i.content, i.image_url as "imageUrl", i.subtext, i.ctas';

const all = shortRead<PlacementRow>(
  'placements',
  `select ${COLUMNS} from (select *, row_number() over (partition by placement, locale order by position) as nr from placement_instances where brand = $1 and active) i
   where i.nr <= 5 order by i.placement, i.position`,
);

/** All content that a brand shows now, at most five per placement and language. */
export const readPlacements = (db: Db, brandId: string): Promise<PlacementRow[]> => all(db, [brandId]);

const one = statement<PlacementRow>(
  'placement_by_id',
  `select ${COLUMNS} from placement_instances i where i.brand = $1 and i.id = $2 and i.active`,
);

/** A piece of content that the brand shows now. */
export async function placementById(db: Db, brandId: string, id: string): Promise<PlacementRow | null> {
  const [row] = await one(db, [brandId, id]);
  return row ?? null;
}

/**
 * The content of the requested placements in this language, in the order requested, each placement once. Content with
 * an unsafe link is left out here, so that clients need not check.
 */
export function shownPlacements<Name extends string>(
  all: readonly PlacementRow[],
  names: readonly Name[],
  locale: string,
) {
  const shown = all.filter((row) => row.locale === null || row.locale === locale).map(safe);
  return [...new Set(names)].map((name) => ({
    name,
    instances: shown.filter(({ placement }) => placement === name),
  }));
}

const safe = (row: PlacementRow): PlacementRow => ({
  ...row,
  imageUrl: row.imageUrl !== null && isSafePicture(row.imageUrl) ? row.imageUrl : null,
  ctas: row.ctas.filter(({ url }) => isSafeLink(url)),
});
