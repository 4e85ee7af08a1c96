import type { FastifyReply } from 'fastify';
import type { UtilitySetting } from '../settings.ts';
import { html, type Html } from '../support/html.ts';
import { sendPage } from '../support/page.ts';
import type { Customer } from '../world/types.ts';
import { CONSENT_WORDS } from './consentWords.ts';
import type { ConsentRequest } from './grants.ts';
import type { Scope } from './scope.ts';

const COLOURS = ['#1d6b4f', '#7a3b12', '#3a4a8f', '#7b2d5b', '#2b5d75', '#5a5312'];

interface Shown {
  readonly utility: UtilitySetting;
  readonly lang: 'en' | 'fr';
}

function send(
  reply: FastifyReply,
  { utility, lang }: Shown,
  title: string,
  body: Html,
  status = 200,
): FastifyReply {
  const colour =
    COLOURS[[...utility.slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COLOURS.length];
  return sendPage(
    reply,
    {
      title: `${title} · ${utility.name}`,
      lang,
      brand: utility.name,
      body,
      ...(colour === undefined ? {} : { colour }),
    },
    status,
  );
}

export function sendLogIn(
  reply: FastifyReply,
  shown: Shown,
  request: ConsentRequest,
  customers: readonly Customer[],
  fault: string | null,
): FastifyReply {
  const words = CONSENT_WORDS[shown.lang];
  const body = html`
    <h1>${words.logIn}</h1>
    <p class="soft">${words.logInHint}</p>
    ${fault !== null && html`<p class="bad" role="alert">${fault}</p>`}
    <form class="card" method="post" action="login">
      <input type="hidden" name="request" value="${request.id}">
      <fieldset>
        <legend>${words.customers}</legend>
        ${customers.map(
          (each, i) =>
            html`<label class="choice">
              <input type="radio" name="customer" value="${each.id}"${i === 0 && html` checked`}>
              <span>${each.name}<br>
                <span class="soft">${each.accountNumber} ·
                  ${words.traits[each.trait]}${each.solar && `, ${words.solar}`}${
                    each.intervalSeconds === 3_600 && `, ${words.hourly}`
                  }</span></span>
            </label>`,
        )}
      </fieldset>
      <p>
        <label for="other">${words.other}</label><br>
        <input id="other" type="text" name="other" maxlength="120" autocomplete="off"
          aria-describedby="otherHint"><span id="otherHint" class="soft">${words.otherHint}</span>
      </p>
      <button type="submit">${words.proceed}</button>
    </form>`;
  return send(reply, shown, words.logIn, body, fault === null ? 200 : 422);
}

export function sendConsent(
  reply: FastifyReply,
  shown: Shown,
  request: ConsentRequest,
  company: string,
  customer: Customer,
  scope: Scope,
): FastifyReply {
  const words = CONSENT_WORDS[shown.lang];
  const months = [...new Set([scope.historyLength, 6, 3, 1])].filter((count) => count <= scope.historyLength);
  const body = html`
    <h1>${words.share(company)}</h1>
    <p>
      ${words.loggedInAs} <strong>${customer.name}</strong>
      <span class="soft">(${customer.accountNumber})</span>
    </p>
    <form class="card" method="post" action="decide">
      <input type="hidden" name="request" value="${request.id}">
      <p>
        <label for="months">${words.history}</label><br>
        <select id="months" name="months">
          ${months.map((count) => html`<option value="${count}">${words.months(count)}</option>`)}
        </select>
      </p>
      ${
        scope.intervalDuration !== null &&
        html`<label class="choice">
          <input type="checkbox" name="interval" value="yes" checked>
          <span>${words.interval}<br><span class="soft">${words.intervalHint}</span></span>
        </label>`
      }
      <p class="soft">${words.until}</p>
      <div class="row">
        <button type="submit" name="decision" value="agree">${words.agree}</button>
        <button type="submit" name="decision" value="deny" class="plain">${words.deny}</button>
      </div>
    </form>
    <form method="post" action="login">
      <input type="hidden" name="request" value="${request.id}">
      <input type="hidden" name="again" value="yes">
      <button type="submit" class="plain">${words.back}</button>
    </form>`;
  return send(reply, shown, words.share(company), body);
}

/** A page with one message. */
export function sendNotice(
  reply: FastifyReply,
  shown: Shown,
  title: string,
  lines: readonly string[],
  status: number,
): FastifyReply {
  return send(
    reply,
    shown,
    title,
    html`<h1>${title}</h1><div class="card">${lines.map((line) => html`<p>${line}</p>`)}</div>`,
    status,
  );
}
