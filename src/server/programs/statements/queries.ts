import type { PostalAddress } from '../../../domain/session/postalAddress.ts';
import type { Db } from '../../platform/db/db.ts';
import { startAfter } from '../../platform/db/sortedList.ts';
import { instant, statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import { isId } from '../../platform/ids.ts';

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
}

type StatementTexts = Omit<StatementRecord, 'since' | 'madeAt'> & {
  readonly since: string | null;
  readonly madeAt: string;
};

/** Statements are never deleted, so that a number stays. */
const numbered = (where: string): string =>
  `with numbered as (
     select id, program_id, (row_number() over made)::int as number, lag(made_at) over made as since,
       made_at, member_count, watts, month, corrects_id
     from program_statements
     where ${where}
     window made as (order by made_at, id)
   )
   select s.id, s.program_id as "programId", s.number, s.since, s.made_at as "madeAt", s.member_count as "memberCount",
     s.watts::int8 as watts, s.month, c.number as corrects,
     (select coalesce(sum(i.amount), 0) from program_statement_items i where i.statement_id = s.id)::int8 as amount
   from numbered s
   left join numbered c on c.id = s.corrects_id`;

/** Statements on a program's page. */
const SHOWN = 120;

/** $1 brand, $2 program. */
const ofProgram = statement<{ [Key in keyof StatementTexts]: StatementTexts[Key] }>(
  'program_statements',
  `${numbered('brand = $1 and program_id = $2::uuid')} order by s.number desc limit ${SHOWN}`,
);

/** $1 brand, $2 statement. */
const one = statement<{ [Key in keyof StatementTexts]: StatementTexts[Key] }>(
  'program_statement',
  `${numbered(
    'brand = $1 and program_id = (select program_id from program_statements where id = $2::uuid)',
  )} where s.id = $2::uuid`,
);

const toRecord = (row: StatementTexts): StatementRecord => ({
  ...row,
  since: row.since === null ? null : instant(row.since),
  madeAt: instant(row.madeAt),
});

/** A program's statements, latest first. */
export async function readStatements(db: Db, brandId: string, programId: string): Promise<StatementRecord[]> {
  return (await ofProgram(db, [brandId, programId])).map(toRecord);
}

export async function readStatement(db: Db, brandId: string, id: string): Promise<StatementRecord | null> {
  const [row] = isId(id) ? await one(db, [brandId, id]) : [];
  return row === undefined ? null : toRecord(row);
}

/** What a statement paid a member. */
export interface PaidLine {
  readonly memberId: string;
  readonly email: string;
  readonly name: string;
  readonly address: PostalAddress | null;
  readonly watts: number;
}

/** $1 brand, $2 statement, $3 and $4 email address and id of the line before or null, $5 limit or null. */
const paid = statement<{ [Key in keyof PaidLine]: PaidLine[Key] }>(
  'statement_lines',
  `select m.id as "memberId", m.email, trim(m.first_name || ' ' || m.last_name) as name,
     m.shipping_address as address, -e.amount_watts as watts
   from ledger_entries e
   join members m on m.id = e.member_id
   where e.brand = $1 and e.cause_key = 'statement:' || $2::uuid and e.account = 'member:' || e.member_id
     and ($4::uuid is null or (m.email, m.id) > ($3::text, $4::uuid))
   order by m.email, m.id limit $5::int`,
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
