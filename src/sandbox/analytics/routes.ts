import type { FastifyInstance } from 'fastify';
import { personLinks } from '../person/links.ts';
import { html } from '../support/html.ts';
import { sendPage } from '../support/page.ts';
import type { World } from '../world/world.ts';

/** Where pages send their events; other sites on this machine may call it. */
export const COLLECT = '/collect';
const MOST_EVENTS = 200;
const LONGEST = 4_000;

interface Collected {
  readonly at: string;
  readonly from: string;
  readonly event: Readonly<Record<string, unknown>>;
}

/** A simulated analytics collector, and the page that shows what arrives: nothing, without a visitor's consent. */
export function analyticsRoutes(app: FastifyInstance, world: World): void {
  const events: Collected[] = [];

  // Beacons are plain text, so that they need no preflight.
  app.post(COLLECT, (request, reply) => {
    const event = parsed(request.body);
    if (event === null) return reply.code(400).send({ error: 'invalid_event' });
    const { origin = '' } = request.headers;
    events.unshift({
      at: world.now().toISOString(),
      from: URL.canParse(origin) ? new URL(origin).hostname : '',
      event,
    });
    events.length = Math.min(events.length, MOST_EVENTS);
    return reply.header('access-control-allow-origin', '*').code(204).send();
  });

  app.get('/analytics.json', (_request, reply) => reply.header('cache-control', 'no-store').send({ events }));

  app.get('/analytics', (_request, reply) =>
    sendPage(reply, {
      title: 'Analytics · Sandbox',
      body: html`<h1>Analytics</h1>
        <p>
          The latest ${String(MOST_EVENTS)} events that pages sent. Without a visitor’s consent, or from a
          browser that objects to tracking, nothing arrives here.
        </p>
        ${
          events.length === 0
            ? html`<p>Nothing yet.</p>`
            : html`<table>
                <thead>
                  <tr>
                    <th>At</th>
                    <th>From</th>
                    <th>Kind</th>
                    <th>Event</th>
                  </tr>
                </thead>
                <tbody>
                  ${events.map(
                    ({ at, from, event: { kind, ...rest } }) =>
                      html`<tr>
                        <td>${at}</td>
                        <td>${from}</td>
                        <td>${String(kind)}</td>
                        <td><code>${JSON.stringify(rest)}</code></td>
                      </tr>`,
                  )}
                </tbody>
              </table>`
        }`,
      links: personLinks,
      wide: true,
    }),
  );
}

function parsed(body: unknown): Readonly<Record<string, unknown>> | null {
  try {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    if (text.length > LONGEST) return null;
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
