import type { OrderStep } from '../../../domain/orders/orderRules.ts';
import { TIMING } from '../deps.ts';
import type { Fulfiller, FulfillerDeps } from '../fulfiller.ts';
import {
  askService,
  codeText,
  toOrderFailure,
  jsonRequest,
  createNews,
  toStep,
  text,
  type Wording,
} from './askService.ts';
import { jsonPage, listedOrder, listedState, readList, withQuery } from './readList.ts';

const STEPS: Readonly<Record<string, OrderStep>> = { queued: 'accepted', ready: 'fulfilled', void: 'failed' };
/** Product: the shortest time between two requests to Cedar, whatever it says. */
const SHORTEST_MS = 5_000;

const WORDING: Wording = {
  news: ({ phase, ticket, token, pin, good_through: until, look_again_in: seconds, problem }) => {
    const step = toStep(STEPS, phase);
    const code = codeText(token);
    if (step === null || (step === 'fulfilled' && code === null)) return null;
    return createNews(step, {
      number: text(ticket),
      failure: step === 'failed' ? toOrderFailure(WORDING, text(problem)) : null,
      code: code === null ? null : { code, pin: codeText(pin), expiresAt: endOfMonth(until) },
      readAfterMs: step === 'accepted' ? pause(seconds) : null,
    });
  },
  code: ({ problem }) => problem,
  failures: { 'no-stock': 'out_of_stock' },
};

/** Cedar takes an order under our key as its address, has to be polled for the code, and cancels nothing. */
export function cedarClient(deps: FulfillerDeps): Fulfiller | null {
  const access = deps.partners.fulfilment('cedar');
  if (access === null) return null;
  const credentials = { authorization: `Bearer ${access.clientSecret}` };
  const ask = (method: 'GET' | 'PUT' | 'DELETE', key: string, body?: object) =>
    askService(
      deps,
      'cedar',
      jsonRequest(method, `${access.base}/purchases/${encodeURIComponent(key)}`, credentials, body),
      WORDING,
    );
  return {
    place: ({ key, item, value }) =>
      ask('PUT', key, {
        account: access.clientId,
        article: item,
        ...(value === null ? {} : { cents: value.hundredths, iso_currency: value.currency }),
      }),
    read: ({ key }) => ask('GET', key),
    cancel: ({ key }) => ask('DELETE', key),
    list: (since) =>
      readList(
        deps,
        'cedar',
        (skip) =>
          jsonRequest(
            'GET',
            withQuery(`${access.base}/purchases`, { since: since.toISOString(), skip }),
            credentials,
          ),
        (answer) =>
          jsonPage(
            answer,
            'purchases',
            'skip_next',
            ({ purchase, ticket, phase, cents, iso_currency: currency }) =>
              listedOrder({
                key: purchase,
                number: ticket,
                state: listedState(toStep(STEPS, phase)),
                hundredths: cents,
                currency,
              }),
          ),
      ),
  };
}

function pause(seconds: unknown): number | null {
  return typeof seconds === 'number' && Number.isFinite(seconds)
    ? Math.min(Math.max(seconds * 1_000, SHORTEST_MS), TIMING.pollMs)
    : null;
}

/** Cedar's codes are good through a month, "2028-12". */
function endOfMonth(value: unknown): Date | null {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(typeof value === 'string' ? value : '') ?? [];
  return year === undefined || month === undefined
    ? null
    : new Date(Date.UTC(Number(year), Number(month), 0, 23, 59, 59));
}
