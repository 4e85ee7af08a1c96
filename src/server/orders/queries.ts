import { LOCALES, type Locale } from '../../domain/brands/countries.ts';
import { STEP_PROGRESS, type OrderStep } from '../../domain/orders/orderRules.ts';
import type { PostalAddress } from '../../domain/session/postalAddress.ts';
import type { Db } from '../platform/db/db.ts';
import {
  foundPage,
  LATEST_FIRST,
  sortedList,
  type Order,
  type SortedRow,
} from '../platform/db/sortedList.ts';
import { statement } from '../platform/db/sql.ts';
import type { Page } from '../platform/graphql/connection.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { matchingMembers, toIdPattern, toPattern } from '../readmodels/memberSearch.ts';
import { onHold } from '../spending/service.ts';
import { brandOrders, type OrderRow } from './store.ts';

/** A member who orders, as the account is now. */
export interface Orderer {
  /** Of a parcel. */
  readonly recipient: string;
  readonly address: PostalAddress | null;
  /** Whether staff have put the account on hold. */
  readonly isOnHold: boolean;
}

const orderer = statement<{ [Key in keyof Orderer]: Orderer[Key] }>(
  'order_orderer',
  `select coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email) as recipient,
     m.shipping_address as address, ${onHold('m.id', 'm.brand')} as "isOnHold"
   from members m
   where m.id = $1 and m.brand = $2`,
);

export async function readOrderer(db: Db, brandId: string, memberId: string): Promise<Orderer | null> {
  const [row] = await orderer(db, [memberId, brandId]);
  return row ?? null;
}

/** $1 brand, $2 member. */
const payoutHold = statement<{ hold: 'block' | 'stop' | null }>(
  'order_payout_hold',
  `select case
     when exists (
       select from cashout_accounts a
       where a.member_id = $2::uuid and a.brand = $1 and a.blocked_at is not null
     ) then 'block'
     when exists (select from cashout_stops s where s.brand = $1) then 'stop'
   end as hold`,
);

/** Whether staff hold back the member's payouts, or all of the brand's; null: neither. */
export async function readPayoutHold(
  db: Db,
  brandId: string,
  memberId: string,
): Promise<'block' | 'stop' | null> {
  const [row] = await payoutHold(db, [brandId, memberId]);
  return row?.hold ?? null;
}

/** A first device chosen before orders existed. */
export interface EarlierChoice {
  readonly memberId: string;
  readonly brandId: string;
  readonly quantity: number;
  readonly title: string | null;
  readonly address: PostalAddress | null;
}

/**
 * $1 key, $2 limit. Claims on the devices page kept their address; plugs of a finished sign-up have the
 * account's, or none.
 */
const earlier = statement<{
  memberId: string;
  brandId: string;
  quantity: number;
  title: string | null;
  address: PostalAddress | null;
}>(
  'order_earlier_choices',
  `select *
   from (
     select d.member_id as "memberId", d.brand as "brandId", 1 as quantity, d.title, d.address
     from device_orders d
     where d.what = 'first_device'
     union all
     select s.member_id, s.brand, s.plugs, null, m.shipping_address
     from member_signups s
     join members m on m.id = s.member_id
     where s.plugs > 0
       and s.finished_at is not null
       and not exists (select from device_orders d where d.member_id = s.member_id)
   ) chosen
   where not exists (select from orders o where o.member_id = chosen."memberId" and o.key = $1) limit $2`,
);

export function readEarlierChoices(db: Db, key: string, limit: number): Promise<EarlierChoice[]> {
  return earlier(db, [key, limit]);
}

/** $1 brand, $2 locale, $3 titles: of rewards, prizes and offers of the brand, in any of their languages. */
const translations = statement<{ title: string; translated: string }>(
  'order_title_translations',
  `select distinct on (said.value ->> 'title') said.value ->> 'title' as title, named.texts -> $2::text ->> 'title' as translated
   from (select texts, id from rewards where brand = $1
     union all select texts, id from wheel_prizes where brand = $1
     union all select texts, id from device_offers where brand = $1) named
   cross join lateral jsonb_each(named.texts) said
   where said.value ->> 'title' = any($3::text[]) and named.texts -> $2::text ->> 'title' is not null
   order by said.value ->> 'title', named.id`,
);

const CASHOUT = say('cashout.title');

/** What orders were called, in another language; without those whose name has changed since. */
export async function translatedTitles(
  db: Db,
  brandId: string,
  locale: Locale,
  titles: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await translations(db, [brandId, locale, titles]);
  // A cash-out isn't in the catalogue; its name is ours.
  const cashouts = LOCALES.map((each) => [inWords(each, CASHOUT), inWords(locale, CASHOUT)] as const);
  return new Map([...cashouts, ...found.map(({ title, translated }) => [title, translated] as const)]);
}

export type StaffOrderOrder = Order<'PLACED_AT' | 'QUANTITY' | 'MEMBER' | 'STATUS' | 'SINCE'>;

/** $1 brand, $2 member. The count is over all pages. */
const ofMember = sortedList<{ id: string; total: number }, 'AT'>({
  name: 'staff_orders_of_member',
  keys: { AT: { sql: 'o.placed_at', type: 'timestamptz' } },
  id: 'o.id',
  parameters: 2,
  text: ({ keyColumn, after, orderBy, limit }) => `select o.id, ${keyColumn},
     (select count(*)::int from orders n where n.brand = $1 and n.member_id = $2) as total
   from orders o where o.brand = $1 and o.member_id = $2 and ${after} order by ${orderBy} limit ${limit}`,
});

/** A member's orders, the latest first. */
export async function staffOrdersOfMember(
  db: Db,
  brandId: string,
  memberId: string,
  page: Page,
): Promise<{ readonly rows: readonly (OrderRow & SortedRow)[]; readonly totalCount: number }> {
  const found = await ofMember(db, [brandId, memberId], page, LATEST_FIRST);
  const ids = found.map(({ id }) => id);
  return foundPage(found, await brandOrders(db, brandId, ids));
}

/** The step's place among the steps; the SQL of `orderStep`. */
const stepSql = `array_position(array[${Object.keys(STEP_PROGRESS)
  .map((step) => `'${step}'`)
  .join(', ')}], case when o.state = 'accepted' and o.shipping = 'shipped' then 'shipped' else o.state end)`;

/**
 * $1 brand, $2 state, $3 shipping, $4 pattern, $5 promised until, $6 pattern of ids; $2, $4 and $5 null: all. The count is
 * over all pages.
 */
const list = sortedList<{ id: string; total: number }, StaffOrderOrder['field']>({
  name: 'staff_orders',
  keys: {
    PLACED_AT: { sql: 'o.placed_at', type: 'timestamptz' },
    QUANTITY: { sql: 'o.quantity', type: 'bigint' },
    MEMBER: {
      sql: 'm.email_key',
      type: 'text',
      nullable: true,
      join: 'left join members m on m.id = o.member_id',
    },
    STATUS: { sql: stepSql, type: 'bigint' },
    SINCE: { sql: 'o.changed_at', type: 'timestamptz' },
  },
  id: 'o.id',
  parameters: 6,
  text: ({ keyColumn, join, after, orderBy, limit }) => `select o.id, ${keyColumn},
     (select count(*)::int from orders n where n.brand = $1 and ${isShown('n')}) as total
   from orders o ${join} where o.brand = $1 and ${isShown('o')} and ${after} order by ${orderBy} limit ${limit}`,
});

function isShown(o: string): string {
  return `($5::timestamptz is null or (${o}.state in ('placed', 'accepted') and ${o}.promised_at <= $5::timestamptz))
    and ($2::text is null or (${o}.state = $2 and ${o}.shipping is not distinct from $3::text))
    and ($4::text is null or lower(${o}.title) like $4 or lower(${o}.shop_number) like $4 or lower(${o}.tracking_number) like $4
      or ${o}.id::text like $6 or ${o}.member_id in ${matchingMembers('$4')})`;
}

/**
 * A brand's orders; `step`: only those in this step; `lateBy`: only open ones that are promised by then; `search`: in title,
 * partner's numbers, member's name and email, and a part of the order's id.
 */
export async function staffOrders(
  db: Db,
  brandId: string,
  page: Page,
  {
    step,
    search,
    lateBy,
  }: { readonly step: OrderStep | null; readonly search: string | null; readonly lateBy: Date | null },
  order: StaffOrderOrder,
): Promise<{ readonly rows: readonly (OrderRow & SortedRow)[]; readonly totalCount: number }> {
  const { state, shipping } = step === null ? { state: null, shipping: null } : STEP_PROGRESS[step];
  const found = await list(
    db,
    [
      brandId,
      state,
      shipping,
      toPattern(search ?? ''),
      lateBy?.toISOString() ?? null,
      toIdPattern(search ?? ''),
    ],
    page,
    order,
  );
  const read = await brandOrders(
    db,
    brandId,
    found.map(({ id }) => id),
  );
  return foundPage(found, read);
}
