import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
