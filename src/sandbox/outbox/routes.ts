import type { FastifyInstance } from 'fastify';
import { readFields } from '../support/forms.ts';
import { sendPage } from '../support/page.ts';
import { personLinks } from '../person/links.ts';
import { sameSecret } from '../support/secrets.ts';
import type { World } from '../world/world.ts';
import { outboxPage } from './page.ts';
import type { Outbox } from './store.ts';

const MOST_LETTERS = 600;
const TOP = '<base target="_top">';

/** The SMS gateway, and the outbox for people and for tests. */
export function outboxRoutes(app: FastifyInstance, world: World, outbox: Outbox): void {
  /** Known idempotency keys. */
  const seen = new Map<string, string>();

  app.post('/sms', { config: { partner: 'sms', endpoint: 'send' } }, (request, reply) => {
    const known = world.secret('sms');
    const [, given] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (known === null || given === undefined || !sameSecret(known, given))
      return reply.code(401).send({ error: 'invalid_token' });
    const { to = '', from = '', text = '', key } = readFields(request.body);
    if (!/^\+[1-9]\d{6,14}$/.test(to)) return reply.code(422).send({ error: 'invalid_number' });
    if (text === '' || text.length > MOST_LETTERS) return reply.code(422).send({ error: 'invalid_text' });
    const before = key === undefined ? undefined : seen.get(key);
    if (before !== undefined) return reply.code(202).send({ id: before });
    const { id } = outbox.add({
      kind: 'sms',
      at: world.now().toISOString(),
      to,
      from,
      subject: '',
      text,
      html: null,
      headers: {},
    });
    if (key !== undefined) seen.set(key, id);
    return reply.code(202).send({ id });
  });

  app.get('/outbox.json', (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ messages: outbox.list(readFields(request.query)['to']) }),
  );

  app.get('/outbox', (request, reply) => {
    const to = readFields(request.query)['to'] ?? '';
    return sendPage(reply, {
      title: 'Outbox · Sandbox',
      body: outboxPage(outbox.list(to), to),
      links: personLinks,
      wide: true,
    });
  });

  // Links in an email open in the whole window; nothing in it runs.
  app.get<{ Params: { id: string } }>('/outbox/mail/:id', (request, reply) => {
    const email = outbox.find(request.params.id);
    if (!email || email.html === null) return reply.code(404).send({ error: 'not_found' });
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; frame-ancestors 'self'; base-uri 'self'",
      )
      .send(
        /<head[\s>]/i.test(email.html)
          ? email.html.replace(/<head[^>]*>/i, (head) => head + TOP)
          : TOP + email.html,
      );
  });

  app.post<{ Params: { id: string } }>('/outbox/sms/:id/reply', (request, reply) => {
    const message = outbox.find(request.params.id);
    const { text = '' } = readFields(request.body);
    if (message?.kind !== 'sms') return reply.code(404).send({ error: 'not_found' });
    outbox.add({
      kind: 'sms',
      at: world.now().toISOString(),
      to: message.from,
      from: message.to,
      subject: '',
      text: text.slice(0, MOST_LETTERS),
      html: null,
      headers: {},
    });
    return reply.redirect('/outbox', 303);
  });
}
