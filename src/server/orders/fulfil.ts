import { backendAddress } from '../../domain/brands/brandOrigin.ts';
import { afterStep, isOpen } from '../../domain/orders/orderRules.ts';
import { isOverdue, noLaterThanPromise } from '../../domain/orders/promise.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { backOff, TIMING, webhookPath, type OrderDeps } from './deps.ts';
import type { Fulfiller, FulfilmentAnswer, OrderReference } from './fulfiller.ts';
import { readPayoutHold } from './queries.ts';
import { endLate, moveOrder, movePayoutLate } from './move.ts';
import { toDelivery } from './service.ts';
import { partnerKey } from './partnerKey.ts';
import { fulfillerFor } from './services/fulfillerFor.ts';
import { changeOrder, isUnsentPayout, lockOrder, addHistory, type OrderRow } from './store.ts';

type Question = 'place' | 'read' | 'cancel';

/**
 * Sends the order to its service, reads it, or cancels it, whatever is due. Idempotent: the service knows the order
 * by its key, and its answers only move the order forward.
 */
export async function fulfilOrder(deps: OrderDeps, orderId: string): Promise<void> {
  const { clock, db } = deps;
  const asked = await transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null) return null;
    const now = clock.now();
    const question = nextQuestion(order, now);
    const service = fulfillerFor(deps, order);
    if (isOverdue(order, now) && (order.askedAt === null || service === null)) {
      await endLate(tx, deps, order, false);
      return null;
    }
    if (isOverPayout(order) && question === 'read' && !(order.dueAt !== null && order.dueAt <= now))
      return null;
    const hold =
      question === 'place' && isUnsentPayout(order)
        ? await readPayoutHold(tx, order.brand, order.memberId)
        : null;
    if (hold !== null) {
      await changeOrder(tx, orderId, {
        heldFor: hold,
        dueAt: noLaterThanPromise(order, null),
        changedAt: now,
      });
      await addHistory(tx, order, now, 'held', { because: hold });
      return null;
    }
    // If the process dies before the answer is stored, the order becomes due again.
    const dueAt =
      question === null
        ? noLaterThanPromise(order, nextCheckAt(order, now))
        : new Date(now.getTime() + (service === null ? TIMING.pollMs : TIMING.againMs));
    await changeOrder(tx, orderId, {
      dueAt,
      ...(question === 'place' && service !== null ? { askedAt: order.askedAt ?? now } : {}),
    });
    if (question === null || service === null) return null;
    if (question !== 'read') await addHistory(tx, order, now, 'asked', { question, key: partnerKey(order) });
    return { order: { ...order, dueAt }, question, service };
  });
  if (asked === null) return;
  const answer = await ask(deps, asked.service, asked.order, asked.question);
  await transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    // The answer belongs to an earlier attempt.
    if (order?.attempt !== asked.order.attempt) return;
    await applyAnswer(tx, deps, order, asked.question, answer);
    if (asked.question === 'cancel') {
      const after = await lockOrder(tx, orderId);
      if (after !== null && isOverdue(after, clock.now())) {
        if (mayStillBePaid(after)) await waitForStaff(tx, deps, after);
        else await endLate(tx, deps, after, answer.kind === 'silent');
      }
    }
    // A webhook or staff made the order due again in the meantime.
    if (order.dueAt?.getTime() !== asked.order.dueAt?.getTime())
      await changeOrder(tx, orderId, { dueAt: order.dueAt });
  });
}

/**
 * Whether the provider has a payout that it didn't cancel: giving its points back would pay the member twice. A code or a
 * parcel that comes after all goes to staff instead.
 */
const mayStillBePaid = ({ service, askedAt }: OrderRow): boolean => service === 'payouts' && askedAt !== null;

/** Staff have it among the late orders; the provider is asked again if there is a number to ask by. */
async function waitForStaff(tx: Db, { clock }: OrderDeps, order: OrderRow): Promise<void> {
  await changeOrder(tx, order.id, {
    cancelAskedAt: null,
    dueAt: order.shopNumber === null ? null : new Date(clock.now().getTime() + TIMING.pollMs),
  });
}

/** When an order that can't be sent yet is checked again; null: something else has to happen first. */
function nextCheckAt({ state, heldFor, notBefore }: OrderRow, now: Date): Date | null {
  return state === 'placed' && heldFor === null && notBefore !== null && notBefore > now ? notBefore : null;
}

/** Whether the provider may still change a payout that is over: it sends money back, or finds its recipient after all. */
const isOverPayout = ({ service, state, shopNumber }: OrderRow): boolean =>
  service === 'payouts' && shopNumber !== null && (state === 'fulfilled' || state === 'refunded');

function nextQuestion(order: OrderRow, now: Date): Question | null {
  // Its points came back at the end of its promise, before the service answered.
  if (order.state === 'refunded' && order.cancelAskedAt !== null) return 'cancel';
  if (isOverPayout(order)) return 'read';
  if (!isOpen(order)) return null;
  if (order.cancelAskedAt !== null || isOverdue(order, now)) return 'cancel';
  if (order.state === 'accepted') return 'read';
  if (order.heldFor !== null || nextCheckAt(order, now) !== null) return null;
  return isPastRepeating(order, now) ? null : toDelivery(order) === 'parcel-without-address' ? null : 'place';
}

/** Whether the provider may have forgotten an unanswered payout, so that a repeat would pay it twice. */
const isPastRepeating = ({ service, askedAt }: OrderRow, now: Date): boolean =>
  service === 'payouts' && askedAt !== null && now.getTime() - askedAt.getTime() > TIMING.repeatMs;

const toReference = (order: OrderRow): OrderReference => ({
  key: partnerKey(order),
  number: order.shopNumber,
  askedAt: order.askedAt,
});

async function ask(
  { brands, config }: OrderDeps,
  service: Fulfiller,
  order: OrderRow,
  question: Question,
): Promise<FulfilmentAnswer> {
  const key = partnerKey(order);
  if (question === 'read') return service.read(toReference(order));
  if (question === 'cancel') {
    const answer = await service.cancel(toReference(order));
    if (answer.kind !== 'refused' || order.cancelAskedAt !== null) return answer;
    // Too late to cancel at the end of its promise: perhaps it was just delivered.
    const known = await service.read(toReference(order));
    return known.kind === 'news' ? known : answer;
  }
  const brand = brands.byId(order.brand);
  if (brand === null) return { kind: 'silent', why: 'brand' };
  const { item, quantity, recipient, address, destination, valueHundredths, currency } = order;
  const answer = await service.place({
    key,
    item,
    quantity,
    recipient,
    address,
    value: valueHundredths === null || currency === null ? null : { hundredths: valueHundredths, currency },
    webhookUrl: `${backendAddress(brand.config, config)}${webhookPath(order.service)}`,
    destination,
  });
  if (answer.kind !== 'refused') return answer;
  // The service has the order from a call whose answer was lost, sent when our own address was different.
  if (answer.status === 409) return service.read(toReference(order));
  // An earlier call may have got through, so a refusal counts only if the service has no such order.
  if (order.askedAt === null) return answer;
  const known = await service.read(toReference(order));
  return known.kind === 'unknown' ? answer : known;
}

async function applyAnswer(
  tx: Db,
  deps: OrderDeps,
  order: OrderRow,
  question: Question,
  answer: FulfilmentAnswer,
): Promise<void> {
  const now = deps.clock.now();
  const later = (ms: number): Date => new Date(now.getTime() + ms);
  if (
    answer.kind === 'silent' ||
    answer.kind === 'unknown' ||
    (answer.kind === 'refused' && question === 'read')
  ) {
    const silences = order.silences + 1;
    await addHistory(tx, order, now, 'no_answer', {
      question,
      why: answer.kind === 'silent' ? answer.why : answer.kind === 'unknown' ? 'unknown' : answer.code,
    });
    const isDone = nextQuestion(order, now) === null || (!isOpen(order) && answer.kind !== 'silent');
    await changeOrder(tx, order.id, {
      silences,
      dueAt: isDone ? null : noLaterThanPromise(order, later(backOff(silences))),
      ...(isDone ? { cancelAskedAt: null } : {}),
    });
    return;
  }
  if (answer.kind === 'refused') {
    await addHistory(tx, order, now, 'answered', { question, status: answer.status, code: answer.code });
    await changeOrder(tx, order.id, {
      silences: 0,
      cancelAskedAt: null,
      dueAt: question === 'place' ? null : now,
      ...(question === 'place' ? { partnerState: answer.code } : {}),
    });
    if (question === 'place') await moveOrder(tx, deps, order, 'failed', { failure: answer.failure });
    // Too late to cancel: the next read has the parcel's status.
    if (question === 'cancel') await addHistory(tx, order, now, 'cancel_refused', { code: answer.code });
    return;
  }
  const { step: reported, readAfterMs, partnerState, ...known } = answer.news;
  const isLate = question === 'cancel' && order.cancelAskedAt === null;
  // A cancellation that no one of the staff asked for is a failure for the member.
  const step = reported === 'refunded' && (question !== 'cancel' || isLate) ? 'failed' : reported;
  const facts = reported === 'refunded' && isLate ? { ...known, failure: 'late' as const } : known;
  if (question !== 'read' || afterStep(order, step) !== null || partnerState !== order.partnerState)
    await addHistory(tx, order, now, 'answered', {
      question,
      status: answer.status,
      state: step,
      ...(facts.number === null ? {} : { number: facts.number }),
      ...(partnerState === null ? {} : { partner: partnerState }),
    });
  const moved = isOverPayout(order)
    ? await movePayoutLate(tx, deps, order, step)
    : await moveOrder(tx, deps, order, step, facts);
  const after = moved ?? order;
  await changeOrder(tx, order.id, {
    silences: 0,
    partnerState,
    dueAt: isOpen(after) ? noLaterThanPromise(after, later(readAfterMs ?? TIMING.pollMs)) : null,
    ...(question === 'cancel' ? { cancelAskedAt: null } : {}),
  });
}
