import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleNem12 } from '../../../src/domain/meter/sampleFiles.ts';
import { runCommand } from '../../../src/server/platform/operator/command.ts';
import { utilities } from '../../../src/server/programs/tables.ts';
import { members } from '../../../src/server/session/tables.ts';
import { testServer, type TestServer } from '../../support/testServer.ts';

const HOST = 'au-retailer.localhost';
/** Eight weeks from a Monday on; 1 kWh an hour, and half of it in the hour from 18:00 of NEM time on the last Friday. */
const file = sampleNem12({
  nmi: 'QUIETHOME1',
  firstDay: '20200106',
  days: 56,
  value: (_register, day, interval) => (day === 53 && Math.floor(interval / 2) === 18 ? '0.25' : '0.5'),
});

let server: TestServer;
let memberId: string;
let printed: string[];

beforeAll(async () => {
  server = await testServer({ PORT: '3000' });
  const { deps } = server.core;
  memberId = await server.addMember({ brand: 'au-retailer', email: 'mia@example.org' });
  await deps.db.update(members).set({ timeZone: 'Australia/Brisbane' }).where(eq(members.id, memberId));
  await deps.db.insert(utilities).values({
    id: deps.newId(),
    brand: 'au-retailer',
    acronym: 'GT',
    name: 'Gum Tree Power',
    shortName: 'Gum Tree',
    country: 'AU',
    timeZone: 'Australia/Brisbane',
    connection: 'ACCOUNT_NUMBER',
    createdAt: deps.clock.now(),
  });
  printed = [];
  await runCommand(server.subjects.commands, {
    name: 'replay',
    args: ['quiet.csv', '--member', 'mia@example.org'],
    deps,
    signal: new AbortController().signal,
    print: (line) => void printed.push(line),
    printError: (line) => void printed.push(line),
    openFile: () => Readable.from([Buffer.from(file)]),
    settle: () => server.worker.runUntilIdle(),
  });
});
afterAll(() => server.close());

const eventId = (): string =>
  /events\/([0-9a-f-]{36})$/.exec(printed.at(-1) ?? '')?.[1] ?? printed.join('\n');

describe('a replayed file, as the member sees it', () => {
  it('is an event with a result, in the list and by its address', async () => {
    const member = await server.loggedIn(memberId, HOST);
    const event = (await member.call(`/events/${eventId()}`)).json();
    expect(event).toMatchObject({
      id: eventId(),
      ohm_hour_ended: true,
      participation_results_available: true,
      reduction_points: 50,
      total_participation_points: 55,
    });
    const listed = (await member.call('/api/v2/events')).json();
    expect(JSON.stringify(listed)).toContain(eventId());
    expect((await member.call('/api/v2/upcoming_events')).statusCode).toBe(200);
  });

  it('has a receipt that gives the figures and the days they rest on, as JSON and as CSV', async () => {
    const member = await server.loggedIn(memberId, HOST);
    const receipt = await member.call(`/events/${eventId()}/receipt`);
    expect(receipt.statusCode).toBe(200);
    expect(JSON.stringify(receipt.json())).toMatch(
      /"baselineWh":1000.*"usedWh":500|"usedWh":500.*"baselineWh":1000/,
    );
    const csv = await member.call(`/events/${eventId()}/receipt?format=csv`);
    expect(csv.headers['content-type']).toMatch(/^text\/csv/);
    expect(csv.body.split('\n').length).toBeGreaterThan(10);
  });

  it("shows the readings as an operator's import of a meter of its own", async () => {
    const data = (await (await server.loggedIn(memberId, HOST)).call('/api/meter_data')).json();
    expect(data.imports).toMatchObject([{ file_name: 'quiet.csv', source: 'operator', readings: 2688 }]);
    expect(data.service_points).toMatchObject([
      { number_last4: 'OME1', interval_minutes: 30, complete_days: 56 },
    ]);
  });

  it('is not found by another member, nor on another brand', async () => {
    const neighbour = await server.loggedIn(await server.addMember({ brand: 'au-retailer' }), HOST);
    const stranger = await server.loggedIn(await server.addMember());
    for (const other of [neighbour, stranger]) {
      expect((await other.call(`/events/${eventId()}`)).statusCode).toBe(404);
      expect((await other.call(`/events/${eventId()}/receipt`)).statusCode).toBe(404);
    }
    expect(JSON.stringify((await neighbour.call('/api/v2/events')).json())).not.toContain(eventId());
  });
});
