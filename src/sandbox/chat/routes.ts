import type { FastifyInstance, FastifyReply } from 'fastify';
import { personLinks } from '../person/links.ts';
import { shown } from '../person/shown.ts';
import { readFields, type Fields } from '../support/forms.ts';
import { html, type Html } from '../support/html.ts';
import { sendPage } from '../support/page.ts';
import type { World } from '../world/world.ts';
import { Chats, type Chat } from './chats.ts';
import { WIDGET_SCRIPT } from './widgetScript.ts';

/** What the widget calls from its frame, which has no origin of its own. */
export const CHAT_CALLS = ['/chat/login', '/chat/messages', '/chat/logout'] as const;

/** A simulated support widget, and the page where a person answers as the brand's support. */
export function chatRoutes(app: FastifyInstance, world: World): void {
  const chats = new Chats(world);

  app.get('/chat/widget.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(WIDGET_SCRIPT),
  );

  // The widget sends plain text, so that it needs no preflight.
  app.post('/chat/login', (request, reply) => {
    const chat = chats.logIn(given(request.body)['token'] ?? '');
    if (chat === null) return open(reply).code(401).send({ error: 'invalid_token' });
    return open(reply).send({ session: chat.session, ...inWidget(chat) });
  });
  app.post('/chat/messages', (request, reply) => {
    const { session = '', text = '' } = given(request.body);
    const chat = chats.open(session);
    if (chat === null) return open(reply).code(401).send({ error: 'invalid_session' });
    chats.say(chat, 'member', text);
    return open(reply).send(inWidget(chat));
  });
  app.post('/chat/logout', (request, reply) => {
    chats.logOut(given(request.body)['session'] ?? '');
    return open(reply).send({});
  });

  app.get('/chat.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({
      chats: chats.all().map(({ session: _session, ...chat }) => chat),
    }),
  );
  app.get('/chat', (_request, reply) =>
    sendPage(reply, {
      title: 'Support chat · Sandbox',
      links: personLinks,
      wide: true,
      body: html`<h1>Answer as support</h1>
        <p class="soft">
          Members who open the chat in Settings under Help are logged in here with a signed token, and out
          again when they leave. <a href="/chat">Refresh</a>
        </p>
        ${
          chats.all().length === 0
            ? html`<p class="card">No one has opened the chat yet.</p>`
            : html`<div class="grid">${chats.all().map(card)}</div>`
        }`,
    }),
  );
  app.post('/play/chat', (request, reply) => {
    const { session = '', text = '' } = readFields(request.body);
    const chat = chats.open(session);
    if (chat !== null) chats.say(chat, 'support', text);
    return reply.redirect('/chat', 303);
  });
}

const inWidget = ({ name, messages }: Chat) => ({ name, messages });

function card({ session, brand, name, email, loggedInAt, loggedOutAt, messages }: Chat): Html {
  const state =
    loggedOutAt === null
      ? html`<span class="badge good">logged in since ${shown(loggedInAt)}</span>`
      : html`<span class="badge">logged out ${shown(loggedOutAt)}</span>`;
  return html`<article class="card">
    <h3>${name === '' ? email : name}</h3>
    <p class="soft">${email}, ${brand}</p>
    <p>${state}</p>
    ${messages.map(({ from, text }) => html`<p><strong>${from === 'member' ? 'Member' : 'You'}:</strong> ${text}</p>`)}
    ${
      loggedOutAt === null &&
      html`<form method="post" action="/play/chat">
        <input type="hidden" name="session" value="${session}" />
        <label>Answer <input type="text" name="text" maxlength="1000" required /></label>
        <button>Send</button>
      </form>`
    }
  </article>`;
}

function given(body: unknown): Fields {
  try {
    return readFields(JSON.parse(String(body)));
  } catch {
    return {};
  }
}

/** The widget's frame has an opaque origin, and sends no cookies. */
const open = (reply: FastifyReply): FastifyReply => reply.header('access-control-allow-origin', '*');
