import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFields } from '../support/forms.ts';
import { pageAt } from '../support/pages.ts';
import { bearerToken, sameSecret } from '../support/secrets.ts';
import type { World } from '../world/world.ts';
import type { Gifts } from './gifts.ts';
import { parseAmount, hasKeyForm, readSince } from './requests.ts';
import type { GiftOrder, GiftRefusal, GiftState } from './types.ts';

type ByKey = { Params: { key: string } };
/** Cedar tells buyers to poll soon while an order is new, and rarely after that. */
const NEW_MS = 5 * 60_000;
const SOON_SECONDS = 10;
const LATER_SECONDS = 600;
const VOID_REASONS: Readonly<Record<GiftRefusal, string>> = {
  out_of_stock: 'no-stock',
  invalid_amount: 'bad-cents',
  unknown_article: 'bad-article',
};

const PHASES: Readonly<Record<GiftState, string>> = {
  pending: 'queued',
  done: 'ready',
  refused: 'void',
  withdrawn: 'void',
};

const toLine = ({ key, number, state, request }: GiftOrder): Record<string, unknown> => ({
  purchase: key,
  ticket: number,
  phase: PHASES[state],
  cents: request?.amount?.minor ?? null,
  iso_currency: request?.amount?.currency ?? null,
});

/** Cedar takes an order by its address and must be polled for the code. Bearer; it cancels nothing. */
export function cedarRoutes(app: FastifyInstance, world: World, gifts: Gifts): void {
  const isBuyer = ({ headers }: FastifyRequest): boolean => {
    const [secret, given] = [world.secret('fulfilment:cedar'), bearerToken(headers.authorization)];
    return secret !== null && given !== null && sameSecret(secret, given);
  };
  const refuse = (reply: FastifyReply, status: number, problem: string): FastifyReply =>
    reply.code(status).send({ problem });
  const toAnswer = (order: GiftOrder): Record<string, unknown> => {
    const age = world.now().getTime() - Date.parse(order.madeAt);
    return {
      purchase: order.key,
      ticket: order.number,
      ...(order.state === 'pending'
        ? { phase: 'queued', look_again_in: age < NEW_MS ? SOON_SECONDS : LATER_SECONDS }
        : order.code !== null
          ? {
              phase: 'ready',
              token: order.code.code,
              pin: order.code.pin,
              good_through: order.code.goodThrough.slice(0, 7),
            }
          : { phase: 'void', problem: order.reason === null ? 'withdrawn' : VOID_REASONS[order.reason] }),
    };
  };
  const list = '/fulfilment/cedar/purchases';
  const path = `${list}/:key`;

  app.get(list, { config: { partner: 'cedar', endpoint: 'list' } }, (request, reply) => {
    if (!isBuyer(request)) return refuse(reply, 401, 'who-are-you');
    const since = readSince(request, 'since');
    if (since === null) return refuse(reply, 400, 'since-when');
    const { items, next } = pageAt(gifts.changedSince('cedar', since), readFields(request.query)['skip']);
    return reply.send({ purchases: items.map(toLine), skip_next: next });
  });
  app.put<ByKey>(path, { config: { partner: 'cedar', endpoint: 'orders' } }, (request, reply) => {
    if (!isBuyer(request)) return refuse(reply, 401, 'who-are-you');
    if (!hasKeyForm(request.params.key)) return refuse(reply, 400, 'bad-address');
    const { article = '', cents, iso_currency: currency } = readFields(request.body);
    const taken = gifts.take('cedar', request.params.key, {
      article,
      amount: parseAmount(cents, currency),
      webhookUrl: null,
    });
    if (taken.outcome === 'refused') return refuse(reply, 422, VOID_REASONS[taken.reason]);
    return taken.outcome === 'conflict'
      ? refuse(reply, 409, 'differs-from-first')
      : reply.code(202).send(toAnswer(taken.order));
  });
  app.get<ByKey>(path, { config: { partner: 'cedar', endpoint: 'order' } }, (request, reply) => {
    if (!isBuyer(request)) return refuse(reply, 401, 'who-are-you');
    const order = gifts.find('cedar', request.params.key);
    return order === null ? refuse(reply, 404, 'no-such-purchase') : reply.send(toAnswer(order));
  });
  app.delete(path, { config: { partner: 'cedar', endpoint: 'cancel' } }, (request, reply) =>
    isBuyer(request) ? refuse(reply, 405, 'final-sale') : refuse(reply, 401, 'who-are-you'),
  );
}
