const PREFIX = 'promo:';

/** The key of an order that a promo code gave; `unique`, because a code whose order was cancelled can be used again. */
export const promoKey = (promoId: string, unique: string): string => `${PREFIX}${promoId}:${unique}`;

/** The promo code that gave an order, by its key; null: none did. */
export function promoOf(key: string): string | null {
  return key.startsWith(PREFIX) ? (key.slice(PREFIX.length).split(':')[0] ?? null) : null;
}
