import { PAYOUT_STATES, type PayoutState } from '../../../domain/cashout/payoutState.ts';
import type { ReviewReason } from '../../../domain/cashout/review.ts';
import { brandOrders, type OrderRow } from '../../orders/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { foundPage, sortedList, type Order, type SortedRow } from '../../platform/db/sortedList.ts';
import { statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import { matchingMembers, toIdPattern, toPattern } from '../../readmodels/memberSearch.ts';
import { readReviews, type CashoutAccount, type PayoutReview } from '../store/cashouts.ts';

/** A payout as staff see it. */
export interface PayoutRecord {
  readonly id: string;
  readonly state: PayoutState;
  readonly order: OrderRow;
  readonly review: PayoutReview;
}

/** The decision on a payout. */
export interface PayoutDecisionRecord {
  readonly what: NonNullable<PayoutReview['decision']>;
  readonly memberId: string | null;
  readonly at: Date;
}

/** Another member who shares something with a payout. */
export interface SharingRecord {
  readonly id: string;
  readonly by: readonly ReviewReason[];
}

/** A member's cash-outs as staff see them; null: they never gave a destination and were never on hold. */
export interface CashoutMemberRecord {
  readonly id: string;
  readonly account: CashoutAccount | null;
}

export type StaffPayoutOrder = Order<'PLACED_AT' | 'AMOUNT' | 'MEMBER' | 'STATE' | 'SINCE'>;

/** The only place that says where a payout is. */
const stateSql = `case
  when o.state = 'placed' and o.asked_at is null
    then case
      when o.held_for = 'review' then 'review'
      when o.held_for is not null then 'blocked'
      else 'queued'
    end
  when o.state in ('placed', 'accepted')
    then case when o.partner_state = 'UNCLAIMED' then 'unclaimed' else 'sent' end
  when o.state = 'fulfilled' then 'paid'
  when o.failure like 'declined%' then 'refused'
  when o.failure in ('unclaimed', 'returned', 'late') then 'returned'
  when o.failure is not null then 'failed'
  when o.asked_at is not null then 'returned'
  else 'withdrawn'
end`;

const placeSql = `array_position(array[${PAYOUT_STATES.map((state) => `'${state}'`).join(', ')}], ${stateSql})`;

const isPayout = `o.brand = $1 and o.service = 'payouts'`;
const isShown = `($2::text is null or ${stateSql} = $2)
     and ($5::uuid is null or o.member_id = $5::uuid)
     and ($3::text is null or m.id in ${matchingMembers('$3')} or o.destination ilike $3
       or lower(o.shop_number) like $3 or o.id::text like $4)`;
/** Of former members, too. */
const from = `orders o left join members m on m.id = o.member_id`;

/** $1 brand, $2 state, $3 pattern, $4 pattern of ids, $5 member; $2, $3 and $5 null: all. The count is over all pages. */
const list = sortedList<{ id: string; state: PayoutState; total: number }, StaffPayoutOrder['field']>({
  name: 'staff_payouts',
  keys: {
    PLACED_AT: { sql: 'o.placed_at', type: 'timestamptz' },
    AMOUNT: { sql: 'coalesce(o.value_hundredths, 0)', type: 'bigint' },
    MEMBER: { sql: 'm.email_key', type: 'text', nullable: true },
    STATE: { sql: placeSql, type: 'bigint' },
    SINCE: { sql: 'o.changed_at', type: 'timestamptz' },
  },
  id: 'o.id',
  parameters: 5,
  text: ({ keyColumn, after, orderBy, limit }) => `select o.id, ${stateSql} as state, ${keyColumn},
     (select count(*)::int from ${from} where ${isPayout} and ${isShown}) as total
   from ${from} where ${isPayout} and ${isShown} and ${after} order by ${orderBy} limit ${limit}`,
});

export async function staffPayouts(
  db: Db,
  brandId: string,
  page: Page,
  {
    state = null,
    search = null,
    memberId = null,
  }: {
    readonly state?: PayoutState | null;
    readonly search?: string | null;
    readonly memberId?: string | null;
  },
  order: StaffPayoutOrder,
): Promise<{ readonly rows: readonly (PayoutRecord & SortedRow)[]; readonly totalCount: number }> {
  const found = await list(
    db,
    [brandId, state, toPattern(search ?? ''), toIdPattern(search ?? ''), memberId],
    page,
    order,
  );
  const rows = await withOrders(db, brandId, found);
  return foundPage(found, new Map(rows.map((row) => [row.id, row])));
}

type Placed = Pick<PayoutRecord, 'id' | 'state'>;

async function withOrders(db: Db, brandId: string, found: readonly Placed[]): Promise<PayoutRecord[]> {
  const ids = found.map(({ id }) => id);
  const [orders, reviews] = [await brandOrders(db, brandId, ids), await readReviews(db, brandId, ids)];
  return found.flatMap(({ id, state }) => {
    const order = orders.get(id);
    return order === undefined ? [] : [{ id, state, order, review: reviews.get(id) ?? goneReview(order) }];
  });
}

/** The review of a payout went with its member's account; the payout itself stays in the books. */
const goneReview = ({ id, memberId, brand, placedAt }: OrderRow): PayoutReview => ({
  orderId: id,
  memberId,
  brand,
  destinationKey: '',
  browserKey: null,
  addressKey: null,
  reasons: [],
  placedAt,
  decision: null,
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  version: 0,
});

/** $1 brand, $2 ids. */
const byIds = statement<{ id: string; state: PayoutState }>(
  'staff_payouts_by_id',
  `select o.id, ${stateSql} as state from orders o where ${isPayout} and o.id = any($2::uuid[])`,
);

export async function staffPayout(db: Db, brandId: string, id: string): Promise<PayoutRecord | null> {
  const [row] = await withOrders(db, brandId, await byIds(db, [brandId, [id]]));
  return row ?? null;
}

const counts = statement<{ state: PayoutState; count: number; hundredths: number }>(
  'staff_payout_counts',
  `select ${stateSql} as state, count(*)::int as count, coalesce(sum(o.value_hundredths), 0)::int8 as hundredths
   from orders o where ${isPayout} group by 1`,
);

/** States without a payout are left out. */
export function countPayouts(
  db: Db,
  brandId: string,
): Promise<readonly { readonly state: PayoutState; readonly count: number; readonly hundredths: number }[]> {
  return counts(db, [brandId]);
}

const unsent = statement<{ count: number }>(
  'staff_payouts_unsent',
  `select count(*)::int as count from orders o where ${isPayout} and ${stateSql} in ('blocked', 'queued')`,
);

/** Payouts that a stop holds back, or would. */
export async function countUnsent(db: Db, brandId: string): Promise<number> {
  const [row] = await unsent(db, [brandId]);
  return row?.count ?? 0;
}

/** $1 brand, $2 payout, $3 limit. */
const sharing = statement<{ id: string; by: ReviewReason[] }>(
  'staff_payout_sharing',
  `select r.member_id as id, array_remove(array[
       case when bool_or(r.destination_key = p.destination_key) then 'shared_destination' end,
       case when bool_or(r.browser_key = p.browser_key) then 'shared_device' end,
       case when bool_or(r.address_key = p.address_key) then 'shared_address' end], null) as by
   from payout_reviews p join payout_reviews r on r.brand = p.brand and r.member_id <> p.member_id
     and (r.destination_key = p.destination_key or r.browser_key = p.browser_key or r.address_key = p.address_key)
   where p.brand = $1 and p.order_id = $2::uuid group by r.member_id order by max(r.placed_at) desc, r.member_id limit $3::int`,
);

/** Other members who have cashed out to the same destination, in the same browser or from the same address. */
export function membersSharing(
  db: Db,
  brandId: string,
  orderId: string,
  limit: number,
): Promise<readonly SharingRecord[]> {
  return sharing(db, [brandId, orderId, limit]);
}

const exists = statement<{ id: string }>(
  'staff_cashout_member',
  `select m.id from members m where m.id = $2::uuid and m.brand = $1`,
);

export async function isMember(db: Db, brandId: string, memberId: string): Promise<boolean> {
  return (await exists(db, [brandId, memberId])).length > 0;
}
