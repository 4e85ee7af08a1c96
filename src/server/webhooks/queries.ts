import { inArray } from 'drizzle-orm';
import { DELIVERY_TYPES } from '../../domain/webhooks/kinds.ts';
import type { Db } from '../platform/db/db.ts';
import { foundPage, sortedList, type Order, type SortedRow } from '../platform/db/sortedList.ts';
import type { Page } from '../platform/graphql/connection.ts';
import { toPattern } from '../readmodels/memberSearch.ts';
import type { DeliveryRow } from './store.ts';
import { webhookDeliveries, type DeliveryState } from './tables.ts';

export type DeliveryOrder = Order<'CREATED_AT' | 'TRIED_AT' | 'TRIES' | 'STATE' | 'TYPE' | 'URL'>;

const isShown = (d: string): string =>
  `${d}.brand = $1 and ($2::text is null or ${d}.state = $2)
   and ($3::text is null or ${d}.kind = any($4::text[]) or lower(${d}.url) like $3 or ${d}.data::text like $3
     or lower(${d}.answer) like $3 or ${d}.answer_status::text like $3)`;

/** $1 brand, $2 state, $3 pattern, $4 kinds whose type has the searched text; null: all. */
const list = sortedList<{ id: string; total: number }, DeliveryOrder['field']>({
  name: 'webhook_deliveries',
  keys: {
    CREATED_AT: { sql: 'd.created_at', type: 'timestamptz' },
    TRIED_AT: { sql: 'd.tried_at', type: 'timestamptz', nullable: true },
    TRIES: { sql: 'd.tries', type: 'bigint' },
    STATE: { sql: 'd.state', type: 'text' },
    TYPE: { sql: 'd.kind', type: 'text' },
    URL: { sql: 'd.url', type: 'text' },
  },
  id: 'd.id',
  parameters: 4,
  text: ({ keyColumn, after, orderBy, limit }) => `select d.id, ${keyColumn},
     (select count(*)::int from webhook_deliveries n where ${isShown('n')}) as total
   from webhook_deliveries d where ${isShown('d')} and ${after} order by ${orderBy} limit ${limit}`,
});

export async function listDeliveries(
  db: Db,
  brandId: string,
  page: Page,
  { state, search }: { readonly state: DeliveryState | null; readonly search: string | null },
  order: DeliveryOrder,
): Promise<{ readonly rows: readonly (DeliveryRow & SortedRow)[]; readonly totalCount: number }> {
  const searched = (search ?? '').trim().toLowerCase();
  const kinds = Object.entries(DELIVERY_TYPES).flatMap(([kind, type]) =>
    type.includes(searched) ? [kind] : [],
  );
  const found = await list(db, [brandId, state, toPattern(searched), kinds], page, order);
  if (found.length === 0) return { rows: [], totalCount: 0 };
  const ids = found.map(({ id }) => id);
  const read = new Map(
    (await db.select().from(webhookDeliveries).where(inArray(webhookDeliveries.id, ids))).map((row) => [
      row.id,
      row,
    ]),
  );
  return foundPage(found, read);
}
