import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AttributionKind } from '../../domain/referrals/attribution.ts';
import type { Db } from '../platform/db/db.ts';
import { isAnyDue } from '../platform/db/isAnyDue.ts';
import { instant, statement } from '../platform/db/sql.ts';
import { memberRelations, referralBoosts, referralProfiles, referrals } from './tables.ts';

export type ReferralRow = typeof referrals.$inferSelect;
export type ProfileRow = typeof referralProfiles.$inferSelect;

/** Records the first code of a kind (SES-37). */
export async function insertRelation(
  db: Db,
  relation: {
    readonly memberId: string;
    readonly kind: AttributionKind;
    readonly code: string;
    readonly relatedAt: Date;
  },
): Promise<void> {
  await db.insert(memberRelations).values(relation).onConflictDoNothing();
}

export async function findProfile(db: Db, brandId: string, memberId: string): Promise<ProfileRow | null> {
  const [row] = await db
    .select()
    .from(referralProfiles)
    .where(and(eq(referralProfiles.memberId, memberId), eq(referralProfiles.brand, brandId)));
  return row ?? null;
}

/** Does nothing if the member has a profile or another member has the code. */
export async function insertProfile(db: Db, profile: typeof referralProfiles.$inferInsert): Promise<void> {
  await db.insert(referralProfiles).values(profile).onConflictDoNothing();
}

export async function changeShownName(
  db: Db,
  brandId: string,
  memberId: string,
  shownName: string | null,
): Promise<void> {
  await db
    .update(referralProfiles)
    .set({ shownName })
    .where(and(eq(referralProfiles.memberId, memberId), eq(referralProfiles.brand, brandId)));
}

/** False: the friend was referred before. */
export async function insertReferral(db: Db, referral: typeof referrals.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(referrals)
    .values(referral)
    .onConflictDoNothing()
    .returning({ memberId: referrals.memberId });
  return made.length > 0;
}

/** Locks until the transaction ends, so that a friend's referral is decided once. */
export async function lockReferral(tx: Db, friendId: string): Promise<ReferralRow | null> {
  const [row] = await tx.select().from(referrals).where(eq(referrals.memberId, friendId)).for('update');
  return row ?? null;
}

export async function changeReferral(
  tx: Db,
  friendId: string,
  change: Partial<Omit<ReferralRow, 'memberId' | 'brand' | 'referrerId'>>,
): Promise<void> {
  await tx.update(referrals).set(change).where(eq(referrals.memberId, friendId));
}

const note = statement(
  'referrals_first_events',
  `update referrals
   set first_event_id = $1::uuid, first_event_at = $2::timestamptz,
     due_at = case when state = 'open' then $2::timestamptz end
   where member_id = any($3::uuid[]) and first_event_id is null`,
);

/** Marks the first event of the referred ones among the members. */
export async function markFirstEvents(
  tx: Db,
  eventId: string,
  memberIds: readonly string[],
  now: Date,
): Promise<void> {
  await note(tx, [eventId, now.toISOString(), [...memberIds]]);
}

const due = statement<{ memberId: string }>(
  'referrals_due',
  `select member_id as "memberId" from referrals where due_at <= $1::timestamptz order by due_at limit $2::int`,
);

export const areReferralsDue = (now: Date): SQL => isAnyDue(referrals.dueAt, now);

export async function dueReferrals(db: Db, now: Date, limit: number): Promise<string[]> {
  return (await due(db, [now.toISOString(), limit])).map(({ memberId }) => memberId);
}

const unpaid = statement<{ friendId: string; at: string }>(
  'referrals_unpaid',
  `select member_id as "friendId", first_event_at as at from referrals
   where brand = $1 and state = 'open' and first_event_id is not null order by first_event_at, member_id`,
);

/** A brand's friends whose first event is settled and not paid, in the order of their events. */
export async function firstEventsToPay(
  db: Db,
  brandId: string,
): Promise<{ readonly friendId: string; readonly at: Date }[]> {
  return (await unpaid(db, [brandId])).map(({ friendId, at }) => ({ friendId, at: instant(at) }));
}

/** False: the member has a boost by this key. */
export async function insertBoost(db: Db, boost: typeof referralBoosts.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(referralBoosts)
    .values(boost)
    .onConflictDoNothing()
    .returning({ key: referralBoosts.key });
  return made.length > 0;
}

/** Uses the member's oldest unused boost for a friend; false: there is none. Waits for a payment that takes one now. */
export async function takeBoost(
  tx: Db,
  {
    referrerId,
    friendId,
    now,
  }: { readonly referrerId: string; readonly friendId: string; readonly now: Date },
): Promise<boolean> {
  const taken = await tx
    .update(referralBoosts)
    .set({ usedAt: now, friendId })
    .where(
      and(
        eq(referralBoosts.memberId, referrerId),
        eq(
          referralBoosts.key,
          sql`(
                select key
                from referral_boosts
                where member_id = ${referrerId} and used_at is null
                order by granted_at, key limit 1 for update
              )`,
        ),
      ),
    )
    .returning({ key: referralBoosts.key });
  return taken.length > 0;
}
