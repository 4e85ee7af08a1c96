import type { FastifyInstance, FastifyReply } from 'fastify';
import { pause } from '../faults/applyFaults.ts';
import { personLinks } from '../person/links.ts';
import { readFields } from '../support/forms.ts';
import { sendPage } from '../support/page.ts';
import type { World } from '../world/world.ts';
import { receiverPage } from './page.ts';
import { RECEIVER_PATH, type Receiver } from './receiver.ts';

interface ReceiverOptions {
  readonly url: () => string;
  /** How long a slow answer takes. */
  readonly hangMs: number;
  readonly stopping: AbortSignal;
}

/** A partner's address for our webhooks, and its page for people. */
export async function receiverRoutes(
  app: FastifyInstance,
  world: World,
  receiver: Receiver,
  { url, hangMs, stopping }: ReceiverOptions,
): Promise<void> {
  // The signature is over the bytes as they came.
  await app.register((inner, _options, done) => {
    inner.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    inner.post(RECEIVER_PATH, async (request, reply) => {
      const header = (name: string): string => String(request.headers[name] ?? '');
      const { answer, signature } = receiver.take({
        id: header('webhook-id'),
        timestamp: header('webhook-timestamp'),
        signature: header('webhook-signature'),
        body: String(request.body),
      });
      switch (answer) {
        case 'error':
          return reply.code(500).type('text/plain').send('The partner’s server is down.');
        case 'slow':
          await pause(hangMs, stopping);
          return reply.code(204).send();
        case 'garbage':
          reply.hijack();
          request.raw.socket.end('HTTP/9.9 what\r\n\r\n<<<');
          return reply;
        case 'fine':
          return signature === 'wrong'
            ? reply.code(401).type('text/plain').send('The signature is wrong.')
            : reply.code(204).send();
      }
    });
    done();
  });

  const send = (reply: FastifyReply, refusal: string | null): FastifyReply =>
    sendPage(
      reply,
      {
        title: 'Play a partner',
        links: personLinks,
        wide: true,
        body: receiverPage(world.state.receiver, `${url()}${RECEIVER_PATH}`, refusal),
      },
      refusal === null ? 200 : 422,
    );
  app.get('/partner', (_request, reply) => send(reply, null));
  app.post('/play/partner', (request, reply) => {
    const { secret = '', answer = null, action } = readFields(request.body);
    if (action === 'forget') receiver.forget();
    else if (!receiver.set({ secret: secret.trim() === '' ? null : secret.trim(), answer }))
      return send(reply, 'A secret begins with whsec_ and comes from the page that shows it once.');
    return reply.redirect('/partner', 303);
  });
}
