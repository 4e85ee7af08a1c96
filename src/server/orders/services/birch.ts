import { asRecord } from '../../../domain/helpers/asRecord.ts';
import type { OrderStep } from '../../../domain/orders/orderRules.ts';
import type { Fulfiller, FulfillerDeps } from '../fulfiller.ts';
import {
  askService,
  codeText,
  toOrderFailure,
  lastDay,
  jsonRequest,
  createNews,
  toStep,
  text,
  type Wording,
} from './askService.ts';
import { jsonPage, listedOrder, listedState, readList, withQuery } from './readList.ts';

const STEPS: Readonly<Record<string, OrderStep>> = {
  RECEIVED: 'accepted',
  DELIVERED: 'fulfilled',
  REJECTED: 'failed',
  WITHDRAWN: 'refunded',
};

const WORDING: Wording = {
  news: ({ state, birchNumber, voucher, fault }) => {
    const step = toStep(STEPS, state);
    const { text: given, validUntil } = asRecord(voucher) ?? {};
    const code = codeText(given);
    if (step === null || (step === 'fulfilled' && code === null)) return null;
    return createNews(step, {
      number: text(birchNumber),
      failure: step === 'failed' ? toOrderFailure(WORDING, text(fault)) : null,
      code: code === null ? null : { code, pin: null, expiresAt: lastDay(validUntil) },
    });
  },
  code: ({ fault }) => fault,
  failures: { soldOut: 'out_of_stock' },
};

/** Birch takes an order, notifies by webhook when something changed, and cancels until the voucher is delivered. */
export function birchClient(deps: FulfillerDeps): Fulfiller | null {
  const access = deps.partners.fulfilment('birch');
  if (access === null) return null;
  const name = [access.clientId, access.clientSecret].map(encodeURIComponent).join(':');
  const credentials = { authorization: `Basic ${Buffer.from(name).toString('base64')}` };
  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    askService(
      deps,
      'birch',
      jsonRequest(method, `${access.base}/vouchers${path}`, credentials, body),
      WORDING,
    );
  return {
    place: ({ key, item, value, webhookUrl }) =>
      ask('POST', '', {
        orderNumber: key,
        product: item,
        ...(value === null ? {} : { price: (value.hundredths / 100).toFixed(2), currency: value.currency }),
        notifyUrl: webhookUrl,
      }),
    read: ({ key }) => ask('GET', `/${encodeURIComponent(key)}`),
    cancel: ({ key }) => ask('POST', `/${encodeURIComponent(key)}/withdraw`, {}),
    list: (since) =>
      readList(
        deps,
        'birch',
        (from) =>
          jsonRequest(
            'GET',
            withQuery(`${access.base}/vouchers`, { changedSince: since.toISOString(), from }),
            credentials,
          ),
        (answer) =>
          jsonPage(answer, 'vouchers', 'from', ({ orderNumber, birchNumber, state, price, currency }) =>
            listedOrder({
              key: orderNumber,
              number: birchNumber,
              state: listedState(toStep(STEPS, state)),
              hundredths: price === undefined ? null : Math.round(Number(price) * 100),
              currency,
            }),
          ),
      ),
  };
}
