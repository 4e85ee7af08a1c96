import { itemMeaning } from '../../../domain/cashout/providerStates.ts';
import { asRecord } from '../../../domain/helpers/asRecord.ts';
import type { OutboundAnswer, OutboundRequest } from '../../platform/http/outbound.ts';
import { parseObject } from '../../platform/http/webhook.ts';
import { TIMING } from '../deps.ts';
import type { Fulfiller, FulfillerDeps, FulfilmentAnswer } from '../fulfiller.ts';
import { createNews, text, unlessSilent } from './askService.ts';
import { authorized, payments } from './payoutAccess.ts';

/** Refusals that concern this payout. All others concern our account or pass, and it is tried again. */
const FINAL_REFUSALS = new Set(['VALIDATION_ERROR', 'RECEIVER_UNCONFIRMED', 'RECEIVER_UNREGISTERED']);
const ITEM_POLL_MS = 60 * 60_000;

/**
 * A brand's payouts, in the shape of the PayPal Payouts API: one batch with one item for each order, whose
 * `sender_batch_id` is the order's key. A repeated id is refused with a link to the first batch, which is then read.
 */
export function payoutsClient(deps: FulfillerDeps, brandId: string): Fulfiller | null {
  const access = deps.partners.payouts(brandId);
  if (access === null) return null;
  const call = (request: OutboundRequest): Promise<OutboundAnswer> => authorized(deps, access, request);
  const readBatch = async (batchId: string): Promise<FulfilmentAnswer | null> => {
    const answer = await call({ url: `${payments(access)}/payouts/${encodeURIComponent(batchId)}` });
    return answer.status === 404
      ? { kind: 'unknown', status: 404 }
      : batchNews(answer.status, asRecord(answer.json()));
  };
  const ask = (work: () => Promise<FulfilmentAnswer | null>) => unlessSilent('payouts', work);
  return {
    place: ({ key, item, destination, value }) =>
      ask(async () => {
        if (destination === null || value === null) return null;
        const amount = { value: (value.hundredths / 100).toFixed(2), currency: value.currency };
        const answer = await call({
          method: 'POST',
          url: `${payments(access)}/payouts`,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            sender_batch_header: { sender_batch_id: key, email_subject: item },
            items: [{ recipient_type: 'EMAIL', receiver: destination, amount, sender_item_id: key }],
          }),
        });
        const body = parseObject(answer.body) ?? {};
        const first = firstBatch(body);
        if (first !== null) return readBatch(first);
        const name = text(body['name']);
        if (answer.status >= 400 && answer.status < 500 && name !== null && FINAL_REFUSALS.has(name))
          return { kind: 'refused', status: answer.status, code: name, failure: 'refused' };
        const header = asRecord(asRecord(answer.json())?.['batch_header']);
        const number = text(header?.['payout_batch_id']);
        return number === null
          ? null
          : {
              kind: 'news',
              status: answer.status,
              news: createNews('accepted', { number, partnerState: 'PENDING', readAfterMs: ITEM_POLL_MS }),
            };
      }),
    // Without a number, only a repeat shows the outcome, so the order is placed again under the same id.
    read: ({ number }) =>
      ask(async () => (number === null ? { kind: 'silent', why: 'no number yet' } : readBatch(number))),
    cancel: ({ number, askedAt }) =>
      ask(async () => {
        if (number === null) return cancelUnknown(askedAt);
        const answer = await call({ url: `${payments(access)}/payouts/${encodeURIComponent(number)}` });
        const item = firstItem(asRecord(answer.json()));
        const itemId = text(item?.['payout_item_id']);
        if (item?.['transaction_status'] !== 'UNCLAIMED' || itemId === null)
          return { kind: 'refused', status: 409, code: 'too late', failure: 'refused' };
        const cancelled = await call({
          method: 'POST',
          url: `${payments(access)}/payouts-item/${encodeURIComponent(itemId)}/cancel`,
        });
        return cancelled.status < 300
          ? { kind: 'news', status: cancelled.status, news: createNews('refunded', { number }) }
          : { kind: 'refused', status: cancelled.status, code: 'too late', failure: 'refused' };
      }),
  };

  /** A payout whose answer was lost is cancelled only if it never was sent. */
  function cancelUnknown(askedAt: Date | null): FulfilmentAnswer {
    return askedAt === null
      ? { kind: 'news', status: 200, news: createNews('refunded', {}) }
      : { kind: 'refused', status: 409, code: 'may have been paid', failure: 'refused' };
  }
}

/** The batch that a refused repeat links to; null if the refusal is another one. */
function firstBatch(body: Readonly<Record<string, unknown>>): string | null {
  const { details, links } = body;
  const isRepeat =
    Array.isArray(details) &&
    details.some((each: unknown) => /sender_batch_id/i.test(text(asRecord(each)?.['field']) ?? ''));
  if (!isRepeat || !Array.isArray(links)) return null;
  const href = links.map((each: unknown) => text(asRecord(each)?.['href'])).find((each) => each !== null);
  const [, id] = /\/v1\/payments\/payouts\/([\w-]{1,60})$/.exec(href ?? '') ?? [];
  return id ?? null;
}

function firstItem(body: Readonly<Record<string, unknown>> | null): Readonly<Record<string, unknown>> | null {
  const items = body?.['items'];
  return Array.isArray(items) ? asRecord(items[0]) : null;
}

function batchNews(status: number, body: Readonly<Record<string, unknown>> | null): FulfilmentAnswer | null {
  const header = asRecord(body?.['batch_header']);
  const number = text(header?.['payout_batch_id']);
  if (number === null) return null;
  const { transaction_status: state } = firstItem(body) ?? {};
  const meaning = itemMeaning(state, header?.['batch_status']);
  if (meaning === null) return null;
  const { step, failure } = meaning;
  const word = typeof state === 'string' ? state : null;
  return {
    kind: 'news',
    status,
    news: createNews(step, {
      number,
      partnerState: word,
      failure,
      readAfterMs: step === 'accepted' && word !== 'UNCLAIMED' ? ITEM_POLL_MS : TIMING.pollMs,
    }),
  };
}
