import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFields } from '../support/forms.ts';
import { loopbackUrl } from '../support/loopback.ts';
import { bearerToken, sameSecret } from '../support/secrets.ts';
import type { World } from '../world/world.ts';
import type { Payouts } from './payouts.ts';
import type { W9Check } from './types.ts';

type ByReference = { Params: { reference: string } };
const CALLBACK = /\/api\/internal\/w9_response\/mark$/;

/** The W-9 checker: takes a name and a number, and calls back with VALID or INVALID. */
export function w9Routes(app: FastifyInstance, world: World, payouts: Payouts): void {
  const isClient = ({ headers }: FastifyRequest): boolean => {
    const [secret, given] = [world.secret('w9'), bearerToken(headers.authorization)];
    return secret !== null && given !== null && sameSecret(secret, given);
  };
  const fail = (reply: FastifyReply, status: number, error: string): FastifyReply =>
    reply.code(status).send({ error });

  app.post('/w9/checks', { config: { partner: 'w9', endpoint: 'check' } }, (request, reply) => {
    if (!isClient(request)) return fail(reply, 401, 'unauthorized');
    const {
      reference = '',
      name = '',
      tin = '',
      tin_type: type,
      callback_url: url,
    } = readFields(request.body);
    const callbackUrl = loopbackUrl(url, CALLBACK)?.href;
    if (!/^[\w-]{8,80}$/.test(reference)) return fail(reply, 422, 'reference');
    if (name.trim() === '') return fail(reply, 422, 'name');
    if (!/^\d{9}$/.test(tin)) return fail(reply, 422, 'tin');
    if (type !== 'SSN' && type !== 'EIN') return fail(reply, 422, 'tin_type');
    if (callbackUrl === undefined) return fail(reply, 422, 'callback_url');
    return reply
      .code(202)
      .send(toAnswer(payouts.check({ reference, name, lastFour: tin.slice(-4), callbackUrl })));
  });
  app.get<ByReference>(
    '/w9/checks/:reference',
    { config: { partner: 'w9', endpoint: 'read' } },
    (request, reply) => {
      if (!isClient(request)) return fail(reply, 401, 'unauthorized');
      const check = payouts.findCheck(request.params.reference);
      return check === null ? fail(reply, 404, 'not_found') : reply.send(toAnswer(check));
    },
  );
}

const toAnswer = ({ id, reference, status }: W9Check): Record<string, unknown> => ({ id, reference, status });
