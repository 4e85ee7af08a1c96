import type { FastifyInstance } from 'fastify';
import { personLinks } from '../person/links.ts';
import { sendPage } from '../support/page.ts';
import { pushPage } from './page.ts';
import type { Push } from './push.ts';
import { isSignedFor } from './vapid.ts';

/** The longest message that every push service takes. */
const LONGEST_BYTES = 4_096;

/**
 * A push service (RFC 8030): one path for each browser, and a page for people. `url` is the sandbox's own address, `now`
 * the demonstration's time.
 */
export async function pushRoutes(
  app: FastifyInstance,
  push: Push,
  { url, now }: { readonly url: () => string; readonly now: () => Date },
): Promise<void> {
  app.get('/pushes', (_request, reply) =>
    sendPage(reply, {
      title: 'Push messages · Sandbox',
      body: pushPage(push.list(), url()),
      links: personLinks,
      wide: true,
    }),
  );
  app.post('/pushes', (_request, reply) => {
    push.subscribe();
    return reply.redirect('/pushes', 303);
  });
  app.post<{ Params: { id: string } }>('/pushes/:id/end', (request, reply) => {
    const { id } = request.params;
    if (!push.list().some(({ subscription }) => subscription.id === id))
      return reply.code(404).send({ error: 'not_found' });
    push.end(id);
    return reply.redirect('/pushes', 303);
  });

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
          at: now().toISOString(),
          topic: typeof topic === 'string' ? topic : null,
          ttlSeconds: Number(ttl),
        });
        return reply.code(status).send();
      },
    );
  });
}
