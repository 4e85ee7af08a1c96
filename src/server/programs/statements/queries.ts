import {
  DUE_AGES,
  PAYMENT_DAYS,
  type DueAge,
  type StatementState,
} from '../../../domain/programs/statementStates.ts';
import type { PostalAddress } from '../../../domain/session/postalAddress.ts';
import type { Db } from '../../platform/db/db.ts';
import { sortedList, startAfter, type Order, type SortedRow } from '../../platform/db/sortedList.ts';
import { instant, statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import { isId } from '../../platform/ids.ts';
import { toPattern } from '../../readmodels/memberSearch.ts';

/** $1 brand, $2 program. */
const pays = statement<{ pays: boolean }>(
  'statement_pays',
  `select coalesce((p.rules ->> 'utilityPays')::boolean, false)
     or coalesce(u.cashout_reason in ('utility_bill_credit', 'utility_pays_directly'), false) as pays
   from programs p
   join utilities u on u.id = p.utility_id
   where p.id = $2::uuid and p.brand = $1`,
);

/** Whether the utility pays a program's members itself: by the program's rule, or because it does so for all of its. */
export async function utilityPays(db: Db, brandId: string, programId: string): Promise<boolean> {
  return (await pays(db, [brandId, programId]))[0]?.pays ?? false;
}

/** What a member can be paid by the next statement, in watts. */
export interface OpenLine {
  readonly memberId: string;
  /** What the program's events have ever paid. */
  readonly earnedWatts: number;
  /** What of it no statement has counted yet, as far as it is still there: what was spent on gifts isn't paid again. */
  readonly watts: number;
}

/** $1 brand, $2 program. */
const open = statement<{ memberId: string; earnedWatts: number; watts: number }>(
  'statement_open',
  `select e.member_id as "memberId", sum(e.amount_watts)::int8 as "earnedWatts",
     least(sum(e.amount_watts) - coalesce(c.counted_watts, 0), b.watts)::int8 as watts
   from ledger_entries p
   join ledger_entries e on e.member_id = p.member_id and e.cause_key = p.cause_key and e.account = 'member:' || p.member_id
   join member_balances b on b.member_id = e.member_id
   left join program_statement_counts c on c.program_id = $2::uuid and c.member_id = e.member_id
   where p.brand = $1 and p.account = 'program:' || $2::uuid || ':rewards'
   group by e.member_id, b.watts, c.counted_watts
   having sum(e.amount_watts) > coalesce(c.counted_watts, 0)
   order by e.member_id`,
);

export function readOpenLines(db: Db, brandId: string, programId: string): Promise<OpenLine[]> {
  return open(db, [brandId, programId]);
}

/** A statement with its number among its program's. */
export interface StatementRecord {
  readonly id: string;
  readonly programId: string;
  readonly number: number;
  /** When the one before was made; null for the first. */
  readonly since: Date | null;
  readonly madeAt: Date;
  readonly memberCount: number;
  readonly watts: number;
  /** The month that it bills, `YYYY-MM`; null: it only pays members. */
  readonly month: string | null;
  /** The number of the statement that it corrects alone; null: it is the first of its month. */
  readonly corrects: number | null;
  /** What the utility owes by it, in cents; negative: it is credited. */
  readonly amount: number;
  /** What statements that correct this one add, in cents. */
  readonly corrected: number;
  /** What the utility has paid of it, in cents. */
  readonly paid: number;
  /** What is still to be paid, corrections included, in cents; negative: the utility has it back. */
  readonly open: number;
  /** By the program's clock, `YYYY-MM-DD`. */
  readonly dueOn: string;
  /** Since it was due with something open; 0: not overdue. */
  readonly overdueDays: number;
  readonly state: StatementState;
}

type StatementTexts = Omit<StatementRecord, 'since' | 'madeAt'> & {
  readonly since: string | null;
  readonly madeAt: string;
};

/** Statements are never deleted, so that a number stays. `now`: the parameter with the time. */
const shown = (where: string, now: string): string =>
  `with numbered as (
     select id, program_id, (row_number() over made)::int as number, lag(made_at) over made as since,
       made_at, member_count, watts, month, corrects_id
     from program_statements
     where ${where}
     window made as (partition by program_id order by made_at, id)
   ), billed as (
     select s.id, s.program_id, s.number, s.since, s.made_at, s.member_count, s.watts, s.month, s.corrects_id, c.number as corrects,
       (select coalesce(sum(i.amount), 0) from program_statement_items i where i.statement_id = s.id)::int8 as amount,
       (select coalesce(sum(i.amount), 0) from program_statements b join program_statement_items i on i.statement_id = b.id
         where b.corrects_id = s.id)::int8 as corrected,
       (select coalesce(sum(a.amount), 0) from statement_payments a
         where a.statement_id = s.id and a.taken_back_at is null)::int8 as paid,
       (s.made_at at time zone (p.rules ->> 'zone'))::date + coalesce((select r.payment_days from program_rates r
         where r.program_id = s.program_id and r.from_month <= s.month order by r.from_month desc limit 1), ${PAYMENT_DAYS}) as due_on,
       (${now}::timestamptz at time zone (p.rules ->> 'zone'))::date as today
     from numbered s
     join programs p on p.id = s.program_id
     left join numbered c on c.id = s.corrects_id
   ), opened as (
     select b.*, case when b.corrects_id is null then b.amount + b.corrected - b.paid else 0 end as open from billed b
   )
   select o.id, o.program_id as "programId", o.number, o.since, o.made_at as "madeAt", o.member_count as "memberCount",
     o.watts::int8 as watts, o.month, o.corrects, o.amount, o.corrected, o.paid, o.open, o.due_on::text as "dueOn",
     case when o.open > 0 then greatest(0, o.today - o.due_on) else 0 end as "overdueDays",
     case when o.corrects_id is not null then 'COUNTED' when o.open < 0 then 'CREDIT' when o.open > 0 and o.paid > 0 then 'PART_PAID'
       when o.open > 0 then 'OPEN' when o.amount = 0 and o.paid = 0 then 'NOTHING_DUE' else 'PAID' end as state
   from opened o`;

/** Statements on a program's page. */
const SHOWN = 120;

/** $1 brand, $2 program, $3 now. */
const ofProgram = statement<{ [Key in keyof StatementTexts]: StatementTexts[Key] }>(
  'program_statements',
  `${shown('brand = $1 and program_id = $2::uuid', '$3')} order by o.number desc limit ${SHOWN}`,
);

/** $1 brand, $2 statement, $3 now. */
const one = statement<{ [Key in keyof StatementTexts]: StatementTexts[Key] }>(
  'program_statement',
  `${shown(
    'brand = $1 and program_id = (select program_id from program_statements where id = $2::uuid)',
    '$3',
  )} where o.id = $2::uuid`,
);

const toRecord = (row: StatementTexts): StatementRecord => ({
  ...row,
  since: row.since === null ? null : instant(row.since),
  madeAt: instant(row.madeAt),
});

/** A program's statements, latest first. */
export async function readStatements(
  db: Db,
  brandId: string,
  programId: string,
  now: Date,
): Promise<StatementRecord[]> {
  return (await ofProgram(db, [brandId, programId, now.toISOString()])).map(toRecord);
}

export async function readStatement(
  db: Db,
  brandId: string,
  id: string,
  now: Date,
): Promise<StatementRecord | null> {
  const [row] = isId(id) ? await one(db, [brandId, id, now.toISOString()]) : [];
  return row === undefined ? null : toRecord(row);
}

type StatementField = 'MADE_AT' | 'DUE_ON' | 'PROGRAM' | 'AMOUNT' | 'OPEN';
export type StatementOrder = Order<StatementField>;

export interface StatementFilter {
  /** Null: all. */
  readonly states: readonly StatementState[] | null;
  /** Of one program; null: all. */
  readonly programId: string | null;
  /** Only what is open for so long; null: all. */
  readonly age: DueAge | null;
  /** In the names of program and utility. */
  readonly search: string | null;
}

/** The age of what is open. */
const dueAge = `case when x.open < 0 then 'CREDIT' ${Object.entries(DUE_AGES)
  .toReversed()
  .flatMap(([age, days]) => (days === null ? [] : [`when x."overdueDays" >= ${days} then '${age}'`]))
  .join(' ')} end`;

/** $1 brand, $2 now, $3 states, $4 program, $5 age, $6 pattern; null: all. */
const found = `(
  select x.*, p.name as program from (${shown('brand = $1', '$2')}) x
  join programs p on p.id = x."programId" join utilities u on u.id = p.utility_id
  where ($3::text[] is null or x.state = any($3)) and ($4::uuid is null or x."programId" = $4)
    and ($5::text is null or (x.open <> 0 and ${dueAge} = $5))
    and ($6::text is null or lower(p.name) like $6 or lower(u.name) like $6)
)`;

const list = sortedList<
  { [Key in keyof StatementTexts]: StatementTexts[Key] } & { total: number; owed: number },
  StatementField
>({
  name: 'staff_statements',
  keys: {
    MADE_AT: { sql: 'f."madeAt"', type: 'timestamptz' },
    DUE_ON: { sql: 'f."dueOn"', type: 'text' },
    PROGRAM: { sql: 'f.program', type: 'text' },
    AMOUNT: { sql: 'f.amount', type: 'bigint' },
    OPEN: { sql: 'f.open', type: 'bigint' },
  },
  id: 'f.id',
  parameters: 6,
  text: ({ keyColumn, after, orderBy, limit }) =>
    `with f as materialized ${found}
     select f.id, f."programId", f.number, f.since, f."madeAt", f."memberCount", f.watts, f.month, f.corrects, f.amount, f.corrected,
       f.paid, f.open, f."dueOn", f."overdueDays", f.state, ${keyColumn}, (select count(*)::int from f) as total,
       (select sum(open)::int8 from f) as owed
     from f where ${after} order by ${orderBy} limit ${limit}`,
});

/** A brand's statements; `open`: what all that are found have open together, in cents. */
export async function listStatements(
  db: Db,
  brandId: string,
  page: Page,
  { states, programId, age, search }: StatementFilter,
  order: StatementOrder,
  now: Date,
): Promise<{
  readonly rows: readonly (StatementRecord & SortedRow)[];
  readonly totalCount: number;
  readonly open: number;
}> {
  const values = [
    brandId,
    now.toISOString(),
    states === null ? null : [...states],
    programId,
    age,
    toPattern(search ?? ''),
  ];
  const rows = await list(db, values, page, order);
  return {
    rows: rows.map(({ total: _total, owed: _owed, ...row }) => ({ ...toRecord(row), sortKey: row.sortKey })),
    totalCount: rows[0]?.total ?? 0,
    open: rows[0]?.owed ?? 0,
  };
}

/** What a program's utility owes by how long it has been due, in cents. */
export interface Receivable {
  readonly programId: string;
  readonly name: string;
  readonly age: DueAge;
  readonly open: number;
}

/** $1 brand, $2 now. */
const receivables = statement<{ [Key in keyof Receivable]: Receivable[Key] }>(
  'statement_receivables',
  `select x."programId", p.name, ${dueAge} as age, sum(x.open)::int8 as open
   from (${shown('brand = $1', '$2')}) x join programs p on p.id = x."programId"
   where x.open <> 0 group by x."programId", p.name, 3 order by p.name, x."programId", 3`,
);

export function readReceivables(db: Db, brandId: string, now: Date): Promise<Receivable[]> {
  return receivables(db, [brandId, now.toISOString()]);
}

/** A payment of a statement. */
export interface PaymentRecord {
  readonly id: string;
  readonly statementId: string;
  readonly paidOn: string;
  /** Cents; negative: paid back to the utility. */
  readonly amount: number;
  readonly reference: string;
  readonly recordedAt: Date;
  readonly takenBackAt: Date | null;
}

type PaymentTexts = Omit<PaymentRecord, 'recordedAt' | 'takenBackAt'> & {
  readonly recordedAt: string;
  readonly takenBackAt: string | null;
};

const payments = (where: string): string =>
  `select id, statement_id as "statementId", paid_on::text as "paidOn", amount, reference, recorded_at as "recordedAt",
     taken_back_at as "takenBackAt"
   from statement_payments where brand = $1 and ${where} order by paid_on, recorded_at, id`;

/** $1 brand, $2 statement. */
const ofStatement = statement<{ [Key in keyof PaymentTexts]: PaymentTexts[Key] }>(
  'statement_payments',
  payments('statement_id = $2::uuid'),
);

/** $1 brand, $2 payment. */
const onePayment = statement<{ [Key in keyof PaymentTexts]: PaymentTexts[Key] }>(
  'statement_payment',
  payments('id = $2::uuid'),
);

const toPayment = (row: PaymentTexts): PaymentRecord => ({
  ...row,
  recordedAt: instant(row.recordedAt),
  takenBackAt: row.takenBackAt === null ? null : instant(row.takenBackAt),
});

/** A statement's payments, earliest first, those that were taken back among them. */
export async function readPayments(db: Db, brandId: string, statementId: string): Promise<PaymentRecord[]> {
  return (await ofStatement(db, [brandId, statementId])).map(toPayment);
}

export async function readPayment(db: Db, brandId: string, id: string): Promise<PaymentRecord | null> {
  const [row] = isId(id) ? await onePayment(db, [brandId, id]) : [];
  return row === undefined ? null : toPayment(row);
}

/** What a statement paid a member. */
export interface PaidLine {
  /** The stand-in's, once the account is deleted. */
  readonly memberId: string;
  /** Null: the account is deleted. */
  readonly email: string | null;
  readonly name: string;
  readonly address: PostalAddress | null;
  readonly watts: number;
  readonly sortKey: string;
}

/** By email address, former members last. */
const lineKey = `coalesce('1' || m.email, '2')`;

/** $1 brand, $2 statement, $3 and $4 sort key and id of the line before or null, $5 limit or null. */
const paid = statement<{ [Key in keyof PaidLine]: PaidLine[Key] }>(
  'statement_lines',
  `select e.member_id as "memberId", m.email, trim(coalesce(m.first_name || ' ' || m.last_name, '')) as name,
     m.shipping_address as address, -e.amount_watts as watts, ${lineKey} as "sortKey"
   from ledger_entries e
   left join members m on m.id = e.member_id
   where e.brand = $1 and e.cause_key = 'statement:' || $2::uuid and e.account = 'member:' || e.member_id
     and ($4::uuid is null or (${lineKey}, e.member_id) > ($3::text, $4::uuid))
   order by ${lineKey}, e.member_id limit $5::int`,
);

/** A page of the lines; without one, all of them. */
export function readPaidLines(
  db: Db,
  brandId: string,
  statementId: string,
  page: Page | null = null,
): Promise<PaidLine[]> {
  const after = page === null ? [null, null] : startAfter(page, { type: 'text' });
  return paid(db, [brandId, statementId, ...after, page === null ? null : page.limit + 1]);
}
