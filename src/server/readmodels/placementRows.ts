import { isSafeLink, isSafePicture } from '../../domain/placements/safeUrl.ts';
import type { Cta } from '../placements/tables.ts';
import type { Db } from '../platform/db/db.ts';
import { shortRead, statement } from '../platform/db/sql.ts';

export type PlacementRow = {
  readonly placement: string;
  /** Of an announcement, or a survey. */
  readonly name: string | null;
  readonly onNextPage: boolean;
  readonly locale: string | null;
  readonly id: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly icon: string | null;
  readonly content: string | null;
  readonly imageUrl: string | null;
  readonly pictureId: string | null;
  readonly subtext: string | null;
  readonly ctas: readonly Cta[];
  /** For the members in it; null: for everyone. */
  readonly segmentId: string | null;
};

/** Content in one placement on one screen (GQL-06). */
const MOST_SHOWN = 5;
/** Members see one of these at a time, and the next after closing or answering it, so more are given. */
const ONE_AT_A_TIME = ['PopupAnnouncement', 'SurveyCard'];
const MANY = 100;

export const mostShown = (placement: string): number =>
  ONE_AT_A_TIME.includes(placement) ? MANY : MOST_SHOWN;

/**
 * That content `i` is shown at the instant `now`, and that few enough are before it. Content for a segment may be left
 * out later, so more of it is read.
 */
export const shownAt = (now: string): string =>
  `active and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})`;
export const MOST_READ = `case
  when i.segment_id is null and i.placement not in ('${ONE_AT_A_TIME.join("', '")}') then ${MOST_SHOWN}
  else ${MANY}
end`;
/** Numbers content of one placement, apart for everyone and for segments. */
export const CONTENT_NUMBER =
  'row_number() over (partition by placement, locale, segment_id is null order by position, id) as nr';

const COLUMNS = `i.placement, i.name, i.on_next_page as "onNextPage", i.locale, i.id, i.title,
  i.subtitle, i.icon, i.content, i.image_url as "imageUrl", i.picture_id as "pictureId", i.subtext, i.ctas,
  i.segment_id as "segmentId"`;

const all = shortRead<PlacementRow>(
  'placements',
  `select ${COLUMNS} from (select *, ${CONTENT_NUMBER} from placement_instances where brand = $1 and ${shownAt('$2::timestamptz')}) i
   where i.nr <= ${MOST_READ} order by i.placement, i.position, i.id`,
);

const announced = statement<PlacementRow>(
  'announcements_since',
  `select ${COLUMNS} from placement_instances i
   where i.brand = $1 and i.placement = 'PopupAnnouncement' and i.active
     and (i.starts_at is null or i.starts_at <= $2::timestamptz)
     and (i.ends_at is null or i.ends_at > $3::timestamptz)
   order by i.position, i.id limit ${MANY}`,
);

/** The announcements that a brand has shown since an instant, with those of all segments. */
export const readAnnouncements = (
  db: Db,
  brandId: string,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<PlacementRow[]> => announced(db, [brandId, now.toISOString(), since.toISOString()]);

/** The content that a brand shows now, with that of all segments. */
export const readPlacements = (db: Db, brandId: string, now: Date): Promise<PlacementRow[]> =>
  all(db, [brandId, now.toISOString()]);

const one = statement<PlacementRow>(
  'placement_by_id',
  `select ${COLUMNS} from placement_instances i where i.brand = $1 and i.id = $2 and ${shownAt('$3::timestamptz')}`,
);

/** A piece of content that the brand shows now. */
export async function placementById(
  db: Db,
  brandId: string,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<PlacementRow | null> {
  const [row] = await one(db, [brandId, id, now.toISOString()]);
  return row ?? null;
}

/** Who reads: in which language, and which segments they are in. */
export interface ContentReader {
  readonly locale: string;
  readonly segments: ReadonlySet<string>;
}

/**
 * The content of the requested placements for this reader, in the order requested, each placement once. Content with
 * an unsafe link is left out here, so that clients need not check.
 */
export function shownPlacements<Name extends string>(
  all: readonly PlacementRow[],
  names: readonly Name[],
  { locale, segments }: ContentReader,
) {
  const shown = all
    .filter(
      (row) =>
        (row.locale === null || row.locale === locale) &&
        (row.segmentId === null || segments.has(row.segmentId)),
    )
    .map(safe);
  return [...new Set(names)].map((name) => ({
    name,
    instances: shown.filter(({ placement }) => placement === name).slice(0, mostShown(name)),
  }));
}

const safe = (row: PlacementRow): PlacementRow => ({
  ...row,
  imageUrl: row.imageUrl !== null && isSafePicture(row.imageUrl) ? row.imageUrl : null,
  ctas: row.ctas.filter(({ url }) => isSafeLink(url)),
});
