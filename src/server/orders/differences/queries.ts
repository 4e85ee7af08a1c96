import type { Db } from '../../platform/db/db.ts';
import { sortedList, type Order, type SortedRow } from '../../platform/db/sortedList.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import { matchingMembers, toIdPattern, toPattern } from '../../readmodels/memberSearch.ts';
import { seenDifferences, type OrderDifferenceRow } from './store.ts';

export type OrderDifferenceOrder = Order<'FOUND_AT' | 'KIND' | 'SERVICE'>;

const isShown = (d: string): string =>
  `(${d}.brand = $1 or ${d}.brand is null) and ($2::bool is null or (${d}.settled_at is null) = $2)
    and ($3::text is null or lower(${d}.reference) like $3 or ${d}.order_id::text like $4
      or ${d}.order_id in (select o.id from orders o
        where o.brand = $1 and (lower(o.title) like $3 or o.member_id in ${matchingMembers('$3')})))`;

/** $1 brand, $2 whether open, $3 pattern, $4 pattern of ids; $2 and $3 null: all. */
const differences = sortedList<{ id: string; total: number }, OrderDifferenceOrder['field']>({
  name: 'staff_order_differences',
  keys: {
    FOUND_AT: { sql: 'd.found_at', type: 'timestamptz' },
    KIND: { sql: 'd.kind', type: 'text' },
    SERVICE: { sql: 'd.service', type: 'text' },
  },
  // Padded, so that texts are in the order of the numbers.
  id: `lpad(d.id::text, 19, '0')`,
  idType: 'text',
  parameters: 4,
  text: ({ keyColumn, after, orderBy, limit }) => `select d.id::text as id, ${keyColumn},
     (select count(*)::int from order_differences n where ${isShown('n')}) as total
   from order_differences d where ${isShown('d')} and ${after} order by ${orderBy} limit ${limit}`,
});

/** The id of a difference as a list's cursor has it. */
export const differenceCursor = (id: number): string => String(id).padStart(19, '0');

/** A brand's differences, with those of orders that no brand knows. */
export async function staffOrderDifferences(
  db: Db,
  brandId: string,
  page: Page,
  { isOpen, search }: { readonly isOpen: boolean | null; readonly search: string | null },
  order: OrderDifferenceOrder,
): Promise<{ readonly rows: readonly (OrderDifferenceRow & SortedRow)[]; readonly totalCount: number }> {
  const found = await differences(
    db,
    [brandId, isOpen, toPattern(search ?? ''), toIdPattern(search ?? '')],
    page,
    order,
  );
  const read = await seenDifferences(
    db,
    brandId,
    found.map(({ id }) => Number(id)),
  );
  return {
    rows: found.flatMap(({ id, sortKey }) => {
      const row = read.get(Number(id));
      return row === undefined ? [] : [{ ...row, sortKey }];
    }),
    totalCount: found[0]?.total ?? 0,
  };
}
