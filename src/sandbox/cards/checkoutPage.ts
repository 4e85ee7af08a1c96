import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFields } from '../support/forms.ts';
import { html, type Html } from '../support/html.ts';
import { sendPage } from '../support/page.ts';
import type { Cards, Declined } from './cards.ts';
import type { CheckoutSession } from './types.ts';

type ById = { Params: { id: string } };

const DECLINED_WORDS: Readonly<Record<Declined, string>> = {
  card_declined: 'Your card was declined. Try another card.',
  insufficient_funds: 'Your card has insufficient funds. Try another card.',
  expired_card: 'Your card has expired. Try another card.',
  incorrect_number: 'Your card number is incomplete or wrong.',
};
const COLOUR = '#4a3f9f';

/** The page on which a member pays or saves a card. The card's number never reaches the product. */
export function checkoutPages(app: FastifyInstance, cards: Cards): void {
  const config = { partner: 'cards', endpoint: 'page' } as const;
  app.get<ById>('/cards/pay/:id', { config }, (request, reply) => {
    const session = cards.find(request.params.id);
    return session === null ? over(reply, null) : show(reply, cards, session, null);
  });
  app.post<ById>('/cards/pay/:id', { config: { partner: 'cards', endpoint: 'submit' } }, (request, reply) => {
    const session = cards.find(request.params.id);
    if (session === null) return over(reply, null);
    if (session.status !== 'open')
      return session.status === 'complete' ? goOn(reply, session) : over(reply, session);
    const { use, number = '', expires = '' } = readFields(request.body);
    const [, month = '0', year = '0'] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expires) ?? [];
    const declined = cards.submit(
      session,
      use === 'saved'
        ? null
        : {
            number: number.replaceAll(/[\s-]/g, ''),
            expiresMonth: Number(month),
            expiresYear: 2_000 + Number(year),
          },
    );
    return declined === null ? goOn(reply, session) : show(reply, cards, session, declined);
  });
}

const goOn = (reply: FastifyReply, { id, successUrl }: CheckoutSession): FastifyReply =>
  reply.redirect(successUrl.replace('{CHECKOUT_SESSION_ID}', id), 303);

function over(reply: FastifyReply, session: CheckoutSession | null): FastifyReply {
  const body = html`<h1>This page is closed</h1>
    <p class="card">
      Nothing was charged. ${session !== null && html`<a href="${session.cancelUrl}">Go back</a>`}
    </p>`;
  return sendPage(reply, { title: 'Page closed', brand: 'Cobble Pay', colour: COLOUR, body }, 410);
}

function show(
  reply: FastifyReply,
  cards: Cards,
  session: CheckoutSession,
  declined: Declined | null,
): FastifyReply {
  if (session.status === 'complete') return goOn(reply, session);
  if (session.status === 'expired') return over(reply, session);
  const { id, mode, title, cancelUrl } = session;
  const saved = cards.findSavedMethod(session.customer);
  const doIt = mode === 'payment' ? `Pay ${money(session)}` : 'Save card';
  const body = html`<h1>${mode === 'payment' ? title : 'Save your card'}</h1>
    <p class="card"><strong>${mode === 'payment' ? money(session) : 'Nothing is charged now.'}</strong></p>
    ${declined !== null && html`<p class="card bad" role="alert">${DECLINED_WORDS[declined]}</p>`}
    ${
      saved !== null && mode === 'payment'
        ? html`<form class="card" method="post" action="/cards/pay/${id}">
          <input type="hidden" name="use" value="saved">
          <p>Saved card: ${saved.kind} ending in ${saved.lastDigits}</p>
          <button type="submit">${doIt} with this card</button>
        </form>`
        : ''
    }
    <form class="card" method="post" action="/cards/pay/${id}">
      ${field('number', 'Card number', '4242 4242 4242 4242')}
      ${field('expires', 'Expiry (MM/YY)', '12/34')}
      ${field('code', 'Security code', '123')}
      <p><button type="submit">${doIt}</button></p>
    </form>
    <p><a href="${cancelUrl}">Go back without ${mode === 'payment' ? 'paying' : 'saving'}</a></p>
    <p class="soft">
      A made-up card service. 4242 4242 4242 4242 works, 4000 0000 0000 0002 is declined, 4000 0000 0000 9995
      has no money. Use no real card.
    </p>`;
  return sendPage(
    reply,
    { title: mode === 'payment' ? 'Pay' : 'Save a card', brand: 'Cobble Pay', colour: COLOUR, body },
    declined === null ? 200 : 402,
  );
}

const field = (name: string, label: string, value: string): Html =>
  html`<p>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="off" required
      value="${value}">
  </p>`;

export const money = ({ amount, currency }: Pick<CheckoutSession, 'amount' | 'currency'>): string =>
  `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
