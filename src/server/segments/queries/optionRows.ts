import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';

/** The names of a brand's rows that attributes have as options, by id. */
export async function optionRows(
  db: Db,
  brandId: string,
): Promise<{
  readonly PROGRAMS: ReadonlyMap<string, string>;
  readonly UTILITIES: ReadonlyMap<string, string>;
}> {
  const found = await rows<{ kind: 'PROGRAMS' | 'UTILITIES'; id: string; name: string }>(
    db,
    sql`select 'PROGRAMS' as kind, id, name from programs where brand = ${brandId}
        union all select 'UTILITIES', id, name from utilities where brand = ${brandId} order by 3`,
  );
  const of = (kind: string) =>
    new Map(found.filter((row) => row.kind === kind).map(({ id, name }) => [id, name]));
  return { PROGRAMS: of('PROGRAMS'), UTILITIES: of('UTILITIES') };
}
