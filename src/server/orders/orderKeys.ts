const PROMO = 'promo:';
const PRIZE = 'prize:';

/** The key of an order that a promo code gave; `unique`, because a code whose order was cancelled can be used again. */
export const promoKey = (promoId: string, unique: string): string => `${PROMO}${promoId}:${unique}`;

/** The promo code that gave an order, by its key; null: none did. */
export const promoOf = (key: string): string | null => idAfter(PROMO, key);

/** The key of an order of a spin's prize; `unique`, because a prize whose order was cancelled can be claimed again. */
export const prizeKey = (spinId: string, unique: string): string => `${PRIZE}${spinId}:${unique}`;

/** The spin whose prize was ordered, by the order's key; null: none. */
export const prizeOf = (key: string): string | null => idAfter(PRIZE, key);

const idAfter = (prefix: string, key: string): string | null =>
  key.startsWith(prefix) ? (key.slice(prefix.length).split(':')[0] ?? null) : null;
