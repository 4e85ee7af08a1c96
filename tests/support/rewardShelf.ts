import { setStock } from '../../src/server/orders/service.ts';
import { post } from '../../src/server/ledger/service.ts';
import { adjustmentPosting } from '../../src/domain/ledger/eventPostings.ts';
import type { Deps } from '../../src/server/platform/context.ts';
import { rewards } from '../../src/server/rewards/tables.ts';

type NewReward = Partial<typeof rewards.$inferInsert>;

/** Puts a reward into the catalogue: by default a gift card of 1,000 or 2,500 points. */
export async function shelve(
  { db, newId }: Pick<Deps, 'db' | 'newId'>,
  { stock = null, ...given }: NewReward & { readonly stock?: number | null } = {},
): Promise<string> {
  const id = newId();
  const since = new Date('2026-01-01T00:00:00Z');
  await db.insert(rewards).values({
    id,
    brand: 'default',
    type: 'GIFT_CARD',
    texts: { 'en-US': { title: 'Corner Grocer gift card', text: 'Groceries for the week.', terms: '' } },
    service: 'alder',
    item: 'GROCER',
    denominationType: 'DENOMINATED',
    amounts: [1_000, 2_500],
    startsAt: since,
    createdAt: since,
    changedAt: since,
    ...given,
  });
  await setStock(db, id, stock);
  return id;
}

/** Gives a member points at the default brand's rate, through the ledger. */
export async function givePoints(
  { db, newId, clock }: Pick<Deps, 'db' | 'newId' | 'clock'>,
  memberId: string,
  points: number,
): Promise<void> {
  const posting = adjustmentPosting('default', memberId, points * 100, newId());
  if (posting !== null)
    await post(db, [{ brandId: 'default', memberId, eventId: null, posting }], clock.now());
}
