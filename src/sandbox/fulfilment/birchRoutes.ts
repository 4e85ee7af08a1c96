import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFields } from '../support/forms.ts';
import { loopbackUrl } from '../support/loopback.ts';
import { pageAt } from '../support/pages.ts';
import { basicCredentials, sameSecret } from '../support/secrets.ts';
import type { World } from '../world/world.ts';
import type { Gifts } from './gifts.ts';
import { parseAmount, hasKeyForm, readSince } from './requests.ts';
import type { GiftOrder, GiftRefusal, GiftState } from './types.ts';

type ByNumber = { Params: { number: string } };
const WEBHOOK = /\/webhooks\/birch$/;
const STATES: Readonly<Record<GiftState, string>> = {
  pending: 'RECEIVED',
  done: 'DELIVERED',
  refused: 'REJECTED',
  withdrawn: 'WITHDRAWN',
};
const FAULTS: Readonly<Record<GiftRefusal, string>> = {
  out_of_stock: 'soldOut',
  invalid_amount: 'priceNotOffered',
  unknown_article: 'noSuchProduct',
};

/** Birch takes an order, and a signed webhook says when to read the voucher. HTTP Basic. */
export function birchRoutes(app: FastifyInstance, world: World, gifts: Gifts): void {
  const isBuyer = ({ headers }: FastifyRequest): boolean => {
    const [secret, given] = [world.secret('fulfilment:birch'), basicCredentials(headers.authorization)];
    return secret !== null && given !== null && sameSecret(secret, given.secret);
  };
  const refuse = (reply: FastifyReply, status: number, fault: string): FastifyReply =>
    reply.code(status).send({ fault });
  const base = '/fulfilment/birch/vouchers';

  app.post(base, { config: { partner: 'birch', endpoint: 'orders' } }, (request, reply) => {
    if (!isBuyer(request)) return refuse(reply, 401, 'wrongCredentials');
    const { orderNumber = '', product = '', price, currency, notifyUrl } = readFields(request.body);
    if (!hasKeyForm(orderNumber)) return refuse(reply, 400, 'orderNumberNeeded');
    const webhookUrl = loopbackUrl(notifyUrl, WEBHOOK)?.href ?? null;
    if (webhookUrl === null) return refuse(reply, 422, 'notifyUrlNotAllowed');
    const taken = gifts.take('birch', orderNumber, {
      article: product,
      amount: parseAmount(price === undefined ? undefined : toMinorUnits(price), currency),
      webhookUrl,
    });
    if (taken.outcome === 'refused') return refuse(reply, 422, FAULTS[taken.reason]);
    return taken.outcome === 'conflict'
      ? refuse(reply, 409, 'orderNumberInUse')
      : reply.code(taken.outcome === 'made' ? 202 : 200).send(toAnswer(taken.order));
  });
  app.get(base, { config: { partner: 'birch', endpoint: 'list' } }, (request, reply) => {
    if (!isBuyer(request)) return refuse(reply, 401, 'wrongCredentials');
    const since = readSince(request, 'changedSince');
    if (since === null) return refuse(reply, 400, 'changedSinceNeeded');
    const { items, next } = pageAt(gifts.changedSince('birch', since), readFields(request.query)['from']);
    return reply.send({
      vouchers: items.map(toLine),
      more: next !== null,
      ...(next === null ? {} : { from: next }),
    });
  });
  app.get<ByNumber>(
    `${base}/:number`,
    { config: { partner: 'birch', endpoint: 'order' } },
    (request, reply) => {
      if (!isBuyer(request)) return refuse(reply, 401, 'wrongCredentials');
      const order = gifts.find('birch', request.params.number);
      return order === null ? refuse(reply, 404, 'noSuchOrder') : reply.send(toAnswer(order));
    },
  );
  app.post<ByNumber>(
    `${base}/:number/withdraw`,
    { config: { partner: 'birch', endpoint: 'cancel' } },
    (request, reply) => {
      if (!isBuyer(request)) return refuse(reply, 401, 'wrongCredentials');
      if (!hasKeyForm(request.params.number)) return refuse(reply, 404, 'noSuchOrder');
      const order = gifts.withdraw('birch', request.params.number);
      return order === null ? refuse(reply, 409, 'alreadyDelivered') : reply.send(toAnswer(order));
    },
  );
}

/** Birch's prices are decimal numbers in a text: "25.00". */
const toMinorUnits = (price: string): string =>
  /^\d+\.\d\d$/.test(price) ? price.replace('.', '') : 'wrong';

const toLine = ({ key, number, state, request }: GiftOrder): Record<string, unknown> => ({
  orderNumber: key,
  birchNumber: number,
  state: STATES[state],
  ...(request?.amount
    ? { price: (request.amount.minor / 100).toFixed(2), currency: request.amount.currency }
    : {}),
});

function toAnswer({ key, number, state, reason, code }: GiftOrder): Record<string, unknown> {
  return {
    orderNumber: key,
    birchNumber: number,
    state: STATES[state],
    ...(reason === null ? {} : { fault: FAULTS[reason] }),
    ...(code === null ? {} : { voucher: { text: code.code, validUntil: `${code.goodThrough}T23:59:59Z` } }),
  };
}
