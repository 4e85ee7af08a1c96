import { objectOf } from '../platform/http/webhook.ts';
import { asRecord } from '../../domain/helpers/asRecord.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import type { OutboundAnswer } from '../platform/http/outbound.ts';
import type { OrderStep } from '../../domain/orders/orderRules.ts';
import type { Fulfiller, FulfilmentAnswer } from './fulfiller.ts';
import { TIMING, type OrderDeps } from './deps.ts';
import type { OrderFailure } from './tables.ts';

/** The shop's article numbers of items that we have a name for. */
const SKUS: Readonly<Record<string, string>> = { smart_plug: 'QTZ-PLUG-1' };

const PARTNER = 'shop';
const STEPS: Readonly<Record<string, OrderStep>> = {
  accepted: 'accepted',
  shipped: 'shipped',
  delivered: 'fulfilled',
  failed: 'failed',
  cancelled: 'refunded',
};
const FAILURES: Readonly<Record<string, OrderFailure>> = {
  out_of_stock: 'out_of_stock',
  address_undeliverable: 'address',
  lost: 'lost',
  returned: 'returned',
};
/** Refusals that don't concern the order: our access, a rate limit, a temporary conflict. */
const PASSING = new Set([401, 404, 408, 425, 429]);

/** The shop over HTTP; null if none is configured. */
export function shopClient({
  outbound,
  partners,
}: Pick<OrderDeps, 'outbound' | 'partners'>): Fulfiller | null {
  const { shop } = partners;
  if (shop === null) return null;
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: object,
  ): Promise<FulfilmentAnswer> => {
    try {
      const authorization = `Bearer ${shop.token}`;
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return toAnswer(
        await outbound.call(
          PARTNER,
          {
            method,
            url: `${shop.base}${path}`,
            headers: {
              authorization,
              'content-type': 'application/json',
              accept: 'application/json',
              ...headers,
            },
            ...sent,
          },
          { deadlineMs: TIMING.callMs },
        ),
      );
    } catch (error) {
      if (error instanceof PartnerFault) return { kind: 'silent', why: error.kind };
      throw error;
    }
  };
  return {
    place: ({ key, item, quantity, recipient, address, webhookUrl }) => {
      if (address === null) throw new Error(`Order ${key} needs an address for the shop.`);
      const { line1, line2, city, region, postal_code, country } = address;
      return call(
        'POST',
        '/orders',
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
    read: (key) => call('GET', `/orders/${encodeURIComponent(key)}`),
    cancel: (key) => call('POST', `/orders/${encodeURIComponent(key)}/cancel`, {}, {}),
  };
}

export function toFailure(code: string | null): OrderFailure {
  return (code !== null && Object.hasOwn(FAILURES, code) ? FAILURES[code] : undefined) ?? 'refused';
}

function toAnswer(answer: OutboundAnswer): FulfilmentAnswer {
  const { status } = answer;
  if (status >= 400 && status < 500 && !PASSING.has(status))
    return { kind: 'refused', status, code: readCode(answer) };
  const body = asRecord(answer.json());
  const step = text(body?.['state']);
  if (step === null || !Object.hasOwn(STEPS, step)) throw new PartnerFault(PARTNER, 'garbage', status);
  const tracking = asRecord(body?.['tracking']);
  const known = STEPS[step] ?? 'placed';
  return {
    kind: 'news',
    status,
    news: {
      step: known,
      number: text(body?.['number']),
      carrier: text(tracking?.['carrier']),
      trackingNumber: text(tracking?.['number']),
      failure: known === 'failed' ? toFailure(text(body?.['reason'])) : null,
      code: null,
    },
  };
}

function readCode({ body }: OutboundAnswer): string {
  return text(objectOf(body)?.['error']) ?? 'refused';
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, 200) : null;
