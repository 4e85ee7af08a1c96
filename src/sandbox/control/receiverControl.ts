import type { FastifyInstance } from 'fastify';
import type { Receiver } from '../receiver/receiver.ts';
import { readFields } from '../support/forms.ts';
import type { World } from '../world/world.ts';

/** For tests and the demonstration: gives the partner its secret, and says what it answers. */
export function receiverControl(app: FastifyInstance, world: World, receiver: Receiver): void {
  app.get('/receiver', (_request, reply) => reply.send({ calls: world.state.receiver.calls }));
  app.post('/receiver', (request, reply) => {
    const { secret = null, answer = null } = readFields(request.body);
    return receiver.set({ secret, answer })
      ? reply.code(204).send()
      : reply.code(422).send({ error: 'secret must begin with whsec_, and answer be one that it knows.' });
  });
}
