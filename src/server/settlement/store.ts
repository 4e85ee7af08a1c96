import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CarriedByProgram } from '../../domain/settlement/carry.ts';
import type { MonthResult } from '../../domain/settlement/month.ts';
import type { RestatementSentence } from '../../domain/settlement/restate.ts';
import type { Db } from '../platform/db/db.ts';
import { instant, rows, statement } from '../platform/db/sql.ts';
import { readReceiptContents } from '../readmodels/receipts.ts';
import type { CountedResult } from './queries.ts';
import { departedResults, monthResults, type AnyReceipt } from './tables.ts';

/** A receipt as it is written. */
export interface ReceiptRow {
  readonly memberId: string;
  readonly version: number;
  readonly points: number;
  readonly change: RestatementSentence | null;
  readonly receipt: AnyReceipt;
}

const insert = statement(
  'receipts-insert',
  `insert into receipts (member_id, event_id, version, settled_at, points, change, receipt)
   select r."memberId", $1, r."version", $2::timestamptz, r."points", r."change", r."receipt"
   from json_to_recordset($3::json) as r ("memberId" uuid, "version" int, "points" bigint, "change" jsonb, "receipt" json)`,
);

export async function insertReceipts(
  tx: Db,
  eventId: string,
  settledAt: Date,
  receipts: readonly ReceiptRow[],
): Promise<void> {
  if (receipts.length > 0) await insert(tx, [eventId, settledAt.toISOString(), JSON.stringify(receipts)]);
}

/** Receipts of any events. */
export async function readReceiptList(
  db: Db,
  wanted: readonly { readonly memberId: string; readonly eventId: string; readonly receiptVersion: number }[],
): Promise<{ memberId: string; receipt: AnyReceipt }[]> {
  const keys = wanted.map(({ receiptVersion, ...key }) => ({ ...key, version: receiptVersion }));
  const contentOf = await readReceiptContents(db, keys);
  return keys.flatMap((key) => {
    const receipt = contentOf(key);
    return receipt === null ? [] : { memberId: key.memberId, receipt };
  });
}

/** A member's month, settled net. */
export interface MonthRow {
  readonly memberId: string;
  readonly result: MonthResult;
}

/** Writes only missing rows. */
export async function insertMonths(
  tx: Db,
  { brandId, programId, month }: { brandId: string; programId: string; month: string },
  settledAt: Date,
  months: readonly MonthRow[],
): Promise<void> {
  if (months.length === 0) return;
  const values = months.map(({ memberId, result }) => ({
    memberId,
    programId,
    month,
    brand: brandId,
    settledAt,
    points: result.points,
    watts: result.watts,
    result,
  }));
  await tx.insert(monthResults).values(values).onConflictDoNothing();
}

export async function sumMonth(
  db: Db,
  { programId, month }: { programId: string; month: string },
): Promise<number> {
  const [row] = await rows<{ watts: number }>(
    db,
    sql`select coalesce(sum(watts), 0)::int8 as watts from month_results where program_id = ${programId} and month = ${month}`,
  );
  return row?.watts ?? 0;
}

/** The receipts of an event with these versions, by member. */
export async function readReceipts(
  db: Db,
  eventId: string,
  wanted: readonly { readonly memberId: string; readonly receiptVersion: number }[],
): Promise<Map<string, AnyReceipt>> {
  const found = await readReceiptList(
    db,
    wanted.map(({ memberId, receiptVersion }) => ({ memberId, eventId, receiptVersion })),
  );
  return new Map(found.map(({ memberId, receipt }) => [memberId, receipt]));
}

/** A settlement of a result, without its receipt. */
export interface ReceiptVersion {
  readonly version: number;
  readonly settledAt: Date;
  readonly points: number;
  readonly change: RestatementSentence | null;
}

/** First to last. */
export async function readVersions(db: Db, memberId: string, eventId: string): Promise<ReceiptVersion[]> {
  const found = await rows<{
    version: number;
    settled_at: string;
    points: number;
    change: RestatementSentence | null;
  }>(
    db,
    sql`select version, settled_at, points, change from receipts where member_id = ${memberId} and event_id = ${eventId} order by version`,
  );
  return found.map(({ version, settled_at, points, change }) => ({
    version,
    settledAt: instant(settled_at),
    points,
    change,
  }));
}

/** The standing of a member as of the latest result. */
export interface StandingRow {
  readonly memberId: string;
  readonly recent: readonly number[];
  readonly streak: number;
  readonly carried?: CarriedByProgram;
}

const upsert = statement(
  'standings-write',
  `insert into standings (member_id, brand, recent, streak, carried)
   select r."memberId", $1, r."recent", r."streak", r."carried"
   from json_to_recordset($2::json) as r ("memberId" uuid, "recent" jsonb, "streak" int, "carried" jsonb)
   on conflict (member_id) do update
   set recent = excluded.recent, streak = excluded.streak, carried = excluded.carried`,
);

export async function writeStandings(
  tx: Db,
  brandId: string,
  standings: readonly StandingRow[],
): Promise<void> {
  if (standings.length > 0) await upsert(tx, [brandId, JSON.stringify(standings)]);
}

export const areMilestonesOwed = sql`exists (select from standings where not milestones_noted)`;

/** $1 limit. */
const claimOwed = statement<{ memberId: string }>(
  'standings-milestones-claim',
  `update standings s
   set milestones_noted = true
   from (
     select member_id
     from standings
     where not milestones_noted
     order by member_id limit $1
     for update skip locked
   ) owed
   where s.member_id = owed.member_id
   returning s.member_id as "memberId"`,
);

/** The next members whose earlier results are gone through, in the transaction that notes what they reached. */
export async function claimMilestonesOwed(tx: Db, limit: number): Promise<string[]> {
  return (await claimOwed(tx, [limit])).map(({ memberId }) => memberId);
}

/** Adds a home's results to those of homes that are gone. */
export async function addDeparted(tx: Db, results: readonly CountedResult[]): Promise<void> {
  if (results.length === 0) return;
  const added = (column: AnyPgColumn) => sql`${column} + excluded.${sql.identifier(column.name)}`;
  await tx
    .insert(departedResults)
    .values(results.map((result) => ({ ...result, homes: 1 })))
    .onConflictDoUpdate({
      target: departedResults.eventId,
      set: {
        homes: added(departedResults.homes),
        baselineWh: added(departedResults.baselineWh),
        usedWh: added(departedResults.usedWh),
        reductionWh: added(departedResults.reductionWh),
      },
    });
}
