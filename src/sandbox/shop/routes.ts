import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFields, parseInstant } from '../support/forms.ts';
import { loopbackUrl } from '../support/loopback.ts';
import { pageAt } from '../support/pages.ts';
import { bearerToken, sameSecret } from '../support/secrets.ts';
import type { World } from '../world/world.ts';
import { shopAnswer, SKUS, type Shop } from './shop.ts';
import type { ShopRequest } from './types.ts';

type ByKey = { Params: { key: string } };
const WEBHOOK = /\/webhooks\/shop$/;
const KEY = /^[\w-]{8,80}$/;
const ADDRESS = ['name', 'line1', 'city', 'region', 'postal_code', 'country'] as const;

/** The shop's API: place an order, read it, list them, cancel one. The buyer's own key identifies an order. */
export function shopRoutes(app: FastifyInstance, world: World, shop: Shop): void {
  const isBuyer = (request: FastifyRequest): boolean => {
    const [secret, given] = [world.secret('shop'), bearerToken(request.headers.authorization)];
    return secret !== null && given !== null && sameSecret(secret, given);
  };
  const refuse = (reply: FastifyReply, status: number, error: string): FastifyReply =>
    reply.code(status).send({ error });

  app.post('/shop/orders', { config: { partner: 'shop', endpoint: 'orders' } }, (request, reply) => {
    if (!isBuyer(request)) return refuse(reply, 401, 'unauthorized');
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || !KEY.test(key)) return refuse(reply, 400, 'idempotency_key_needed');
    const wanted = parseRequest(request.body);
    if (typeof wanted === 'string') return refuse(reply, 422, wanted);
    const { order, outcome } = shop.order(key, wanted);
    return outcome === 'conflict'
      ? refuse(reply, 409, 'key_used_for_another_order')
      : reply.code(outcome === 'made' ? 201 : 200).send(shopAnswer(order));
  });
  app.get('/shop/orders', { config: { partner: 'shop', endpoint: 'list' } }, (request, reply) => {
    if (!isBuyer(request)) return refuse(reply, 401, 'unauthorized');
    const { changed_since: text, cursor } = readFields(request.query);
    const since = parseInstant(text);
    if (since === null) return refuse(reply, 400, 'changed_since_needed');
    const { items, next } = pageAt(shop.changedSince(since), cursor);
    return reply.send({ orders: items.map(shopAnswer), next_cursor: next === null ? null : String(next) });
  });
  app.get<ByKey>(
    '/shop/orders/:key',
    { config: { partner: 'shop', endpoint: 'order' } },
    (request, reply) => {
      if (!isBuyer(request)) return refuse(reply, 401, 'unauthorized');
      const order = shop.find(request.params.key);
      return order === null ? refuse(reply, 404, 'not_found') : reply.send(shopAnswer(order));
    },
  );
  app.post<ByKey>(
    '/shop/orders/:key/cancel',
    { config: { partner: 'shop', endpoint: 'cancel' } },
    (request, reply) => {
      if (!isBuyer(request)) return refuse(reply, 401, 'unauthorized');
      if (!KEY.test(request.params.key)) return refuse(reply, 404, 'not_found');
      const order = shop.cancel(request.params.key);
      return order === null ? refuse(reply, 409, 'already_shipped') : reply.send(shopAnswer(order));
    },
  );
}

function parseRequest(body: unknown): ShopRequest | string {
  const { sku = '', quantity = '', webhook_url: webhookUrl } = readFields(body);
  const to = readFields((body as { readonly ship_to?: unknown } | null)?.ship_to);
  if (!Object.hasOwn(SKUS, sku)) return 'unknown_item';
  if (!/^\d+$/.test(quantity) || Number(quantity) < 1 || Number(quantity) > 10) return 'quantity';
  if (ADDRESS.some((field) => (to[field] ?? '').trim() === '')) return 'address_undeliverable';
  if (webhookUrl === undefined || !loopbackUrl(webhookUrl, WEBHOOK)) return 'invalid_webhook_url';
  return { sku, quantity: Number(quantity), shipTo: to, webhookUrl };
}
