import { escaped, html, Html } from '../support/html.ts';
import type { Message } from './store.ts';

/** The outbox for people: what arrived, by recipient, newest first. */
export function outboxPage(messages: readonly Message[], to: string): Html {
  const recipients = new Map<string, Message[]>();
  for (const message of messages)
    recipients.set(message.to, [...(recipients.get(message.to) ?? []), message]);
  return html`
    <h1>Outbox</h1>
    <p class="soft">Every email and text that would have left this machine. Links and codes work.</p>
    <form class="row" method="get" action="/outbox">
      <div class="grow">
        <label for="to">Only to</label>
        <input id="to" type="text" name="to" value="${to}" placeholder="name@mail.example or +1…">
      </div>
      <button type="submit" class="plain">Show</button>
      ${to !== '' && html`<a class="button plain" href="/outbox">Everybody</a>`}
    </form>
    ${messages.length === 0 && html`<p class="card">Nothing here yet.</p>`}
    ${[...recipients].map(
      ([recipient, theirs]) =>
        html`<section><h2>${recipient}</h2>${theirs.map((message, i) => messageCard(message, i === 0))}</section>`,
    )}`;
}

function messageCard(message: Message, open: boolean): Html {
  const { id, kind, at, from, subject, text } = message;
  return html`<article class="card" id="message-${id}">
    <h3>${kind === 'mail' ? subject : 'Text message'}</h3>
    <p class="soft">
      ${kind === 'mail' ? 'Email' : 'Text'} from ${from} ·
      <time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time>
    </p>
    ${kind === 'sms' ? html`<pre>${linked(text)}</pre>${replyForm(message)}` : mailBody(message, open)}
  </article>`;
}

function mailBody({ id, subject, text, html: body }: Message, open: boolean): Html {
  const plain = html`<details${body === null && new Html(' open')}><summary>Plain text</summary><pre>${linked(text)}</pre></details>`;
  if (body === null) return plain;
  return html`<details${open && new Html(' open')}>
      <summary>As the recipient sees it</summary>
      <iframe title="${subject}" src="/outbox/mail/${id}"
        sandbox="allow-top-navigation-by-user-activation allow-popups" loading="lazy"></iframe>
    </details>
    ${plain}`;
}

function replyForm({ id }: Message): Html {
  return html`<details>
    <summary>Reply</summary>
    <form class="row" method="post" action="/outbox/sms/${id}/reply">
      <div class="grow">
        <label for="reply-${id}">Text</label>
        <input id="reply-${id}" type="text" name="text" value="STOP" maxlength="160">
      </div>
      <button type="submit" class="plain">Send</button>
    </form>
  </details>`;
}

/** Text with clickable addresses. */
function linked(text: string): Html {
  return new Html(
    escaped(text).replace(
      /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]/g,
      (address) => `<a href="${address}">${address}</a>`,
    ),
  );
}
