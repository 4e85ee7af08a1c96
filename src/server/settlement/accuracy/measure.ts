import { DAY_SECONDS } from '../../../domain/meter/readings.ts';
import { homeAccuracy, prepareAccuracy } from '../../../domain/settlement/accuracy.ts';
import type { PreparedAccuracy } from '../../../domain/settlement/accuracy.ts';
import { NO_ACCURACY, sumHome } from '../../../domain/settlement/accuracySums.ts';
import { excludedDates } from '../../../domain/settlement/excludedDates.ts';
import { addTotals } from '../../../domain/settlement/totals.ts';
import { nextWindow, latestEventWindow } from '../../../domain/settlement/accuracyWindow.ts';
import {
  countProgramHomes,
  readProgramHomes,
  readLatestWindow,
  type MeasuredHome,
} from '../../events/service.ts';
import { readMeters, type ReadMeter } from '../../meter/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { findProgram } from '../../programs/service.ts';
import { chooseMeter } from '../chooseMeter.ts';
import type { SettlementDeps } from '../deps.ts';
import type { AccuracyPlan } from '../tables.ts';
import { addSums, claimRun, deleteOtherRuns, writeRun, type AccuracyRun, type VariantSums } from './store.ts';

/** Few enough not to delay the process's other requests: a home takes half a millisecond. */
const HOMES_AT_ONCE = 50;
/** How often a measurement is renewed automatically. */
const RENEW_MS = 7 * 86_400_000;
/** No rule looks back further, and a window may reach into the neighboring days of UTC. */
const LOOK_BACK_DAYS = 70;

export interface MeasureOptions {
  /** Homes in one transaction. */
  readonly atOnce?: number;
  /** Aborting finishes the current batch and leaves the rest due. */
  readonly signal?: AbortSignal;
}

/**
 * Measures the error of every baseline rule at a program's homes, on days without events, in the program's
 * usual window. Each batch is one transaction, so a killed process leaves no home half counted and the next
 * run resumes; of two concurrent runs one works. Earlier results are shown until the new ones are complete.
 * Returns the number of homes.
 */
export async function measureProgram(
  deps: SettlementDeps,
  programId: string,
  { atOnce = HOMES_AT_ONCE, signal }: MeasureOptions = {},
): Promise<number> {
  let homes = 0;
  while (!signal?.aborted) {
    const batch = await transaction(deps.db, (tx) => measureBatch(tx, deps, programId, atOnce));
    if (batch === null) break;
    homes += batch;
  }
  return homes;
}

async function measureBatch(
  tx: Db,
  deps: SettlementDeps,
  programId: string,
  atOnce: number,
): Promise<number | null> {
  const now = deps.clock.now();
  const claimed = await claimRun(tx, programId, now);
  if (claimed === null) return null;
  const run = claimed.startedAt === null ? await begin(tx, claimed, now) : claimed;
  const { plan } = run;
  if (plan === null) return null;
  const homes = await readProgramHomes(tx, {
    programId,
    after: run.after,
    from: new Date((plan.asOf - LOOK_BACK_DAYS * DAY_SECONDS) * 1000),
    to: now,
    limit: atOnce,
  });
  const last = homes.at(-1);
  if (last === undefined) {
    await end(tx, run, now);
    return null;
  }
  await addSums(tx, programId, run.run, await sumHomes(tx, deps, plan, homes));
  await writeRun(tx, programId, { after: last.memberId, homesDone: run.homesDone + homes.length });
  return homes.length;
}

/** Takes the program's rules and window as they are now, to its last home. */
async function begin(tx: Db, run: AccuracyRun, now: Date): Promise<AccuracyRun> {
  const program = await findProgram(tx, run.programId);
  if (program === null) throw new Error('A program that is to be measured is not there.');
  const plan: AccuracyPlan = {
    rules: program.rules,
    window: latestEventWindow(await readLatestWindow(tx, run.programId), program.rules),
    asOf: Math.floor(now.getTime() / 1000),
  };
  const change = {
    run: run.run + 1,
    startedAt: now,
    plan,
    after: null,
    homesDone: 0,
    homesTotal: await countProgramHomes(tx, run.programId),
  };
  await writeRun(tx, run.programId, change);
  return { ...run, ...change };
}

async function end(tx: Db, { programId, run, plan }: AccuracyRun, now: Date): Promise<void> {
  const program = await findProgram(tx, programId);
  const dueAt = program?.active === true ? new Date(now.getTime() + RENEW_MS) : null;
  await deleteOtherRuns(tx, programId, run);
  await writeRun(tx, programId, {
    dueAt,
    startedAt: null,
    after: null,
    shownRun: run,
    shownAt: now,
    shownPlan: plan,
  });
}

async function sumHomes(
  tx: Db,
  deps: SettlementDeps,
  plan: AccuracyPlan,
  homes: readonly MeasuredHome[],
): Promise<VariantSums[]> {
  const today = Math.floor(plan.asOf / DAY_SECONDS);
  const meters = await readMeters(tx, {
    memberIds: homes.map(({ memberId }) => memberId),
    channel: 'import',
    firstDay: today - LOOK_BACK_DAYS,
    lastDay: today,
  });
  const prepared = new Map<string, readonly PreparedAccuracy[]>();
  const sums = new Map<string, VariantSums>();
  for (const home of homes) {
    try {
      for (const each of sumsOfHome(plan, home, meters.get(home.memberId) ?? [], prepared)) {
        const key = `${each.dayType} ${each.rule} ${each.adjusted}`;
        sums.set(key, { ...each, sums: addTotals(sums.get(key)?.sums ?? NO_ACCURACY, each.sums) });
      }
    } catch (error) {
      // One home's impossible figures must not keep the others out.
      deps.log?.error(
        { err: error, memberId: home.memberId },
        'The accuracy of baselines could not be measured at a home.',
      );
    }
  }
  return [...sums.values()];
}

function sumsOfHome(
  plan: AccuracyPlan,
  home: MeasuredHome,
  meters: readonly ReadMeter[],
  prepared: Map<string, readonly PreparedAccuracy[]>,
): VariantSums[] {
  const { rules, window, asOf } = plan;
  const interval = rules.settlementIntervalMinutes * 60;
  const windows = (['weekday', 'other'] as const).map((dayType) => nextWindow(window, dayType, rules, asOf));
  const [first] = windows;
  const meter =
    first === undefined ? null : chooseMeter(meters, null, { ...first, intervalSeconds: interval });
  if (meter === null) return [];
  const inZone =
    prepared.get(meter.timeZone) ?? windows.map((each) => prepareAccuracy(each, meter.timeZone, rules));
  prepared.set(meter.timeZone, inZone);
  return inZone.flatMap((each) =>
    homeAccuracy(each, {
      source: meter.source,
      excluded: excludedDates(home, each.calendar),
      otherEvents: home.otherEvents,
    }).map(({ variant, days }) => ({ ...variant, dayType: each.dayType, sums: sumHome(days, rules) })),
  );
}
