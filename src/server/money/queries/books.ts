import type { Db } from '../../platform/db/db.ts';
import { sortedList, type Order, type SortedRow } from '../../platform/db/sortedList.ts';
import { instant, replanned, shortRead, statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import { IS_TAXED, PAID, worth } from '../../spending/service.ts';
import { matchingMembers, toPattern } from '../../readmodels/memberSearch.ts';

/** Members', held and organizations' accounts are one each; others are themselves. */
export const accountClass = (account: string): string =>
  `case when ${account} like 'member:%' then 'members' when ${account} like 'held:%' then 'held'
     when ${account} like 'organisation:%' then 'organisations' else ${account} end`;

/** A span of days (UTC), both included, `YYYY-MM-DD`. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The beginning of a day (UTC). */
export const midnight = (day: string): string => `(${day})::date::timestamp at time zone 'UTC'`;

/** $1 brand. */
const openSince = shortRead<{ day: string | null }>(
  'money-open-since',
  'select (max(day) + 1)::text as day from ledger_days where brand = $1',
);

/** The first day that isn't summed; null: none is. Given as a value, because a plan can't tell how few entries a subquery leaves. */
const readOpenSince = async (db: Db, brandId: string): Promise<string | null> =>
  (await openSince(db, [brandId]))[0]?.day ?? null;

/**
 * Whether the entry `e` of $1 brand is of days that aren't summed, `since` or later, and booked from the beginning of `from`
 * up to that of `to`. A statement asks for each span alone: sums with a condition on the time of each entry take longer.
 */
const isOpen = (since: string, from: string | null, to: string): string =>
  `e.brand = $1 and e.booked_at >= greatest(${midnight(since)}, ${from === null ? "'-infinity'" : midnight(from)})
    and e.booked_at < ${midnight(to)}`;

/** The name of the program whose account it is, or null. */
const programName = (account: string): string =>
  `case when ${account} like 'program:%'
     then (select p.name from programs p where p.id = split_part(${account}, ':', 2)::uuid) end`;

/** An account's line in the trial balance: watts, or hundredths of the currency. */
export interface TrialLine {
  readonly account: string;
  /** The name of the program whose account it is. */
  readonly program: string | null;
  readonly unit: 'POINTS' | 'MONEY';
  readonly opening: number;
  readonly received: number;
  readonly given: number;
}

/** $1 brand, $2 first day, $3 last day, $4 the first day that isn't summed. */
const trial = replanned<{ [Key in keyof TrialLine]: TrialLine[Key] }>(
  'money-trial',
  `with moved as (
     select account, sum(in_watts - out_watts) filter (where day < $2::date) as opening,
       sum(in_watts) filter (where day >= $2::date) as received, sum(out_watts) filter (where day >= $2::date) as given
     from ledger_days where brand = $1 and day <= $3::date and day < $4::date group by account
     union all
     select ${accountClass('e.account')}, sum(e.amount_watts), null, null
     from ledger_entries e where ${isOpen('$4', null, 'least($2::date, $3::date + 1)')} group by 1
     union all
     select ${accountClass('e.account')}, null, sum(e.amount_watts) filter (where e.amount_watts > 0),
       -sum(e.amount_watts) filter (where e.amount_watts < 0)
     from ledger_entries e where ${isOpen('$4', '$2', '$3::date + 1')} group by 1
   )
   select t.*, ${programName('t.account')} as program from (
   select account, 'POINTS' as unit, coalesce(sum(opening), 0)::int8 as opening, coalesce(sum(received), 0)::int8 as received,
     coalesce(sum(given), 0)::int8 as given
   from moved group by account
   union all
   select account, 'MONEY', coalesce(sum(amount) filter (where booked_at < ${midnight('$2')}), 0)::int8,
     coalesce(sum(greatest(amount, 0)) filter (where booked_at >= ${midnight('$2')}), 0)::int8,
     coalesce(sum(greatest(-amount, 0)) filter (where booked_at >= ${midnight('$2')}), 0)::int8
   from money_entries
   where brand = $1 and booked_at < ${midnight('$3::date + 1')}
   group by account
   ) t order by t.unit desc, t.account`,
);

/** All accounts at the end of the days; each unit adds up to zero. */
export async function readTrialBalance(db: Db, brandId: string, { from, to }: Span): Promise<TrialLine[]> {
  return trial(db, [brandId, from, to, await readOpenSince(db, brandId)]);
}

/** Unspent points of an age. */
export interface AgeLine {
  readonly day: string;
  readonly fromDays: number;
  readonly watts: number;
  readonly members: number;
}

/** $1 brand. */
const ages = statement<{ [Key in keyof AgeLine]: AgeLine[Key] }>(
  'money-ages',
  `select day::text, from_days as "fromDays", watts, members from liability_ages
   where brand = $1 and day = (select max(day) from liability_ages where brand = $1) order by from_days`,
);

/** At the end of the latest day that is closed, youngest first. */
export function readAges(db: Db, brandId: string): Promise<AgeLine[]> {
  return ages(db, [brandId]);
}

/** What a program has paid. */
export interface Burn {
  readonly programId: string;
  readonly name: string;
  readonly budgetPoints: number | null;
  readonly spentWatts: number;
  readonly monthWatts: number;
  readonly monthBeforeWatts: number;
  /** What its utility owes by statements so far, in hundredths of the currency. */
  readonly billed: number;
}

/** The first day of the month of $2, or of the one before it. */
const month = (before: 0 | 1): string =>
  `(date_trunc('month', $2::date::timestamp) - interval '${before} months')::date`;
const isReward = (account: string): string => `${account} like 'program:%:rewards'`;
/** What programs gave in a span of the days that aren't summed. */
const givenIn = (from: string | null, to: string, columns: string): string => `
     select o.account, ${columns} from (
       select e.account, -sum(e.amount_watts) as watts
       from ledger_entries e where ${isOpen('$3', from, to)} and ${isReward('e.account')} group by e.account
     ) o`;

/** $1 brand, $2 today, $3 the first day that isn't summed. Months are UTC. */
const burn = replanned<{ [Key in keyof Burn]: Burn[Key] }>(
  'money-burn',
  `with paid as (
     select account, sum(out_watts - in_watts) as total, sum(out_watts - in_watts) filter (where day >= ${month(0)}) as month,
       sum(out_watts - in_watts) filter (where day >= ${month(1)} and day < ${month(0)}) as before
     from ledger_days where brand = $1 and day <= $2::date and day < $3::date and ${isReward('account')} group by account
     union all ${givenIn(month(0), '$2::date + 1', 'o.watts, o.watts, null')}
     union all ${givenIn(month(1), month(0), 'o.watts, null, o.watts')}
     union all ${givenIn(null, month(1), 'o.watts, null, null')}
   ), spent as (
     select account, sum(total) as total, sum(month) as month, sum(before) as before from paid group by account
   ), billed as (
     select program_id, sum(amount) as amount from money_entries
     where brand = $1 and account = 'program:' || program_id || ':receivable' group by program_id
   )
   select p.id as "programId", p.name, (p.rules ->> 'budgetPoints')::int8 as "budgetPoints",
     coalesce(s.total, 0)::int8 as "spentWatts", coalesce(s.month, 0)::int8 as "monthWatts",
     coalesce(s.before, 0)::int8 as "monthBeforeWatts", coalesce(b.amount, 0)::int8 as billed
   from programs p
   left join spent s on s.account = 'program:' || p.id || ':rewards'
   left join billed b on b.program_id = p.id
   where p.brand = $1 order by p.name, p.id`,
);

/** Every program of the brand, with what it has paid. */
export async function readBurn(db: Db, brandId: string, today: string): Promise<Burn[]> {
  return burn(db, [brandId, today, await readOpenSince(db, brandId)]);
}

/** An entry of the books. */
export interface BookEntry {
  /** Unique among the entries. */
  readonly id: string;
  readonly bookedAt: Date;
  readonly account: string;
  /** The name of the program whose account it is. */
  readonly program: string | null;
  readonly cause: string;
  readonly unit: 'POINTS' | 'MONEY';
  /** Watts, or hundredths of the currency; negative: given. */
  readonly amount: number;
  readonly memberId: string | null;
  /** Full name, or the email address without one; null: no member, or gone. */
  readonly member: string | null;
}

export interface EntryFilter extends Span {
  /** A class of accounts or one account; null: all. */
  readonly account: string | null;
  /** Whether the account received or gave; null: both. */
  readonly direction: 'RECEIVED' | 'GIVEN' | null;
  readonly search: string | null;
}

type EntryField = 'BOOKED_AT' | 'ACCOUNT' | 'AMOUNT' | 'MEMBER';
export type EntryOrder = Order<EntryField>;

const within = (at: string): string => `${at} >= ${midnight('$2')} and ${at} < ${midnight('$3::date + 1')}`;

const goes = (amount: string): string =>
  `($6::text is null or case $6 when 'RECEIVED' then ${amount} > 0 else ${amount} < 0 end)`;

/** $1 brand, $2 first day, $3 last day, $4 account or null, $5 pattern of members or null, $6 direction or null. */
const inPoints = `
  select e.member_id || '|' || e.cause_key || '|' || e.line as id, e.booked_at, e.account, e.cause, 'POINTS' as unit,
    e.amount_watts as amount, e.member_id
  from ledger_entries e
  where e.brand = $1 and ${within('e.booked_at')} and ($4::text is null or ${accountClass('e.account')} = $4
      or ($4 = 'unspent' and ${accountClass('e.account')} in ('members', 'held')))
    and ${goes('e.amount_watts')}
    and ($5::text is null or e.member_id in ${matchingMembers('$5')})`;
const inMoney = `
  select b.cause_key || '|' || b.line as id, b.booked_at, b.account, split_part(b.cause_key, ':', 1) as cause, 'MONEY' as unit,
    b.amount, null::uuid as member_id
  from money_entries b
  where b.brand = $1 and ${within('b.booked_at')} and ($4::text is null or b.account = $4) and $5::text is null
    and ${goes('b.amount')}`;
const sumOf = (either: string): string =>
  `(select count(*) as entries, coalesce(sum(amount), 0)::int8 as amount from (${either}) e)`;

/** The page of each of both, and of them its page: so each reads along its index as far as the page goes. */
const pageOf = (select: string, rest: string): string => `${select} from (
  ${[inPoints, inMoney].map((either) => `(select x.* from (${either}) x ${rest})`).join(' union all ')}
) x ${rest}`;

/** Columns of an entry `x` with its member `m`. */
const entryColumns = `x.id, x.booked_at as "bookedAt", x.account, ${programName('x.account')} as program, x.cause, x.unit,
     x.amount, x.member_id as "memberId",
     coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email) as member`;

type EntryTexts = Omit<BookEntry, 'bookedAt'> & { readonly bookedAt: string };

const list = sortedList<
  { [Key in keyof EntryTexts]: EntryTexts[Key] } & { total: number; watts: number; cents: number },
  EntryField
>({
  name: 'money_entries',
  keys: {
    BOOKED_AT: { sql: 'x.booked_at', type: 'timestamptz' },
    ACCOUNT: { sql: 'x.account', type: 'text' },
    AMOUNT: { sql: 'x.amount', type: 'bigint' },
    MEMBER: {
      sql: 'm.email_key',
      type: 'text',
      nullable: true,
      join: 'left join members m on m.id = x.member_id',
    },
  },
  id: 'x.id',
  idType: 'text',
  parameters: 6,
  text: ({ keyColumn, join, after, orderBy, limit }) => `with t as materialized (
     select (p.entries + c.entries)::int as total, p.amount as watts, c.amount as cents from ${sumOf(inPoints)} p, ${sumOf(inMoney)} c
   ), page as materialized (
     ${pageOf(`select x.*, ${keyColumn}`, `${join} where ${after} order by ${orderBy} limit ${limit}`)}
   )
   select ${entryColumns}, x."sortKey", t.total, t.watts, t.cents
   from page x left join members m on m.id = x.member_id cross join t
   order by ${orderBy}`,
});

export async function readEntries(
  db: Db,
  brandId: string,
  page: Page,
  { from, to, account, direction, search }: EntryFilter,
  order: EntryOrder,
): Promise<{
  readonly rows: readonly (BookEntry & SortedRow)[];
  readonly totalCount: number;
  /** What all of them come to: watts, and hundredths of the currency. */
  readonly watts: number;
  readonly hundredths: number;
}> {
  const values = [brandId, from, to, account, toPattern(search ?? ''), direction];
  const found = await list(db, values, page, order);
  return {
    rows: found.map(({ total: _total, watts: _watts, cents: _cents, ...row }) => ({
      ...row,
      bookedAt: instant(row.bookedAt),
    })),
    totalCount: found[0]?.total ?? 0,
    watts: found[0]?.watts ?? 0,
    hundredths: found[0]?.cents ?? 0,
  };
}

/** $7 and $8 time and id of the entry before or null, $9 limit. Nothing is counted, and the time alone finds where it begins. */
const filePage = replanned<{ [Key in keyof EntryTexts]: EntryTexts[Key] }>(
  'money_entries_file',
  `with page as materialized (
     ${pageOf(
       'select x.*',
       `where x.booked_at >= coalesce($7::timestamptz, '-infinity') and ($8::text is null or (x.booked_at, x.id) > ($7::timestamptz, $8))
        order by x.booked_at, x.id limit $9`,
     )}
   )
   select ${entryColumns} from page x left join members m on m.id = x.member_id order by x.booked_at, x.id`,
);

/** All entries of a filter in pages, the oldest first. */
export async function* eachEntryPage(
  db: Db,
  brandId: string,
  { from, to, account, direction, search }: EntryFilter,
  atOnce: number,
): AsyncGenerator<readonly BookEntry[]> {
  const values = [brandId, from, to, account, toPattern(search ?? ''), direction];
  for (let after: readonly [string, string] | null = null; ;) {
    const found: EntryTexts[] = await filePage(db, [...values, ...(after ?? [null, null]), atOnce]);
    yield found.map((row) => ({ ...row, bookedAt: instant(row.bookedAt) }));
    const last = found.at(-1);
    if (last === undefined || found.length < atOnce) return;
    after = [last.bookedAt, last.id];
  }
}

/** A payment to a member, for the tax year. */
export interface Payment {
  readonly id: string;
  readonly paidAt: Date;
  /** By the home's clock. */
  readonly paidOn: string;
  readonly memberId: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly kind: string;
  readonly hundredths: number;
}

/** $1 brand, $2 year, $3 points per unit, $4 the payment before, $5 limit. */
const payments = statement<{ [Key in keyof Payment]: Key extends 'paidAt' ? string : Payment[Key] }>(
  'money-payments',
  `select * from (
     select o.id, o.fulfilled_at as "paidAt", (o.fulfilled_at at time zone coalesce(m.time_zone, 'UTC'))::date::text as "paidOn",
       o.member_id as "memberId", m.email, nullif(trim(m.first_name || ' ' || m.last_name), '') as name, o.kind,
       ${worth('$3')} as hundredths
     from orders o
     left join members m on m.id = o.member_id
     where o.brand = $1 and ${PAID} and ${IS_TAXED}
       and o.fulfilled_at >= make_timestamptz($2::int, 1, 1, 0, 0, 0, 'UTC') - interval '1 day'
       and o.fulfilled_at < make_timestamptz($2::int + 1, 1, 1, 0, 0, 0, 'UTC') + interval '1 day'
   ) p
   where extract(year from "paidOn"::date) = $2::int
     and ($4::uuid is null or ("paidAt", id) > ((select fulfilled_at from orders where id = $4::uuid), $4::uuid))
   order by "paidAt", id limit $5::int`,
);

export async function readPayments(
  db: Db,
  brandId: string,
  {
    year,
    pointsPerUnit,
    after,
    limit,
  }: {
    readonly year: number;
    readonly pointsPerUnit: number;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<Payment[]> {
  const found = await payments(db, [brandId, year, pointsPerUnit, after, limit]);
  return found.map((row) => ({ ...row, paidAt: instant(row.paidAt) }));
}
