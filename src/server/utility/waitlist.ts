import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { utilityOf } from '../programs/service.ts';
import { connectableUtility, waitingMembers } from '../readmodels/waiting.ts';
import { emailKey } from '../session/service.ts';
import type { UtilityDeps } from './deps.ts';
import { utilityPartners, utilityWaitlist } from './tables.ts';

export interface Waiting {
  /** Of the browser's sign-up: it may wait with one address at a time. */
  readonly id: string;
  readonly brandId: string;
  readonly utilityId: string;
  readonly email: string;
  readonly postalCode: string;
  readonly locale: string;
  readonly now: Date;
}

/** Keeps the address of a stranger who asked to be emailed once the utility can be connected. The same address again waits once. */
export async function joinWaitlist(
  db: Db,
  { id, brandId, utilityId, email, postalCode, locale, now }: Waiting,
): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.delete(utilityWaitlist).where(eq(utilityWaitlist.id, id));
    const asked = { email, postalCode, locale, consentAt: now, notifiedAt: null };
    await tx
      .insert(utilityWaitlist)
      .values({ id, brand: brandId, utilityId, emailKey: emailKey(email), ...asked })
      .onConflictDoUpdate({
        target: [utilityWaitlist.utilityId, utilityWaitlist.emailKey],
        set: { id, ...asked },
      });
  });
}

/** The address that waits by the id; null: none. */
export async function waitingEmail(db: Db, id: string, utilityId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: utilityWaitlist.email })
    .from(utilityWaitlist)
    .where(
      and(
        eq(utilityWaitlist.id, id),
        eq(utilityWaitlist.utilityId, utilityId),
        isNull(utilityWaitlist.notifiedAt),
      ),
    );
  return row?.email ?? null;
}

/** So many are told in one go. */
const TOLD_AT_ONCE = 500;

/**
 * Emails those who waited for a utility that can be connected now, once: strangers who left an address, and members who chose
 * it. Stopped in the middle it goes on; whoever was told is not told twice.
 */
export async function notifyWaiting(
  { db, clock, notify }: Pick<UtilityDeps, 'clock' | 'db' | 'notify'>,
  utilityId: string,
  signal: AbortSignal,
): Promise<void> {
  const utility = await utilityOf(db, utilityId);
  const since = utility?.connectableSince ?? null;
  if (utility === null || since === null || !(await connectableUtility(db, utilityId))) return;
  const { brandId, shortName } = utility;
  for (let found = TOLD_AT_ONCE; found === TOLD_AT_ONCE && !signal.aborted;) {
    found = await transaction(db, async (tx) => {
      const waits = and(eq(utilityWaitlist.utilityId, utilityId), isNull(utilityWaitlist.notifiedAt));
      const strangers = await tx
        .select()
        .from(utilityWaitlist)
        .where(waits)
        .orderBy(asc(utilityWaitlist.id))
        .limit(TOLD_AT_ONCE)
        .for('update');
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
      for (const { id } of strangers)
        await tx.update(utilityWaitlist).set({ notifiedAt: clock.now() }).where(eq(utilityWaitlist.id, id));
      return strangers.length;
    });
  }
  let after: string | null = null;
  while (!signal.aborted) {
    const members: readonly string[] = await waitingMembers(db, {
      utilityId,
      before: since,
      after,
      limit: TOLD_AT_ONCE,
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
    if (last === undefined || members.length < TOLD_AT_ONCE) break;
    after = last;
  }
  if (signal.aborted) return;
  await db
    .insert(utilityPartners)
    .values({ utilityId, connectableToldOf: since })
    .onConflictDoUpdate({ target: utilityPartners.utilityId, set: { connectableToldOf: since } });
}
