import type { OrderDeps } from './deps.ts';
import type { OrderCode } from './fulfiller.ts';
import { addHistory, changeOrder, isCoupon, memberOrder, type OrderRow } from './store.ts';

/** Purpose of the seal on a code; its place is the order's id. */
export const CODE = 'order-code';

/** What an order keeps of its code. */
export const sealedCode = (
  { secrets }: Pick<OrderDeps, 'secrets'>,
  orderId: string,
  { code, pin, expiresAt }: OrderCode,
): Pick<OrderRow, 'secret' | 'expiresAt'> => ({
  secret: secrets.seal(CODE, orderId, JSON.stringify({ code, pin })),
  expiresAt,
});

/** The code of a member's gift card or coupon; null if there is none yet. Each showing is recorded. */
export async function showCode(
  { clock, db, secrets }: Pick<OrderDeps, 'clock' | 'db' | 'secrets'>,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
  orderId: string,
  /** The browser that asks, as a session names it. */
  browser: string,
): Promise<{ readonly order: OrderRow; readonly code: string; readonly pin: string | null } | null> {
  const order = await memberOrder(db, brandId, memberId, orderId);
  if (order?.secret == null) return null;
  const opened = secrets.open(CODE, order.id, order.secret);
  await addHistory(db, order, clock.now(), 'code_shown', { browser });
  return { order, ...(JSON.parse(opened) as { code: string; pin: string | null }) };
}

/** Marks a coupon as used, or as unused again; null if the member has no such coupon. */
export async function markUsed(
  { clock, db }: Pick<OrderDeps, 'clock' | 'db'>,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
  orderId: string,
  isUsed: boolean,
): Promise<OrderRow | null> {
  const order = await memberOrder(db, brandId, memberId, orderId);
  if (order === null || !isCoupon(order) || order.state !== 'fulfilled') return null;
  const usedAt = isUsed ? (order.usedAt ?? clock.now()) : null;
  await changeOrder(db, order.id, { usedAt });
  return { ...order, usedAt };
}
