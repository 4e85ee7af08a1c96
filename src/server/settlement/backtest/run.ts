import { setImmediate } from 'node:timers/promises';
import { DAY_SECONDS } from '../../../domain/meter/readings.ts';
import { dateToDayNumber } from '../../../domain/meter/zone.ts';
import type { ProgramRules } from '../../../domain/programs/rules.ts';
import { listEvenings } from '../../../domain/settlement/backtest/evenings.ts';
import { rememberedMeter } from '../../../domain/settlement/backtest/rememberedMeter.ts';
import { prepareReplay, replayHome, sampleHome } from '../../../domain/settlement/backtest/replay.ts';
import type { PreparedReplay, ReplayedHome } from '../../../domain/settlement/backtest/replay.ts';
import { NO_SUMS, summarise } from '../../../domain/settlement/backtest/sums.ts';
import type { BacktestFigures, BacktestSums } from '../../../domain/settlement/backtest/sums.ts';
import { programPays } from '../../../domain/settlement/backtest/told.ts';
import type { ProgramPays, SampledResult } from '../../../domain/settlement/backtest/told.ts';
import { PAY_HISTORY } from '../../../domain/settlement/likelyPay.ts';
import { readMeters, type ReadMeter } from '../../meter/service.ts';
import { wattsPerPoint } from '../../platform/brandRates.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { noReplica, type LogPosition, type Replica } from '../../platform/replica/replica.ts';
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
  /** Where readings are read; absent: the database of `deps`. */
  readonly replica?: Replica;
}

/**
 * Calculates a backtest to its end, or until it is stopped. Each home's readings are read once for all evenings and settings;
 * those of the first homes once more before, for what the results of a program's members say to the others.
 * A batch is saved together with how far the backtest is, so that after a crash the next run continues there, and of two runs
 * at once only one counts. Returns the number of homes.
 */
export async function runBacktest(
  deps: SettlementDeps,
  id: string,
  { atOnce = HOMES_AT_ONCE, signal, replica = noReplica(deps.db) }: RunOptions = {},
): Promise<number> {
  const prepared = new Map<string, PreparedReplay>();
  // What was saved before this run counts in all of it.
  const from = { replica, seen: await replica.position() };
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
    const replay = { deps, from, backtest, prepared };
    const pays = backtest.pays ?? (await samplePays(replay, atOnce));
    const results = await sumBatch(replay, batch, pays);
    if (!(await transaction(deps.db, (tx) => saveBatch(tx, id, homesDone, { pays, results })))) continue;
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
    await updateBacktest(tx, id, { state: 'DONE', dueAt: null, endedAt: clock.now(), figures, pays: null });
    await deleteUploadOf(tx, id);
  });
}

interface Replay {
  readonly deps: SettlementDeps;
  /** Where readings are read, and what must be there. */
  readonly from: { readonly replica: Replica; readonly seen: LogPosition | null };
  readonly backtest: BacktestRow;
  /** By zone. */
  readonly prepared: Map<string, PreparedReplay>;
}

/** What the program's results say to its members, by the first homes: in a random order, these stand for all. */
async function samplePays(replay: Replay, atOnce: number): Promise<ProgramPays> {
  const { id, plan } = replay.backtest;
  const results: SampledResult[] = [];
  for (let done = 0; done < PAY_HISTORY.resultsOfEvent;) {
    const limit = Math.min(atOnce, PAY_HISTORY.resultsOfEvent - done);
    const batch = await readHomes(replay.deps.db, id, done, limit);
    if (batch.length === 0) break;
    for (const { result } of await replayBatch(replay, batch, sampleHome)) results.push(...(result ?? []));
    done += batch.length;
  }
  return programPays(results, {
    settings: plan.settings.length,
    evenings: listEvenings(plan.evenings, 'UTC').length,
  });
}

async function sumBatch(
  replay: Replay,
  batch: readonly PlacedHome[],
  pays: ProgramPays,
): Promise<{ place: number; results: readonly BacktestSums[] }[]> {
  const found = await replayBatch(replay, batch, (prepared, home) => replayHome(prepared, home, pays));
  return found.map(({ place, result }) => ({
    place,
    results: result ?? replay.backtest.plan.settings.map(() => NO_SUMS),
  }));
}

/** Null for a home without a meter, or with impossible figures. */
async function replayBatch<T>(
  { deps, from, backtest, prepared }: Replay,
  batch: readonly PlacedHome[],
  calculate: (prepared: PreparedReplay, home: ReplayedHome) => T,
): Promise<{ place: number; result: T | null }[]> {
  const { brand, plan } = backtest;
  const lookBack = Math.max(...plan.settings.map(({ lookBackDays }) => lookBackDays));
  // Windows may reach into the neighboring days of UTC.
  const firstDay = dateToDayNumber(plan.evenings.from) - lookBack - 2;
  const lastDay = dateToDayNumber(plan.evenings.to) + 2;
  const homes = await from.replica.read(from.seen, ({ db }) =>
    readBatch(db, backtest, batch, firstDay, lastDay),
  );
  const inZone = (zone: string): PreparedReplay => {
    const known =
      prepared.get(zone) ??
      prepareReplay(plan.evenings, zone, plan.settings, wattsPerPoint(deps.brands, brand));
    prepared.set(zone, known);
    return known;
  };
  const results: { place: number; result: T | null }[] = [];
  for (const { place, memberId } of batch) {
    // A home takes some milliseconds: the process's other requests come in between.
    await setImmediate();
    const { meters, ownDays } = homes.get(place) ?? NO_HOME;
    const [first] = meters;
    let result: T | null = null;
    try {
      if (first !== undefined)
        result = calculate(inZone(first.timeZone), toReplayedHome(first, meters, plan.settings, ownDays));
    } catch (error) {
      // One home's impossible figures must not keep the others out.
      deps.log?.error({ err: error, memberId }, 'A home could not be calculated in a backtest.');
    }
    results.push({ place, result });
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
function toReplayedHome(
  first: BatchHome['meters'][number],
  all: BatchHome['meters'],
  settings: readonly ProgramRules[],
  ownDays: OwnDays,
): ReplayedHome {
  const intervalSeconds = (settings[0]?.settlementIntervalMinutes ?? 60) * 60;
  const meters = all.filter(({ timeZone }) => timeZone === first.timeZone);
  const remembered = new Map(meters.map(({ id, days }) => [id, rememberedMeter(days)]));
  return {
    at: ({ start, end }) => {
      const window = { start, end, intervalSeconds };
      const id = meters.length === 1 ? first.id : chooseMeter(meters, null, window)?.id;
      return remembered.get(id ?? first.id)?.at(start) ?? null;
    },
    ...ownDays,
  };
}
