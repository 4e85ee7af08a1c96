import { randomUUID } from 'node:crypto';
import { randomDigits, randomLetters } from '../support/random.ts';
import type { Sender } from '../webhooks/sender.ts';
import type { World } from '../world/world.ts';
import { fileDate, fileReadyAt } from './nightlyFile.ts';
import type { GiftCode, GiftOrder, GiftRefusal, GiftRequest, GiftService, GiftState } from './types.ts';

/** How long the services take that don't answer with the code, by the sandbox's clock. */
const BIRCH_MS = 60_000;
const CEDAR_MS = 45_000;
const GOOD_YEARS = 2;
const MOST_MINOR = 1_000_000;
const ARTICLE = /^[A-Z][A-Z0-9-]{1,39}$/;
const CURRENCIES = ['USD', 'CAD', 'AUD'];

/** What the services' own numbers begin with. */
const PREFIXES: Readonly<Record<GiftService, string>> = {
  alder: 'AL',
  birch: 'BI',
  cedar: 'CE',
  dogwood: 'DW',
  donations: 'R',
};

const IMMEDIATE: ReadonlySet<GiftService> = new Set(['alder', 'donations']);

export type Taken =
  | { readonly order: GiftOrder; readonly outcome: 'made' | 'repeated' | 'conflict' }
  | { readonly outcome: 'refused'; readonly reason: GiftRefusal };

/** The orders of all services; how each words them is in its routes. */
export interface Gifts {
  find(service: GiftService, key: string): GiftOrder | null;
  /** Latest first. */
  all(): readonly GiftOrder[];
  /** A service's orders that changed since then, oldest first. */
  changedSince(service: GiftService, since: Date): readonly GiftOrder[];
  /** A repeated key returns the first order; `conflict`: with a different request. */
  take(service: GiftService, key: string, request: GiftRequest): Taken;
  /** Also accepts an unknown key, which is then void when it arrives. null once the code was sent. */
  withdraw(service: GiftService, key: string): GiftOrder | null;
  /** Sends the code of a pending order now. */
  send(order: GiftOrder): void;
  /** Makes a pending order fail. */
  fail(order: GiftOrder, reason: GiftRefusal): void;
  /** Every new order is refused for this reason; null: they are taken again. */
  refuse(service: GiftService, reason: GiftRefusal | null): void;
  refusing(service: GiftService): GiftRefusal | null;
  /** Sends the codes that are due. */
  tick(): void;
}

export function createGifts(world: World, sender: Sender): Gifts {
  const today = (): string => world.now().toISOString().slice(0, 10);
  const find = (service: GiftService, key: string): GiftOrder | null =>
    Object.hasOwn(world.state.gifts.orders, `${service}/${key}`)
      ? (world.state.gifts.orders[`${service}/${key}`] ?? null)
      : null;
  const notify = ({ key, request }: GiftOrder): void => {
    if (request === null || request.webhookUrl === null) return;
    const [id, at, type] = [randomUUID(), world.now().toISOString(), 'voucher.changed'];
    sender.send({
      id,
      type,
      of: 'birch',
      url: request.webhookUrl,
      secret: 'fulfilment-webhook:birch',
      headers: {},
      at,
      body: JSON.stringify({ id, type, at, orderNumber: key }),
    });
  };
  const make = (
    service: GiftService,
    key: string,
    request: GiftRequest | null,
    state: GiftState,
  ): GiftOrder => {
    const at = world.now().toISOString();
    const order: GiftOrder = {
      service,
      key,
      number: `${PREFIXES[service]}-${randomDigits(8, service, key)}`,
      request,
      madeAt: at,
      state,
      reason: null,
      code: state === 'done' ? createCode(service, key, today()) : null,
      changedAt: at,
    };
    world.state.gifts.orders[`${service}/${key}`] = order;
    world.changed();
    return order;
  };
  const move = (order: GiftOrder, state: GiftState, reason: GiftRefusal | null): void => {
    if (order.state !== 'pending') return;
    order.state = state;
    order.reason = reason;
    if (state === 'done') order.code = createCode(order.service, order.key, today());
    order.changedAt = world.now().toISOString();
    world.changed();
    notify(order);
  };

  return {
    find,
    all: () => Object.values(world.state.gifts.orders).toReversed(),
    changedSince: (service, since) =>
      Object.values(world.state.gifts.orders).filter(
        (order) => order.service === service && Date.parse(order.changedAt) >= since.getTime(),
      ),
    take: (service, key, request) => {
      const known = find(service, key);
      if (known !== null) {
        const isSame = known.request === null || JSON.stringify(known.request) === JSON.stringify(request);
        return { order: known, outcome: isSame ? 'repeated' : 'conflict' };
      }
      const reason = world.state.gifts.refusing[service] ?? findRefusal(request);
      if (reason !== null) return { outcome: 'refused', reason };
      return {
        order: make(service, key, request, IMMEDIATE.has(service) ? 'done' : 'pending'),
        outcome: 'made',
      };
    },
    withdraw: (service, key) => {
      const order = find(service, key);
      if (order === null) return make(service, key, null, 'withdrawn');
      if (order.state === 'done') return null;
      move(order, 'withdrawn', null);
      return order;
    },
    send: (order) => move(order, 'done', null),
    fail: (order, reason) => move(order, 'refused', reason),
    refuse: (service, reason) => {
      world.state.gifts.refusing[service] = reason;
      world.changed();
    },
    refusing: (service) => world.state.gifts.refusing[service] ?? null,
    tick: () => {
      for (const order of Object.values(world.state.gifts.orders))
        if (order.state === 'pending' && world.now().getTime() >= readyAt(order)) move(order, 'done', null);
    },
  };
}

function findRefusal({ article, amount }: GiftRequest): GiftRefusal | null {
  if (!ARTICLE.test(article)) return 'unknown_article';
  if (amount === null) return null;
  const isGood =
    Number.isInteger(amount.minor) &&
    amount.minor > 0 &&
    amount.minor <= MOST_MINOR &&
    CURRENCIES.includes(amount.currency);
  return isGood ? null : 'invalid_amount';
}

/** When a pending order's code is due, epoch milliseconds. */
function readyAt({ service, madeAt }: GiftOrder): number {
  const made = Date.parse(madeAt);
  return service === 'dogwood'
    ? fileReadyAt(fileDate(madeAt))
    : made + (service === 'birch' ? BIRCH_MS : CEDAR_MS);
}

/** A code in the service's own style, all of them short enough for each kind of barcode; donations have none. */
function createCode(service: GiftService, key: string, today: string): GiftCode | null {
  const goodThrough = `${Number(today.slice(0, 4)) + GOOD_YEARS}-12-31`;
  const digits = (count: number, what: string): string => randomDigits(count, service, key, what);
  switch (service) {
    case 'alder':
      return { code: digits(16, 'code'), pin: digits(4, 'pin'), goodThrough };
    case 'birch':
      return {
        code: [1, 2, 3].map((part) => randomLetters(4, service, key, part)).join('-'),
        pin: null,
        goodThrough,
      };
    case 'cedar':
      return { code: digits(19, 'code'), pin: digits(6, 'pin'), goodThrough };
    case 'dogwood':
      return { code: randomLetters(12, service, key), pin: null, goodThrough };
    case 'donations':
      return null;
  }
}
