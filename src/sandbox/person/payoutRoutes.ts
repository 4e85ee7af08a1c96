import type { FastifyInstance } from 'fastify';
import { isItemState, type ItemState } from '../../domain/cashout/providerStates.ts';
import type { Payouts } from '../payouts/payouts.ts';
import { PAYOUT_REFUSALS, type PayoutBatch, type PayoutRefusal, type W9Check } from '../payouts/types.ts';
import { readFields } from '../support/forms.ts';
import { html, type Html } from '../support/html.ts';
import { sendPage } from '../support/page.ts';
import { shortName } from '../support/random.ts';
import type { World } from '../world/world.ts';
import { personLinks } from './links.ts';
import { shown } from './shown.ts';

type ById = { Params: { id: string } };

const REFUSALS: Readonly<Record<PayoutRefusal, string>> = {
  INSUFFICIENT_FUNDS: 'refused: our account is empty',
  RECEIVER_UNCONFIRMED: 'refused: the receiver is unconfirmed',
  VALIDATION_ERROR: 'refused: something is wrong with it',
};

/** The next states that make sense, by the state an item is in. */
const MOVES: Readonly<Record<ItemState, readonly ItemState[]>> = {
  PENDING: ['SUCCESS', 'UNCLAIMED', 'ONHOLD', 'BLOCKED', 'FAILED'],
  ONHOLD: ['SUCCESS', 'UNCLAIMED', 'BLOCKED', 'FAILED'],
  UNCLAIMED: ['SUCCESS', 'RETURNED'],
  // Money can still come back after it was paid, and arrive after it came back.
  SUCCESS: ['RETURNED', 'REFUNDED', 'REVERSED'],
  FAILED: [],
  RETURNED: ['SUCCESS'],
  BLOCKED: [],
  REFUNDED: ['SUCCESS'],
  REVERSED: ['SUCCESS'],
};

/** The page for playing the payout provider and the W-9 checker. */
export function payoutPersonRoutes(app: FastifyInstance, world: World, payouts: Payouts): void {
  app.get('/payouts', (_request, reply) => {
    const [batches, checks] = [payouts.all(), payouts.checks()];
    const refusing = payouts.refusing();
    const body = html`<h1>Play the payout provider</h1>
      <p class="soft">
        A made-up provider that pays people by email address. It pays after 15 seconds by the sandbox’s clock;
        an address with “unclaimed”, “blocked”, “onhold” or “fails” in it goes that way. Unclaimed money goes
        back after 30 days. Now: ${shown(world.now().toISOString())}. <a href="/payouts">Refresh</a>
      </p>
      <div class="grid">
        <article class="card">
          <h3>New payouts</h3>
          <form method="post" action="/play/payouts">
            <div class="row">
              <label class="grow">
                New payouts are
                <select name="refuse">
                  <option value="">taken</option>
                  ${PAYOUT_REFUSALS.map(
                    (each) =>
                      html`<option value="${each}"${refusing === each && html` selected`}>${REFUSALS[each]}</option>`,
                  )}
                </select>
              </label>
              <button type="submit" class="plain">Set</button>
            </div>
          </form>
        </article>
        <article class="card">
          <h3>A payment without an order</h3>
          <p class="soft">
            Pays 12.34 USD to a stranger from the default brand’s account. The next comparison finds it.
          </p>
          <form method="post" action="/play/payouts/stray">
            <button type="submit" class="plain">Pay it</button>
          </form>
        </article>
      </div>
      <h2>Payouts</h2>
      ${
        batches.length === 0
          ? html`<p class="card">No payouts yet. Cash out in the app, and it shows here.</p>`
          : html`<div class="grid">${batches.map(batchCard)}</div>`
      }
      <h2>W-9 checks</h2>
      ${
        checks.length === 0
          ? html`<p class="card">
            No checks yet. Send a W-9 in the app, and it shows here. A name with “invalid” in it doesn’t match
            its number.
          </p>`
          : html`<div class="grid">${checks.map(checkCard)}</div>`
      }`;
    return sendPage(reply, { title: 'Play the payout provider', links: personLinks, wide: true, body });
  });
  app.post('/play/payouts', (request, reply) => {
    const { refuse } = readFields(request.body);
    payouts.refuse(PAYOUT_REFUSALS.find((each) => each === refuse) ?? null);
    return reply.redirect('/payouts', 303);
  });
  app.post('/play/payouts/stray', (_request, reply) => {
    const id = shortName('stray');
    payouts.pay('ebbwatt-default', {
      senderBatchId: id,
      emailSubject: 'A payment',
      senderItemId: id,
      receiver: 'stranger@elsewhere.example',
      value: '12.34',
      currency: 'USD',
    });
    return reply.redirect('/payouts', 303);
  });
  app.post<ById>('/play/payouts/batch/:id', (request, reply) => {
    const batch = payouts.all().find(({ id }) => id === request.params.id);
    const { state } = readFields(request.body);
    if (batch === undefined) return reply.code(404).send({ error: 'not_found' });
    if (isItemState(state)) payouts.set(batch, state);
    return reply.redirect(`/payouts#${batch.id}`, 303);
  });
  app.post<ById>('/play/w9/:id', (request, reply) => {
    const check = payouts.checks().find(({ id }) => id === request.params.id);
    const { status } = readFields(request.body);
    if (check === undefined) return reply.code(404).send({ error: 'not_found' });
    if (status === 'VALID' || status === 'INVALID') payouts.mark(check, status);
    return reply.redirect(`/payouts#${check.id}`, 303);
  });
}

function batchCard({ id, clientId, senderBatchId, item }: PayoutBatch): Html {
  const moves = MOVES[item.state];
  return html`<article class="card" id="${id}">
    <h3>${item.value} ${item.currency} <span class="badge">${item.state}</span></h3>
    <dl>
      <dt>To</dt><dd>${item.receiver}</dd>
      <dt>From</dt><dd>${clientId}</dd>
      <dt>Since</dt><dd>${shown(item.changedAt)}</dd>
      <dt>Batch</dt><dd>${id}</dd>
      <dt>Sender’s id</dt><dd>${senderBatchId}</dd>
    </dl>
    ${
      moves.length > 0 &&
      html`<form method="post" action="/play/payouts/batch/${id}">
        <div class="row">
          ${moves.map(
            (state, index) =>
              html`<button type="submit" name="state" value="${state}"${index > 0 && html` class="plain"`}>
                ${state}
              </button>`,
          )}
        </div>
      </form>`
    }
  </article>`;
}

function checkCard({ id, name, lastFour, status, madeAt, reference }: W9Check): Html {
  return html`<article class="card" id="${id}">
    <h3>${name} <span class="badge">${status}</span></h3>
    <dl>
      <dt>Number</dt><dd>ends in ${lastFour}</dd>
      <dt>Since</dt><dd>${shown(madeAt)}</dd>
      <dt>Reference</dt><dd>${reference}</dd>
    </dl>
    <form method="post" action="/play/w9/${id}">
      <div class="row">
        <button type="submit" name="status" value="VALID">VALID</button>
        <button type="submit" name="status" value="INVALID" class="plain">INVALID</button>
      </div>
    </form>
  </article>`;
}
