import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFields } from '../support/forms.ts';
import { pageAt } from '../support/pages.ts';
import { sameSecret } from '../support/secrets.ts';
import type { World } from '../world/world.ts';
import type { Gifts } from './gifts.ts';
import { parseAmount, hasKeyForm, readSince } from './requests.ts';
import type { GiftOrder } from './types.ts';

type ByReference = { Params: { reference: string } };

/** Alder answers an order with its code immediately. Account and key are headers; it cancels nothing. Its list has no codes. */
export function alderRoutes(app: FastifyInstance, world: World, gifts: Gifts): void {
  const isBuyer = ({ headers }: FastifyRequest): boolean => {
    const [secret, given] = [world.secret('fulfilment:alder'), headers['x-api-key']];
    return (
      secret !== null &&
      typeof headers['x-account'] === 'string' &&
      typeof given === 'string' &&
      sameSecret(secret, given)
    );
  };
  const refuse = (reply: FastifyReply, status: number, code: string): FastifyReply =>
    reply.code(status).send({ errors: [{ code }] });
  const base = '/fulfilment/alder/orders';

  app.post(base, { config: { partner: 'alder', endpoint: 'orders' } }, (request, reply) => {
    if (!isBuyer(request)) return refuse(reply, 401, 'UNAUTHORIZED');
    const { reference = '', sku = '' } = readFields(request.body);
    if (!hasKeyForm(reference)) return refuse(reply, 400, 'BAD_REFERENCE');
    const { amount_minor: minor, currency } = readFields(
      (request.body as { readonly face_value?: unknown } | null)?.face_value,
    );
    const taken = gifts.take('alder', reference, {
      article: sku,
      amount: parseAmount(minor, currency),
      webhookUrl: null,
    });
    if (taken.outcome === 'refused') return refuse(reply, 422, taken.reason.toUpperCase());
    return taken.outcome === 'conflict'
      ? refuse(reply, 409, 'REFERENCE_CONFLICT')
      : reply.code(taken.outcome === 'made' ? 201 : 200).send(toAnswer(taken.order));
  });
  app.get(base, { config: { partner: 'alder', endpoint: 'list' } }, (request, reply) => {
    if (!isBuyer(request)) return refuse(reply, 401, 'UNAUTHORIZED');
    const since = readSince(request, 'changed_since');
    if (since === null) return refuse(reply, 400, 'BAD_CHANGED_SINCE');
    const { items, next } = pageAt(gifts.changedSince('alder', since), readFields(request.query)['cursor']);
    return reply.send({ orders: items.map(toLine), next_cursor: next === null ? null : String(next) });
  });
  app.get<ByReference>(
    `${base}/:reference`,
    { config: { partner: 'alder', endpoint: 'order' } },
    (request, reply) => {
      if (!isBuyer(request)) return refuse(reply, 401, 'UNAUTHORIZED');
      const order = gifts.find('alder', request.params.reference);
      return order === null ? refuse(reply, 404, 'NOT_FOUND') : reply.send(toAnswer(order));
    },
  );
  app.delete(`${base}/:reference`, { config: { partner: 'alder', endpoint: 'cancel' } }, (request, reply) =>
    isBuyer(request) ? refuse(reply, 405, 'NOT_CANCELLABLE') : refuse(reply, 401, 'UNAUTHORIZED'),
  );
}

const toLine = ({ key, number, request }: GiftOrder): Record<string, unknown> => ({
  reference: key,
  id: number,
  status: 'ISSUED',
  face_value: request?.amount
    ? { amount_minor: request.amount.minor, currency: request.amount.currency }
    : null,
});

function toAnswer({ key, number, code }: GiftOrder): Record<string, unknown> {
  return {
    reference: key,
    id: number,
    status: 'ISSUED',
    card: code && { number: code.code, pin: code.pin, expires_on: code.goodThrough },
  };
}
