import type { FastifyInstance } from 'fastify';
import { readFields, parseInstant } from '../support/forms.ts';
import type { Vtn } from '../vtn/vtn.ts';

type ById = { Params: { id: string } };

/** The grid operator, for tests: announce, change, cancel, and read reports. */
export function vtnControl(app: FastifyInstance, vtn: Vtn, settled: () => Promise<unknown>): void {
  app.get('/vtn', (_request, reply) =>
    reply.send({
      programs: vtn.all('programs'),
      events: vtn.all('events'),
      reports: vtn.all('reports'),
      subscriptions: vtn.all('subscriptions'),
    }),
  );
  app.post('/vtn/events', async (request, reply) => {
    const {
      program = '',
      name = 'Grid event',
      start,
      minutes = '60',
      level = '1',
      priority,
    } = readFields(request.body);
    if (vtn.one('programs', program) === null) return reply.code(404).send({ error: 'not_found' });
    const event = vtn.announce({
      programId: program,
      name,
      start: parseInstant(start),
      minutes: Number(minutes),
      level: Number(level),
      priority: priority === undefined ? null : Number(priority),
    });
    await settled();
    return reply.code(201).send(event);
  });
  app.post<ById>('/vtn/events/:id', async (request, reply) => {
    const { start, minutes = '60' } = readFields(request.body);
    const event = vtn.move(request.params.id, { start: parseInstant(start), minutes: Number(minutes) });
    await settled();
    return event === null ? reply.code(404).send({ error: 'not_found' }) : reply.send(event);
  });
  app.delete<ById>('/vtn/events/:id', async (request, reply) => {
    vtn.remove('events', request.params.id);
    await settled();
    return reply.code(204).send();
  });
}
