import { inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { sortedList, type Order, type SortedRow } from '../platform/db/sortedList.ts';
import type { Page } from '../platform/graphql/connection.ts';
import type { DeliveryRow } from './store.ts';
import { webhookDeliveries, type DeliveryState } from './tables.ts';

export type DeliveryOrder = Order<'CREATED_AT' | 'TRIED_AT' | 'TRIES' | 'STATE'>;

const isShown = (d: string): string => `${d}.brand = $1 and ($2::text is null or ${d}.state = $2)`;

/** $1 brand, $2 state; null: all. */
const list = sortedList<{ id: string; total: number }, DeliveryOrder['field']>({
  name: 'webhook_deliveries',
  keys: {
    CREATED_AT: { sql: 'd.created_at', type: 'timestamptz' },
    TRIED_AT: { sql: 'd.tried_at', type: 'timestamptz', nullable: true },
    TRIES: { sql: 'd.tries', type: 'bigint' },
    STATE: { sql: 'd.state', type: 'text' },
  },
  id: 'd.id',
  parameters: 2,
  text: ({ keyColumn, after, orderBy, limit }) => `select d.id, ${keyColumn},
     (select count(*)::int from webhook_deliveries n where ${isShown('n')}) as total
   from webhook_deliveries d where ${isShown('d')} and ${after} order by ${orderBy} limit ${limit}`,
});

export async function listDeliveries(
  db: Db,
  brandId: string,
  page: Page,
  state: DeliveryState | null,
  order: DeliveryOrder,
): Promise<{ readonly rows: readonly (DeliveryRow & SortedRow)[]; readonly totalCount: number }> {
  const found = await list(db, [brandId, state], page, order);
  if (found.length === 0) return { rows: [], totalCount: 0 };
  const ids = found.map(({ id }) => id);
  const read = new Map(
    (await db.select().from(webhookDeliveries).where(inArray(webhookDeliveries.id, ids))).map((row) => [
      row.id,
      row,
    ]),
  );
  return {
    rows: found.flatMap(({ id, sortKey }) => {
      const row = read.get(id);
      return row === undefined ? [] : [{ ...row, sortKey }];
    }),
    totalCount: found[0]?.total ?? 0,
  };
}
