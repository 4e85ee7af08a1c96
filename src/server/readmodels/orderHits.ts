import type { Db } from '../platform/db/db.ts';
import { builtReads } from '../platform/db/sql.ts';
import { AFTER, begins, idRange } from './memberHits.ts';

/** What of an order fits a search. */
export interface OrderHit {
  readonly orderId: string;
  readonly by: 'ID' | 'SHOP' | 'TRACKING' | 'CODE';
}

/** The most that are found. */
const MOST = 5;

type Row = { orderId: string; by: OrderHit['by'] };

const run = builtReads<Row>();

const starting = (column: string, by: OrderHit['by'], from: string, to: string): string =>
  `(select o.id as "orderId", '${by}' as by from orders o
     where o.brand = $1 and o.${column} is not null and ${begins(`lower(o.${column})`, from, to)}
     order by lower(o.${column}) using ~<~ limit ${MOST})`;

/** The orders that staff may mean: by the beginning of their number, ours or a partner's, or the last four characters of their code. */
export async function orderHits(
  db: Db,
  brandId: string,
  search: string,
  hashOf: (lastFour: string) => string,
): Promise<readonly OrderHit[]> {
  const text = search.trim().toLowerCase();
  if (text.length < 4 || text.includes('\0')) return [];
  const values = [brandId];
  const add = (value: string): string => `$${values.push(value)}`;
  const branches: string[] = [];
  const ids = idRange(text);
  if (ids !== null)
    branches.push(`(select o.id as "orderId", 'ID' as by from orders o
      where o.id between ${add(ids[0])}::uuid and ${add(ids[1])}::uuid and o.brand = $1 order by o.id limit ${MOST})`);
  if (/^[\p{L}\p{N}]{4}$/u.test(text))
    branches.push(`(select o.id as "orderId", 'CODE' as by from orders o
      where o.brand = $1 and o.code_end is not null and o.code_end = ${add(hashOf(text))} limit ${MOST})`);
  const [from, to] = [add(text), add(text + AFTER)];
  branches.push(starting('shop_number', 'SHOP', from, to), starting('tracking_number', 'TRACKING', from, to));
  const found = await run(db, branches.join(' union all '), values);
  return found
    .filter(({ orderId }, at) => found.findIndex((each) => each.orderId === orderId) === at)
    .slice(0, MOST);
}
