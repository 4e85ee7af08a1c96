import type { OrderedItem } from '../../../src/server/orders/service.ts';

const card = {
  kind: 'gift_card',
  item: 'GROCER',
  price: { points: 1_000, watts: 100_000 },
  value: { hundredths: 1_000, currency: 'USD' },
  barcode: null,
} as const;

/** One order of each fulfilment service. */
export const rewardKinds = {
  alder: { ...card, service: 'alder' },
  birch: { ...card, service: 'birch' },
  cedar: { ...card, service: 'cedar' },
  dogwood: { ...card, service: 'dogwood' },
  donations: { ...card, kind: 'donation', service: 'donations', item: 'TREES' },
  shop: { ...card, kind: 'device', service: 'shop', item: 'LED-6', value: null },
} as const satisfies Readonly<Record<string, Omit<OrderedItem, 'rewardId'>>>;

export type OrderedKind = keyof typeof rewardKinds;
export const ORDERED_KINDS = Object.keys(rewardKinds) as OrderedKind[];
