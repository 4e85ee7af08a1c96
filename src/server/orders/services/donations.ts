import type { Fulfiller, FulfillerDeps } from '../fulfiller.ts';
import { askService, jsonRequest, createNews, text, type Wording } from './askService.ts';
import { jsonPage, listedOrder, readList, withQuery } from './readList.ts';

const WORDING: Wording = {
  news: ({ thanks, receipt_no: receipt }) => {
    const number = text(receipt);
    return thanks !== true || number === null ? null : createNews('fulfilled', { number });
  },
  code: ({ sorry }) => sorry,
  failures: { 'out of stock': 'out_of_stock' },
};

/** The receiver of donations answers with a receipt number. Donations can't be returned. */
export function donationsClient(deps: FulfillerDeps): Fulfiller | null {
  const access = deps.partners.fulfilment('donations');
  if (access === null) return null;
  const credentials = { authorization: `Giver id="${access.clientId}", token="${access.clientSecret}"` };
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    askService(
      deps,
      'donations',
      jsonRequest(method, `${access.base}/gifts${path}`, credentials, body),
      WORDING,
    );
  return {
    place: ({ key, item, value }) =>
      ask('POST', '', {
        gift_id: key,
        cause: item,
        ...(value === null ? {} : { minor_units: value.hundredths, currency: value.currency }),
      }),
    read: ({ key }) => ask('GET', `/${encodeURIComponent(key)}`),
    cancel: ({ key }) => ask('DELETE', `/${encodeURIComponent(key)}`),
    list: (since) =>
      readList(
        deps,
        'donations',
        (after) =>
          jsonRequest(
            'GET',
            withQuery(`${access.base}/gifts`, { since: since.toISOString(), after }),
            credentials,
          ),
        (answer) =>
          jsonPage(
            answer,
            'gifts',
            'after',
            ({ gift_id: key, receipt_no: number, minor_units: hundredths, currency }) =>
              listedOrder({ key, number, state: 'delivered', hundredths, currency }),
          ),
      ),
  };
}
