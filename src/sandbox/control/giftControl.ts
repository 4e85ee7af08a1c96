import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Gifts } from '../fulfilment/gifts.ts';
import { GIFT_REFUSALS, GIFT_SERVICES } from '../fulfilment/types.ts';
import { readFields } from '../support/forms.ts';

type ByService = { Params: { service: string } };
type ByKey = { Params: { service: string; key: string } };

/** For tests: lists the orders, sends a code or makes an order fail, and makes a service refuse new ones. */
export function giftControl(app: FastifyInstance, gifts: Gifts, settled: () => Promise<unknown>): void {
  const unknown = (reply: FastifyReply): FastifyReply => reply.code(404).send({ error: 'not_found' });

  app.get('/fulfilment', (_request, reply) => reply.send({ orders: gifts.all() }));
  app.post<ByService>('/fulfilment/:service', (request, reply) => {
    const service = GIFT_SERVICES.find((each) => each === request.params.service);
    if (service === undefined) return unknown(reply);
    const { refuse = '' } = readFields(request.body);
    const reason = GIFT_REFUSALS.find((each) => each === refuse) ?? null;
    if (reason === null && refuse !== '')
      return reply.code(422).send({ error: `refuse must be empty or one of ${GIFT_REFUSALS.join(', ')}.` });
    gifts.refuse(service, reason);
    return reply.code(204).send();
  });
  app.post<ByKey>('/fulfilment/:service/:key', async (request, reply) => {
    const service = GIFT_SERVICES.find((each) => each === request.params.service);
    const order = service === undefined ? null : gifts.find(service, request.params.key);
    if (order === null) return unknown(reply);
    const { fail = '' } = readFields(request.body);
    const reason = GIFT_REFUSALS.find((each) => each === fail) ?? null;
    if (reason === null && fail !== '')
      return reply.code(422).send({ error: `fail must be empty or one of ${GIFT_REFUSALS.join(', ')}.` });
    if (reason === null) gifts.send(order);
    else gifts.fail(order, reason);
    await settled();
    return reply.send(order);
  });
}
