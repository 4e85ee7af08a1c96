import type { FastifyInstance } from 'fastify';
import type { Gifts } from '../fulfilment/gifts.ts';
import { lineFileDate } from '../fulfilment/nightlyFile.ts';
import { GIFT_REFUSALS, GIFT_SERVICES, type GiftOrder, type GiftService } from '../fulfilment/types.ts';
import { readFields } from '../support/forms.ts';
import { html, type Html } from '../support/html.ts';
import { sendPage } from '../support/page.ts';
import type { World } from '../world/world.ts';
import { personLinks } from './links.ts';
import { shown } from './shown.ts';

type ByService = { Params: { service: string } };
type ByKey = { Params: { service: string; key: string } };

const HABITS: Readonly<Record<GiftService, string>> = {
  alder: 'answers with the code at once',
  birch: 'tells by webhook after a minute',
  cedar: 'has to be asked again; ready after 45 seconds',
  dogwood: 'puts codes into the next day’s file, at 05:00 UTC',
  donations: 'answers with a receipt number at once',
};
const REASONS: Readonly<Record<(typeof GIFT_REFUSALS)[number], string>> = {
  out_of_stock: 'out of stock',
  invalid_amount: 'invalid amount',
  unknown_article: 'unknown article',
};

/** The page for playing the gift card services and the receiver of donations. */
export function giftPersonRoutes(app: FastifyInstance, world: World, gifts: Gifts): void {
  app.get('/fulfilment', (_request, reply) => {
    const orders = gifts.all();
    const body = html`<h1>Play the gift card services</h1>
      <p class="soft">
        Four made-up services of gift cards and coupons, and one that takes donations. Here you can send a
        code early, make an order fail, or let a service refuse what comes next. Now:
        ${shown(world.now().toISOString())}. <a href="/fulfilment">Refresh</a>
      </p>
      <h2>Services</h2>
      <div class="grid">${GIFT_SERVICES.map((service) => serviceCard(service, gifts))}</div>
      <h2>Orders</h2>
      ${
        orders.length === 0
          ? html`<p class="card">No orders yet. Redeem points for a gift card in the app, and it shows here.</p>`
          : html`<div class="grid">${orders.map(orderCard)}</div>`
      }`;
    return sendPage(reply, { title: 'Play the gift card services', links: personLinks, wide: true, body });
  });
  app.post<ByService>('/play/fulfilment/:service', (request, reply) => {
    const service = GIFT_SERVICES.find((each) => each === request.params.service);
    if (service === undefined) return reply.code(404).send({ error: 'not_found' });
    const { refuse } = readFields(request.body);
    gifts.refuse(service, GIFT_REFUSALS.find((each) => each === refuse) ?? null);
    return reply.redirect('/fulfilment', 303);
  });
  app.post<ByKey>('/play/fulfilment/:service/:key', (request, reply) => {
    const service = GIFT_SERVICES.find((each) => each === request.params.service);
    const order = service === undefined ? null : gifts.find(service, request.params.key);
    if (order === null) return reply.code(404).send({ error: 'not_found' });
    const { action, reason } = readFields(request.body);
    if (action === 'send') gifts.send(order);
    if (action === 'fail') gifts.fail(order, GIFT_REFUSALS.find((each) => each === reason) ?? 'out_of_stock');
    return reply.redirect(`/fulfilment#${order.number}`, 303);
  });
}

function serviceCard(service: GiftService, gifts: Gifts): Html {
  const refusing = gifts.refusing(service);
  return html`<article class="card">
    <h3>${service}</h3>
    <p class="soft">${HABITS[service]}</p>
    <form method="post" action="/play/fulfilment/${service}">
      <div class="row">
        <label class="grow">
          New orders
          <select name="refuse">
            <option value="">taken</option>
            ${GIFT_REFUSALS.map(
              (reason) =>
                html`<option value="${reason}"${refusing === reason && html` selected`}>
                  refused: ${REASONS[reason]}
                </option>`,
            )}
          </select>
        </label>
        <button type="submit" class="plain" aria-label="Set ${service}">Set</button>
      </div>
    </form>
  </article>`;
}

function orderCard(order: GiftOrder): Html {
  const { service, key, number, request, state, reason, code, changedAt } = order;
  const amount = request?.amount ?? null;
  return html`<article class="card" id="${number}">
    <h3>${number} <span class="badge">${state}</span></h3>
    <dl>
      <dt>Service</dt><dd>${service}</dd>
      <dt>Article</dt><dd>${request === null ? 'withdrawn before it arrived' : request.article}</dd>
      ${
        amount !== null && html`<dt>Amount</dt><dd>${(amount.minor / 100).toFixed(2)} ${amount.currency}</dd>`
      }
      ${code !== null && html`<dt>Code</dt><dd>${code.code}${code.pin !== null && `, PIN ${code.pin}`}</dd>`}
      ${service === 'dogwood' && state !== 'refused' && html`<dt>File</dt><dd>${lineFileDate(order)}</dd>`}
      ${reason !== null && html`<dt>Reason</dt><dd>${REASONS[reason]}</dd>`}
      <dt>Since</dt><dd>${shown(changedAt)}</dd>
      <dt>Buyer's key</dt><dd>${key}</dd>
    </dl>
    ${
      state === 'pending' &&
      html`<form method="post" action="/play/fulfilment/${service}/${key}">
        <div class="row">
          <button type="submit" name="action" value="send">Send the code</button>
          <label class="grow">
            Reason
            <select name="reason">
              ${GIFT_REFUSALS.map((each) => html`<option value="${each}">${REASONS[each]}</option>`)}
            </select>
          </label>
          <button type="submit" name="action" value="fail" class="plain">Make it fail</button>
        </div>
      </form>`
    }
  </article>`;
}
