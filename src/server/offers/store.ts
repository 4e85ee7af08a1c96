import { and, asc, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { isAnyDue } from '../platform/db/isAnyDue.ts';
import { cardPayments, deviceOfferClaims, deviceOffers, savedCards, type CardState } from './tables.ts';

export type OfferRow = typeof deviceOffers.$inferSelect;
export type NewOffer = typeof deviceOffers.$inferInsert;
export type ClaimRow = typeof deviceOfferClaims.$inferSelect;
/** An offer with a member's row of it, which is locked. */
export interface HeldOffer {
  readonly offer: OfferRow;
  readonly claim: ClaimRow;
}
export type PaymentRow = typeof cardPayments.$inferSelect;
export type SavedCardRow = typeof savedCards.$inferSelect;

export async function insertOffer(tx: Db, row: NewOffer): Promise<void> {
  await tx.insert(deviceOffers).values(row);
}

export async function brandOffer(db: Db, brandId: string, id: string): Promise<OfferRow | null> {
  const [row] = await db
    .select()
    .from(deviceOffers)
    .where(and(eq(deviceOffers.id, id), eq(deviceOffers.brand, brandId)));
  return row ?? null;
}

/** Locks a brand's offer until the transaction ends. */
export async function lockOffer(tx: Db, brandId: string, id: string): Promise<OfferRow | null> {
  const [row] = await tx
    .select()
    .from(deviceOffers)
    .where(and(eq(deviceOffers.id, id), eq(deviceOffers.brand, brandId)))
    .for('update');
  return row ?? null;
}

export async function changeOffer(
  tx: Db,
  id: string,
  change: Partial<Omit<NewOffer, 'id' | 'brand'>>,
): Promise<void> {
  await tx.update(deviceOffers).set(change).where(eq(deviceOffers.id, id));
}

/** The brand's offer of a free first device that runs now, or the latest that ran; null: it never had one. */
export async function firstDeviceOffer(db: Db, brandId: string, now: Date): Promise<OfferRow | null> {
  const found = await db
    .select()
    .from(deviceOffers)
    .where(and(eq(deviceOffers.brand, brandId), eq(deviceOffers.audience, 'FIRST_DEVICE')))
    .orderBy(asc(deviceOffers.place), desc(deviceOffers.createdAt));
  return found.find((offer) => isRunning(offer, now)) ?? found[0] ?? null;
}

export function isRunning({ startsAt, endsAt }: Pick<OfferRow, 'startsAt' | 'endsAt'>, now: Date): boolean {
  return startsAt <= now && (endsAt === null || endsAt > now);
}

/** Takes one of an offer's stock; false when none is left. */
export async function takeOne(tx: Db, offerId: string): Promise<boolean> {
  const taken = await tx
    .update(deviceOffers)
    .set({ remaining: sql`${deviceOffers.remaining} - 1` })
    .where(
      and(
        eq(deviceOffers.id, offerId),
        sql`(${deviceOffers.remaining} is null or ${deviceOffers.remaining} > 0)`,
      ),
    )
    .returning({ id: deviceOffers.id });
  return taken.length > 0;
}

export async function returnOne(tx: Db, offerId: string): Promise<void> {
  await tx
    .update(deviceOffers)
    .set({ remaining: sql`${deviceOffers.remaining} + 1` })
    .where(eq(deviceOffers.id, offerId));
}

/** Makes the member's row of an offer, unless there is one. */
export async function insertClaim(
  tx: Db,
  row: typeof deviceOfferClaims.$inferInsert,
): Promise<ClaimRow | null> {
  const [made] = await tx
    .insert(deviceOfferClaims)
    .values(row)
    .onConflictDoNothing({ target: [deviceOfferClaims.memberId, deviceOfferClaims.offerId] })
    .returning();
  return made ?? null;
}

/** Locks a member's row of an offer until the transaction ends. */
export async function lockMemberClaim(tx: Db, memberId: string, offerId: string): Promise<ClaimRow | null> {
  const [row] = await tx
    .select()
    .from(deviceOfferClaims)
    .where(and(eq(deviceOfferClaims.memberId, memberId), eq(deviceOfferClaims.offerId, offerId)))
    .for('update');
  return row ?? null;
}

export async function lockClaim(tx: Db, id: string): Promise<ClaimRow | null> {
  const [row] = await tx.select().from(deviceOfferClaims).where(eq(deviceOfferClaims.id, id)).for('update');
  return row ?? null;
}

export async function readClaim(db: Db, id: string): Promise<ClaimRow | null> {
  const [row] = await db.select().from(deviceOfferClaims).where(eq(deviceOfferClaims.id, id));
  return row ?? null;
}

/** A member's devices that were bought and are not connected yet, the longest waiting first; locked. */
export function lockUnconnected(tx: Db, memberId: string): Promise<ClaimRow[]> {
  return tx
    .select()
    .from(deviceOfferClaims)
    .where(and(eq(deviceOfferClaims.memberId, memberId), eq(deviceOfferClaims.status, 'purchased')))
    .orderBy(asc(deviceOfferClaims.purchasedAt), asc(deviceOfferClaims.id))
    .for('update');
}

export async function changeClaim(
  tx: Db,
  id: string,
  change: Partial<Omit<ClaimRow, 'id' | 'memberId' | 'brand' | 'offerId'>>,
): Promise<void> {
  await tx.update(deviceOfferClaims).set(change).where(eq(deviceOfferClaims.id, id));
}

export const areClaimsDue = (now: Date): SQL => isAnyDue(deviceOfferClaims.dueAt, now);

export async function dueClaims(db: Db, now: Date, limit: number): Promise<readonly string[]> {
  return (
    await db
      .select({ id: deviceOfferClaims.id })
      .from(deviceOfferClaims)
      .where(lte(deviceOfferClaims.dueAt, now))
      .orderBy(asc(deviceOfferClaims.dueAt))
      .limit(limit)
  ).map(({ id }) => id);
}

export async function insertPayment(tx: Db, row: typeof cardPayments.$inferInsert): Promise<PaymentRow> {
  const [made] = await tx.insert(cardPayments).values(row).returning();
  if (made === undefined) throw new Error('The payment was not inserted.');
  return made;
}

export async function lockPayment(tx: Db, id: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(cardPayments).where(eq(cardPayments.id, id)).for('update');
  return row ?? null;
}

/** What a card has paid of an order; null: nothing, or it goes back already. */
export async function lockPaymentOfOrder(tx: Db, orderId: string): Promise<PaymentRow | null> {
  const [row] = await tx
    .select({ payment: cardPayments })
    .from(cardPayments)
    .innerJoin(deviceOfferClaims, eq(deviceOfferClaims.id, cardPayments.claimId))
    .where(and(eq(deviceOfferClaims.orderId, orderId), inArray(cardPayments.state, ['paid', 'settled'])))
    .for('update', { of: cardPayments });
  return row?.payment ?? null;
}

export async function paymentBySession(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
  sessionId: string,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(cardPayments)
    .where(
      and(
        eq(cardPayments.sessionId, sessionId),
        eq(cardPayments.memberId, memberId),
        eq(cardPayments.brand, brandId),
      ),
    );
  return row ?? null;
}

/** A claim's payments, or a member's visits to save a card, that the member may still complete; latest first. */
export function unfinishedPayments(
  tx: Db,
  of: { readonly claimId: string } | { readonly setupMemberId: string },
): Promise<PaymentRow[]> {
  const unfinished: readonly CardState[] = ['asked', 'open'];
  return tx
    .select()
    .from(cardPayments)
    .where(
      and(
        'claimId' in of
          ? eq(cardPayments.claimId, of.claimId)
          : and(eq(cardPayments.memberId, of.setupMemberId), eq(cardPayments.mode, 'setup')),
        inArray(cardPayments.state, [...unfinished]),
      ),
    )
    .orderBy(desc(cardPayments.createdAt), desc(cardPayments.id));
}

export async function changePayment(
  tx: Db,
  id: string,
  change: Partial<Omit<PaymentRow, 'id' | 'memberId' | 'brand' | 'mode' | 'claimId'>>,
): Promise<void> {
  await tx.update(cardPayments).set(change).where(eq(cardPayments.id, id));
}

export const arePaymentsDue = (now: Date): SQL => isAnyDue(cardPayments.dueAt, now);

export async function duePayments(db: Db, now: Date, limit: number): Promise<readonly string[]> {
  return (
    await db
      .select({ id: cardPayments.id })
      .from(cardPayments)
      .where(lte(cardPayments.dueAt, now))
      .orderBy(asc(cardPayments.dueAt))
      .limit(limit)
  ).map(({ id }) => id);
}

export async function readSavedCard(db: Db, brandId: string, memberId: string): Promise<SavedCardRow | null> {
  const [row] = await db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.memberId, memberId), eq(savedCards.brand, brandId)));
  return row ?? null;
}

/** Keeps a member's card in place of an earlier one. */
export async function saveCard(tx: Db, row: typeof savedCards.$inferInsert): Promise<void> {
  await tx.insert(savedCards).values(row).onConflictDoUpdate({ target: savedCards.memberId, set: row });
}

export async function deleteCard(tx: Db, brandId: string, memberId: string): Promise<void> {
  await tx.delete(savedCards).where(and(eq(savedCards.memberId, memberId), eq(savedCards.brand, brandId)));
}
