import type { DeviceView } from '../devices/deviceActions.ts';
import { kindWords } from '../devices/kindWords.ts';
import { html, type Html } from '../support/html.ts';
import { shown } from './shown.ts';

/** Types without a switch. */
const WITHOUT_SWITCH = ['solar', 'assistant', 'monitor'];
const CHARGES = ['ev', 'battery'];

/** A device: its state, what holds it, and what someone at home can do. */
export function deviceCard(device: DeviceView): Html {
  const { id, name, kind, online, watts, setpointC, mode, chargePercent, silencedAt } = device;
  const act = (field: string, value: string, words: string, plain = true): Html =>
    html`<button type="submit" name="${field}" value="${value}"${plain && html` class="plain"`}>${words}</button>`;
  return html`<article class="card" id="${id}" aria-labelledby="name-${id}">
    <h3 id="name-${id}">${name}</h3>
    <p>
      <span class="badge">${kindWords(kind)}</span>
      <span class="badge${!online && html` bad`}">${online ? 'online' : 'offline'}</span>${
        silencedAt !== null &&
        html` <span class="badge bad">new firmware: accepts commands but ignores them</span>`
      }
    </p>
    <dl>
      <dt>State</dt><dd>${stateWords(device)}</dd>
      ${
        setpointC !== null &&
        html`<dt>Setpoint</dt><dd>${setpointC.toFixed(1)} °C (${mode === 'heat' ? 'heats' : 'cools'})</dd>`
      }
      ${chargePercent !== null && html`<dt>Charge</dt><dd>${chargePercent} %</dd>`}
      <dt>Power</dt><dd>${watts} W</dd>
      <dt>Held</dt><dd>${heldWords(device)}</dd>
    </dl>
    <form method="post" action="/play/devices/${id}">
      <div class="row">
        ${
          !WITHOUT_SWITCH.includes(kind) &&
          act(
            'on',
            String(!device.on),
            device.on ? `${offWords(kind)} by hand` : `${onWords(kind)} by hand`,
            false,
          )
        }
        ${act('online', String(!online), online ? 'Take offline' : 'Bring online')}
      </div>
    </form>
    ${setpointC !== null && setpointForm(id, name, setpointC)}
    <details>
      <summary>More</summary>
      <form class="row" method="post" action="/play/devices/${id}">
        ${silencedAt === null && act('firmware', 'true', 'Install firmware that ignores commands')}
        ${act('remove', 'true', 'Remove from the account')}
      </form>
    </details>
  </article>`;
}

function setpointForm(id: string, name: string, setpointC: number): Html {
  return html`<form class="row" method="post" action="/play/devices/${id}">
    <div class="grow">
      <label for="setpoint-${id}">Setpoint of ${name}, °C</label>
      <input id="setpoint-${id}" type="number" name="setpoint_c" min="5" max="40" step="0.1"
        value="${setpointC}" required>
    </div>
    <button type="submit" class="plain">Set by hand</button>
  </form>`;
}

function stateWords({ on, kind }: DeviceView): string {
  if (WITHOUT_SWITCH.includes(kind)) return 'always on';
  if (CHARGES.includes(kind)) return on ? 'charging' : 'not charging';
  return on ? 'on' : 'off';
}

const offWords = (kind: string): string => (CHARGES.includes(kind) ? 'Stop charging' : 'Turn off');
const onWords = (kind: string): string => (CHARGES.includes(kind) ? 'Charge' : 'Turn on');

/** Which command holds the device, until when, and the setting to revert to. */
function heldWords({ heldBy, on, setpointC }: DeviceView): string {
  if (heldBy === null) return 'no command';
  const { before, until } = heldBy;
  const made =
    before.setpointC !== setpointC && setpointC !== null
      ? `a command set ${setpointC.toFixed(1)} °C`
      : `a command turned it ${on ? 'on' : 'off'}`;
  const back =
    before.setpointC !== setpointC && before.setpointC !== null
      ? `back to ${before.setpointC.toFixed(1)} °C`
      : `then ${before.on ? 'on' : 'off'}`;
  return `${made} until ${until === null ? 'it is released' : shown(until)}, ${back}`;
}
