import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Cards } from '../cards/cards.ts';
import { readFields } from '../support/forms.ts';

type ById = { Params: { id: string } };

/** For tests: lists the pages of the card service, pays or closes one, and makes every card be refused. */
export function cardControl(app: FastifyInstance, cards: Cards, settled: () => Promise<unknown>): void {
  const unknown = (reply: FastifyReply): FastifyReply => reply.code(404).send({ error: 'not_found' });

  app.get('/cards', (_request, reply) => reply.send({ sessions: cards.all() }));
  app.post('/cards', (request, reply) => {
    cards.refuseAll(readFields(request.body)['refuse'] === 'true');
    return reply.code(204).send();
  });
  app.post<ById>('/cards/:id', async (request, reply) => {
    const session = cards.find(request.params.id);
    if (session === null) return unknown(reply);
    const { action, number = '4242424242424242' } = readFields(request.body);
    if (action === 'pay') cards.submit(session, { number, expiresMonth: 12, expiresYear: 2034 });
    else if (action === 'expire') cards.expire(session);
    else return reply.code(422).send({ error: 'action must be pay or expire.' });
    await settled();
    return reply.send(session);
  });
}
