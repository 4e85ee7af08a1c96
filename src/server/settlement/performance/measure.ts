import { DAY_SECONDS } from '../../../domain/meter/readings.ts';
import { closesAt } from '../../../domain/events/status.ts';
import {
  PROFILE_MARGIN_SECONDS,
  sumPerformance,
  type EventPerformance,
} from '../../../domain/settlement/performance.ts';
import { readEventsById } from '../../events/service.ts';
import { readMeters } from '../../meter/service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { intervalsAround } from '../aroundEvent.ts';
import { readReceipts } from '../store.ts';
import { countWaiting, readSettledHomes } from './queries.ts';
import { readDuePerformances, readPerformanceDue, writePerformance } from './store.ts';

const HOMES_AT_ONCE = 250;
/** Events that are measured in one go. */
const AT_ONCE = 100;
/** Readings of the hours after an event may come with the next delivery. */
const LOOK_AGAIN_MS = 86_400_000;

export interface PerformanceDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Sums up what an event brought: its receipts, and the hours around it from the meters by the receipts' own baselines.
 * Interrupted, it begins again.
 */
export async function measurePerformance(
  { db, clock }: PerformanceDeps,
  eventId: string,
  signal?: AbortSignal,
): Promise<EventPerformance | null> {
  const due = await readPerformanceDue(db, eventId);
  const event = (await readEventsById(db, [eventId])).get(eventId);
  if (due === null || event === undefined) return null;
  const { lookBackDays, settlementIntervalMinutes, restatementDays } = event.rules;
  const window = {
    start: event.start.getTime() / 1000,
    end: event.end.getTime() / 1000,
    intervalSeconds: settlementIntervalMinutes * 60,
  };
  const day = (seconds: number) => Math.floor(seconds / DAY_SECONDS);
  const sum = sumPerformance(window);
  for (let after: string | null = null, more = true; more;) {
    if (signal?.aborted) return null;
    const homes = await readSettledHomes(db, eventId, after, HOMES_AT_ONCE);
    const memberIds = homes.map(({ memberId }) => memberId);
    const receipts = await readReceipts(db, eventId, homes);
    const meters = await readMeters(db, {
      memberIds,
      channel: 'import',
      firstDay: day(window.start - PROFILE_MARGIN_SECONDS) - lookBackDays - 2,
      lastDay: day(window.end + PROFILE_MARGIN_SECONDS),
    });
    for (const { memberId, servicePointId, estimateOnly, left } of homes) {
      const receipt = receipts.get(memberId);
      if (receipt?.kind !== 'reduction' || receipt.state === 'PENDING') continue;
      if (estimateOnly) sum.addEstimate();
      else {
        const around = intervalsAround(meters.get(memberId) ?? [], servicePointId, window, receipt);
        sum.addHome(receipt, around, left);
      }
    }
    after = memberIds.at(-1) ?? null;
    more = homes.length === HOMES_AT_ONCE;
  }
  const performance = { ...sum.result(), waitingHomes: await countWaiting(db, eventId) };
  const now = clock.now();
  const closes = closesAt({ start: event.start, end: event.end, cancelled: false, restatementDays });
  const isWhole = performance.profile.every(({ homes }) => homes === performance.homes);
  const again = new Date(now.getTime() + LOOK_AGAIN_MS);
  await writePerformance(db, eventId, performance, {
    measuredAt: now,
    due,
    again: isWhole || again >= closes ? null : again,
  });
  return performance;
}

/** Measures the events that are due now. */
export async function measureDuePerformances(deps: PerformanceDeps): Promise<void> {
  for (const eventId of await readDuePerformances(deps.db, deps.clock.now(), AT_ONCE))
    await measurePerformance(deps, eventId);
}
