import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';

type Kind = 'PROGRAMS' | 'UTILITIES' | 'TIME_ZONES' | 'TAGS';

/** The names of a brand's rows and tags that attributes have as options, by id or key, and the time zones of its utilities. */
export async function optionRows(
  db: Db,
  brandId: string,
): Promise<{
  readonly PROGRAMS: ReadonlyMap<string, string>;
  readonly UTILITIES: ReadonlyMap<string, string>;
  readonly TAGS: ReadonlyMap<string, string>;
  readonly zones: readonly string[];
}> {
  const found = await rows<{ kind: Kind; id: string; name: string }>(
    db,
    sql`select 'PROGRAMS' as kind, id::text, name from programs where brand = ${brandId}
        union all select 'UTILITIES', id::text, name from utilities where brand = ${brandId}
        union all select 'TAGS', key, min(tag) from member_tags where brand = ${brandId} group by key
        union all select distinct 'TIME_ZONES', time_zone, time_zone from utilities where brand = ${brandId} order by 3`,
  );
  const of = (kind: Kind) =>
    new Map(found.filter((row) => row.kind === kind).map(({ id, name }) => [id, name]));
  return {
    PROGRAMS: of('PROGRAMS'),
    UTILITIES: of('UTILITIES'),
    TAGS: of('TAGS'),
    zones: [...of('TIME_ZONES').keys()],
  };
}
