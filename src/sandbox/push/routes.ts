import type { FastifyInstance } from 'fastify';
import type { Push } from './push.ts';
import { isSignedFor } from './vapid.ts';

/** The longest message that every push service takes. */
const LONGEST_BYTES = 4_096;

/** A push service (RFC 8030): one path for each browser. `url` is the sandbox's own address. */
export async function pushRoutes(app: FastifyInstance, push: Push, url: () => string): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post<{ Params: { id: string } }>(
      '/push/:id',
      { config: { partner: 'push', endpoint: 'send' } },
      (request, reply) => {
        const { authorization = '', ttl, topic, 'content-encoding': encoding } = request.headers;
        // Certificates and claims go by the machine's clock.
        if (!isSignedFor(authorization, url(), new Date())) return reply.code(403).send();
        if (encoding !== 'aes128gcm' || !/^\d+$/.test(String(ttl))) return reply.code(400).send();
        const body = request.body as Buffer;
        if (body.length > LONGEST_BYTES) return reply.code(413).send();
        const status = push.deliver(request.params.id, body, {
          topic: typeof topic === 'string' ? topic : null,
          ttlSeconds: Number(ttl),
        });
        return reply.code(status).send();
      },
    );
  });
}
