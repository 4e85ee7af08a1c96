import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFields, type Fields } from '../support/forms.ts';
import { loopbackUrl } from '../support/loopback.ts';
import { bearerToken, sameSecret } from '../support/secrets.ts';
import type { World } from '../world/world.ts';
import { methodAnswer, sessionAnswer, type Cards, type NewSession } from './cards.ts';
import type { CheckoutSession } from './types.ts';

type ById = { Params: { id: string } };
const WEBHOOK = /\/webhooks\/cards$/;
const ANY_PATH = /^\//;
const KEY = /^[\w:-]{8,200}$/;
const CURRENCIES = ['usd', 'aud', 'cad'];
const LEAST_AMOUNT = 50;
const MOST_AMOUNT = 99_999_999;
const LEAST_OPEN_MS = 30 * 60_000;
const MOST_OPEN_MS = 24 * 3_600_000;
/** Tolerance for callers' clocks. */
const SLACK_MS = 60_000;

interface Fault {
  readonly code: string;
  readonly message: string;
  readonly param?: string;
}

/** The API of a card service with a hosted checkout: form-encoded requests with a bearer key. */
export function cardRoutes(app: FastifyInstance, world: World, cards: Cards, url: () => string): void {
  const isCaller = (request: FastifyRequest): boolean => {
    const [secret, given] = [world.secret('cards'), bearerToken(request.headers.authorization)];
    return secret !== null && given !== null && sameSecret(secret, given);
  };
  const refuse = (reply: FastifyReply, status: number, fault: Fault): FastifyReply =>
    reply.code(status).send({ error: { type: 'invalid_request_error', ...fault } });
  const unauthorized = (reply: FastifyReply): FastifyReply =>
    refuse(reply, 401, { code: 'api_key_invalid', message: 'Invalid API key.' });
  const missing = (reply: FastifyReply): FastifyReply =>
    refuse(reply, 404, { code: 'resource_missing', message: 'No such object.' });
  const answer = (session: CheckoutSession, isExpanded = false): Record<string, unknown> => ({
    ...sessionAnswer(session, isExpanded ? cards.method(session.paymentMethod) : null),
    url: session.status === 'open' ? `${url()}/cards/pay/${session.id}` : null,
  });
  const base = '/cards/v1/checkout/sessions';

  app.post(base, { config: { partner: 'cards', endpoint: 'sessions' } }, (request, reply) => {
    if (!isCaller(request)) return unauthorized(reply);
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || !KEY.test(key))
      return refuse(reply, 400, { code: 'idempotency_key_invalid', message: 'Send an Idempotency-Key.' });
    const wish = readWish(readFields(request.body), world.now());
    if ('code' in wish) return refuse(reply, 400, wish);
    const session = cards.create(key, wish);
    return session === null
      ? refuse(reply, 409, { code: 'idempotency_error', message: 'This key was used for another request.' })
      : reply.send(answer(session));
  });
  app.get<ById>(`${base}/:id`, { config: { partner: 'cards', endpoint: 'session' } }, (request, reply) => {
    if (!isCaller(request)) return unauthorized(reply);
    const session = cards.find(request.params.id);
    const expand = readFields(request.query)['expand[]'];
    return session === null
      ? missing(reply)
      : reply.send(answer(session, expand === 'setup_intent.payment_method'));
  });
  app.post<ById>(
    `${base}/:id/expire`,
    { config: { partner: 'cards', endpoint: 'expire' } },
    (request, reply) => {
      if (!isCaller(request)) return unauthorized(reply);
      const session = cards.find(request.params.id);
      if (session === null) return missing(reply);
      return cards.expire(session)
        ? reply.send(answer(session))
        : refuse(reply, 400, { code: 'session_not_open', message: 'Only open sessions can be expired.' });
    },
  );
  app.post('/cards/v1/refunds', { config: { partner: 'cards', endpoint: 'refunds' } }, (request, reply) => {
    if (!isCaller(request)) return unauthorized(reply);
    const { payment_intent: paymentIntent = '' } = readFields(request.body);
    const refund = cards.refund(paymentIntent);
    if (refund === null) return missing(reply);
    const { amount, currency } = refund.session;
    return reply.send({
      id: refund.id,
      object: 'refund',
      status: 'succeeded',
      amount,
      currency,
      payment_intent: paymentIntent,
    });
  });
  app.post<ById>(
    '/cards/v1/payment_methods/:id/detach',
    { config: { partner: 'cards', endpoint: 'detach' } },
    (request, reply) => {
      if (!isCaller(request)) return unauthorized(reply);
      const method = cards.detach(request.params.id);
      return method === null ? missing(reply) : reply.send(methodAnswer(method));
    },
  );
}

function readWish(fields: Fields, now: Date): NewSession | Fault {
  const { mode, customer, client_reference_id: reference, success_url: success, cancel_url: cancel } = fields;
  const price = (name: string): string => fields[`line_items[0][price_data]${name}`] ?? '';
  const fault = (param: string): Fault => ({
    code: 'parameter_invalid',
    message: `Invalid ${param}.`,
    param,
  });
  if (mode !== 'payment' && mode !== 'setup') return fault('mode');
  // The placeholder is not part of an address.
  const successUrl = loopbackUrl(success?.replace('{CHECKOUT_SESSION_ID}', 'id'), ANY_PATH);
  if (success === undefined || successUrl === null) return fault('success_url');
  if (cancel === undefined || loopbackUrl(cancel, ANY_PATH) === null) return fault('cancel_url');
  const currency = mode === 'payment' ? price('[currency]') : (fields['currency'] ?? '');
  if (!CURRENCIES.includes(currency)) return fault('currency');
  const amount = mode === 'payment' ? Number(price('[unit_amount]')) : 0;
  if (mode === 'payment' && (!Number.isInteger(amount) || amount < LEAST_AMOUNT || amount > MOST_AMOUNT))
    return { code: 'amount_too_small', message: 'Amount out of range.', param: 'unit_amount' };
  const expires = Number(fields['expires_at']) * 1_000;
  const open = expires - now.getTime();
  if (!(open >= LEAST_OPEN_MS - SLACK_MS && open <= MOST_OPEN_MS + SLACK_MS)) return fault('expires_at');
  return {
    mode,
    reference: reference ?? null,
    successUrl: success,
    cancelUrl: cancel,
    webhookUrl: loopbackUrl(fields['metadata[notify_url]'], WEBHOOK)?.href ?? null,
    title: mode === 'payment' ? price('[product_data][name]') : '',
    amount,
    currency,
    expiresAt: new Date(expires).toISOString(),
    customer: customer ?? null,
    createsCustomer: fields['customer_creation'] === 'always',
  };
}
