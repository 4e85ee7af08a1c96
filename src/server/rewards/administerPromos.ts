import {
  checkPromo,
  normalPromoCode,
  type PromoDraft,
  type PromoFault,
} from '../../domain/rewards/checkPromo.ts';
import { offerState } from '../../domain/rewards/offerState.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import type { SavedReward } from './administer.ts';
import { staffReward } from './queries/staffRewards.ts';
import { endPromo, insertPromo, lockPromo } from './store.ts';

const FAULT_TEXTS = {
  code: 'rewards.promoFault.code',
  gives: 'rewards.promoFault.gives',
  points: 'rewards.promoFault.points',
  limit: 'rewards.promoFault.limit',
  endsAt: 'rewards.promoFault.endsAt',
} as const satisfies Readonly<Record<PromoFault, MessageId>>;

type PromoDeps = Pick<Deps, 'clock' | 'db' | 'newId'>;

interface Staff {
  readonly brandId: string;
  /** null: the demonstration. */
  readonly actorId: string | null;
  readonly reason: string;
}

/** Adds a promo code. Refused with the faulty fields, and with CONFLICT where the brand has this code already. */
export async function createPromo(
  { clock, db, newId }: PromoDeps,
  { brandId, actorId, reason, ...draft }: PromoDraft & Staff,
): Promise<SavedReward> {
  const { points, rewardId, limit, startsAt, endsAt } = draft;
  const faults: { field: string; message: ReturnType<typeof say> }[] = Object.entries(checkPromo(draft)).map(
    ([field, fault]) => ({ field, message: say(FAULT_TEXTS[fault]) }),
  );
  const reward = rewardId === null ? null : await staffReward(db, brandId, rewardId);
  if (rewardId !== null && reward === null)
    faults.push({ field: 'rewardId', message: say('rewards.unknown') });
  faults.push(...reasonFaults(reason));
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  const id = newId();
  const code = normalPromoCode(draft.code);
  return transaction(db, async (tx) => {
    const row = { id, brand: brandId, code, points, rewardId, startsAt, endsAt, createdAt: now };
    if (!(await insertPromo(tx, { ...row, remaining: limit })))
      return refusal('CONFLICT', say('rewards.promoTaken'), [
        { field: 'code', message: say('rewards.promoTaken') },
      ]);
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: 'promo.create',
      subject: `promo:${id}`,
      reason: reason.trim(),
      before: null,
      after: {
        code,
        points,
        reward: reward === null ? null : (Object.values(reward.texts)[0]?.title ?? reward.item),
        limit,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
      },
    });
    return { id };
  });
}

/** Ends a promo code now; members keep what it gave them. Refused when it has ended. */
export async function endPromoCode(
  { clock, db, newId }: PromoDeps,
  id: string,
  { brandId, actorId, reason }: Staff,
): Promise<SavedReward> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  return transaction(db, async (tx) => {
    const before = await lockPromo(tx, brandId, id);
    if (before === null) return refusal('NOT_FOUND', say('rewards.unknownPromo'));
    if (offerState(before, now) === 'ENDED') return refusal('NOT_ALLOWED', say('rewards.promoOver'));
    await endPromo(tx, id, now);
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: 'promo.end',
      subject: `promo:${id}`,
      reason: reason.trim(),
      before: { endsAt: before.endsAt?.toISOString() ?? null },
      after: { endsAt: now.toISOString() },
    });
    return { id };
  });
}
