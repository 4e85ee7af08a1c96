/** Source: MKT-02. */
export const REWARD_TYPES = [
  'CASH',
  'DEVICE',
  'DONATION',
  'GIFT_CARD',
  'PRIZE',
  'SWAG',
  'WHEEL',
  'COUPON',
] as const;
export type RewardType = (typeof REWARD_TYPES)[number];

/** Source: MKT-03. */
export const DENOMINATION_TYPES = ['DENOMINATED', 'CUSTOM', 'BALANCE'] as const;
export type DenominationType = (typeof DENOMINATION_TYPES)[number];

/** Who fulfils an order. Source: MKT-06; rewards, "Fulfilment services". */
export const FULFILMENT_SERVICES = ['alder', 'birch', 'cedar', 'dogwood', 'shop', 'donations'] as const;
export type FulfilmentService = (typeof FULFILMENT_SERVICES)[number];

/** The services that send no parcel. */
export const GIFT_SERVICES = ['alder', 'birch', 'cedar', 'dogwood', 'donations'] as const;
export type GiftService = (typeof GIFT_SERVICES)[number];

/** Who fulfils any order: the catalogue's services, and the provider of payouts for cash-outs. */
export const ORDER_SERVICES = [...FULFILMENT_SERVICES, 'payouts'] as const;
export type OrderService = (typeof ORDER_SERVICES)[number];

/** Source: MKT-07. */
export const BARCODE_FORMATS = ['1D-CA128', '2D-PDF417', '2D-QRCODE'] as const;
export type BarcodeFormat = (typeof BARCODE_FORMATS)[number];
