import { ALGORITHM_RULES } from '../../../domain/events/algorithms.ts';
import { programPay } from '../../../domain/settlement/likelyPay.ts';
import {
  readEventsById,
  readEventsExpectingPay,
  writeExpectationsKept,
  writeToldPay,
} from '../../events/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { estimate } from '../../readmodels/memberEvent.ts';
import { readUsualUses } from '../../readmodels/usualUse.ts';
import { readExpectingMembers, readRecentResults } from './queries.ts';
import { hasSampleSince, writeProgramPay } from './store.ts';

const MEMBERS_AT_ONCE = 250;

/** A large sample changes little from one batch of results to the next: it is taken again after this long. */
const RESAMPLED_AFTER_MS = 10 * 60_000;
const LARGE_SAMPLE = 60;

/** Sums up what a program's recent results paid for, for the estimates of its next events, unless that was just done. */
export async function refreshProgramPay(db: Db, programId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RESAMPLED_AFTER_MS);
  if (!(await hasSampleSince(db, programId, since, LARGE_SAMPLE))) await sumUpProgramPay(db, programId, now);
}

/** `now` is null where the next results are to be summed up in any case. */
async function sumUpProgramPay(db: Db, programId: string, now: Date | null): Promise<void> {
  const found = await readRecentResults(db, programId);
  const pay = found === null ? null : programPay(found.results, found.standing);
  if (pay !== null) await writeProgramPay(db, programId, pay, now);
}

/**
 * Keeps what an event's members could read before its start as their likely pay, to compare it with their results.
 * Interrupted, it begins again.
 */
export async function keepExpectations(db: Db, eventId: string, signal?: AbortSignal): Promise<void> {
  const event = (await readEventsById(db, [eventId])).get(eventId);
  if (event === undefined) return;
  // With the latest results; programs whose results are older than this table have none yet.
  await sumUpProgramPay(db, event.programId, null);
  const paysByBaseline = ALGORITHM_RULES[event.algorithm].reduction === 'baseline';
  const window = { ...event, start: event.start.getTime(), end: event.end.getTime() };
  for (let after: string | null = null, more = paysByBaseline; more;) {
    if (signal?.aborted) return;
    const members = await readExpectingMembers(db, eventId, after, MEMBERS_AT_ONCE);
    const without = members.filter(({ results, programPay: pay }) => results === null && pay !== null);
    const usual =
      without.length === 0
        ? null
        : await readUsualUses(
            db,
            without.map(({ memberId }) => memberId),
            event.start,
          );
    const told = members.flatMap((facts) => {
      const likely = estimate(window, { facts, usualWh: usual?.(facts.memberId)(window) ?? null });
      return likely === null
        ? []
        : { memberId: facts.memberId, low: likely.lowPoints, high: likely.highPoints };
    });
    await writeToldPay(db, eventId, told);
    after = members.at(-1)?.memberId ?? null;
    more = members.length === MEMBERS_AT_ONCE;
  }
  await writeExpectationsKept(db, eventId);
}

/** Keeps the expectations of every event that has started. */
export async function keepDueExpectations(db: Db): Promise<void> {
  for (const eventId of await readEventsExpectingPay(db, 1_000)) await keepExpectations(db, eventId);
}
