import { ALGORITHM_RULES } from '../../domain/events/algorithms.ts';
import { DAY_SECONDS } from '../../domain/meter/readings.ts';
import { countsAsEvent } from '../../domain/referrals/referralRules.ts';
import type { RealTimeDevice } from '../../domain/settlement/realTime.ts';
import { bookedWatts } from '../../domain/settlement/restate.ts';
import type { StandingRules } from '../../domain/settlement/standingRules.ts';
import { memberTier } from '../../domain/settlement/tier.ts';
import { earnsStreakSpin } from '../../domain/wheel/prizes.ts';
import { readShiftedTimes, readMembersWithOpenSteps } from '../devices/service.ts';
import {
  claimResults,
  noteMilestones,
  requeueResults,
  readResultFacts,
  postponeResults,
  writeResults,
  type ResultFacts,
  type SettledMember,
} from '../events/service.ts';
import { lockBalances, readEventLedgers, post } from '../ledger/service.ts';
import { readMeters, type ReadMeter } from '../meter/service.ts';
import { grantSpins } from '../wheel/service.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { noteFirstEvents } from '../referrals/service.ts';
import { noteResults } from '../webhooks/service.ts';
import type { EventRun } from './eventRun.ts';
import { dependent, settleMember, type EarlierResult, type MemberOutcome } from './memberResult.ts';
import type { SettlementDeps } from './deps.ts';
import { settleDevices } from './realTimeResult.ts';
import { insertReceipts, readReceipts, writeStandings } from './store.ts';

export interface SettlementCounts {
  readonly members: number;
  readonly settled: number;
  readonly restated: number;
  readonly pending: number;
  readonly unchanged: number;
  readonly failed: number;
}

const FAILED_AGAIN_MS = 900_000;
/** How long results wait for a device that could not be restored. */
const DEVICES_WAIT_MS = 600_000;
/** Delay of the next check: `DEVICES_EACH_MS` for each waiting member, at least `DEVICES_AGAIN_MS`. */
const DEVICES_AGAIN_MS = 15_000;
const DEVICES_EACH_MS = 400;

/**
 * Settles up to `limit` members with a due result, in one transaction of batch statements. Null when none is
 * left to claim. With `memberId` only that member's result.
 */
export function settleBatch(
  deps: SettlementDeps,
  run: EventRun,
  limit: number,
  memberId?: string,
): Promise<SettlementCounts | null> {
  return transaction(deps.db, async (tx) => {
    const claimed = await claimResults(tx, run.event.id, run.now, limit, memberId);
    if (claimed.length === 0) return null;
    const waiting = await postponeForDevices(tx, run, claimed);
    const facts = await readResultFacts(
      tx,
      run.event,
      claimed.filter((memberId) => !waiting.has(memberId)),
    );
    const { outcomes, unchanged, failed } = await settleAll(tx, deps, run, facts);
    await writeAll(tx, run, outcomes);
    const ids = (list: readonly ResultFacts[]) => list.map(({ memberId }) => memberId);
    if (unchanged.length > 0) await postponeResults(tx, run.event.id, ids(unchanged), null);
    if (failed.length > 0)
      await postponeResults(
        tx,
        run.event.id,
        ids(failed),
        new Date(run.now.getTime() + FAILED_AGAIN_MS),
        'Error',
      );
    const counts = countOutcomes(claimed.length - waiting.size, outcomes, unchanged.length, failed.length);
    const { id: eventId, brandId, programId } = run.event;
    await noteResults(tx, { ...counts, eventId, brandId, programId, now: run.now });
    return counts;
  });
}

/** Postpones results that pay by device until the devices are restored, for a limited time. */
async function postponeForDevices(
  tx: Db,
  { event, now }: EventRun,
  claimed: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!paysDevices(event)) return new Set();
  const waiting = await readMembersWithOpenSteps(
    tx,
    event.id,
    claimed,
    new Date(now.getTime() - DEVICES_WAIT_MS),
  );
  const again = Math.max(DEVICES_AGAIN_MS, waiting.length * DEVICES_EACH_MS);
  if (waiting.length > 0) await postponeResults(tx, event.id, waiting, new Date(now.getTime() + again));
  return new Set(waiting);
}

function paysDevices({ algorithm }: EventRun['event']): boolean {
  return ALGORITHM_RULES[algorithm].reduction === 'device';
}

interface Settled {
  readonly facts: ResultFacts;
  readonly outcome: MemberOutcome;
}

async function settleAll(tx: Db, deps: SettlementDeps, run: EventRun, facts: readonly ResultFacts[]) {
  const byBaseline = !paysDevices(run.event);
  const devices = byBaseline
    ? new Map<string, RealTimeDevice[]>()
    : await readShiftedTimes(
        tx,
        run.event.id,
        facts.map(({ memberId }) => memberId),
      );
  const meters = byBaseline ? await readingsFor(tx, run, facts) : new Map<string, ReadMeter[]>();
  const earlier = byBaseline ? await earlierResults(tx, run, facts) : new Map<string, EarlierResult>();
  const outcomes: Settled[] = [];
  const unchanged: ResultFacts[] = [];
  const failed: ResultFacts[] = [];
  const settle = (each: ResultFacts, mayReadZero: boolean) =>
    byBaseline
      ? settleMember(
          run,
          each,
          meters.get(each.memberId) ?? [],
          earlier.get(each.memberId) ?? null,
          mayReadZero,
        )
      : settleDevices(run, each, devices.get(each.memberId) ?? []);
  const zeros: ResultFacts[] = [];
  const settleOne = (each: ResultFacts, mayReadZero: boolean | null): void => {
    try {
      const outcome = settle(each, mayReadZero ?? false);
      if (outcome === null) unchanged.push(each);
      else if (mayReadZero === null && outcome.record.pendingReason === 'UnconfirmedZero') zeros.push(each);
      else outcomes.push({ facts: each, outcome });
    } catch (error) {
      // One home's impossible figures must not keep the others from their results.
      deps.log?.error(
        { err: error, eventId: run.event.id, memberId: each.memberId },
        'A result could not be settled.',
      );
      failed.push(each);
    }
  };
  for (const each of facts) settleOne(each, null);
  const known = await readHomesWithZeros(tx, run, zeros);
  for (const each of zeros) settleOne(each, known.has(each.memberId));
  return { outcomes, unchanged, failed };
}

/** Of homes whose meter reads zero: those that export, or whose battery helped in the event. */
async function readHomesWithZeros(
  tx: Db,
  { event, window }: EventRun,
  facts: readonly ResultFacts[],
): Promise<ReadonlySet<string>> {
  if (facts.length === 0) return new Set();
  const memberIds = facts.map(({ memberId }) => memberId);
  const day = (seconds: number) => Math.floor(seconds / DAY_SECONDS);
  const exports = await readMeters(tx, {
    memberIds,
    channel: 'export',
    firstDay: day(window.start) - event.rules.lookBackDays,
    lastDay: day(window.end - 1),
  });
  const devices = await readShiftedTimes(tx, event.id, memberIds);
  return new Set(
    memberIds.filter(
      (id) =>
        exports.get(id)?.some(({ days }) => days.days.some((each) => each !== undefined)) === true ||
        devices
          .get(id)
          ?.some(({ deviceType, stretches }) => deviceType === 'battery' && stretches.length > 0) === true,
    ),
  );
}

/**
 * Readings of the event, its look-back and the hours after it, which may reach into the neighboring UTC
 * days.
 */
export function readingsFor(
  db: Db,
  { event, window }: EventRun,
  facts: readonly ResultFacts[],
): Promise<Map<string, ReadMeter[]>> {
  const day = (seconds: number) => Math.floor(seconds / DAY_SECONDS);
  const { sameDayAdjustment, postEventAdjustment, postEventToHours } = event.rules;
  const after = sameDayAdjustment && postEventAdjustment ? postEventToHours * 3_600 : 0;
  return readMeters(db, {
    memberIds: facts.map(({ memberId }) => memberId),
    channel: 'import',
    firstDay: day(window.start) - event.rules.lookBackDays - 2,
    lastDay: day(window.end + after - 1),
  });
}

/** Earlier settlements with the funds for corrections; locks the balances until the transaction ends. */
async function earlierResults(
  tx: Db,
  { event }: EventRun,
  facts: readonly ResultFacts[],
): Promise<Map<string, EarlierResult>> {
  const settled = facts.filter(({ receiptVersion }) => receiptVersion > 0);
  const found = new Map<string, EarlierResult>();
  if (settled.length === 0) return found;
  const ids = settled.map(({ memberId }) => memberId);
  const receipts = await readReceipts(tx, event.id, settled);
  const balances = await lockBalances(tx, ids);
  const ledgers = await readEventLedgers(tx, event.id, ids);
  for (const id of ids) {
    const receipt = receipts.get(id);
    if (receipt?.kind !== 'reduction') continue;
    const { owner = null, creditedWatts = 0, forgivenWatts = 0 } = ledgers.get(id) ?? {};
    // An organization has no stored balance: a correction takes back at most what this result credited.
    const balanceWatts = owner?.startsWith('organisation:')
      ? Math.min(creditedWatts, bookedWatts(receipt))
      : (balances.get(id) ?? 0);
    found.set(id, { receipt, owner, funds: { balanceWatts, forgivenSoFarWatts: forgivenWatts } });
  }
  return found;
}

async function writeAll(tx: Db, { event, now }: EventRun, outcomes: readonly Settled[]): Promise<void> {
  if (outcomes.length === 0) return;
  const { id: eventId, brandId } = event;
  await insertReceipts(
    tx,
    eventId,
    now,
    outcomes.flatMap(({ outcome }) => outcome.receipt ?? []),
  );
  const postings = outcomes.flatMap(({ facts, outcome }) =>
    outcome.postings.map((posting) => ({ brandId, memberId: facts.memberId, eventId, posting })),
  );
  const booked = await post(tx, postings, now);
  // The cause holds the receipt's version, so a posting that exists means that this settlement ran before.
  if (booked !== postings.length)
    throw new Error(
      `Event ${eventId}: ${postings.length - booked} of ${postings.length} postings are booked already.`,
    );
  await writeResults(
    tx,
    eventId,
    outcomes.map(({ outcome }) => outcome.record),
  );
  await writeStandings(
    tx,
    brandId,
    outcomes.flatMap(({ facts, outcome }) =>
      facts.next === null ? { memberId: facts.memberId, ...outcome.record.standingAfter } : [],
    ),
  );
  await noteMilestones(
    tx,
    event,
    outcomes.flatMap((settled) => settledMember(settled, event.rules.standing)),
    now,
  );
  await grantSpins(
    tx,
    brandId,
    outcomes.flatMap((settled) => earnedSpins(eventId, settled)),
    now,
  );
  const paysByDevice = paysDevices(event);
  await noteFirstEvents(
    tx,
    eventId,
    outcomes.flatMap(({ facts: { memberId, left }, outcome: { record } }) =>
      countsAsEvent({ ...record, left, paysDevices: paysByDevice }) ? memberId : [],
    ),
    now,
  );
  const dependents = outcomes.flatMap(({ facts, outcome }) => {
    const next = dependent(facts, outcome.record.standingAfter);
    return next === null ? [] : { memberId: facts.memberId, eventId: next };
  });
  if (dependents.length > 0) await requeueResults(tx, dependents, now);
}

/** A result with readings; without results of its own, the home's set-up earns no tier that counts as reached. */
function settledMember(
  { facts: { memberId, left }, outcome: { record } }: Settled,
  rules: StandingRules,
): SettledMember[] {
  if (record.settlement === 'PENDING' || record.estimateOnly || left) return [];
  const { recent, streak } = record.standingAfter;
  return [{ memberId, streak, tier: memberTier(recent, 'signed-up', rules) }];
}

/** A spin of the wheel for the event itself, and one when its streak reached the next five. A restatement takes none back. */
function earnedSpins(
  eventId: string,
  { facts: { memberId, left }, outcome: { record } }: Settled,
): { memberId: string; source: 'event' | 'streak'; causeKey: string }[] {
  if (record.settlement === 'PENDING' || left) return [];
  const { standingBefore, standingAfter } = record;
  return [
    { memberId, source: 'event', causeKey: `event:${eventId}` },
    ...(earnsStreakSpin(standingBefore.streak, standingAfter.streak)
      ? [{ memberId, source: 'streak' as const, causeKey: `streak:${eventId}` }]
      : []),
  ];
}

function countOutcomes(
  members: number,
  outcomes: readonly Settled[],
  unchanged: number,
  failed: number,
): SettlementCounts {
  const of = (state: string) => outcomes.filter(({ outcome }) => outcome.record.settlement === state).length;
  return {
    members,
    settled: of('SETTLED'),
    restated: of('RESTATED'),
    pending: of('PENDING'),
    unchanged,
    failed,
  };
}
