import type { FastifyInstance } from 'fastify';
import { readFields } from '../support/forms.ts';
import { loopbackUrl } from '../support/loopback.ts';
import type { Ven } from '../ven/ven.ts';

const VTN_PATH = /\/openadr3\/3\.1\.0$/;
const KEY = /^ebb_[\w-]{20,100}$/;

/** For tests and the demonstration: leads the aggregator's device to our product, with a new key or the one that it has. */
export function venControl(app: FastifyInstance, ven: Ven): void {
  app.post('/ven', (request, reply) => {
    const { url, client_id: clientId = '', key = null } = readFields(request.body);
    // The sandbox calls only this machine.
    if (url === undefined || loopbackUrl(url, VTN_PATH) === null)
      return reply
        .code(422)
        .send({ error: 'url must be an address of this machine that ends in /openadr3/3.1.0.' });
    if (clientId === '' || (key !== null && (!KEY.test(key) || !key.startsWith(clientId))))
      return reply.code(422).send({ error: 'client_id must be what the key begins with.' });
    return reply.send({ known: ven.follow({ url, clientId, key }) });
  });
}
