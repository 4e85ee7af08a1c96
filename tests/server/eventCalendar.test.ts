import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../../codegen/rest/types.ts';
import { LOCALE_COOKIE } from '../../src/domain/brands/localeCookie.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { Neighbourhood, type Household } from '../support/neighbourhood.ts';
import { readCalendar } from '../support/readCalendar.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let place: Neighbourhood;
let home: Household;
let dana: HttpClient;

beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-01T20:00:00Z');
  place = await Neighbourhood.on(server.database.db, server.clock);
  home = await place.household();
  dana = await server.loggedIn(home.memberId);
});
afterAll(() => server.close());

describe('an event for the member’s own calendar', () => {
  it('has the hours of the home, also after the clocks went forward, and links to its page', async () => {
    const event = await place.event('2026-03-09', 18, 19);
    const answer = await dana.call(`/events/${event.id}/calendar`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="event-2026-03-10.ics"',
      'cache-control': 'no-store',
    });
    const { events } = readCalendar(answer.body);
    expect(events).toEqual([
      expect.objectContaining({
        UID: event.id,
        DTSTART: '20260310T010000Z',
        DTEND: '20260310T020000Z',
        STATUS: 'CONFIRMED',
        SUMMARY: 'OhmHour',
        URL: expect.stringMatching(`^https?://.+/events/${event.id}$`),
      }),
    ]);
  });

  it('keeps its name and says so when it is called off', async () => {
    const event = await place.event('2026-03-11', 18, 19);
    await place.join(home, event);
    const before = readCalendar((await dana.call(`/events/${event.id}/calendar`)).body).events[0];
    await place.cancel(event);
    const after = readCalendar((await dana.call(`/events/${event.id}/calendar`)).body).events[0];
    expect(after).toMatchObject({ UID: before?.['UID'], STATUS: 'CANCELLED' });
    expect(Number(after?.['SEQUENCE'])).toBeGreaterThan(Number(before?.['SEQUENCE']));
  });

  it('speaks the member’s language', async () => {
    const quebec = await Neighbourhood.on(server.database.db, server.clock, {}, 'ca-telecom');
    const { memberId } = await quebec.household();
    const event = await quebec.event('2026-03-09', 18, 19);
    const host = 'ca-telecom.localhost';
    const member = await server.loggedIn(memberId, host);
    member.cookies.set(LOCALE_COOKIE, 'fr-CA');
    const { events } = readCalendar((await member.call(`/events/${event.id}/calendar`)).body);
    expect(events).toMatchObject([
      { SUMMARY: 'Heure Ohm', DESCRIPTION: expect.stringMatching(/^Consommez moins d’électricité/) },
    ]);
  });

  it('isn’t there for a home of another program', async () => {
    const event = await place.event('2026-03-13', 18, 19);
    const { memberId } = await place.household({ programId: await place.program() });
    const other = await server.loggedIn(memberId);
    expect((await other.call(`/events/${event.id}/calendar`)).statusCode).toBe(404);
  });
});

describe('the private address of all events', () => {
  const settings = async (client: HttpClient) => (await client.call('/settings')).json<Settings>();
  const renew = async (client: HttpClient) =>
    (await client.call('/calendar/renew', { body: {} })).json<Settings>().calendar_address ?? '';
  /** As a calendar program asks: without a session. */
  const ask = async (address: string) =>
    (await server.client()).call(new URL(address).pathname.replace('/backend', ''));
  const idsAt = async (address: string) =>
    readCalendar((await ask(address)).body).events.map((event) => event['UID']);

  it('shows what the member is in or asked to, and says what was called off; without their name', async () => {
    const own = await Neighbourhood.on(server.database.db, server.clock);
    const member = await own.household();
    const client = await server.loggedIn(member.memberId);
    const asked = await own.event('2026-03-03', 18, 19);
    const joined = await own.event('2026-03-04', 18, 19);
    const left = await own.event('2026-03-05', 18, 19);
    const off = await own.event('2026-03-06', 18, 19);
    await own.join(member, joined);
    await own.leave(member, left);
    await own.cancel(off);
    expect((await settings(client)).calendar_address).toBe(null);
    const address = await renew(client);
    expect((await settings(client)).calendar_address).toMatch(/^https?:\/\/[^/]+\/backend\/calendar\//);
    const answer = await ask(address);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=900',
    });
    expect(answer.body).not.toMatch(/Dana|example\.org/);
    expect(answer.body).not.toContain(member.memberId);
    const { properties, events } = readCalendar(answer.body);
    expect(properties['NAME']).toBe('Ebbwatt: OhmHours');
    expect(events.map((event) => [event['UID'], event['STATUS']])).toEqual([
      [asked.id, 'CONFIRMED'],
      [joined.id, 'CONFIRMED'],
      [off.id, 'CANCELLED'],
    ]);
    await client.call('/vacation/start', { body: { start_date: '2026-03-03', end_date: '2026-03-04' } });
    expect(await idsAt(address)).toEqual([off.id]);
  });

  it('ends with a new one, and when it is turned off', async () => {
    const { memberId } = await place.household();
    const client = await server.loggedIn(memberId);
    const first = await renew(client);
    const second = await renew(client);
    expect((await ask(first)).statusCode).toBe(404);
    expect((await ask(second)).statusCode).toBe(200);
    await client.call('/calendar/end', { body: {} });
    expect((await settings(client)).calendar_address).toBe(null);
    expect((await ask(second)).statusCode).toBe(404);
  });

  it('answers nobody who made it up, and not under another brand', async () => {
    const client = await server.loggedIn((await place.household()).memberId);
    const path = new URL(await renew(client)).pathname.replace('/backend', '');
    const changed = path.replace(/calendar\/./, (start) =>
      start.endsWith('A') ? 'calendar/B' : 'calendar/A',
    );
    const stranger = await server.client();
    for (const asked of ['/calendar/x', '/calendar/end', changed])
      expect({ asked, status: (await stranger.call(asked)).statusCode }).toEqual({ asked, status: 404 });
    expect((await (await server.client('ca-telecom.localhost')).call(path)).statusCode).toBe(404);
  });

  it('isn’t read without end', async () => {
    const client = await server.loggedIn((await place.household()).memberId);
    const address = await renew(client);
    const answers: number[] = [];
    for (let time = 0; time < 61; time += 1) answers.push((await ask(address)).statusCode);
    expect(answers.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(answers[60]).toBe(429);
    server.clock.advance(120_000);
    expect((await ask(address)).statusCode).toBe(200);
  });
});
