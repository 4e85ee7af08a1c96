export const ORDER_KINDS = [
  'cash',
  'device',
  'donation',
  'gift_card',
  'prize',
  'swag',
  'wheel',
  'coupon',
] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
