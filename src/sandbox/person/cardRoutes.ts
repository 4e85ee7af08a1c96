import type { FastifyInstance } from 'fastify';
import type { Cards } from '../cards/cards.ts';
import { money } from '../cards/checkoutPage.ts';
import type { CheckoutSession } from '../cards/types.ts';
import { readFields } from '../support/forms.ts';
import { html, type Html } from '../support/html.ts';
import { sendPage } from '../support/page.ts';
import type { World } from '../world/world.ts';
import { personLinks } from './links.ts';
import { shown } from './shown.ts';

type ById = { Params: { id: string } };

/** The page for playing the card service. */
export function cardPersonRoutes(app: FastifyInstance, world: World, cards: Cards): void {
  app.get('/cards', (_request, reply) => {
    const sessions = cards.all();
    const body = html`<h1>Play the card service</h1>
      <p class="soft">
        A made-up card service with a page of its own, on which members pay or save a card. Here you can close
        a page, or decline every card. Now: ${shown(world.now().toISOString())}. <a href="/cards">Refresh</a>
      </p>
      <form class="card" method="post" action="/play/cards">
        <p>Cards are ${cards.isRefusing() ? 'declined' : 'taken'}.</p>
        <button type="submit" class="plain" name="refuse" value="${cards.isRefusing() ? 'false' : 'true'}">
          ${cards.isRefusing() ? 'Take cards again' : 'Decline every card'}
        </button>
      </form>
      ${
        sessions.length === 0
          ? html`<p class="card">No payments yet. Reserve a device in the app and pay it by card, and it shows here.</p>`
          : html`<div class="grid">${sessions.map(sessionCard)}</div>`
      }`;
    return sendPage(reply, { title: 'Play the card service', links: personLinks, wide: true, body });
  });
  app.post('/play/cards', (request, reply) => {
    cards.refuseAll(readFields(request.body)['refuse'] === 'true');
    return reply.redirect('/cards', 303);
  });
  app.post<ById>('/play/cards/:id', (request, reply) => {
    const session = cards.find(request.params.id);
    if (session === null) return reply.code(404).send({ error: 'not_found' });
    cards.expire(session);
    return reply.redirect(`/cards#${session.id}`, 303);
  });
}

function sessionCard(session: CheckoutSession): Html {
  const { id, mode, status, title, isPaid, refundId, createdAt, expiresAt } = session;
  const state = refundId !== null ? 'refunded' : isPaid ? 'paid' : status;
  return html`<article class="card" id="${id}">
    <h3>${mode === 'payment' ? title : 'Saving a card'} <span class="badge">${state}</span></h3>
    <dl>
      ${mode === 'payment' && html`<dt>Amount</dt><dd>${money(session)}</dd>`}
      <dt>Opened</dt><dd>${shown(createdAt)}</dd>
      <dt>Closes</dt><dd>${shown(expiresAt)}</dd>
      <dt>Id</dt><dd>${id}</dd>
    </dl>
    ${
      status === 'open' &&
      html`<form method="post" action="/play/cards/${id}">
        <div class="row">
          <a class="button" href="/cards/pay/${id}">Open the page</a>
          <button type="submit" class="plain">Close the page</button>
        </div>
      </form>`
    }
  </article>`;
}
