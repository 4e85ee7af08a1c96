import type { W9Status } from '../../../domain/cashout/w9.ts';
import type { Db } from '../../platform/db/db.ts';
import { foundPage, sortedList, type Order, type SortedRow } from '../../platform/db/sortedList.ts';
import { statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import { matchingMembers, toIdPattern, toPattern } from '../../readmodels/memberSearch.ts';
import { brandW9s, type W9Row } from '../store/cashouts.ts';
import { brandDifferences, type PayoutDifferenceRow } from '../store/payouts.ts';

export interface FoundRows<Row> {
  readonly rows: readonly (Row & SortedRow)[];
  readonly totalCount: number;
}

export type W9FormOrder = Order<'SIGNED_AT' | 'STATUS' | 'MEMBER'>;

const isForm = (f: string): string =>
  `($2::text is null or ${f}.status = $2)
    and ($3::text is null or lower(${f}.name) like $3 or ${f}.last_four = $4 or ${f}.member_id in ${matchingMembers('$3')})`;

/** $1 brand, $2 status, $3 pattern, $4 last digits; null: all. */
const forms = sortedList<{ id: string; total: number }, W9FormOrder['field']>({
  name: 'staff_w9_forms',
  keys: {
    SIGNED_AT: { sql: 'f.signed_at', type: 'timestamptz' },
    STATUS: { sql: 'f.status', type: 'text' },
    MEMBER: { sql: 'm.email_key', type: 'text', join: 'join members m on m.id = f.member_id' },
  },
  id: 'f.id',
  parameters: 4,
  text: ({ keyColumn, join, after, orderBy, limit }) => `select f.id, ${keyColumn},
     (select count(*)::int from w9_forms n where n.brand = $1 and ${isForm('n')}) as total
   from w9_forms f ${join} where f.brand = $1 and ${isForm('f')} and ${after} order by ${orderBy} limit ${limit}`,
});

export async function staffW9Forms(
  db: Db,
  brandId: string,
  page: Page,
  { status, search }: { readonly status: W9Status | null; readonly search: string | null },
  order: W9FormOrder,
): Promise<FoundRows<W9Row>> {
  const found = await forms(
    db,
    [brandId, status, toPattern(search ?? ''), search?.trim() ?? null],
    page,
    order,
  );
  const read = await brandW9s(
    db,
    brandId,
    found.map(({ id }) => id),
  );
  return foundPage(found, read);
}

export type PayoutDifferenceOrder = Order<'FOUND_AT' | 'KIND' | 'AMOUNT'>;

const isShown = (d: string): string =>
  `($2::bool is null or (${d}.settled_at is null) = $2)
    and ($3::text is null or lower(${d}.reference) like $3 or ${d}.order_id::text like $4
      or ${d}.order_id in (select o.id from orders o where o.brand = $1 and o.member_id in ${matchingMembers('$3')}))`;

/** $1 brand, $2 whether open, $3 pattern, $4 pattern of ids; $2 and $3 null: all. */
const differences = sortedList<{ id: string; total: number }, PayoutDifferenceOrder['field']>({
  name: 'staff_payout_differences',
  keys: {
    FOUND_AT: { sql: 'd.found_at', type: 'timestamptz' },
    KIND: { sql: 'd.kind', type: 'text' },
    AMOUNT: { sql: 'coalesce(d.theirs, d.ours, 0)', type: 'bigint' },
  },
  // Padded, so that texts are in the order of the numbers.
  id: `lpad(d.id::text, 19, '0')`,
  idType: 'text',
  parameters: 4,
  text: ({ keyColumn, after, orderBy, limit }) => `select d.id::text as id, ${keyColumn},
     (select count(*)::int from payout_differences n where n.brand = $1 and ${isShown('n')}) as total
   from payout_differences d where d.brand = $1 and ${isShown('d')} and ${after} order by ${orderBy} limit ${limit}`,
});

/** The id of a difference as a list's cursor has it. */
export const differenceCursor = (id: number): string => String(id).padStart(19, '0');

export async function staffDifferences(
  db: Db,
  brandId: string,
  page: Page,
  { isOpen, search }: { readonly isOpen: boolean | null; readonly search: string | null },
  order: PayoutDifferenceOrder,
): Promise<FoundRows<PayoutDifferenceRow>> {
  const found = await differences(
    db,
    [brandId, isOpen, toPattern(search ?? ''), toIdPattern(search ?? '')],
    page,
    order,
  );
  const read = await brandDifferences(
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

/** $1 brand, $2 orders. */
const owners = statement<{ id: string; memberId: string }>(
  'staff_difference_members',
  `select o.id, o.member_id as "memberId" from orders o where o.brand = $1 and o.id = any($2::uuid[])`,
);

/** Whose orders they are, by order. */
export async function membersOfOrders(
  db: Db,
  brandId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await owners(db, [brandId, [...orderIds]]);
  return new Map(found.map(({ id, memberId }) => [id, memberId]));
}
