import {
  averageDays,
  chooseDays,
  createDayList,
  listEligible,
} from '../../src/domain/settlement/baseline.ts';
import { baselineCalendar } from '../../src/domain/settlement/calendar.ts';
import { DAY } from '../../src/domain/settlement/dayState.ts';
import { baselinePlan } from '../../src/domain/settlement/plan.ts';
import { createSheet, type MemberSheet } from '../../src/domain/settlement/sheet.ts';
import { programRules } from '../../src/domain/programs/rules.ts';
import { loadPeer } from './peers.ts';
import { count, inTurns, times, type Line } from './report.ts';

const ROUNDS = 5;

/** The windows of every home, as columns: a row for each home and day, latest day first; row 0 is the day of the event. */
interface Columns {
  readonly homes: number;
  readonly rows: number;
  readonly slots: number;
  readonly states: Uint8Array;
  /** Milliwatt-hours, row after row. */
  readonly mWh: Float64Array;
}

/**
 * The arithmetic of the baseline alone, on one core: which days count, and their mean, interval by interval. The floor is
 * DuckDB with one thread, computing the same sums from the same columns, held in its own memory; both agree, or the
 * benchmark ends.
 */
export async function baselineBench(homes: number): Promise<Line[]> {
  const rules = programRules({ zone: 'America/Los_Angeles', country: 'US' });
  const calendar = baselineCalendar(
    { start: Date.parse('2026-06-17T01:00:00Z') / 1_000, end: Date.parse('2026-06-17T02:00:00Z') / 1_000 },
    rules.zone,
    rules,
  );
  const plan = baselinePlan(rules, calendar);
  const columns = makeColumns(homes, calendar.rows, calendar.slots, calendar.states);
  const sheets = toSheets(createSheet(calendar), columns);
  const [eligible, chosen, into] = [
    createDayList(calendar.rows),
    createDayList(calendar.rows),
    new Float64Array(calendar.slots),
  ];

  let ourSum = 0;
  const ours = async (): Promise<number> => {
    const started = performance.now();
    ourSum = 0;
    for (const sheet of sheets) {
      listEligible(sheet, eligible);
      chooseDays(plan, sheet, eligible, 0, chosen);
      ourSum += averageDays(sheet, plan.slots, chosen, null, into);
    }
    return homes / ((performance.now() - started) / 1_000);
  };

  const duck = await openDuck(columns);
  try {
    const sql = baselineSql(columns.slots, plan.pool);
    const floor = async (): Promise<number> => {
      const started = performance.now();
      const reader = await duck.connection.runAndReadAll(sql);
      const seconds = (performance.now() - started) / 1_000;
      const sum = Number(reader.getRows()[0]?.[0]);
      if (sum !== ourSum) throw new Error(`DuckDB sums up ${sum} Wh, we ${ourSum}.`);
      return homes / seconds;
    };
    const measured = await inTurns(ROUNDS, ours, floor);
    return [
      {
        what: `baseline arithmetic of ${count(homes)} homes, one core, homes/s`,
        ours: count(measured.ours),
        floor: count(measured.floor),
        ratio: `${times(measured.ours / measured.floor)} × DuckDB`,
        goal: '≥ 10 ×',
      },
    ];
  } finally {
    duck.close();
  }
}

/** Every eleventh day of a home is incomplete, each home's on other dates. */
function makeColumns(homes: number, rows: number, slots: number, dates: Uint8Array): Columns {
  const states = new Uint8Array(homes * rows);
  const mWh = new Float64Array(homes * rows * slots);
  for (let home = 0; home < homes; home += 1) {
    for (let row = 0; row < rows; row += 1) {
      const at = home * rows + row;
      const known = dates[row] as number;
      states[at] = known !== DAY.unread ? known : (home + row) % 11 === 0 ? DAY.missing : DAY.usable;
      for (let slot = 0; slot < slots; slot += 1)
        mWh[at * slots + slot] = 150_000 + ((home * 7_919 + row * 104_729 + slot * 1_299_709) % 350_000);
    }
  }
  return { homes, rows, slots, states, mWh };
}

/** A sheet for each home, as settlement has it once the readings are in: here all of them lie in the columns. */
function toSheets(empty: MemberSheet, { homes, rows, slots, states, mWh }: Columns): MemberSheet[] {
  const part = <T>(column: { subarray(from: number, to: number): T }, home: number, length: number): T =>
    column.subarray(home * length, (home + 1) * length);
  return Array.from({ length: homes }, (_, home) => ({
    ...empty,
    states: part(states, home, rows),
    mWh: part(mWh, home, rows * slots),
  }));
}

/** The same rounding: each interval's mean to whole watt-hours, halves up, then their sum. */
function baselineSql(slots: number, days: number): string {
  const names = Array.from({ length: slots }, (_, slot) => `s${slot}`);
  const mean = names.map((name) => `((2 * sum(${name}) + count(*) * 1000) // (count(*) * 2000))`).join(' + ');
  return `select sum(wh)::bigint from (
    select ${mean} as wh from (
      select home, ${names.join(', ')}, row_number() over (partition by home order by day) as place from windows where day > 0 and state = ${DAY.usable}
    ) where place <= ${days} group by home
  )`;
}

async function openDuck(columns: Columns) {
  const { DuckDBInstance } = await loadPeer('@duckdb/node-api');
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  const names = Array.from({ length: columns.slots }, (_, slot) => `s${slot}`);
  await connection.run(
    `create table windows (home integer, day integer, state utinyint, ${names.map((name) => `${name} bigint`).join(', ')})`,
  );
  const appender = await connection.createAppender('windows');
  for (let home = 0; home < columns.homes; home += 1) {
    for (let row = 0; row < columns.rows; row += 1) {
      const at = home * columns.rows + row;
      appender.appendInteger(home);
      appender.appendInteger(row);
      appender.appendUTinyInt(columns.states[at] as number);
      for (let slot = 0; slot < columns.slots; slot += 1)
        appender.appendBigInt(BigInt(columns.mWh[at * columns.slots + slot] as number));
      appender.endRow();
    }
  }
  appender.closeSync();
  return {
    connection,
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
