import type { AdjustmentCause } from '../../domain/ledger/adjustment.ts';
import type { Cause } from '../../domain/ledger/posting.ts';
import type { EventType } from '../../domain/events/types.ts';
import type { MemberScope } from '../ledger/service.ts';
import type { OrderKind } from '../../domain/orders/orderKinds.ts';
import type { Db } from '../platform/db/db.ts';
import { instant, statement } from '../platform/db/sql.ts';

/** A change of a member's balance, in whole watts, with the event it belongs to. */
export interface WalletMovement {
  readonly causeKey: string;
  readonly cause: Cause;
  readonly bookedAt: Date;
  readonly watts: number;
  readonly balanceAfterWatts: number;
  /** The utility that paid it itself; null: it wasn't paid so. */
  readonly paidBy: string | null;
  /** The order that it paid for or that gave it back. */
  readonly order: { readonly id: string; readonly kind: OrderKind; readonly title: string | null } | null;
  /** Why staff changed the balance, and what they wrote; null for other causes, and for changes without a word. */
  readonly adjustment: { readonly cause: AdjustmentCause; readonly note: string | null } | null;
  readonly event: {
    readonly id: string;
    readonly type: EventType;
    readonly start: Date;
    readonly end: Date;
    /** The meter's zone, or the enrolment's; null when the member has left the program. */
    readonly timeZone: string | null;
  } | null;
}

/** The last balance of a local day, in whole watts. */
export interface BalanceDay {
  readonly date: string;
  readonly watts: number;
}

/**
 * A member's own entries with their place and the balance after each. What was received comes before what was given at
 * the same instant, because its key says nothing of the order and a balance is never below zero. $1 member, $2 brand.
 */
const ownEntries = `select cause_key, cause, event_id, booked_at, amount_watts as watts,
    row_number() over booked as place, (sum(amount_watts) over booked)::int8 as after
  from ledger_entries where member_id = $1 and brand = $2 and account = 'member:' || $1::uuid
  window booked as (order by booked_at, amount_watts < 0, cause_key)`;

type MovementRow = {
  readonly total: number;
  readonly causeKey: string | null;
  readonly cause: Cause;
  readonly bookedAt: string;
  readonly watts: number;
  readonly after: number;
  readonly eventId: string | null;
  readonly type: EventType;
  readonly startAt: string;
  readonly endAt: string;
  readonly timeZone: string | null;
  readonly orderId: string | null;
  readonly orderKind: OrderKind;
  readonly orderTitle: string | null;
  readonly paidBy: string | null;
  readonly adjustment: AdjustmentCause | null;
  readonly note: string | null;
};

/** Keys of adjustments that have a row; earlier ones are named otherwise. */
const ADJUSTMENT_KEY = '^adjust:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

/** $3 cause key of the page before's last movement, $4 limit. A page without movements is one row with the total alone. */
const movements = statement<MovementRow>(
  'wallet_movements',
  `with own as materialized (${ownEntries}), page as (
     select * from own where $3::text is null or place < (select place from own where cause_key = $3::text)
     order by place desc limit $4::int
   )
   select t.total, o.cause_key as "causeKey", o.cause, o.booked_at as "bookedAt", o.watts, o.after,
     e.id as "eventId", e.type, e.start_at as "startAt", e.end_at as "endAt", coalesce(sp.time_zone, en.time_zone) as "timeZone",
     od.id as "orderId", od.kind as "orderKind", od.title as "orderTitle", ba.cause as adjustment, ba.note,
     (
       select u.name
       from program_statements st
       join programs pr on pr.id = st.program_id
       join utilities u on u.id = pr.utility_id
       where o.cause = 'utility-paid' and 'statement:' || st.id = o.cause_key
     ) as "paidBy"
   from (select count(*)::int as total from own) t left join page o on true
   left join events e on e.id = o.event_id and e.brand = $2
   left join participations p on p.member_id = $1 and p.event_id = e.id
   left join service_points sp on sp.id = p.service_point_id
   left join enrolments en on en.member_id = $1
   left join orders od on od.member_id = $1 and od.brand = $2
     and od.id = case when o.cause like 'order-%' then split_part(o.cause_key, ':', 2)::uuid end
   left join balance_adjustments ba on ba.member_id = $1
     and ba.id = case when o.cause = 'staff-adjustment' and o.cause_key ~ '${ADJUSTMENT_KEY}' then substr(o.cause_key, 8)::uuid end
   order by o.place desc`,
);

/** $3 first day's start, $4 zone. What was booked before is one row without a day. */
const days = statement<{ date: string | null; watts: number }>(
  'wallet_balance_days',
  `select distinct on (date) date, after as watts
   from (
     select
       case
         when booked_at >= $3::timestamptz then to_char(booked_at at time zone $4, 'YYYY-MM-DD')
       end as date,
       after, place
     from (${ownEntries}) own
   ) dated
   order by date nulls first, place desc`,
);

/**
 * A page of a member's movements, latest first, after the one with this cause key, with their number in all; `limit`
 * null: every movement.
 */
export async function readWalletMovements(
  db: Db,
  { brandId, memberId }: MemberScope,
  { after, limit }: { readonly after: string | null; readonly limit: number | null },
): Promise<{ readonly movements: WalletMovement[]; readonly total: number }> {
  const found = await movements(db, [memberId, brandId, after, limit]);
  return {
    total: found[0]?.total ?? 0,
    movements: found.flatMap((row) => (row.causeKey === null ? [] : [toMovement(row, row.causeKey)])),
  };
}

/** The balance before `from`, and the last balance of each later day with a movement, earliest first. */
export async function readBalanceDays(
  db: Db,
  { brandId, memberId }: MemberScope,
  { from, timeZone }: { readonly from: Date; readonly timeZone: string },
): Promise<{ readonly openingWatts: number; readonly days: BalanceDay[] }> {
  const found = await days(db, [memberId, brandId, from.toISOString(), timeZone]);
  return {
    openingWatts: found.find(({ date }) => date === null)?.watts ?? 0,
    days: found.flatMap(({ date, watts }) => (date === null ? [] : [{ date, watts }])),
  };
}

function toMovement(row: MovementRow, causeKey: string): WalletMovement {
  const { cause, bookedAt, watts, after, eventId, type, startAt, endAt, timeZone, orderId, orderTitle } = row;
  return {
    causeKey,
    cause,
    bookedAt: instant(bookedAt),
    watts,
    balanceAfterWatts: after,
    paidBy: row.paidBy,
    adjustment: row.adjustment === null ? null : { cause: row.adjustment, note: row.note },
    order: orderId === null ? null : { id: orderId, kind: row.orderKind, title: orderTitle },
    event:
      eventId === null ? null : { id: eventId, type, start: instant(startAt), end: instant(endAt), timeZone },
  };
}

const home = statement<{ one: number }>(
  'wallet_home',
  'select 1 as one from members where brand = $1 and id = $2::uuid and home_id is null',
);

/** Whether there is such a member, who isn't a person of somebody else's home: those have no points. */
export async function ownsHome(db: Db, brandId: string, memberId: string): Promise<boolean> {
  return (await home(db, [brandId, memberId])).length > 0;
}
