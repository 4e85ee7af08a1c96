import { html, Html } from '../support/html.ts';
import { RECEIVER_ANSWERS, type ReceivedCall, type ReceiverAnswer, type ReceiverState } from './types.ts';

const ANSWERS: Readonly<Record<ReceiverAnswer, string>> = {
  fine: 'Takes each call (204), and refuses a wrong signature (401)',
  error: 'Answers 500',
  slow: 'Lets the call wait until it is given up',
  garbage: 'Answers garbage',
};

const SIGNATURES: Readonly<Record<ReceivedCall['signature'], Html>> = {
  right: html`<span class="good">right</span>`,
  wrong: html`<strong class="bad">wrong</strong>`,
  unknown: html`not checked: the partner has no secret`,
};

/** The page for playing a partner that takes webhooks. */
export function receiverPage(state: ReceiverState, address: string, refusal: string | null): Html {
  const { secret, answer, calls } = state;
  return html`
    <h1>Play a partner</h1>
    <p>This partner takes webhooks at <code>${address}</code>. Add that address under Webhooks in the staff
      area, and paste its secret here: the partner then checks each signature.</p>
    ${refusal !== null && html`<p class="card bad" role="alert">${refusal}</p>`}
    <form class="card" method="post" action="/play/partner">
      <fieldset>
        <legend>What it does with a call</legend>
        ${RECEIVER_ANSWERS.map(
          (each) => html`<label class="choice">
            <input type="radio" name="answer" value="${each}"${each === answer && new Html(' checked')}>
            <span>${ANSWERS[each]}</span></label>`,
        )}
      </fieldset>
      <div class="row">
        <div class="grow">
          <label for="secret">Secret of the webhook</label>
          <input id="secret" type="text" name="secret" autocomplete="off"
            placeholder="${secret === null ? 'whsec_…' : 'It has one. Paste another one to change it.'}">
        </div>
        <button type="submit">Save</button>
      </div>
    </form>
    <h2 id="calls">Received calls</h2>
    ${
      calls.length === 0
        ? html`<p class="card">Nothing yet. Schedule an event, and wait a moment.</p>`
        : html`<form method="post" action="/play/partner">
            <button class="plain" type="submit" name="action" value="forget">Clear the list</button>
          </form>`
    }
    ${calls.map(callCard)}`;
}

function callCard({ id, at, body, signature, answer }: ReceivedCall): Html {
  return html`<article class="card">
    <h3>${typeOf(body)}</h3>
    <p class="soft"><time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time></p>
    <dl>
      <dt>webhook-id</dt><dd><code>${id}</code></dd>
      <dt>Signature</dt><dd>${SIGNATURES[signature]}</dd>
      <dt>The partner</dt><dd>${ANSWERS[answer]}</dd>
    </dl>
    <pre>${body}</pre>
  </article>`;
}

function typeOf(body: string): string {
  try {
    const { type } = JSON.parse(body) as { readonly type?: unknown };
    return typeof type === 'string' ? type : 'Unreadable';
  } catch {
    return 'Unreadable';
  }
}
