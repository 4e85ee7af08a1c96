import { RAW_STATUSES, SUB_STATUSES } from '../../domain/utility/rawStatus.ts';
import type { WebhookAttempt } from '../market/webhooks.ts';
import { nmiCheckDigit } from '../retailer/nmi.ts';
import type { UtilitySetting } from '../settings.ts';
import { html, type Html } from '../support/html.ts';
import { TRAITS, type Authorization, type Customer, type Enrollment, type Outage } from '../world/types.ts';
import { shown } from './shown.ts';

/** One utility's data for the page. */
export interface UtilityFacts {
  readonly utility: UtilitySetting;
  readonly outage: Outage | undefined;
  readonly enrollments: readonly Enrollment[];
  readonly customers: readonly Customer[];
  readonly authorizations: Readonly<Record<string, Authorization>>;
  readonly attempts: readonly WebhookAttempt[];
}

const AUTHORIZATION_WORDS = { 0: 'revoked', 1: 'active', 2: 'denied' } as const;

/** A utility with its enrolments, customers and webhooks. */
export function utilityCard(facts: UtilityFacts): Html {
  const { utility, outage, enrollments, customers } = facts;
  return html`<section id="${utility.slug}" aria-labelledby="title-${utility.slug}">
    <h2 id="title-${utility.slug}">
      ${utility.name} <span class="badge">${utility.country} · ${utility.slug}</span>${
        outage &&
        html` <span class="badge bad">outage
          ${outage.until === null ? 'until ended' : `until ${shown(outage.until)}`}</span>`
      }
    </h2>
    ${outageForm(utility, outage)}
    ${
      enrollments.length > 0 &&
      html`<div class="grid">${enrollments.map((enrollment) => enrollmentCard(enrollment, facts))}</div>`
    }
    <details>
      <summary>Customers (${customers.length})</summary>
      <div class="scroll" role="region" tabindex="0" aria-label="Customers of ${utility.name}">
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Account</th>
              ${utility.country === 'AU' && html`<th scope="col">NMI</th>`}
              <th scope="col">Meter</th>
              <th scope="col">The market finds</th>
            </tr>
          </thead>
          <tbody>${customers.map((customer) => customerRow(customer, utility))}</tbody>
        </table>
      </div>
    </details>
    ${webhookList(utility.name, facts.attempts)}
  </section>`;
}

function outageForm({ slug, name }: UtilitySetting, outage: Outage | undefined): Html {
  if (outage)
    return html`<form method="post" action="/play/utilities/${slug}/outage">
      <input type="hidden" name="on" value="false">
      <button type="submit">End the outage of ${name}</button>
    </form>`;
  return html`<details>
    <summary>Outage</summary>
    <form class="row" method="post" action="/play/utilities/${slug}/outage">
      <input type="hidden" name="on" value="true">
      <div class="grow">
        <label for="minutes-${slug}">Minutes (empty: unknown)</label>
        <input id="minutes-${slug}" type="number" name="minutes" min="1" max="100000" inputmode="numeric">
      </div>
      <button type="submit" class="plain">Begin an outage</button>
    </form>
  </details>`;
}

function enrollmentCard(enrollment: Enrollment, { customers, authorizations, utility }: UtilityFacts): Html {
  const { id, state, substate, sequence, changedAt, held, name, zip } = enrollment;
  const customer = customers.find((each) => each.id === enrollment.customerId);
  const authorization =
    enrollment.authorizationId === null ? undefined : authorizations[enrollment.authorizationId];
  const act = (action: string, words: string): Html =>
    html`<button type="submit" class="plain" name="action" value="${action}">${words}</button>`;
  return html`<article class="card" id="${id}">
    <h3>${customer?.name ?? 'Unknown customer'}</h3>
    <p>
      <span class="badge">${state} / ${substate}</span>
      ${held && html`<span class="badge">held by hand</span>`}
    </p>
    <dl>
      <dt>Member</dt><dd>${name} ${zip}</dd>
      <dt>Account</dt><dd>${customer?.accountNumber ?? ''}</dd>
      ${customer?.nmi && html`<dt>NMI</dt><dd>${customer.nmi}${nmiCheckDigit(customer.nmi)}</dd>`}
      ${
        authorization &&
        html`<dt>Consent</dt><dd>${AUTHORIZATION_WORDS[authorization.status]}, ${authorization.scope}</dd>`
      }
      <dt>Changed</dt><dd>${shown(changedAt)}, number ${sequence}</dd>
    </dl>
    <form method="post" action="/play/enrollments/${id}">
      <div class="row">
        <div class="grow">
          <label for="state-${id}">State</label>${choice(`state-${id}`, 'state', RAW_STATUSES, state)}
        </div>
        <div class="grow">
          <label for="sub-${id}">Sub-status</label>
          ${choice(`sub-${id}`, 'substate', ['', ...SUB_STATUSES], substate)}
        </div>
      </div>
      <p class="row">
        <button type="submit" name="action" value="set">Set</button>
        ${act('step', 'Next step')}
        ${held && act('release', 'Let it run on its own')}
      </p>
      <p class="row">
        ${act('deliver', 'Deliver data now')}
        ${
          authorization &&
          (authorization.status === 1 ? act('revoke', 'Revoke consent') : act('activate', 'Activate consent'))
        }
        ${authorization?.status === 1 && act('deny', 'Deny consent')}
      </p>
    </form>
    ${customer && savingsForm(customer, enrollment, utility)}
  </article>`;
}

function savingsForm(
  { savings, id: customerId }: Customer,
  { id }: Enrollment,
  { timeZone, slug }: UtilitySetting,
): Html {
  return html`<details>
    <summary>Use less for a while${savings.length > 0 && ` (${savings.length})`}</summary>
    ${savings.map(
      ({ from, to, percent }) => html`<p>${percent} % less from ${shown(from)} to ${shown(to)}</p>`,
    )}
    <form method="post" action="/play/customers/${customerId}/savings">
      <input type="hidden" name="back" value="${slug}">
      <p>
        <label for="from-${id}">From (${timeZone})</label>
        <input id="from-${id}" type="datetime-local" name="from" required>
      </p>
      <p><label for="to-${id}">To</label><input id="to-${id}" type="datetime-local" name="to" required></p>
      <p>
        <label for="percent-${id}">Percent less</label>
        <input id="percent-${id}" type="number" name="percent" min="0" max="100" value="30" required>
      </p>
      <button type="submit" class="plain">Use less</button>
    </form>
  </details>`;
}

function customerRow(
  { id, name, accountNumber, nmi, intervalSeconds, solar, trait }: Customer,
  { country, slug }: UtilitySetting,
): Html {
  return html`<tr>
    <th scope="row">${name}</th>
    <td>${accountNumber}</td>
    ${country === 'AU' && html`<td>${nmi !== null && `${nmi}${nmiCheckDigit(nmi)}`}</td>`}
    <td>${intervalSeconds / 60} minutes${solar && ', solar panels'}</td>
    <td>
      <form class="row" method="post" action="/play/customers/${id}/trait">
        <input type="hidden" name="back" value="${slug}">
        <label class="grow">
          <span class="soft">${name}</span>${choice(`trait-${id}`, 'trait', TRAITS, trait)}
        </label>
        <button type="submit" class="plain">Change</button>
      </form>
    </td>
  </tr>`;
}

function webhookList(name: string, attempts: readonly WebhookAttempt[]): Html | false {
  return (
    attempts.length > 0 &&
    html`<details>
      <summary>Webhooks (${attempts.length})</summary>
      <div class="scroll" role="region" tabindex="0" aria-label="Webhooks of ${name}">
        <table>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col">State</th>
              <th scope="col">Answer</th>
            </tr>
          </thead>
          <tbody>
            ${attempts.slice(0, 30).map(
              ({ at, type, state, substate, sequence, result }) =>
                html`<tr>
                    <td>${shown(at)}</td>
                    <td>${type}</td>
                    <td>${sequence}: ${state}/${substate}</td>
                    <td>${result}</td>
                  </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>`
  );
}

export function choice(id: string, name: string, values: readonly string[], chosen: string): Html {
  const all = values.includes(chosen) ? values : [chosen, ...values];
  return html`<select id="${id}" name="${name}">
    ${all.map(
      (value) =>
        html`<option value="${value}"${value === chosen && html` selected`}>${value === '' ? '(none)' : value}</option>`,
    )}
  </select>`;
}
