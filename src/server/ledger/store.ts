import { sql } from 'drizzle-orm';
import type { MoneyLine } from '../../domain/ledger/billingPosting.ts';
import type { Db } from '../platform/db/db.ts';
import { instant, rows, statement } from '../platform/db/sql.ts';
import { moneyEntries } from './tables.ts';

/** A member of another brand has no account here. */
export interface MemberScope {
  readonly brandId: string;
  readonly memberId: string;
}

/** A posting's effect on the member's balance, in whole watts. */
export interface Movement {
  readonly causeKey: string;
  readonly cause: string;
  readonly eventId: string | null;
  readonly bookedAt: Date;
  readonly watts: number;
}

/** The cursor of a page of movements. */
export interface MovementPlace {
  readonly bookedAt: Date;
  readonly causeKey: string;
}

/** What is booked for a member's result of one event. */
export interface EventLedger {
  /** The account first credited; null when there was none. */
  readonly owner: string | null;
  readonly creditedWatts: number;
  /** Borne by the program's restatement-loss account. */
  readonly forgivenWatts: number;
}

/** One line of a posting. */
export interface EntryRow {
  readonly member_id: string;
  readonly cause_key: string;
  readonly line: number;
  readonly brand: string;
  readonly account: string;
  readonly amount_watts: number;
  readonly cause: string;
  readonly event_id: string | null;
}

const insert = statement<{ postings: number }>(
  'ledger-insert',
  `with booked as (
     insert into ledger_entries (
       member_id, cause_key, line, brand, account, amount_watts, cause, event_id, booked_at
     )
     select member_id, cause_key, line, brand, account, amount_watts, cause, event_id, $2::timestamptz
     from json_to_recordset($1::json) as e (
       member_id uuid, cause_key text, line smallint, brand text, account text, amount_watts bigint,
       cause text, event_id uuid
     )
     order by member_id, amount_watts desc
     on conflict do nothing
     returning member_id, cause_key
   )
   select count(distinct (member_id, cause_key))::int as postings
   from booked`,
);

/**
 * Writes whole postings in one statement. On a cluster each line moves the balance by itself: in member order, so that two
 * statements can't deadlock, and what is given before what is taken, which it may pay for. Returns the number of new postings.
 */
export async function insertEntries(db: Db, entries: readonly EntryRow[], bookedAt: Date): Promise<number> {
  const [row] = await insert(db, [JSON.stringify(entries), bookedAt.toISOString()]);
  return row?.postings ?? 0;
}

/** In whole watts; zero before the first posting. */
export interface Balances {
  /** What the member can spend. */
  readonly watts: number;
  /** What open orders hold. */
  readonly heldWatts: number;
}

/** $1 member, $2 brand. */
const balances = statement<{ watts: number; heldWatts: number }>(
  'ledger-balances',
  `select b.watts, b.held_watts as "heldWatts" from member_balances b where b.member_id = $1::uuid
     and exists (select from ledger_entries e where e.member_id = b.member_id and e.brand = $2)`,
);

export async function readBalances(db: Db, { brandId, memberId }: MemberScope): Promise<Balances> {
  const [row] = await balances(db, [memberId, brandId]);
  return row ?? { watts: 0, heldWatts: 0 };
}

const lockOne = statement<{ member_id: string; watts: number }>(
  'ledger-lock-balance',
  'select member_id, watts from member_balances where member_id = $1::uuid for update',
);
const lockMany = statement<{ member_id: string; watts: number }>(
  'ledger-lock-balances',
  'select member_id, watts from lock_balances($1::uuid[])',
);

/** Locks in member order, so that two transactions can't deadlock. Members without postings are not in the map. */
export async function lockBalances(db: Db, memberIds: readonly string[]): Promise<Map<string, number>> {
  const found = await (memberIds.length === 1 ? lockOne(db, [memberIds[0]]) : lockMany(db, [[...memberIds]]));
  return new Map(found.map((row) => [row.member_id, row.watts]));
}

/** Latest first. */
export async function readMovements(
  db: Db,
  { brandId, memberId }: MemberScope,
  { first, after }: { readonly first: number; readonly after: MovementPlace | null },
): Promise<Movement[]> {
  const found = await rows<MovementRow>(
    db,
    sql`select cause_key, cause, event_id, booked_at, amount_watts as watts from ledger_entries
        where member_id = ${memberId} and brand = ${brandId} and account = ${`member:${memberId}`}
          ${after === null ? sql`` : sql`and (booked_at, cause_key) < (${after.bookedAt.toISOString()}::timestamptz, ${after.causeKey})`}
        order by booked_at desc, cause_key desc limit ${first}`,
  );
  return found.map(toMovement);
}

/** All postings for a member's result of an event, in order. */
export async function readEventMovements(
  db: Db,
  { brandId, memberId }: MemberScope,
  eventId: string,
): Promise<Movement[]> {
  const found = await rows<MovementRow>(
    db,
    sql`select cause_key, cause, event_id, booked_at,
          coalesce(sum(amount_watts) filter (where account like 'member:%' or account like 'organisation:%'), 0)::int8 as watts
        from ledger_entries where member_id = ${memberId} and brand = ${brandId} and event_id = ${eventId}
        group by cause_key, cause, event_id, booked_at order by booked_at, cause_key`,
  );
  return found.map(toMovement);
}

/** A posting for an order: what it moved between two accounts, in whole watts. */
export interface OrderPosting {
  readonly causeKey: string;
  readonly cause: string;
  readonly bookedAt: Date;
  readonly watts: number;
}

/** The postings for an order, oldest first. */
export async function readOrderPostings(
  db: Db,
  { brandId, memberId }: MemberScope,
  orderId: string,
): Promise<OrderPosting[]> {
  const found = await rows<MovementRow>(
    db,
    sql`select cause_key, cause, event_id, booked_at, sum(amount_watts)::int8 as watts from ledger_entries
        where member_id = ${memberId} and brand = ${brandId} and amount_watts > 0
          and cause_key like ${`order:${orderId}:%`}
        group by cause_key, cause, event_id, booked_at order by booked_at, cause_key`,
  );
  return found.map(toMovement);
}

interface MovementRow extends Record<string, unknown> {
  cause_key: string;
  cause: string;
  event_id: string | null;
  booked_at: string;
  watts: number;
}

function toMovement({ cause_key, cause, event_id, booked_at, watts }: MovementRow): Movement {
  return { causeKey: cause_key, cause, eventId: event_id, bookedAt: instant(booked_at), watts };
}

/** Postings for an event's results so far, by member. */
export async function readEventLedgers(
  db: Db,
  eventId: string,
  memberIds: readonly string[],
): Promise<Map<string, EventLedger>> {
  const found = await rows<{ member_id: string; owner: string | null; credited: number; forgiven: number }>(
    db,
    sql`select member_id,
          (array_agg(account order by booked_at) filter (where account like 'member:%' or account like 'organisation:%'))[1] as owner,
          coalesce(sum(amount_watts) filter (where account like 'member:%' or account like 'organisation:%'), 0)::int8 as credited,
          coalesce(-sum(amount_watts) filter (where account like '%:restatement-loss'), 0)::int8 as forgiven
        from ledger_entries where member_id = any(${sql.param([...memberIds])}::uuid[]) and event_id = ${eventId}
        group by member_id`,
  );
  return new Map(
    found.map((row) => [
      row.member_id,
      { owner: row.owner, creditedWatts: row.credited, forgivenWatts: row.forgiven },
    ]),
  );
}

/** A posting in the books in money. */
interface MoneyPosting {
  readonly brandId: string;
  readonly programId: string;
  readonly currency: string;
  /** Unique: booking the same cause twice fails. */
  readonly causeKey: string;
  readonly lines: readonly MoneyLine[];
}

/** Books it; a trigger ensures that it adds up to zero. */
export async function postMoney(
  tx: Db,
  { brandId, programId, currency, causeKey, lines }: MoneyPosting,
  bookedAt: Date,
): Promise<void> {
  if (lines.length === 0) return;
  await tx.insert(moneyEntries).values(
    lines.map(({ account, amount }, index) => ({
      causeKey,
      line: index + 1,
      brand: brandId,
      programId,
      account,
      amount,
      currency,
      bookedAt,
    })),
  );
}
