import { afterStep, mayCancel, mayRetry, type OrderStep } from '../../domain/orders/orderRules.ts';
import { checkAddress, type AddressField, type TypedAddress } from '../../domain/session/checkAddress.ts';
import type { PostalAddress } from '../../domain/session/postalAddress.ts';
import type { Country } from '../../domain/brands/countries.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedField } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { saveShippingAddress } from '../session/service.ts';
import { JOBS, type OrderDeps } from './deps.ts';
import { readDestination } from './queries.ts';
import {
  changeOrder,
  insertOrder,
  lockOrder,
  addHistory,
  orderByKey,
  ordersWithoutAddress,
  type OrderRow,
} from './store.ts';
import type { OrderFailure } from './tables.ts';

/** The free first device's key: one per member, however it is requested. */
export const FIRST_DEVICE = 'first_device';

export interface Placing {
  readonly brandId: string;
  readonly memberId: string;
  /** One order per key. */
  readonly key: string;
  readonly item: OrderRow['item'];
  readonly quantity: number;
  readonly title: string | null;
  /** The recipient's address; default: the account's. */
  readonly address?: PostalAddress | null;
}

type Placers = Pick<OrderDeps, 'clock' | 'jobs' | 'newId'>;

/**
 * Places an order and queues its fulfilment in the caller's transaction. An order without an address waits
 * for one. The same key answers the existing order.
 */
export async function placeOrder(
  tx: Db,
  deps: Placers,
  { brandId, memberId, key, item, quantity, title, address }: Placing,
): Promise<OrderRow> {
  const known = await orderByKey(tx, memberId, key);
  if (known !== null) return known;
  const now = deps.clock.now();
  const account = await readDestination(tx, brandId, memberId);
  if (account === null) throw new Error('There is no such member to order for.');
  const goesTo = address ?? account.address;
  const made = await insertOrder(tx, {
    id: deps.newId(),
    memberId,
    brand: brandId,
    key,
    kind: 'device',
    item,
    quantity,
    title,
    state: 'placed',
    shipping: null,
    recipient: account.recipient,
    address: goesTo,
    placedAt: now,
    changedAt: now,
    dueAt: goesTo === null ? null : now,
  });
  if (made === null) {
    const first = await orderByKey(tx, memberId, key);
    if (first === null) throw new Error('The order that was there is gone.');
    return first;
  }
  await addHistory(tx, made, now, 'placed', { item, quantity });
  if (goesTo !== null) await deps.jobs.send(tx, JOBS.fulfil, { orderId: made.id }, { key: made.id });
  return made;
}

/** The faults of a typed address, by field. */
export function addressFaults(
  faults: Partial<Record<AddressField, string>>,
  country: Country,
): RefusedField[] {
  return Object.entries(faults).map(([field, fault]) => ({
    field: `address.${field}`,
    message: say('rewards.address', { field, fault, country }),
  }));
}

/** Sets the address of the member's waiting orders, and of later ones. */
export async function setAddress(
  deps: Placers & Pick<OrderDeps, 'db'>,
  {
    brandId,
    memberId,
    country,
  }: { readonly brandId: string; readonly memberId: string; readonly country: Country },
  typed: TypedAddress,
) {
  const checked = checkAddress(typed, country);
  if ('faults' in checked) return invalid(addressFaults(checked.faults, country));
  const now = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    await saveShippingAddress(tx, brandId, memberId, checked.address);
    for (const order of await ordersWithoutAddress(tx, memberId)) {
      await changeOrder(tx, order.id, { address: checked.address, changedAt: now, dueAt: now });
      await addHistory(tx, order, now, 'address');
      await deps.jobs.send(tx, JOBS.fulfil, { orderId: order.id }, { key: order.id });
    }
  });
  return { address: checked.address };
}

/** What a step records. */
export interface StepFacts {
  readonly number?: string | null;
  readonly carrier?: string | null;
  readonly trackingNumber?: string | null;
  readonly failure?: OrderFailure | null;
}

const WHEN = {
  accepted: 'acceptedAt',
  shipped: 'shippedAt',
  fulfilled: 'fulfilledAt',
  failed: 'failedAt',
  refunded: 'refundedAt',
} as const;

/** Moves a locked order to a step and notifies the member; null if the step changes nothing. */
export async function moveOrder(
  tx: Db,
  { clock, notify }: Pick<OrderDeps, 'clock' | 'notify'>,
  order: OrderRow,
  step: OrderStep,
  { number, carrier, trackingNumber, failure }: StepFacts = {},
): Promise<OrderRow | null> {
  const next = afterStep(order, step);
  if (next === null) return null;
  const now = clock.now();
  const change = {
    ...next,
    changedAt: now,
    ...(step === 'placed' ? {} : { [WHEN[step]]: now }),
    shopNumber: number ?? order.shopNumber,
    carrier: carrier ?? order.carrier,
    trackingNumber: trackingNumber ?? order.trackingNumber,
    failure: step === 'failed' ? (failure ?? 'refused') : step === 'placed' ? null : order.failure,
  };
  await changeOrder(tx, order.id, change);
  await addHistory(tx, order, now, 'moved', {
    to: step,
    ...(step === 'failed' && change.failure !== null ? { failure: change.failure } : {}),
  });
  const to = { brandId: order.brand, memberId: order.memberId };
  const about = { orderId: order.id, count: String(order.quantity) };
  if (step === 'shipped') {
    await notify.send(tx, {
      ...to,
      template: 'order-shipped',
      values: { ...about, carrier: change.carrier ?? '', tracking: change.trackingNumber ?? 'none' },
      key: `order-shipped:${order.id}:${order.attempt}`,
    });
  }
  if (step === 'failed')
    await notify.send(tx, {
      ...to,
      template: 'order-failed',
      values: { ...about, failure: change.failure ?? 'refused' },
      key: `order-failed:${order.id}:${order.attempt}`,
    });
  if (step === 'refunded')
    await notify.send(tx, {
      ...to,
      template: 'order-cancelled',
      values: about,
      key: `order-cancelled:${order.id}`,
    });
  return { ...order, ...change };
}

interface StaffChange {
  readonly brandId: string;
  readonly orderId: string;
  /** The attempt that staff saw. */
  readonly version: number;
  readonly actorId: string | null;
  readonly reason: string;
}

type StaffDeps = Placers & Pick<OrderDeps, 'db' | 'notify'>;

/** Staff restart a failed order, with a new key at the shop. */
export function retryOrder(deps: StaffDeps, change: StaffChange) {
  return changeByStaff(deps, change, 'order.retry', async (tx, order, now) => {
    if (!mayRetry(order)) return refusal('NOT_ALLOWED', say('orders.notFailed'));
    const again = {
      attempt: order.attempt + 1,
      askedAt: null,
      silences: 0,
      shopNumber: null,
      carrier: null,
      trackingNumber: null,
      cancelAskedAt: null,
      acceptedAt: null,
      shippedAt: null,
    };
    await addHistory(tx, order, now, 'retried', { attempt: again.attempt, reason: change.reason.trim() });
    await moveOrder(tx, deps, order, 'placed');
    await changeOrder(tx, order.id, { ...again, dueAt: order.address === null ? null : now });
    if (order.address !== null)
      await deps.jobs.send(tx, JOBS.fulfil, { orderId: order.id }, { key: order.id });
    return null;
  });
}

/** Staff cancel an order that hasn't shipped. If the shop may know it, the job cancels it there first. */
export function cancelOrder(deps: StaffDeps, change: StaffChange) {
  return changeByStaff(deps, change, 'order.cancel', async (tx, order, now) => {
    if (!mayCancel(order))
      return refusal('NOT_ALLOWED', say(order.state === 'refunded' ? 'orders.cancelled' : 'orders.shipped'));
    await addHistory(tx, order, now, 'cancel_asked', { reason: change.reason.trim() });
    if (order.state === 'failed' || order.askedAt === null) {
      await moveOrder(tx, deps, order, 'refunded');
      await changeOrder(tx, order.id, { dueAt: null });
      return null;
    }
    await changeOrder(tx, order.id, { cancelAskedAt: order.cancelAskedAt ?? now, dueAt: now });
    await deps.jobs.send(tx, JOBS.fulfil, { orderId: order.id }, { key: order.id });
    return null;
  });
}

async function changeByStaff(
  { db, clock, newId }: StaffDeps,
  { brandId, orderId, version, actorId, reason }: StaffChange,
  action: string,
  work: (tx: Db, order: OrderRow, now: Date) => Promise<ReturnType<typeof refusal> | null>,
) {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  return transaction(db, async (tx) => {
    const before = await lockOrder(tx, orderId);
    if (before?.brand !== brandId) return refusal('NOT_FOUND', say('orders.unknown'));
    if (before.attempt !== version) return refusal('STALE', say('orders.stale'));
    const refusedBecause = await work(tx, before, now);
    if (refusedBecause !== null) return refusedBecause;
    const after = await lockOrder(tx, orderId);
    const auditFields = ({ state, shipping, attempt, cancelAskedAt }: OrderRow) => ({
      state,
      shipping,
      attempt,
      cancelAsked: cancelAskedAt !== null,
    });
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action,
      subject: `order:${orderId}`,
      reason: reason.trim(),
      before: auditFields(before),
      after: auditFields(after ?? before),
    });
    return { id: orderId };
  });
}
