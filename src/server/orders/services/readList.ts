import type { TheirOrder } from '../../../domain/orders/compareOrders.ts';
import type { OrderStep } from '../../../domain/orders/orderRules.ts';
import { asRecord } from '../../../domain/helpers/asRecord.ts';
import type { OutboundAnswer, OutboundRequest } from '../../platform/http/outbound.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import { TIMING } from '../deps.ts';
import type { FulfillerDeps } from '../fulfiller.ts';
import { text } from './askService.ts';

type Body = Readonly<Record<string, unknown>>;

const MOST_PAGES = 500;
const MOST_BYTES = 32 * 1024 * 1024;

/** A page of a service's list; an order is null where it isn't what was agreed. */
export interface ListPage {
  readonly orders: readonly (TheirOrder | null)[];
  /** Where the next page begins; null: this is the last. */
  readonly next: string | null;
}

/** Reads a service's whole list, page by page. Throws PartnerFault, also when a single order is not what was agreed. */
export async function readList(
  { outbound }: Pick<FulfillerDeps, 'outbound'>,
  service: string,
  request: (place: string | null) => OutboundRequest,
  read: (answer: OutboundAnswer) => ListPage | null,
): Promise<readonly TheirOrder[]> {
  const found: TheirOrder[] = [];
  let place: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await outbound.call(service, request(place), {
      deadlineMs: TIMING.callMs,
      maxBytes: MOST_BYTES,
    });
    const listed = read(answer.ok());
    if (listed === null) throw new PartnerFault(service, 'garbage', answer.status);
    for (const order of listed.orders) {
      if (order === null) throw new PartnerFault(service, 'garbage', answer.status);
      found.push(order);
    }
    if (listed.next === null) return found;
    place = listed.next;
  }
  throw new PartnerFault(service, 'too-large');
}

/** A page in JSON: its orders are an array of objects under a name, the next page's place a text or number. */
export function jsonPage(
  answer: OutboundAnswer,
  ordersAt: string,
  nextAt: string,
  toOrder: (order: Body) => TheirOrder | null,
): ListPage | null {
  const body = asRecord(answer.json());
  const orders = body?.[ordersAt];
  const next = body?.[nextAt];
  if (!Array.isArray(orders)) return null;
  return {
    orders: orders.map((each: unknown) => {
      const order = asRecord(each);
      return order === null ? null : toOrder(order);
    }),
    next: typeof next === 'number' ? String(next) : text(next),
  };
}

/** An order of a list; null if it lacks its key, number or state. An amount counts only with its currency. */
export function listedOrder(given: {
  readonly key: unknown;
  readonly number: unknown;
  readonly state: TheirOrder['state'] | null;
  readonly hundredths?: unknown;
  readonly currency?: unknown;
}): TheirOrder | null {
  const [key, number, currency] = [text(given.key), text(given.number), text(given.currency)];
  if (key === null || number === null || given.state === null) return null;
  const hundredths = typeof given.hundredths === 'number' ? given.hundredths : null;
  if (hundredths !== null && !Number.isSafeInteger(hundredths)) return null;
  const isAmount = hundredths !== null && currency !== null;
  return {
    key,
    number,
    state: given.state,
    hundredths: isAmount ? hundredths : null,
    currency: isAmount ? currency : null,
  };
}

/** What a step means in a comparison; null: the service's word is unknown. */
export function listedState(step: OrderStep | null): TheirOrder['state'] | null {
  switch (step) {
    case null:
      return null;
    case 'placed':
    case 'accepted':
    case 'shipped':
      return 'pending';
    case 'fulfilled':
      return 'delivered';
    case 'failed':
    case 'refunded':
      return 'ended';
  }
}

/** An address with query parameters; those that are null are left out. */
export function withQuery(url: string, parameters: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(parameters).filter((each): each is [string, string] => each[1] !== null);
  return `${url}?${new URLSearchParams(given).toString()}`;
}
