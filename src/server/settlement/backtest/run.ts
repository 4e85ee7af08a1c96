import { setImmediate } from 'node:timers/promises';
import { DAY_SECONDS } from '../../../domain/meter/readings.ts';
import { dateToDayNumber } from '../../../domain/meter/zone.ts';
import { rememberedMeter } from '../../../domain/settlement/backtest/rememberedMeter.ts';
import { prepareReplay, replayHome } from '../../../domain/settlement/backtest/replay.ts';
import type { PreparedReplay } from '../../../domain/settlement/backtest/replay.ts';
import { NO_SUMS, summarise } from '../../../domain/settlement/backtest/sums.ts';
import type { BacktestFigures, BacktestSums } from '../../../domain/settlement/backtest/sums.ts';
import { readMeters, type ReadMeter } from '../../meter/service.ts';
import { wattsPerPoint } from '../../platform/brandRates.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { chooseMeter } from '../chooseMeter.ts';
import type { SettlementDeps } from '../deps.ts';
import { readOwnDays, type OwnDays } from './queries.ts';
import {
  lockBacktest,
  readBacktest,
  readHomes,
  readSetting,
  saveBatch,
  updateBacktest,
  type BacktestRow,
  type PlacedHome,
} from './store/backtests.ts';
import { deleteUploadOf, readUploaded } from './store/uploads.ts';

/** A year of one home's days in intervals of 15 minutes are a third of a megabyte. */
const HOMES_AT_ONCE = 20;

export interface RunOptions {
  /** Homes whose readings are in memory. */
  readonly atOnce?: number;
  /** Aborting finishes the current batch and leaves the rest due. */
  readonly signal?: AbortSignal;
}

/**
 * Calculates a backtest to its end, or until it is stopped. Each home's readings are read once for all evenings and settings.
 * A batch is saved together with how far the backtest is, so that after a crash the next run continues there, and of two runs
 * at once only one counts. Returns the number of homes.
 */
export async function runBacktest(
  deps: SettlementDeps,
  id: string,
  { atOnce = HOMES_AT_ONCE, signal }: RunOptions = {},
): Promise<number> {
  const prepared = new Map<string, PreparedReplay>();
  let homes = 0;
  while (!signal?.aborted) {
    const backtest = await readBacktest(deps.db, id);
    if (backtest?.state !== 'RUNNING') break;
    const { homesDone } = backtest;
    const batch = await readHomes(deps.db, id, homesDone, atOnce);
    if (batch.length === 0) {
      await end(deps, backtest);
      break;
    }
    const results = await replayBatch(deps, backtest, batch, prepared);
    if (!(await transaction(deps.db, (tx) => saveBatch(tx, id, homesDone, results)))) continue;
    homes += batch.length;
  }
  return homes;
}

async function end({ db, clock }: SettlementDeps, { id, brand, plan }: BacktestRow): Promise<void> {
  const figures: BacktestFigures[] = [];
  for (const setting of plan.settings.keys()) figures.push(summarise(await readSetting(db, id, setting)));
  await transaction(db, async (tx) => {
    // It may have been stopped meanwhile.
    if ((await lockBacktest(tx, brand, id))?.state !== 'RUNNING') return;
    await updateBacktest(tx, id, { state: 'DONE', dueAt: null, endedAt: clock.now(), figures });
    await deleteUploadOf(tx, id);
  });
}

async function replayBatch(
  deps: SettlementDeps,
  backtest: BacktestRow,
  batch: readonly PlacedHome[],
  prepared: Map<string, PreparedReplay>,
): Promise<{ place: number; results: readonly BacktestSums[] }[]> {
  const { brand, plan } = backtest;
  const lookBack = Math.max(...plan.settings.map(({ lookBackDays }) => lookBackDays));
  // Windows may reach into the neighboring days of UTC.
  const firstDay = dateToDayNumber(plan.evenings.from) - lookBack - 2;
  const lastDay = dateToDayNumber(plan.evenings.to) + 2;
  const homes = await readBatch(deps.db, backtest, batch, firstDay, lastDay);
  const inZone = (zone: string): PreparedReplay => {
    const known =
      prepared.get(zone) ??
      prepareReplay(plan.evenings, zone, plan.settings, wattsPerPoint(deps.brands, brand));
    prepared.set(zone, known);
    return known;
  };
  const results: { place: number; results: readonly BacktestSums[] }[] = [];
  for (const { place, memberId } of batch) {
    // A home takes some milliseconds: the process's other requests come in between.
    await setImmediate();
    try {
      const { meters, ownDays } = homes.get(place) ?? NO_HOME;
      results.push({ place, results: replayMember(inZone, plan, meters, ownDays) });
    } catch (error) {
      // One home's impossible figures must not keep the others out.
      deps.log?.error({ err: error, memberId }, 'A home could not be calculated in a backtest.');
      results.push({ place, results: plan.settings.map(() => NO_SUMS) });
    }
  }
  return results;
}

interface BatchHome {
  readonly meters: readonly Pick<ReadMeter, 'id' | 'memberId' | 'timeZone' | 'days'>[];
  readonly ownDays: OwnDays;
}

const NO_OWN_DAYS: OwnDays = { otherEvents: [], away: [] };
const NO_HOME: BatchHome = { meters: [], ownDays: NO_OWN_DAYS };

/** The batch's homes by place. */
async function readBatch(
  db: Db,
  { id, plan }: BacktestRow,
  batch: readonly PlacedHome[],
  firstDay: number,
  lastDay: number,
): Promise<Map<number, BatchHome>> {
  if (plan.homes.files !== undefined) {
    const timeZone = plan.settings[0]?.zone ?? 'UTC';
    const found = await readUploaded(
      db,
      id,
      batch.map(({ place }) => place),
    );
    return new Map(
      [...found].map(([place, days]) => [
        place,
        { meters: [{ id: String(place), memberId: '', timeZone, days }], ownDays: NO_OWN_DAYS },
      ]),
    );
  }
  const memberIds = batch.flatMap(({ memberId }) => memberId ?? []);
  const instant = (day: number) => new Date(day * DAY_SECONDS * 1000);
  const meters = await readMeters(db, { memberIds, channel: 'import', firstDay, lastDay });
  const ownDays = await readOwnDays(db, memberIds, instant(firstDay), instant(lastDay));
  return new Map(
    batch.map(({ place, memberId }) => [
      place,
      {
        meters: meters.get(memberId ?? '') ?? [],
        ownDays: ownDays.get(memberId ?? '') ?? NO_OWN_DAYS,
      },
    ]),
  );
}

/** Each evening by the meter that settlement would choose, of those in the zone of the first. */
function replayMember(
  inZone: (zone: string) => PreparedReplay,
  { settings }: BacktestRow['plan'],
  all: readonly ReadMeter[],
  ownDays: OwnDays,
): BacktestSums[] {
  const [first] = all;
  const rules = settings[0];
  if (first === undefined || rules === undefined) return settings.map(() => NO_SUMS);
  const meters = all.filter(({ timeZone }) => timeZone === first.timeZone);
  const remembered = new Map(meters.map(({ id, days }) => [id, rememberedMeter(days)]));
  return replayHome(inZone(first.timeZone), {
    at: ({ start, end }) => {
      const window = { start, end, intervalSeconds: rules.settlementIntervalMinutes * 60 };
      const id = meters.length === 1 ? first.id : chooseMeter(meters, null, window)?.id;
      return remembered.get(id ?? first.id)?.at(start) ?? null;
    },
    ...ownDays,
  });
}
