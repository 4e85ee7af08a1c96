import { html } from '../support/html.ts';

/** Links in the bar of the sandbox's own pages. */
export const personLinks = html`<nav aria-label="Sandbox">
  <a href="/">Utilities</a> · <a href="/devices">Devices</a> · <a href="/grid">Grid</a> ·
  <a href="/shop">Shop</a> · <a href="/cards">Cards</a> · <a href="/fulfilment">Gift cards</a> ·
  <a href="/payouts">Payouts</a> · <a href="/chat">Support chat</a> · <a href="/analytics">Analytics</a> ·
  <a href="/partner">Partner</a> · <a href="/faults">Faults</a> · <a href="/outbox">Outbox</a> · <a href="/pushes">Pushes</a>
</nav>`;
