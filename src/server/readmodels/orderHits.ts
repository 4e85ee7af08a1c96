import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';
import { AFTER, begins, idRange } from './memberHits.ts';

/** What of an order fits a search. */
export interface OrderHit {
  readonly orderId: string;
  readonly by: 'ID' | 'SHOP' | 'TRACKING' | 'CODE';
}

/** The most that are found. */
const MOST = 5;

type Row = { orderId: string; by: OrderHit['by'] };

const starting = (column: string, by: OrderHit['by']): string =>
  `(select o.id as "orderId", '${by}' as by from orders o
     where o.brand = $1 and o.${column} is not null and ${begins(`lower(o.${column})`)}
     order by lower(o.${column}) using ~<~ limit ${MOST})`;

/** $1 brand, $2 and $3 the text and what follows it, $4 the keyed hash of a code's end or null, $5 and $6 first and last id or null. */
const hits = statement<Row>(
  'order_hits',
  `(select o.id as "orderId", 'ID' as by from orders o
     where o.id between $5::uuid and $6::uuid and o.brand = $1 order by o.id limit ${MOST})
   union all (select o.id, 'CODE' from orders o
     where o.brand = $1 and o.code_end is not null and o.code_end = $4 limit ${MOST})
   union all ${starting('shop_number', 'SHOP')}
   union all ${starting('tracking_number', 'TRACKING')}`,
);

/** The orders that staff may mean: by the beginning of their number, ours or a partner's, or the last four characters of their code. */
export async function orderHits(
  db: Db,
  brandId: string,
  search: string,
  hashOf: (lastFour: string) => string,
): Promise<readonly OrderHit[]> {
  const text = search.trim().toLowerCase();
  if (text.length < 4 || text.includes('\0')) return [];
  const found = await hits(db, [
    brandId,
    text,
    text + AFTER,
    /^[\p{L}\p{N}]{4}$/u.test(text) ? hashOf(text) : null,
    ...idRange(text),
  ]);
  return found
    .filter(({ orderId }, at) => found.findIndex((each) => each.orderId === orderId) === at)
    .slice(0, MOST);
}
