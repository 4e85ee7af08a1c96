import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { readUtility } from '../programs/service.ts';
import { connectableUtility, waitingMembers } from '../readmodels/waiting.ts';
import { emailKey } from '../session/service.ts';
import type { UtilityDeps } from './deps.ts';
import { savePartner } from './store/partners.ts';
import { lockWaiting, markWaitingNotified, saveWaiting } from './store/waitlist.ts';

export interface Waiting {
  /** The browser's sign-up, which may wait with one address at a time. */
  readonly id: string;
  readonly brandId: string;
  readonly utilityId: string;
  readonly email: string;
  readonly postalCode: string;
  readonly locale: string;
  readonly now: Date;
}

/** Stores an address for one email when the utility can be connected. The same address waits only once. */
export async function joinWaitlist(
  db: Db,
  { id, brandId, utilityId, email, postalCode, locale, now }: Waiting,
): Promise<void> {
  const asked = { email, emailKey: emailKey(email), postalCode, locale, consentAt: now };
  await transaction(db, (tx) => saveWaiting(tx, { id, brand: brandId, utilityId, ...asked }));
}

/** Recipients in one batch. */
const BATCH = 500;

/**
 * Emails everyone who waited for a utility that can now be connected, once: addresses on the waitlist, and
 * members who chose it. An interrupted run continues; no one is emailed twice.
 */
export async function notifyWaiting(
  { db, clock, notify }: Pick<UtilityDeps, 'clock' | 'db' | 'notify'>,
  utilityId: string,
  signal: AbortSignal,
): Promise<void> {
  const utility = await readUtility(db, utilityId);
  const since = utility?.connectableSince ?? null;
  if (utility === null || since === null || !(await connectableUtility(db, utilityId))) return;
  const { brandId, shortName } = utility;
  for (let found = BATCH; found === BATCH && !signal.aborted;) {
    found = await transaction(db, async (tx) => {
      const strangers = await lockWaiting(tx, utilityId, BATCH);
      await notify.sendAll(
        tx,
        strangers.map(({ id, email, locale, consentAt }) => ({
          brandId,
          memberId: null,
          address: email,
          locale,
          template: 'utility-ready',
          values: { utility: shortName },
          key: `utility-ready:${id}:${consentAt.getTime()}`,
        })),
      );
      for (const { id } of strangers) await markWaitingNotified(tx, id, clock.now());
      return strangers.length;
    });
  }
  let after: string | null = null;
  while (!signal.aborted) {
    const members: readonly string[] = await waitingMembers(db, {
      utilityId,
      before: since,
      after,
      limit: BATCH,
    });
    await notify.sendAll(
      db,
      members.map((memberId) => ({
        brandId,
        memberId,
        template: 'utility-ready',
        values: { utility: shortName },
        key: `utility-ready:${utilityId}:${since.getTime()}:${memberId}`,
      })),
    );
    const last = members.at(-1);
    if (last === undefined || members.length < BATCH) break;
    after = last;
  }
  if (signal.aborted) return;
  await savePartner(db, utilityId, { connectableNotifiedOf: since });
}
