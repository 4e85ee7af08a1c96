import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';

type FoundMember = {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  /** The language that the member chose. */
  readonly locale: string | null;
};

/** A brand's member by id or email address; null: none. `emailKey` is the address as it is compared. */
export async function findMember(
  db: Db,
  brandId: string,
  { id, emailKey }: { readonly id: string | null; readonly emailKey: string },
): Promise<FoundMember | null> {
  const [row] = await rows<FoundMember>(
    db,
    sql`select id, email, locale, nullif(trim(first_name || ' ' || last_name), '') as name from members
        where brand = ${brandId} and (id = ${id}::uuid or email_key = ${emailKey}) limit 1`,
  );
  return row ?? null;
}

/** Names of staff, by id: who saved a version. */
export async function staffNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await rows<{ id: string; name: string }>(
    db,
    sql`select id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name
        from members
        where id = any(${sql.param([...ids])}::uuid[])`,
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}
