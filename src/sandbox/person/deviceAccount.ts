import type { ConnectionConfig } from '../../domain/devices/connectionConfigs.ts';
import type { AccountView } from '../devices/deviceActions.ts';
import { kindWords } from '../devices/kindWords.ts';
import { html, type Html } from '../support/html.ts';
import type { Attempt } from '../webhooks/sender.ts';
import { deviceCard } from './deviceCard.ts';
import { shown } from './shown.ts';

/** An account with a partner: its devices, connections and webhooks. */
export function deviceAccount(
  { id, email, password, connections, devices }: AccountView,
  partner: ConnectionConfig,
  attempts: readonly Attempt[],
): Html {
  const active = connections.filter((each) => each.active);
  const connected =
    active.length > 0
      ? active.length === 1
        ? 'connected'
        : `connected ${active.length} times`
      : connections.length > 0
        ? 'authorization ended'
        : 'not connected';
  return html`<section id="${id}" aria-labelledby="title-${id}">
    <h2 id="title-${id}">
      ${partner.title}: ${email} <span class="badge${active.length === 0 && html` bad`}">${connected}</span>
    </h2>
    ${password !== null && html`<p>Password: <strong>${password}</strong></p>`}
    ${
      devices.length === 0
        ? html`<p class="card">This account has no devices.</p>`
        : html`<div class="grid">${devices.map(deviceCard)}</div>`
    }
    ${
      active.length > 0 &&
      html`<details>
        <summary>End the authorization</summary>
        <form class="row" method="post" action="/play/accounts/${id}/end">
          ${
            partner.cloud !== 'account' &&
            html`<button type="submit" name="notify" value="true">End it and notify</button>`
          }
          <button type="submit" name="notify" value="false" class="plain">End it silently</button>
        </form>
      </details>`
    }
    <details>
      <summary>Add a device</summary>
      <form class="row" method="post" action="/play/accounts/${id}/devices">
        <div class="grow">
          <label for="name-new-${id}">Name</label>
          <input id="name-new-${id}" type="text" name="name" maxlength="80" required autocomplete="off">
        </div>
        <div class="grow">
          <label for="kind-new-${id}">Kind</label>
          <select id="kind-new-${id}" name="kind">
            ${partner.deviceTypes.map((kind) => html`<option value="${kind}">${kindWords(kind)}</option>`)}
          </select>
        </div>
        <button type="submit" class="plain">Add</button>
      </form>
    </details>
    ${
      attempts.length > 0 &&
      html`<details>
        <summary>Webhooks (${attempts.length})</summary>
        <div class="scroll" role="region" tabindex="0" aria-label="Webhooks of ${partner.title}, ${email}">
          <table>
            <thead>
              <tr><th scope="col">When</th><th scope="col">What</th><th scope="col">Answer</th></tr>
            </thead>
            <tbody>
              ${attempts
                .slice(0, 30)
                .map(
                  ({ message, result }) =>
                    html`<tr><td>${shown(message.at)}</td><td>${message.type}</td><td>${result}</td></tr>`,
                )}
            </tbody>
          </table>
        </div>
      </details>`
    }
  </section>`;
}
