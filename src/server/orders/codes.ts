import { transaction } from '../platform/db/transaction.ts';
import type { Secrets } from '../platform/secrets.ts';
import { SealFault } from '../platform/secrets.ts';
import type { OrderDeps } from './deps.ts';
import type { OrderCode } from './fulfiller.ts';
import { addHistory, changeOrder, lockUnreadCodes, isCoupon, memberOrder, type OrderRow } from './store.ts';

/** Purpose of the seal on a code; its place is the order's id. */
export const CODE = 'order-code';

/** What an order keeps of its code. */
export const sealedCode = (
  { secrets }: Pick<OrderDeps, 'secrets'>,
  orderId: string,
  { code, pin, expiresAt }: OrderCode,
): Pick<OrderRow, 'secret' | 'expiresAt' | 'codeEnd'> => ({
  secret: secrets.seal(CODE, orderId, JSON.stringify({ code, pin })),
  codeEnd: codeEnd(secrets, code),
  expiresAt,
});

/** How staff find an order by the last four characters of its code, which they can't read. */
export const codeEnd = (secrets: Pick<Secrets, 'keyedHash'>, code: string): string =>
  secrets.keyedHash(
    'order-code-end',
    code
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .slice(-4)
      .toUpperCase(),
  );

/** Makes codes that came before there was a search for them findable; the number of orders read. */
export function readEarlierCodes(
  { db, secrets }: Pick<OrderDeps, 'db' | 'secrets'>,
  limit: number,
): Promise<number> {
  return transaction(db, async (tx) => {
    const unread = await lockUnreadCodes(tx, limit);
    for (const { id, secret } of unread) await changeOrder(tx, id, { codeEnd: endOf(secrets, id, secret) });
    return unread.length;
  });
}

/** Empty for a code that can't be opened, so that it isn't tried again. */
function endOf(secrets: Secrets, id: string, secret: string): string {
  try {
    return codeEnd(secrets, (JSON.parse(secrets.open(CODE, id, secret)) as { code: string }).code);
  } catch (error) {
    if (error instanceof SealFault) return '';
    throw error;
  }
}

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
