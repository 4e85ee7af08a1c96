import { html, type Html } from '../support/html.ts';
import type { Browser, Received } from './push.ts';

/** What the browsers received, newest browser and newest message first. */
export function pushPage(browsers: readonly Browser[], url: string): Html {
  return html`
    <h1>Push messages</h1>
    <p class="soft">
      Every push that reached a browser of this push service, opened with the browser’s own keys. Browsers with a service of
      their own, such as yours, get theirs past this page.
    </p>
    <form method="post" action="/pushes">
      <button type="submit" class="plain">Add a browser</button>
    </form>
    ${browsers.length === 0 && html`<p class="card">No browsers yet.</p>`}
    ${browsers.map((browser, i) => browserCard(browser, browsers.length - i, url))}`;
}

function browserCard({ subscription, isEnded, received }: Browser, number: number, url: string): Html {
  const { id, path, p256dh, auth } = subscription;
  const body = JSON.stringify({ endpoint: url + path, p256dh, auth }, null, 2);
  return html`<section id="browser-${id}">
    <h2>Browser ${number}</h2>
    ${
      isEnded
        ? html`<p class="bad">Gone: the service answers 410.</p>`
        : html`<form method="post" action="/pushes/${id}/end">
            <button type="submit" class="plain">The browser is gone</button>
          </form>`
    }
    <details><summary>Subscription, for <code>POST /push_devices/add</code></summary><pre>${body}</pre></details>
    ${received.length === 0 && html`<p class="soft">Nothing here yet.</p>`}
    ${received.map(messageCard)}
  </section>`;
}

function messageCard({ text, at, topic, ttlSeconds }: Received): Html {
  const { title, body, path, action } = toNotification(text);
  return html`<article class="card">
    <h3>${title}</h3>
    <p>${body}</p>
    <dl>
      <dt>Received</dt><dd><time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time></dd>
      <dt>A tap opens</dt><dd>${path}</dd>
      <dt>Button</dt><dd>${action ?? 'none'}</dd>
      <dt>Kept for</dt><dd>${ttlSeconds} s${topic !== null && html`, one of topic ${topic}`}</dd>
    </dl>
    <details><summary>As sent</summary><pre>${text}</pre></details>
  </article>`;
}

interface Notification {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly action: string | null;
}

/** Reads a message without trusting it: any sender may put anything there. */
function toNotification(text: string): Notification {
  const said = toRecord(parse(text));
  const action = toRecord(said['action']);
  return {
    title: toText(said['title']) ?? 'Not a notification of the app',
    body: toText(said['body']) ?? '',
    path: toText(said['path']) ?? 'nothing',
    action: toText(action['title']),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
