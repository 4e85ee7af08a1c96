import { createHash } from 'node:crypto';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';
import { promoCodes, promoRedemptions, rewardPictures, rewards } from './tables.ts';

/** A promo code that was used. */
export interface UsedPromo {
  readonly id: string;
  readonly points: number | null;
  readonly rewardId: string | null;
}

export type PromoOutcome = UsedPromo | 'unknown' | 'ended' | 'used' | 'gone';

/** $1 brand, $2 code, $3 member, $4 now. Locks the code's row, so that the last one goes to one member. */
const find = statement<{
  id: string;
  points: number | null;
  rewardId: string | null;
  remaining: number | null;
  isOn: boolean;
  isUsed: boolean;
}>(
  'promo_find',
  `select p.id, p.points, p.reward_id as "rewardId", p.remaining,
     p.starts_at <= $4::timestamptz and (p.ends_at is null or p.ends_at > $4::timestamptz) as "isOn",
     exists (select from promo_redemptions u where u.promo_id = p.id and u.member_id = $3::uuid) as "isUsed"
   from promo_codes p where p.brand = $1 and p.code = $2 for update of p`,
);

/** Uses a code for a member, once. `code` is normalized. */
export async function usePromo(
  tx: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
  code: string,
  now: Date,
): Promise<PromoOutcome> {
  const [promo] = await find(tx, [brandId, code, memberId, now.toISOString()]);
  if (promo === undefined) return 'unknown';
  if (promo.isUsed) return 'used';
  if (!promo.isOn) return 'ended';
  if (promo.remaining === 0) return 'gone';
  // The member's other request may have used it while this one waited for the row.
  const made = await tx
    .insert(promoRedemptions)
    .values({ promoId: promo.id, memberId, at: now })
    .onConflictDoNothing()
    .returning({ promoId: promoRedemptions.promoId });
  if (made.length === 0) return 'used';
  await changeRemaining(tx, promo.id, -1);
  return { id: promo.id, points: promo.points, rewardId: promo.rewardId };
}

/** What a use of a code gave. */
export interface PromoUse {
  readonly promoId: string;
  readonly memberId: string;
  readonly orderId: string;
}

export async function setPromoOrder(tx: Db, { promoId, memberId, orderId }: PromoUse): Promise<void> {
  await tx
    .update(promoRedemptions)
    .set({ orderId })
    .where(and(eq(promoRedemptions.promoId, promoId), eq(promoRedemptions.memberId, memberId)));
}

const changeRemaining = (tx: Db, promoId: string, by: 1 | -1): Promise<unknown> =>
  tx
    .update(promoCodes)
    .set({ remaining: sql`${promoCodes.remaining} + ${by}` })
    .where(eq(promoCodes.id, promoId));

/** Gives back the use of a code whose order was cancelled; a repeat changes nothing. */
export async function returnPromoUse(tx: Db, { promoId, memberId, orderId }: PromoUse): Promise<void> {
  const gone = await tx
    .delete(promoRedemptions)
    .where(
      and(
        eq(promoRedemptions.promoId, promoId),
        eq(promoRedemptions.memberId, memberId),
        // Uses of earlier releases don't name their order.
        or(eq(promoRedemptions.orderId, orderId), isNull(promoRedemptions.orderId)),
      ),
    )
    .returning({ promoId: promoRedemptions.promoId });
  if (gone.length > 0) await changeRemaining(tx, promoId, 1);
}

type PromoRow = typeof promoCodes.$inferSelect;

/** False: the brand has this code already. */
export async function insertPromo(tx: Db, row: typeof promoCodes.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(promoCodes)
    .values(row)
    .onConflictDoNothing({ target: [promoCodes.brand, promoCodes.code] })
    .returning({ id: promoCodes.id });
  return made.length > 0;
}

/** Locks a brand's promo code until the transaction ends. */
export async function lockPromo(tx: Db, brandId: string, id: string): Promise<PromoRow | null> {
  const [row] = await tx
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.id, id), eq(promoCodes.brand, brandId)))
    .for('update');
  return row ?? null;
}

export async function endPromo(tx: Db, id: string, endsAt: Date): Promise<void> {
  await tx.update(promoCodes).set({ endsAt }).where(eq(promoCodes.id, id));
}

export type RewardRow = typeof rewards.$inferSelect;
export type NewReward = typeof rewards.$inferInsert;

export async function insertReward(tx: Db, row: NewReward): Promise<void> {
  await tx.insert(rewards).values(row);
}

/** Locks a brand's reward until the transaction ends. */
export async function lockReward(tx: Db, brandId: string, id: string): Promise<RewardRow | null> {
  const [row] = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.id, id), eq(rewards.brand, brandId)))
    .for('update');
  return row ?? null;
}

export async function updateReward(
  tx: Db,
  id: string,
  change: Partial<Omit<NewReward, 'id' | 'brand'>>,
): Promise<void> {
  await tx.update(rewards).set(change).where(eq(rewards.id, id));
}

/** Keeps a picture under its hash; the same picture is kept once. */
export async function insertPicture(
  db: Db,
  brandId: string,
  { mediaType, bytes }: Picture,
  createdAt: Date,
): Promise<string> {
  const id = createHash('sha256').update(brandId).update(bytes).digest('hex');
  await db
    .insert(rewardPictures)
    .values({ id, brand: brandId, mediaType, bytes, createdAt })
    .onConflictDoNothing();
  return id;
}

export async function pictureExists(db: Db, brandId: string, id: string): Promise<boolean> {
  return (await readPicture(db, brandId, id)) !== null;
}

export interface Picture {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export async function readPicture(db: Db, brandId: string, id: string): Promise<Picture | null> {
  const [row] = await db
    .select({ mediaType: rewardPictures.mediaType, bytes: rewardPictures.bytes })
    .from(rewardPictures)
    .where(and(eq(rewardPictures.id, id), eq(rewardPictures.brand, brandId)));
  return row ?? null;
}
