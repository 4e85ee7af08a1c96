import type { FastifyReply } from 'fastify';
import type { ConnectionConfig } from '../../domain/devices/connectionConfigs.ts';
import { html, type Html } from '../support/html.ts';
import { sendPage } from '../support/page.ts';
import type { ConnectRequest } from './grants.ts';
import { kindWords } from './kindWords.ts';
import type { Device, DeviceAccount } from './types.ts';

const COLOURS = ['#3b4a57', '#6b3a1d', '#54417d', '#2d5f4c', '#7a2f45', '#245a7c'];

function send(
  reply: FastifyReply,
  { id, title: name }: ConnectionConfig,
  title: string,
  body: Html,
  status = 200,
): FastifyReply {
  const colour = COLOURS[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COLOURS.length];
  return sendPage(
    reply,
    {
      title: title.includes(name) ? title : `${title} · ${name}`,
      brand: name,
      body,
      ...(colour === undefined ? {} : { colour }),
    },
    status,
  );
}

export function sendSignIn(
  reply: FastifyReply,
  partner: ConnectionConfig,
  { id, email }: ConnectRequest,
  fault: string | null,
): FastifyReply {
  const title = `Sign in to ${partner.title}`;
  return send(
    reply,
    partner,
    title,
    html`
      <h1>${title}</h1>
      <p class="soft">
        This partner is made up. Any email address works, and the same address is always the same account.
      </p>
      ${fault !== null && html`<p class="bad" id="fault" role="alert">${fault}</p>`}
      <form class="card" method="post" action="login">
        <input type="hidden" name="request" value="${id}">
        <p>
          <label for="email">Email</label><br>
          <input id="email" type="text" inputmode="email" name="email" value="${email}" maxlength="120"
            autocomplete="off"${fault !== null && html` aria-invalid="true" aria-describedby="fault"`}>
        </p>
        <div class="row">
          <button type="submit">Continue</button>
          <button type="submit" name="decision" value="cancel" class="plain">Cancel</button>
        </div>
      </form>`,
    fault === null ? 200 : 422,
  );
}

export function sendChoice(
  reply: FastifyReply,
  partner: ConnectionConfig,
  { id }: ConnectRequest,
  company: string,
  { email }: DeviceAccount,
  devices: readonly Device[],
): FastifyReply {
  return send(
    reply,
    partner,
    `Connect ${partner.title}`,
    html`
      <h1>Connect your devices with ${company}?</h1>
      <p>Logged in as <strong>${email}</strong></p>
      <form class="card" method="post" action="decide">
        <input type="hidden" name="request" value="${id}">
        <fieldset>
          <legend>Let it see and control</legend>
          ${devices.length === 0 && html`<p>This account has no devices.</p>`}
          ${devices.map(
            (device) =>
              html`<label class="choice">
                <input type="checkbox" name="see-${device.id}" value="yes" checked>
                <span>${device.name}<br><span class="soft">${kindWords(device.kind)}</span></span>
              </label>`,
          )}
        </fieldset>
        <div class="row">
          <button type="submit" name="decision" value="connect">Connect</button>
          <button type="submit" name="decision" value="cancel" class="plain">Cancel</button>
        </div>
      </form>`,
  );
}

/** A page with one message. */
export function sendNotice(
  reply: FastifyReply,
  partner: ConnectionConfig,
  title: string,
  words: string,
  status: number,
): FastifyReply {
  return send(reply, partner, title, html`<h1>${title}</h1><p class="card">${words}</p>`, status);
}
