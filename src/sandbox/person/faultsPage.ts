import { CONNECTION_CONFIGS } from '../../domain/devices/connectionConfigs.ts';
import {
  ANSWER_FAULTS,
  PARTNERS,
  WEBHOOK_FAULTS,
  type FaultKind,
  type ActiveFault,
} from '../faults/faults.ts';
import type { UtilitySetting } from '../settings.ts';
import { html, type Html } from '../support/html.ts';
import { choice } from './utilityCard.ts';

const KIND_WORDS: Readonly<Record<FaultKind, string>> = {
  refuse: 'refuses (403)',
  error: 'fails (500)',
  garbage: 'answers garbage',
  hang: 'hangs for a minute',
  drip: 'answers a few letters at a time',
  late: 'works, but late',
  redirect: 'redirects elsewhere',
  late_answer: 'works, but answers late',
  lost_answer: 'works, but its answer is lost',
  bad_signature: 'has a wrong signature',
  repeat: 'comes five times',
  reorder: 'is overtaken by the next',
  lost: 'is lost',
};

const ENDPOINTS = [
  'authorize',
  'token',
  'authorization',
  'data',
  'status',
  'enroll',
  'enrollment',
  'drops',
  'file',
  'auth',
  'jwks',
  'discovery',
  'send',
  'mail',
  'verify',
  'enrollment.changed',
  'data.available',
  'authorization.changed',
  'outage.changed',
  'list',
  'state',
  'command',
  'energy',
  'action',
  'revoke',
  'subscription',
  'device.changed',
  'device.added',
  'device.removed',
  'authorization.ended',
  'action.updated',
  'programs',
  'events',
  'reports.create',
  'subscriptions.create',
  'vtn.notification',
  'order',
  'orders',
  'cancel',
  'order.changed',
  'voucher.changed',
  'sessions',
  'session',
  'expire',
  'refunds',
  'detach',
  'page',
  'submit',
  'checkout.session.completed',
  'checkout.session.expired',
];

/** Active faults, and a form to add one. */
export function faultsPage(
  faults: readonly ActiveFault[],
  utilities: readonly UtilitySetting[],
  refusal: string | null,
): Html {
  return html`
    <h1>Faults</h1>
    <p class="soft">A fault lasts until you end it or it has happened often enough.</p>
    ${refusal !== null && html`<p class="bad" role="alert">${refusal}</p>`}
    ${
      faults.length === 0
        ? html`<p class="card">No faults.</p>`
        : html`<div class="grid">${faults.map(faultCard)}</div>
          <p></p>
          <form method="post" action="/faults/end"><button type="submit">End all</button></form>`
    }
    <h2>Add a fault</h2>
    <form class="card" method="post" action="/faults">
      <div class="row">
        <div class="grow">
          <label for="partner">Partner</label>${choice('partner', 'partner', PARTNERS, 'utility')}
        </div>
        <div class="grow">
          <label for="kind">What happens</label>
          <select id="kind" name="kind">
            <optgroup label="To its answers">${ANSWER_FAULTS.map(option)}</optgroup>
            <optgroup label="To webhooks (partner: webhook)">
              ${WEBHOOK_FAULTS.filter((kind) => kind !== 'late').map(option)}
              <option value="late">comes late</option>
            </optgroup>
          </select>
        </div>
        <div class="grow">
          <label for="of">Utility or device partner</label>
          ${choice(
            'of',
            'of',
            ['', ...utilities.map(({ slug }) => slug), ...CONNECTION_CONFIGS.map(({ id }) => id)],
            '',
          )}
        </div>
      </div>
      <div class="row">
        <div class="grow">
          <label for="endpoint">Endpoint (empty: all)</label>
          <input id="endpoint" type="text" name="endpoint" list="endpoints" autocomplete="off">
          <datalist id="endpoints">
            ${ENDPOINTS.map((name) => html`<option value="${name}"></option>`)}
          </datalist>
        </div>
        <div class="grow">
          <label for="times">How often (empty: until ended)</label>
          <input id="times" type="number" name="times" min="1" max="1000">
        </div>
        <div class="grow">
          <label for="ms">Milliseconds (late or hanging)</label>
          <input id="ms" type="number" name="ms" min="1" max="600000">
        </div>
      </div>
      <p><button type="submit">Add fault</button></p>
    </form>`;
}

const option = (kind: FaultKind): Html => html`<option value="${kind}">${KIND_WORDS[kind]}</option>`;

function faultCard({ id, partner, of, endpoint, kind, left, ms }: ActiveFault): Html {
  return html`<article class="card">
    <h3>${partner}${of !== undefined && ` ${of}`} ${KIND_WORDS[kind]}</h3>
    <p class="soft">
      ${endpoint ?? 'every endpoint'},
      ${
        left === null ? 'until you end it' : left === 1 ? 'once more' : `${left} times more`
      }${ms !== undefined && `, ${ms} ms`}
    </p>
    <form method="post" action="/faults/end">
      <input type="hidden" name="id" value="${id}">
      <button type="submit" class="plain">End it</button>
    </form>
  </article>`;
}
