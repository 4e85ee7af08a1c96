import type { FastifyInstance } from 'fastify';
import type { Shop } from '../shop/shop.ts';
import { SHOP_STATES } from '../shop/types.ts';
import { readFields } from '../support/forms.ts';

type ByKey = { Params: { key: string } };

/** For tests: lists the orders and moves one to any state. */
export function shopControl(app: FastifyInstance, shop: Shop, settled: () => Promise<unknown>): void {
  app.get('/shop', (_request, reply) => reply.send({ orders: shop.all() }));
  app.post<ByKey>('/shop/:key', async (request, reply) => {
    const order = shop.find(request.params.key);
    const { state, reason } = readFields(request.body);
    const wanted = SHOP_STATES.find((each) => each === state);
    if (order === null) return reply.code(404).send({ error: 'not_found' });
    if (wanted === undefined)
      return reply.code(422).send({ error: `state must be one of ${SHOP_STATES.join(', ')}.` });
    shop.set(order, wanted, reason);
    await settled();
    return reply.send(order);
  });
}
