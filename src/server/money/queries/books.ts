import type { Db } from '../../platform/db/db.ts';
import { sortedList, type Order, type SortedRow } from '../../platform/db/sortedList.ts';
import { instant, replanned, statement } from '../../platform/db/sql.ts';
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

/** The days of $1 brand: those that are summed, and what the ledger has since. */
const days = (until: string): string => `(
  select d.account, d.day, d.in_watts, d.out_watts from ledger_days d where d.brand = $1 and d.day <= ${until}::date
  union all
  select ${accountClass('e.account')}, (e.booked_at at time zone 'UTC')::date,
    greatest(e.amount_watts, 0), greatest(-e.amount_watts, 0)
  from ledger_entries e
  where e.brand = $1 and e.booked_at < (${until}::date + 1)::timestamp at time zone 'UTC'
    and e.booked_at >= coalesce(
      (select max(day) + 1 from ledger_days where brand = $1)::timestamp at time zone 'UTC', '-infinity')
)`;

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

/** $1 brand, $2 first day, $3 last day. */
const trial = statement<{ [Key in keyof TrialLine]: TrialLine[Key] }>(
  'money-trial',
  `select t.*, ${programName('t.account')} as program from (
   select account, 'POINTS' as unit, coalesce(sum(in_watts - out_watts) filter (where day < $2::date), 0)::int8 as opening,
     coalesce(sum(in_watts) filter (where day >= $2::date), 0)::int8 as received,
     coalesce(sum(out_watts) filter (where day >= $2::date), 0)::int8 as given
   from ${days('$3')} d group by account
   union all
   select account, 'MONEY', coalesce(sum(amount) filter (where booked_at < $2::date::timestamp at time zone 'UTC'), 0)::int8,
     coalesce(sum(greatest(amount, 0)) filter (where booked_at >= $2::date::timestamp at time zone 'UTC'), 0)::int8,
     coalesce(sum(greatest(-amount, 0)) filter (where booked_at >= $2::date::timestamp at time zone 'UTC'), 0)::int8
   from money_entries
   where brand = $1 and booked_at < ($3::date + 1)::timestamp at time zone 'UTC'
   group by account
   ) t order by t.unit desc, t.account`,
);

/** All accounts at the end of the days; each unit adds up to zero. */
export function readTrialBalance(db: Db, brandId: string, { from, to }: Span): Promise<TrialLine[]> {
  return trial(db, [brandId, from, to]);
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

/** $1 brand, $2 today. Months are UTC. */
const burn = statement<{ [Key in keyof Burn]: Burn[Key] }>(
  'money-burn',
  `with spent as (
     select account, sum(out_watts - in_watts) as total,
       sum(out_watts - in_watts) filter (where day >= date_trunc('month', $2::date)) as month,
       sum(out_watts - in_watts) filter (where day >= date_trunc('month', $2::date) - interval '1 month'
         and day < date_trunc('month', $2::date)) as before
     from ${days('$2')} d where account like 'program:%:rewards' group by account
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
export function readBurn(db: Db, brandId: string, today: string): Promise<Burn[]> {
  return burn(db, [brandId, today]);
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

const within = (at: string): string =>
  `${at} >= $2::date::timestamp at time zone 'UTC' and ${at} < ($3::date + 1)::timestamp at time zone 'UTC'`;

const goes = (amount: string): string =>
  `($6::text is null or case $6 when 'RECEIVED' then ${amount} > 0 else ${amount} < 0 end)`;

/** $1 brand, $2 first day, $3 last day, $4 account or null, $5 pattern of members or null, $6 direction or null. */
const entries = `(
  select e.member_id || '|' || e.cause_key || '|' || e.line as id, e.booked_at, e.account, e.cause, 'POINTS' as unit,
    e.amount_watts as amount, e.member_id
  from ledger_entries e
  where e.brand = $1 and ${within('e.booked_at')} and ($4::text is null or ${accountClass('e.account')} = $4
      or ($4 = 'unspent' and ${accountClass('e.account')} in ('members', 'held')))
    and ${goes('e.amount_watts')}
    and ($5::text is null or e.member_id in ${matchingMembers('$5')})
  union all
  select b.cause_key || '|' || b.line, b.booked_at, b.account, split_part(b.cause_key, ':', 1), 'MONEY', b.amount, null
  from money_entries b
  where b.brand = $1 and ${within('b.booked_at')} and ($4::text is null or b.account = $4) and $5::text is null
    and ${goes('b.amount')}
)`;

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
     select count(*)::int as total, coalesce(sum(amount) filter (where unit = 'POINTS'), 0)::int8 as watts,
       coalesce(sum(amount) filter (where unit = 'MONEY'), 0)::int8 as cents
     from ${entries} c
   ), page as materialized (
     select x.*, ${keyColumn} from ${entries} x ${join}
     where ${after} order by ${orderBy} limit ${limit}
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
     select x.* from ${entries} x
     where x.booked_at >= coalesce($7::timestamptz, '-infinity') and ($8::text is null or (x.booked_at, x.id) > ($7::timestamptz, $8))
     order by x.booked_at, x.id limit $9
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
