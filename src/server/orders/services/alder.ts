import { asRecord } from '../../../domain/helpers/asRecord.ts';
import type { Fulfiller, FulfillerDeps } from '../fulfiller.ts';
import { askService, codeText, lastDay, jsonRequest, createNews, text, type Wording } from './askService.ts';
import { jsonPage, listedOrder, readList, withQuery } from './readList.ts';

const WORDING: Wording = {
  news: ({ status, id, card }) => {
    const { number, pin, expires_on: until } = asRecord(card) ?? {};
    const code = codeText(number);
    return status !== 'ISSUED' || code === null
      ? null
      : createNews('fulfilled', {
          number: text(id),
          code: { code, pin: codeText(pin), expiresAt: lastDay(until) },
        });
  },
  code: ({ errors }) => (Array.isArray(errors) ? asRecord(errors[0])?.['code'] : null),
  failures: { OUT_OF_STOCK: 'out_of_stock' },
};

/** Alder answers an order with its code. It cancels nothing. */
export function alderClient(deps: FulfillerDeps): Fulfiller | null {
  const access = deps.partners.fulfilment('alder');
  if (access === null) return null;
  const credentials = { 'x-account': access.clientId, 'x-api-key': access.clientSecret };
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    askService(
      deps,
      'alder',
      jsonRequest(method, `${access.base}/orders${path}`, credentials, body),
      WORDING,
    );
  return {
    place: ({ key, item, value }) =>
      ask('POST', '', {
        reference: key,
        sku: item,
        ...(value === null
          ? {}
          : { face_value: { amount_minor: value.hundredths, currency: value.currency } }),
      }),
    read: ({ key }) => ask('GET', `/${encodeURIComponent(key)}`),
    cancel: ({ key }) => ask('DELETE', `/${encodeURIComponent(key)}`),
    list: (since) =>
      readList(
        deps,
        'alder',
        (cursor) =>
          jsonRequest(
            'GET',
            withQuery(`${access.base}/orders`, { changed_since: since.toISOString(), cursor }),
            credentials,
          ),
        (answer) =>
          jsonPage(answer, 'orders', 'next_cursor', ({ reference, id, status, face_value: value }) => {
            const { amount_minor: hundredths, currency } = asRecord(value) ?? {};
            const state = status === 'ISSUED' ? 'delivered' : null;
            return listedOrder({ key: reference, number: id, state, hundredths, currency });
          }),
      ),
  };
}
