import { randomUUID } from 'node:crypto';
import { randomDigits } from '../support/random.ts';
import type { Sender } from '../webhooks/sender.ts';
import type { World } from '../world/world.ts';
import type { ShopOrder, ShopRequest, ShopState } from './types.ts';

/** Packing and travel times by the sandbox's clock. */
const PACKING_MS = 60_000;
const TRAVEL_MS = 2 * 86_400_000;

/** What the shop has, by article number or by the id of a variant. */
export const SKUS: Readonly<Record<string, string>> = {
  'QTZ-PLUG-1': 'Quartz smart plug',
  'QTZ-PLUG-3': 'Quartz power strip',
  'SLT-THERM-2': 'Slate thermostat',
  '418200031': 'Slate thermostat, white',
  '418200032': 'Slate thermostat, black',
  '418200033': 'Slate thermostat, sand',
  '418200041': 'Quartz smart plug, indoor',
  '418200042': 'Quartz smart plug, outdoor',
  '418200051': 'Quartz power strip, white',
  '418200052': 'Quartz power strip, black',
  'LED-6': 'Six LED bulbs',
  'PWR-BANK': 'Pocket battery',
  'HOME-BATTERY': 'Home battery',
  TEE: 'T-shirt',
  MUG: 'Mug',
  TOTE: 'Tote bag',
  BOTTLE: 'Water bottle',
  PICNIC: 'Picnic kit',
  GAMES: 'Box of board games',
};

export interface Shop {
  find(key: string): ShopOrder | null;
  /** Latest first. */
  all(): readonly ShopOrder[];
  /** Orders that changed since then, oldest first. */
  changedSince(since: Date): readonly ShopOrder[];
  /** A repeated key returns the existing order; `conflict`: with a different request. */
  order(
    key: string,
    request: ShopRequest,
  ): { readonly order: ShopOrder; readonly outcome: 'made' | 'repeated' | 'conflict' };
  /** Also accepts an unknown key, which is refused when it arrives. null once the parcel has left. */
  cancel(key: string): ShopOrder | null;
  /** Moves an order, by hand or by the clock, and notifies the buyer. */
  set(order: ShopOrder, state: ShopState, reason?: string): void;
  /** Advances an order; false at its end. */
  step(order: ShopOrder): boolean;
  /** Advances what is due. */
  tick(): void;
}

export function createShop(world: World, sender: Sender): Shop {
  const make = (key: string, request: ShopRequest | null, state: ShopState): ShopOrder => {
    const order: ShopOrder = {
      key,
      number: `S-${randomDigits(8, 'shop', key)}`,
      request,
      state,
      reason: null,
      tracking: null,
      changedAt: world.now().toISOString(),
      sequence: 1,
    };
    world.state.shop[key] = order;
    world.changed();
    return order;
  };
  const notify = (order: ShopOrder): void => {
    if (order.request === null) return;
    const [id, at] = [randomUUID(), world.now().toISOString()];
    const body = JSON.stringify({ id, type: 'order.changed', at, order: shopAnswer(order) });
    sender.send({
      id,
      type: 'order.changed',
      of: 'shop',
      url: order.request.webhookUrl,
      secret: 'shop-webhook',
      headers: {},
      at,
      body,
    });
  };
  const set = (order: ShopOrder, state: ShopState, reason: string | null): void => {
    order.state = state;
    order.reason = reason;
    order.tracking ??=
      state === 'shipped' || state === 'delivered'
        ? { carrier: 'Parcel Post', number: `PP${randomDigits(12, 'parcel', order.key)}` }
        : null;
    order.changedAt = world.now().toISOString();
    order.sequence += 1;
    world.changed();
    notify(order);
  };
  const step = (order: ShopOrder): boolean => {
    const next = order.state === 'accepted' ? 'shipped' : order.state === 'shipped' ? 'delivered' : null;
    if (next !== null) set(order, next, null);
    return next !== null;
  };
  const find = (key: string): ShopOrder | null =>
    Object.hasOwn(world.state.shop, key) ? (world.state.shop[key] ?? null) : null;

  return {
    find,
    all: () => Object.values(world.state.shop).reverse(),
    changedSince: (since) =>
      Object.values(world.state.shop).filter(({ changedAt }) => Date.parse(changedAt) >= since.getTime()),
    order: (key, request) => {
      const known = find(key);
      if (known === null) {
        const order = make(key, request, 'accepted');
        notify(order);
        return { order, outcome: 'made' };
      }
      const isSame = known.request === null || JSON.stringify(known.request) === JSON.stringify(request);
      return { order: known, outcome: isSame ? 'repeated' : 'conflict' };
    },
    cancel: (key) => {
      const order = find(key);
      if (order === null) return make(key, null, 'cancelled');
      if (order.state === 'shipped' || order.state === 'delivered') return null;
      if (order.state === 'accepted') set(order, 'cancelled', null);
      return order;
    },
    set: (order, state, reason) => set(order, state, reason ?? null),
    step,
    tick: () => {
      for (const order of Object.values(world.state.shop)) {
        const since = world.now().getTime() - Date.parse(order.changedAt);
        if (
          (order.state === 'accepted' && since >= PACKING_MS) ||
          (order.state === 'shipped' && since >= TRAVEL_MS)
        )
          step(order);
      }
    },
  };
}

/** An order as the buyer reads it. */
export function shopAnswer({
  key,
  number,
  state,
  reason,
  tracking,
  changedAt,
  sequence,
}: ShopOrder): Record<string, unknown> {
  return { key, number, state, reason, tracking, changed_at: changedAt, sequence };
}
