import type { FastifyInstance } from 'fastify';
import { SKUS, type Shop } from '../shop/shop.ts';
import type { ShopOrder } from '../shop/types.ts';
import { readFields } from '../support/forms.ts';
import { html, type Html } from '../support/html.ts';
import { sendPage } from '../support/page.ts';
import type { World } from '../world/world.ts';
import { personLinks } from './links.ts';
import { shown } from './shown.ts';

type ByKey = { Params: { key: string } };

/** The page for playing the shop. */
export function shopPersonRoutes(app: FastifyInstance, world: World, shop: Shop): void {
  app.get('/shop', (_request, reply) => {
    const orders = shop.all();
    const body = html`<h1>Play the shop</h1>
      <p class="soft">
        A made-up shop that sends devices. By the sandbox's clock, it packs an order in a minute and a parcel
        takes two days. Here you can speed it up or make an order fail. Now:
        ${shown(world.now().toISOString())}. <a href="/shop">Refresh</a>
      </p>
      ${
        orders.length === 0
          ? html`<p class="card">No orders yet. Order a device in the app, and it shows here.</p>`
          : html`<div class="grid">${orders.map(orderCard)}</div>`
      }`;
    return sendPage(reply, { title: 'Play the shop', links: personLinks, wide: true, body });
  });
  app.post<ByKey>('/play/shop/:key', (request, reply) => {
    const order = shop.find(request.params.key);
    if (order === null) return reply.code(404).send({ error: 'not_found' });
    const { action, reason = 'lost' } = readFields(request.body);
    if (action === 'step') shop.step(order);
    if (action === 'return' && order.state === 'shipped') shop.set(order, 'returned');
    if (action === 'fail' && isOpen(order)) shop.set(order, 'failed', reason);
    return reply.redirect(`/shop#${order.number}`, 303);
  });
}

const isOpen = ({ state }: ShopOrder): boolean => state === 'accepted' || state === 'shipped';

function orderCard(order: ShopOrder): Html {
  const { key, number, request, state, reason, tracking, changedAt } = order;
  const to = request?.shipTo ?? {};
  return html`<article class="card" id="${number}">
    <h3>${number} <span class="badge">${state}</span></h3>
    <dl>
      <dt>Item</dt>
      <dd>
        ${
          request === null
            ? 'canceled before it arrived'
            : `${request.quantity} × ${SKUS[request.sku] ?? request.sku}`
        }
      </dd>
      <dt>To</dt>
      <dd>
        ${['name', 'line1', 'line2', 'city', 'region', 'postal_code', 'country']
          .map((field) => to[field] ?? '')
          .filter((text) => text !== '')
          .join(', ')}
      </dd>
      <dt>Tracking</dt><dd>${tracking === null ? 'none yet' : `${tracking.carrier} ${tracking.number}`}</dd>
      ${reason !== null && html`<dt>Reason</dt><dd>${reason}</dd>`}
      <dt>Since</dt><dd>${shown(changedAt)}</dd>
      <dt>Buyer's key</dt><dd>${key}</dd>
    </dl>
    ${
      isOpen(order) &&
      html`<form method="post" action="/play/shop/${key}">
        <div class="row">
          <button type="submit" name="action" value="step">
            ${state === 'accepted' ? 'Ship it' : 'Deliver it'}
          </button>
          ${
            state === 'shipped' &&
            html`<button type="submit" name="action" value="return" class="plain">It comes back</button>`
          }
          <label class="grow">
            Reason
            <select name="reason">
              ${['lost', 'out_of_stock', 'returned', 'address_undeliverable'].map(
                (each) => html`<option value="${each}">${each}</option>`,
              )}
            </select>
          </label>
          <button type="submit" name="action" value="fail" class="plain">Make it fail</button>
        </div>
      </form>`
    }
  </article>`;
}
