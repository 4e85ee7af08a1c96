import { readUtility, type UtilityFacts } from '../../programs/service.ts';
import { outageEndReaders, outageReaders, type OutageReader } from '../queries/outageReaders.ts';
import type { UtilityDeps } from '../deps.ts';
import { findPartner, markMembersNotified } from '../store/partners.ts';

/** Members in one statement. */
const BATCH = 500;

type NotifyDeps = Pick<UtilityDeps, 'clock' | 'db' | 'notify'>;

/**
 * Notifies members of an outage and of its end, once each, no matter who entered it. An interrupted run starts
 * over; no one is notified twice.
 */
export async function notifyOutage(deps: NotifyDeps, utilityId: string, signal: AbortSignal): Promise<void> {
  const { db } = deps;
  const utility = await readUtility(db, utilityId);
  if (utility === null) return;
  const kept = await findPartner(db, utilityId);
  const [began, notifiedOutage] = [utility.outageBeganAt, kept?.membersNotifiedOf ?? null];
  if (began?.getTime() === notifiedOutage?.getTime()) return;
  // If the utility was back and away again in the meantime, only the new outage counts.
  if (began !== null) await notifyAway(deps, utility, began, signal);
  else if (notifiedOutage !== null) await notifyBack(deps, utility, notifiedOutage, signal);
  if (signal.aborted) return;
  // A concurrent run that notified of a later outage wins.
  await markMembersNotified(db, utilityId, notifiedOutage, began);
}

async function notifyAway(
  { db, clock, notify }: NotifyDeps,
  { id: utilityId, brandId, shortName, outageEndAt }: UtilityFacts,
  began: Date,
  signal: AbortSignal,
): Promise<void> {
  const untilAt = outageEndAt !== null && outageEndAt > clock.now() ? outageEndAt.toISOString() : null;
  for await (const readers of batches(
    (after) => outageReaders(db, { utilityId, after, limit: BATCH }),
    signal,
  )) {
    await notify.sendAll(
      db,
      readers.map(({ memberId }) => ({
        brandId,
        memberId,
        template: 'utility-outage',
        values: { utility: shortName, untilAt },
        key: `utility-outage:${utilityId}:${began.getTime()}:${memberId}`,
      })),
    );
  }
}

async function notifyBack(
  { db, notify }: NotifyDeps,
  { id: utilityId, brandId, shortName }: UtilityFacts,
  began: Date,
  signal: AbortSignal,
): Promise<void> {
  for await (const readers of batches(
    (after) => outageEndReaders(db, { utilityId, after, limit: BATCH }, began),
    signal,
  )) {
    await notify.sendAll(
      db,
      readers.map(({ memberId, connected }) => ({
        brandId,
        memberId,
        template: 'utility-back',
        values: { utility: shortName, connected: connected ? 'yes' : 'no' },
        key: `utility-back:${utilityId}:${began.getTime()}:${memberId}`,
      })),
    );
  }
}

async function* batches(
  read: (after: string | null) => Promise<OutageReader[]>,
  signal: AbortSignal,
): AsyncGenerator<readonly OutageReader[]> {
  let after: string | null = null;
  while (!signal.aborted) {
    const found: OutageReader[] = await read(after);
    yield found;
    const last = found.at(-1);
    if (last === undefined || found.length < BATCH) return;
    after = last.memberId;
  }
}
