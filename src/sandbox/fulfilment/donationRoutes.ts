import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFields } from '../support/forms.ts';
import { pageAt } from '../support/pages.ts';
import { sameSecret } from '../support/secrets.ts';
import type { World } from '../world/world.ts';
import type { Gifts } from './gifts.ts';
import { parseAmount, hasKeyForm, readSince } from './requests.ts';
import type { GiftOrder } from './types.ts';

type ById = { Params: { id: string } };

/** The receiver of donations answers with a receipt number. Donations can't be returned. */
export function donationRoutes(app: FastifyInstance, world: World, gifts: Gifts): void {
  const isGiver = ({ headers }: FastifyRequest): boolean => {
    const secret = world.secret('fulfilment:donations');
    const [, given] = /^Giver id="[^"]+", token="([^"]+)"$/.exec(headers.authorization ?? '') ?? [];
    return secret !== null && given !== undefined && sameSecret(secret, given);
  };
  const refuse = (reply: FastifyReply, status: number, sorry: string): FastifyReply =>
    reply.code(status).send({ thanks: false, sorry });
  const base = '/fulfilment/donations/gifts';

  app.post(base, { config: { partner: 'donations', endpoint: 'orders' } }, (request, reply) => {
    if (!isGiver(request)) return refuse(reply, 401, 'unknown giver');
    const { gift_id: id = '', cause = '', minor_units: minor, currency } = readFields(request.body);
    if (!hasKeyForm(id)) return refuse(reply, 400, 'gift_id needed');
    const taken = gifts.take('donations', id, {
      article: cause,
      amount: parseAmount(minor, currency),
      webhookUrl: null,
    });
    if (taken.outcome === 'refused') return refuse(reply, 422, taken.reason.replaceAll('_', ' '));
    return taken.outcome === 'conflict'
      ? refuse(reply, 409, 'another gift has this gift_id')
      : reply.code(taken.outcome === 'made' ? 201 : 200).send(toAnswer(taken.order));
  });
  app.get(base, { config: { partner: 'donations', endpoint: 'list' } }, (request, reply) => {
    if (!isGiver(request)) return refuse(reply, 401, 'unknown giver');
    const since = readSince(request, 'since');
    if (since === null) return refuse(reply, 400, 'since when?');
    const { items, next } = pageAt(
      gifts.changedSince('donations', since),
      readFields(request.query)['after'],
    );
    return reply.send({ gifts: items.map(toLine), after: next });
  });
  app.get<ById>(`${base}/:id`, { config: { partner: 'donations', endpoint: 'order' } }, (request, reply) => {
    if (!isGiver(request)) return refuse(reply, 401, 'unknown giver');
    const order = gifts.find('donations', request.params.id);
    return order === null ? refuse(reply, 404, 'no such gift') : reply.send(toAnswer(order));
  });
  app.delete(`${base}/:id`, { config: { partner: 'donations', endpoint: 'cancel' } }, (request, reply) =>
    isGiver(request) ? refuse(reply, 405, 'given is given') : refuse(reply, 401, 'unknown giver'),
  );
}

const toLine = ({ key, number, request }: GiftOrder): Record<string, unknown> => ({
  gift_id: key,
  receipt_no: number,
  minor_units: request?.amount?.minor ?? null,
  currency: request?.amount?.currency ?? null,
});

const toAnswer = ({ key, number }: GiftOrder): Record<string, unknown> => ({
  gift_id: key,
  thanks: true,
  receipt_no: number,
});
