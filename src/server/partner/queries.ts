import { inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { foundPage, sortedList, type Order, type SortedRow } from '../platform/db/sortedList.ts';
import type { Page } from '../platform/graphql/connection.ts';
import { toPattern } from '../readmodels/memberSearch.ts';
import type { ApiKeyRow } from './store.ts';
import { apiKeys } from './tables.ts';

export type ApiKeyOrder = Order<'CREATED_AT' | 'EXPIRES_AT' | 'LAST_USED_AT' | 'NAME'>;

const isShown = (k: string): string => `${k}.brand = $1 and ($2::text is null or lower(${k}.name) like $2)`;

/** $1 brand, $2 pattern; null: all. */
const list = sortedList<{ id: string; total: number }, ApiKeyOrder['field']>({
  name: 'staff_api_keys',
  keys: {
    NAME: { sql: 'k.name', type: 'text' },
    CREATED_AT: { sql: 'k.created_at', type: 'timestamptz' },
    EXPIRES_AT: { sql: 'coalesce(k.ended_at, k.expires_at)', type: 'timestamptz' },
    LAST_USED_AT: { sql: 'k.last_used_at', type: 'timestamptz', nullable: true },
  },
  id: 'k.id',
  parameters: 2,
  text: ({ keyColumn, after, orderBy, limit }) => `select k.id, ${keyColumn},
     (select count(*)::int from api_keys n where ${isShown('n')}) as total
   from api_keys k where ${isShown('k')} and ${after} order by ${orderBy} limit ${limit}`,
});

/** A brand's keys, those that are over too. */
export async function listApiKeys(
  db: Db,
  brandId: string,
  page: Page,
  search: string | null,
  order: ApiKeyOrder,
): Promise<{ readonly rows: readonly (ApiKeyRow & SortedRow)[]; readonly totalCount: number }> {
  const found = await list(db, [brandId, toPattern(search ?? '')], page, order);
  if (found.length === 0) return { rows: [], totalCount: 0 };
  const ids = found.map(({ id }) => id);
  const read = new Map(
    (await db.select().from(apiKeys).where(inArray(apiKeys.id, ids))).map((row) => [row.id, row]),
  );
  return foundPage(found, read);
}
