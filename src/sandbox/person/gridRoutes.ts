import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFields, type Fields } from '../support/forms.ts';
import { html, type Html } from '../support/html.ts';
import { sendPage } from '../support/page.ts';
import type { VtnObject } from '../vtn/types.ts';
import { NOW, type Vtn } from '../vtn/vtn.ts';
import type { World } from '../world/world.ts';
import { personLinks } from './links.ts';
import { shown } from './shown.ts';

type ById = { Params: { id: string } };

/** The page for playing the grid operator. */
export function gridPersonRoutes(app: FastifyInstance, world: World, vtn: Vtn): void {
  const send = (reply: FastifyReply, refusal: string | null): FastifyReply =>
    sendPage(
      reply,
      { title: 'Play the grid', links: personLinks, wide: true, body: body(world, vtn, refusal) },
      refusal === null ? 200 : 422,
    );
  const back = (reply: FastifyReply, anchor: string): FastifyReply => reply.redirect(`/grid#${anchor}`, 303);

  app.get('/grid', (_request, reply) => send(reply, null));
  app.post('/play/grid', (request, reply) => {
    const fields = readFields(request.body);
    const times = readTimes(fields, world.now());
    const { program = '', name = '', level = '1' } = fields;
    if (times === null || vtn.one('programs', program) === null)
      return send(reply, 'Choose a program. Enter whole minutes for start and length.');
    const event = vtn.announce({
      programId: program,
      name: name.trim() === '' ? 'Grid event' : name.trim().slice(0, 100),
      ...times,
      level: Math.min(3, Math.max(0, Number(level) || 0)),
      priority: null,
    });
    return back(reply, event.id);
  });
  app.post<ById>('/play/grid/:id', (request, reply) => {
    const { id } = request.params;
    const fields = readFields(request.body);
    if (vtn.one('events', id) === null) return reply.code(404).send({ error: 'not_found' });
    if (fields['action'] === 'cancel') {
      vtn.remove('events', id);
      return back(reply, 'events');
    }
    const times = readTimes(fields, world.now());
    if (times === null) return send(reply, 'Enter whole minutes for start and length.');
    vtn.move(id, times);
    return back(reply, id);
  });
}

/** Start in minutes, on the next full minute (0: now), and length. */
function readTimes(
  { in: later = '0', minutes = '60' }: Fields,
  now: Date,
): { readonly start: Date | null; readonly minutes: number } | null {
  const [from, length] = [Number(later), Number(minutes)];
  if (
    !Number.isInteger(from) ||
    from < 0 ||
    from > 20_000 ||
    !Number.isInteger(length) ||
    length < 1 ||
    length > 1_440
  )
    return null;
  const quarter = 15 * 60_000;
  // Later events start on a quarter hour, because programs settle by them.
  return {
    start: from === 0 ? null : new Date(Math.ceil((now.getTime() + from * 60_000) / quarter) * quarter),
    minutes: length,
  };
}

function body(world: World, vtn: Vtn, refusal: string | null): Html {
  const [programs, events, reports, subscriptions] = (
    ['programs', 'events', 'reports', 'subscriptions'] as const
  ).map((kind) => vtn.all(kind));
  return html`<h1>Play the grid</h1>
    <p class="soft">
      A made-up grid operator's OpenADR 3.1 server. What is announced here reaches the programs that are
      connected to it within seconds. Now: ${shown(world.now().toISOString())}. <a href="/grid">Look again</a>
    </p>
    ${refusal !== null && html`<p class="card" role="alert">${refusal}</p>`}
    <form class="card" method="post" action="/play/grid">
      <h2>Announce an event</h2>
      <div class="row">
        <div class="grow">
          <label for="program">Program</label>
          <select id="program" name="program">
            ${(programs ?? []).map(
              ({ id, programName }) => html`<option value="${id}">${String(programName)}</option>`,
            )}
          </select>
        </div>
        <div class="grow">
          <label for="name">Name</label>
          <input id="name" type="text" name="name" value="Evening peak" maxlength="100">
        </div>
        <div class="grow">
          <label for="in">Starts in minutes (0: now)</label>
          <input id="in" type="number" name="in" value="0" min="0" max="20000" required>
        </div>
        <div class="grow">
          <label for="minutes">Length in minutes</label>
          <input id="minutes" type="number" name="minutes" value="30" min="1" max="1440" required>
        </div>
        <div class="grow">
          <label for="level">Level</label>
          <select id="level" name="level">
            <option value="1">1: moderate</option>
            <option value="2">2: high</option>
            <option value="3">3: emergency</option>
          </select>
        </div>
      </div>
      <p><button type="submit">Announce</button></p>
    </form>
    <section id="events" aria-labelledby="title-events">
      <h2 id="title-events">Events</h2>
      ${
        (events ?? []).length === 0
          ? html`<p class="soft">No events yet.</p>`
          : html`<div class="grid">${[...(events ?? [])].reverse().map(eventCard)}</div>`
      }
    </section>
    <section aria-labelledby="title-reports">
      <h2 id="title-reports">Reports</h2>
      ${
        (reports ?? []).length === 0
          ? html`<p class="soft">No reports yet.</p>`
          : (reports ?? []).map((report) => html`<pre tabindex="0">${JSON.stringify(report, null, 1)}</pre>`)
      }
    </section>
    <p class="soft">${(subscriptions ?? []).length} subscribed.</p>`;
}

const eventTitle = (event: VtnObject): string =>
  typeof event['eventName'] === 'string' ? event['eventName'] : event.id;

function eventCard(event: VtnObject): Html {
  const { id, modificationDateTime } = event;
  const { start, duration } = (event['intervalPeriod'] ?? {}) as {
    readonly start?: string;
    readonly duration?: string;
  };
  return html`<article class="card" id="${id}">
    <h3>${eventTitle(event)}</h3>
    <dl>
      <dt>Program</dt><dd>${String(event['programID'])}</dd>
      <dt>Begins</dt><dd>${start === undefined || start === NOW ? 'now' : shown(start)}</dd>
      <dt>Lasts</dt><dd>${duration ?? 'without an end'}</dd>
      <dt>Changed</dt><dd>${shown(modificationDateTime)}</dd>
    </dl>
    <form method="post" action="/play/grid/${id}">
      <div class="row">
        <div class="grow">
          <label for="in-${id}">Starts in minutes (0: now)</label>
          <input id="in-${id}" type="number" name="in" value="0" min="0" max="20000">
        </div>
        <div class="grow">
          <label for="minutes-${id}">Length in minutes</label>
          <input id="minutes-${id}" type="number" name="minutes" value="60" min="1" max="1440">
        </div>
      </div>
      <p class="row">
        <button type="submit" name="action" value="move">Change its times</button>
        <button type="submit" class="plain" name="action" value="cancel">Call it off</button>
      </p>
    </form>
  </article>`;
}
