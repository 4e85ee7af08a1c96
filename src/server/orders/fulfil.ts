import { backendAddress } from '../../domain/brands/brandOrigin.ts';
import { afterStep } from '../../domain/orders/orderRules.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { backOff, TIMING, WEBHOOK_PATH, type OrderDeps } from './deps.ts';
import { moveOrder } from './service.ts';
import { toFailure, shopClient, type ShopAnswer, type ShopClient } from './shop.ts';
import { changeOrder, lockOrder, addHistory, type OrderRow } from './store.ts';

/** The order's idempotency key at the shop: its id, with a number from the second attempt on. */
export const shopKey = ({ id, attempt }: Pick<OrderRow, 'id' | 'attempt'>): string =>
  attempt === 1 ? id : `${id}-${attempt}`;

type Question = 'place' | 'read' | 'cancel';

/**
 * Sends the order to the shop, reads it, or cancels it, whatever is due. Idempotent: the shop knows the order
 * by its key, and its answers only move the order forward.
 */
export async function fulfilOrder(deps: OrderDeps, orderId: string): Promise<void> {
  const { clock, db } = deps;
  const shop = shopClient(deps);
  const asked = await transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null) return null;
    const question = nextQuestion(order);
    const now = clock.now();
    // If the process dies before the answer is stored, the order becomes due again.
    const dueAt =
      question === null ? null : new Date(now.getTime() + (shop === null ? TIMING.pollMs : TIMING.againMs));
    await changeOrder(tx, orderId, {
      dueAt,
      ...(question === 'place' && shop !== null ? { askedAt: order.askedAt ?? now } : {}),
    });
    if (question === null || shop === null) return null;
    if (question !== 'read') await addHistory(tx, order, now, 'asked', { question, key: shopKey(order) });
    return { order: { ...order, dueAt }, question };
  });
  if (asked === null || shop === null) return;
  const answer = await ask(deps, shop, asked.order, asked.question);
  await transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    // The answer belongs to an earlier attempt.
    if (order?.attempt !== asked.order.attempt) return;
    await applyAnswer(tx, deps, order, asked.question, answer);
    // A webhook or staff made the order due again in the meantime.
    if (order.dueAt?.getTime() !== asked.order.dueAt?.getTime())
      await changeOrder(tx, orderId, { dueAt: order.dueAt });
  });
}

function nextQuestion(order: OrderRow): Question | null {
  if (order.state !== 'placed' && order.state !== 'accepted') return null;
  if (order.cancelAskedAt !== null) return 'cancel';
  return order.state === 'accepted' ? 'read' : order.address === null ? null : 'place';
}

async function ask(
  { brands, config }: OrderDeps,
  shop: ShopClient,
  order: OrderRow,
  question: Question,
): Promise<ShopAnswer> {
  const key = shopKey(order);
  if (question === 'read') return shop.read(key);
  if (question === 'cancel') return shop.cancel(key);
  const brand = brands.byId(order.brand);
  if (brand === null || order.address === null) return { kind: 'silent', why: 'brand' };
  const { item, quantity, recipient, address } = order;
  const answer = await shop.place({
    key,
    item,
    quantity,
    recipient,
    address,
    webhookUrl: `${backendAddress(brand.config, config)}${WEBHOOK_PATH}`,
  });
  // The shop has the order from a call whose answer was lost, sent when our own address was different.
  return answer.kind === 'refused' && answer.status === 409 ? shop.read(key) : answer;
}

async function applyAnswer(
  tx: Db,
  deps: OrderDeps,
  order: OrderRow,
  question: Question,
  answer: ShopAnswer,
): Promise<void> {
  const now = deps.clock.now();
  const later = (ms: number): Date => new Date(now.getTime() + ms);
  if (answer.kind === 'silent' || (answer.kind === 'refused' && question === 'read')) {
    const silences = order.silences + 1;
    await addHistory(tx, order, now, 'no_answer', {
      question,
      why: answer.kind === 'silent' ? answer.why : answer.code,
    });
    await changeOrder(tx, order.id, {
      silences,
      dueAt: nextQuestion(order) === null ? null : later(backOff(silences)),
    });
    return;
  }
  if (answer.kind === 'refused') {
    await addHistory(tx, order, now, 'answered', { question, status: answer.status, code: answer.code });
    await changeOrder(tx, order.id, {
      silences: 0,
      cancelAskedAt: null,
      dueAt: question === 'place' ? null : now,
    });
    if (question === 'place') await moveOrder(tx, deps, order, 'failed', { failure: toFailure(answer.code) });
    // Too late to cancel: the next read has the parcel's status.
    if (question === 'cancel') await addHistory(tx, order, now, 'cancel_refused', { code: answer.code });
    return;
  }
  const { step: reported, ...facts } = answer.news;
  // A cancellation that we didn't ask for is a failure for the member.
  const step = reported === 'refunded' && question !== 'cancel' ? 'failed' : reported;
  if (question !== 'read' || afterStep(order, step) !== null)
    await addHistory(tx, order, now, 'answered', {
      question,
      status: answer.status,
      state: step,
      ...(facts.number === null ? {} : { number: facts.number }),
    });
  const moved = await moveOrder(tx, deps, order, step, facts);
  const after = moved ?? order;
  const isOpen = after.state === 'placed' || after.state === 'accepted';
  await changeOrder(tx, order.id, {
    silences: 0,
    dueAt: isOpen ? later(TIMING.pollMs) : null,
    ...(question === 'cancel' ? { cancelAskedAt: null } : {}),
  });
}
