import pg from 'pg';
import { addDays } from '../../src/domain/meter/zone.ts';
import { listEvenings, type EveningPlan } from '../../src/domain/settlement/backtest/evenings.ts';
import { ManualClock } from '../../src/server/platform/clock.ts';
import { createIds } from '../../src/server/platform/ids.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { openServer } from '../../src/server/platform/db/open.ts';
import { noReplica } from '../../src/server/platform/replica/replica.ts';
import { backtestJob } from '../../src/server/settlement/backtest/jobs.ts';
import { startBacktest } from '../../src/server/settlement/backtest/request.ts';
import { readBacktest } from '../../src/server/settlement/backtest/store/backtests.ts';
import { makeMembers, METERED_UTILITY, readPackedRows, type Days } from './meteredMembers.ts';
import { ownDatabase } from './ownDatabase.ts';
import { count, times, type Line } from './report.ts';

const BRAND = 'bench';
/** A year, and what its baselines look back on. With an event every evening there would soon be no comparable day. */
const PLAN: EveningPlan = {
  from: '2025-06-01',
  to: '2026-05-31',
  startMinute: 1080,
  endMinute: 1140,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  every: 2,
};
const EVENINGS = listEvenings(PLAN, 'UTC').length;
const READINGS: Days = { firstDay: '2025-04-01', lastDay: '2026-06-02' };
/** What settling one evening reads. */
const SETTLED_DAYS = 52;
const AT_ONCE = 250;
/** Evenings for which settlement's reading is measured. */
const MEASURED_EVENINGS = 5;
const PROGRESS_MS = 10_000;
const MEMORY_MS = 250;
const PLAIN = {
  baselineRule: 'ten-of-ten',
  sameDayAdjustment: false,
  deadBandPercent: 5,
  carryFactor: 2,
  pointsPerKwh: 100,
} as const;

/**
 * A backtest of three settings over a year of evenings, by the job that the product runs, beside bare SQL reading what settlement
 * reads: the packed rows of each evening's look-back, and each of these rows once.
 */
export async function backtestBench(
  serverUrl: string,
  homes: number,
  say: (text: string) => void,
): Promise<Line[]> {
  const url = await ownDatabase(serverUrl, 'bench_backtest');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const log = createLog('warn');
  const database = openServer({ url, poolSize: 6, log });
  const memory = watchMemory();
  try {
    await makeMembers(client, { brand: BRAND, members: homes, ...READINGS });
    const clock = new ManualClock('2026-06-02T12:00:00Z');
    const brands = { byId: () => ({ config: { wattConversionRate: 100 } }) };
    const outcome = await startBacktest(
      { db: database.db, clock, newId: createIds(clock), brands },
      {
        brandId: BRAND,
        actorId: null,
        reason: 'To know.',
        country: 'US',
        utilityId: METERED_UTILITY,
        segmentId: null,
        uploadId: null,
        evenings: PLAN,
        settlementIntervalMinutes: 15,
        settings: [PLAIN, { ...PLAIN, carryFactor: 0 }, { ...PLAIN, baselineRule: 'blend' }],
      },
    );
    if ('refusal' in outcome) throw new Error(outcome.refusal.code);
    const { id } = outcome.backtest;
    const progress = setInterval(() => {
      void readBacktest(database.db, id).then((found) =>
        say(`${count(found?.homesDone ?? 0)} of ${count(homes)} homes`),
      );
    }, PROGRESS_MS);
    memory.begin();
    const started = performance.now();
    await backtestJob(brands, noReplica(database.db))
      .run({ backtestId: id }, { db: database.db, clock, log, signal: new AbortController().signal })
      .finally(() => clearInterval(progress));
    const seconds = (performance.now() - started) / 1_000;
    const done = await readBacktest(database.db, id);
    if (done?.state !== 'DONE' || done.homesDone !== homes)
      throw new Error(`${done?.homesDone ?? 0} of ${homes} homes were calculated.`);
    // After the job, so that the rows are as warm for the floor.
    const perEvening = await floorOfEvening(client);
    const once = await readAll(client, READINGS);
    const evenings = homes * EVENINGS;
    const settled = done.figures?.[0]?.settled ?? 0;
    return [
      {
        what: `backtest of ${count(homes)} homes × ${EVENINGS} evenings of a year (${Math.round((100 * settled) / evenings)} % with a result), 3 settings, evenings/s`,
        ours: count(evenings / seconds),
        floor: count(homes / perEvening),
        ratio: `${times(seconds / (perEvening * EVENINGS))} × the time of settlement's reading`,
        goal: '≤ 1 ×',
      },
      {
        what: 'the same beside reading each row once, s',
        ours: times(seconds),
        floor: times(once),
        ratio: `${times(seconds / once)} × the floor's time`,
        goal: '',
      },
      {
        what: 'the same, memory, MB',
        ours: `+${count(memory.most() / 2 ** 20)}`,
        floor: '',
        ratio: '',
        goal: 'the same for any number of homes',
      },
    ];
  } finally {
    memory.end();
    await database.close();
    await client.end();
  }
}

/** Seconds in which bare SQL reads what settling an evening needs, all year round. */
async function floorOfEvening(client: pg.Client): Promise<number> {
  let seconds = 0;
  for (let nr = 0; nr < MEASURED_EVENINGS; nr += 1) {
    const lastDay = addDays(PLAN.from, nr * Math.floor(365 / MEASURED_EVENINGS));
    seconds += await readAll(client, { firstDay: addDays(lastDay, 1 - SETTLED_DAYS), lastDay });
  }
  return seconds / MEASURED_EVENINGS;
}

async function readAll(client: pg.Client, days: Days): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    'select id from service_points where brand = $1 order by id',
    [BRAND],
  );
  const started = performance.now();
  let bytes = 0;
  for (let from = 0; from < rows.length; from += AT_ONCE)
    bytes += await readPackedRows(
      client,
      rows.slice(from, from + AT_ONCE).map(({ id }) => id),
      days,
    );
  if (bytes === 0) throw new Error('The floor read nothing.');
  return (performance.now() - started) / 1_000;
}

/** The most memory of the process above what it had at the beginning, in bytes. */
function watchMemory() {
  let [before, peak] = [0, 0];
  const look = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, MEMORY_MS);
  return {
    begin() {
      globalThis.gc?.();
      before = process.memoryUsage.rss();
      peak = before;
    },
    most: () => peak - before,
    end: () => clearInterval(look),
  };
}
