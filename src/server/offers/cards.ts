import { asRecord } from '../../domain/helpers/asRecord.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { parseObject } from '../platform/http/webhook.ts';
import { TIMING, type OfferDeps } from './deps.ts';

/** A page of the card service, as it reports it. */
export interface CardSession {
  readonly id: string;
  /** Our reference. */
  readonly reference: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  readonly isPaid: boolean;
  readonly hundredths: number | null;
  /** In capitals. */
  readonly currency: string | null;
  readonly url: string | null;
  readonly paymentIntent: string | null;
  readonly customerId: string | null;
  /** The card that a setup saved. */
  readonly card: SavedCard | null;
}

export interface SavedCard {
  readonly paymentMethodId: string;
  readonly kind: string;
  readonly lastDigits: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
}

/** `silent`: the outcome is unknown, and the call is repeated with the same key. */
export type CardAnswer<T> =
  | { readonly kind: 'news'; readonly value: T }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'silent'; readonly why: string };

interface CommonWish {
  /** Our reference and idempotency key. */
  readonly reference: string;
  readonly currency: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly webhookUrl: string;
  readonly expiresAt: Date;
  /** The member at the card service, whose saved card its page offers; null: unknown there. */
  readonly customerId: string | null;
  readonly email: string | null;
}

export type SessionWish = CommonWish &
  (
    | { readonly mode: 'payment'; readonly hundredths: number; readonly title: string }
    | { readonly mode: 'setup' }
  );

export interface CardService {
  create(wish: SessionWish): Promise<CardAnswer<CardSession>>;
  read(sessionId: string): Promise<CardAnswer<CardSession>>;
  expire(sessionId: string): Promise<CardAnswer<CardSession>>;
  /** Gives all of a payment back, once per key. */
  refund(paymentIntent: string, key: string): Promise<CardAnswer<{ readonly id: string }>>;
  detach(paymentMethodId: string): Promise<CardAnswer<{ readonly id: string }>>;
}

const NAME = 'cards';
/** Refusals that don't concern the call: our access, a rate limit, a conflict with our own repeat. */
const PASSING = new Set([401, 403, 408, 409, 425, 429]);

/**
 * The card service over HTTP, by the public contract of hosted checkouts: form-encoded calls with bearer key and
 * `Idempotency-Key`, objects in JSON. null: none is configured. Source: rewards, Fulfilment services.
 */
export function cardService({
  partners,
  outbound,
}: Pick<OfferDeps, 'partners' | 'outbound'>): CardService | null {
  const { cards } = partners;
  if (cards === null) return null;

  async function ask<T>(
    { method, path, form, key }: { method: 'GET' | 'POST'; path: string; form?: Form; key?: string },
    parse: (body: Body) => T | null,
  ): Promise<CardAnswer<T>> {
    try {
      const answer = await outbound.call(
        NAME,
        {
          method,
          url: `${cards?.base ?? ''}${path}`,
          headers: {
            accept: 'application/json',
            authorization: `Bearer ${cards?.secret ?? ''}`,
            ...(key === undefined ? {} : { 'idempotency-key': key }),
            ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
          },
          ...(method === 'POST' ? { body: new URLSearchParams(form ?? {}).toString() } : {}),
        },
        { deadlineMs: TIMING.callMs },
      );
      const { status } = answer;
      if (status >= 400 && status < 500 && !PASSING.has(status)) {
        const error = asRecord(parseObject(answer.body)?.['error']);
        return { kind: 'refused', code: text(error?.['code']) ?? text(error?.['type']) ?? 'refused' };
      }
      const value = parse(asRecord(answer.json()) ?? {});
      if (value === null) throw new PartnerFault(NAME, 'garbage');
      return { kind: 'news', value };
    } catch (error) {
      if (error instanceof PartnerFault) return { kind: 'silent', why: error.kind };
      throw error;
    }
  }

  const session = (id: string): string => `/v1/checkout/sessions/${encodeURIComponent(id)}`;
  const expanded = `?${new URLSearchParams({ 'expand[]': 'setup_intent.payment_method' }).toString()}`;
  return {
    create: (wish) =>
      ask(
        { method: 'POST', path: '/v1/checkout/sessions', form: toForm(wish), key: wish.reference },
        toSession,
      ),
    read: (id) => ask({ method: 'GET', path: `${session(id)}${expanded}` }, toSession),
    expire: (id) => ask({ method: 'POST', path: `${session(id)}/expire`, key: `${id}:expire` }, toSession),
    refund: (paymentIntent, key) =>
      ask(
        { method: 'POST', path: '/v1/refunds', form: { payment_intent: paymentIntent }, key },
        ({ id, object, status }) => {
          const refundId = text(id);
          return object === 'refund' && refundId !== null && REFUNDED.has(String(status))
            ? { id: refundId }
            : null;
        },
      ),
    detach: (id) =>
      ask({ method: 'POST', path: `/v1/payment_methods/${encodeURIComponent(id)}/detach` }, (body) => {
        const methodId = text(body['id']);
        return methodId === null ? null : { id: methodId };
      }),
  };
}

type Form = Readonly<Record<string, string>>;
type Body = Readonly<Record<string, unknown>>;

const REFUNDED: ReadonlySet<string> = new Set(['succeeded', 'pending']);

/** The service puts the session's id in place of this. */
const SESSION_ID = '{CHECKOUT_SESSION_ID}';

function toForm(wish: SessionWish): Form {
  const { mode, reference, currency, successUrl, cancelUrl, webhookUrl, expiresAt, customerId, email } = wish;
  return {
    mode,
    client_reference_id: reference,
    success_url: `${successUrl}?session_id=${SESSION_ID}`,
    cancel_url: cancelUrl,
    expires_at: String(Math.floor(expiresAt.getTime() / 1_000)),
    'metadata[notify_url]': webhookUrl,
    ...(customerId === null ? {} : { customer: customerId }),
    ...(customerId === null && email !== null ? { customer_email: email } : {}),
    ...(mode === 'setup'
      ? { currency: currency.toLowerCase(), ...(customerId === null ? { customer_creation: 'always' } : {}) }
      : {
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': currency.toLowerCase(),
          'line_items[0][price_data][unit_amount]': String(wish.hundredths),
          'line_items[0][price_data][product_data][name]': wish.title,
        }),
  };
}

function toSession(body: Body): CardSession | null {
  const { id, object, status, payment_status, amount_total: amount, currency } = body;
  const sessionId = text(id);
  if (object !== 'checkout.session' || sessionId === null) return null;
  if (status !== 'open' && status !== 'complete' && status !== 'expired') return null;
  return {
    id: sessionId,
    reference: text(body['client_reference_id']),
    status,
    isPaid: payment_status === 'paid',
    hundredths: typeof amount === 'number' && Number.isSafeInteger(amount) ? amount : null,
    currency: text(currency)?.toUpperCase() ?? null,
    url: text(body['url'], MOST_URL),
    paymentIntent: readId(body['payment_intent']),
    customerId: readId(body['customer']),
    card: toCard(asRecord(asRecord(body['setup_intent'])?.['payment_method'])),
  };
}

function toCard(method: Body | null | undefined): SavedCard | null {
  const card = asRecord(method?.['card']);
  const [paymentMethodId, kind, lastDigits] = [
    text(method?.['id']),
    text(card?.['brand']),
    text(card?.['last4']),
  ];
  const [expiresMonth, expiresYear] = [card?.['exp_month'], card?.['exp_year']];
  if (paymentMethodId === null || kind === null || lastDigits === null || !/^\d{4}$/.test(lastDigits))
    return null;
  if (!Number.isSafeInteger(expiresMonth) || !Number.isSafeInteger(expiresYear)) return null;
  return {
    paymentMethodId,
    kind,
    lastDigits,
    expiresMonth: Number(expiresMonth),
    expiresYear: Number(expiresYear),
  };
}

const MOST_LETTERS = 200;
const MOST_URL = 2_000;

/** A text of the service of limited length; null if there is none. */
const text = (value: unknown, most = MOST_LETTERS): string | null =>
  typeof value === 'string' && value !== '' && value.length <= most ? value : null;

/** An object's id, whether the service sent the id or the object. */
const readId = (value: unknown): string | null => text(value) ?? text(asRecord(value)?.['id']);
