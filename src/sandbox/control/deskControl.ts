import type { FastifyInstance } from 'fastify';
import type { Desk } from '../desk/desk.ts';
import { readFields } from '../support/forms.ts';
import { loopbackUrl } from '../support/loopback.ts';

const API_PATH = /\/partner\/v1$/;
const KEY = /^ebb_[\w-]{20,100}$/;

/** For tests and the demonstration: gives the partner a key of our product's partner API. */
export function deskControl(app: FastifyInstance, desk: Desk): void {
  app.post('/desk', (request, reply) => {
    const { url, key = '' } = readFields(request.body);
    // The sandbox calls only this machine.
    if (url === undefined || loopbackUrl(url, API_PATH) === null)
      return reply
        .code(422)
        .send({ error: 'url must be an address of this machine that ends in /partner/v1.' });
    if (!KEY.test(key)) return reply.code(422).send({ error: 'key must be one of the partner API.' });
    desk.use({ url, key });
    return reply.code(204).send();
  });
}
