import { asRecord } from '../../../domain/helpers/asRecord.ts';
import type { OrderStep } from '../../../domain/orders/orderRules.ts';
import type { Fulfiller, FulfillerDeps } from '../fulfiller.ts';
import {
  askService,
  toOrderFailure,
  jsonRequest,
  createNews,
  toStep,
  text,
  type Wording,
} from './askService.ts';
import { jsonPage, listedOrder, listedState, readList, withQuery } from './readList.ts';

/** The shop's article numbers of items that we have a name for. */
const SKUS: Readonly<Record<string, string>> = { smart_plug: 'QTZ-PLUG-1' };

const STEPS: Readonly<Record<string, OrderStep>> = {
  accepted: 'accepted',
  shipped: 'shipped',
  delivered: 'fulfilled',
  returned: 'failed',
  failed: 'failed',
  cancelled: 'refunded',
};

const WORDING: Wording = {
  news: ({ state, number, tracking, reason }) => {
    const step = toStep(STEPS, state);
    const parcel = asRecord(tracking);
    return step === null
      ? null
      : createNews(step, {
          number: text(number),
          carrier: text(parcel?.['carrier']),
          trackingNumber: text(parcel?.['number']),
          failure:
            step === 'failed'
              ? toOrderFailure(WORDING, state === 'returned' ? 'returned' : text(reason))
              : null,
        });
  },
  code: ({ error }) => error,
  failures: {
    out_of_stock: 'out_of_stock',
    address_undeliverable: 'address',
    lost: 'lost',
    returned: 'returned',
  },
};

/** The shop over HTTP; null if none is configured. */
export function shopClient(deps: FulfillerDeps): Fulfiller | null {
  const { shop } = deps.partners;
  if (shop === null) return null;
  const credentials = { authorization: `Bearer ${shop.token}` };
  const ask = (
    method: 'GET' | 'POST',
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: object,
  ) =>
    askService(
      deps,
      'shop',
      jsonRequest(method, `${shop.base}/orders${path}`, { ...credentials, ...headers }, body),
      WORDING,
    );
  return {
    place: ({ key, item, quantity, recipient, address, webhookUrl }) => {
      if (address === null) throw new Error(`Order ${key} needs an address for the shop.`);
      const { line1, line2, city, region, postal_code, country } = address;
      return ask(
        'POST',
        '',
        { 'idempotency-key': key },
        {
          sku: SKUS[item] ?? item,
          quantity,
          ship_to: {
            name: recipient,
            line1,
            ...(line2 === null ? {} : { line2 }),
            city,
            region,
            postal_code,
            country,
          },
          webhook_url: webhookUrl,
        },
      );
    },
    read: ({ key }) => ask('GET', `/${encodeURIComponent(key)}`),
    cancel: ({ key }) => ask('POST', `/${encodeURIComponent(key)}/cancel`, {}, {}),
    list: (since) =>
      readList(
        deps,
        'shop',
        (cursor) =>
          jsonRequest(
            'GET',
            withQuery(`${shop.base}/orders`, { changed_since: since.toISOString(), cursor }),
            credentials,
          ),
        (answer) =>
          jsonPage(answer, 'orders', 'next_cursor', ({ key, number, state }) =>
            listedOrder({ key, number, state: listedState(toStep(STEPS, state)) }),
          ),
      ),
  };
}
