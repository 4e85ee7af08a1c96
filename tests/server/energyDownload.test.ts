import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Energy } from '../../codegen/rest/types.ts';
import { validateFeed } from '../support/espi/validateFeed.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { localInstant, Neighbourhood } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let place: Neighbourhood;
let client: HttpClient;
beforeAll(async () => {
  server = await testServer();
  server.clock.set(localInstant('2026-06-20', 12));
  place = await Neighbourhood.on(server.database.db, server.clock);
  const home = await place.household();
  // A solar home with a day that never came.
  for (const [from, to] of [
    ['2026-06-08', '2026-06-10'],
    ['2026-06-12', '2026-06-14'],
  ] as const)
    await place.deliver(home, { use: () => 250, given: () => 100, from, to });
  client = await server.loggedIn(home.memberId);
});
afterAll(() => server.close());

const WEEK = 'period=week&date=2026-06-10';
const read = (path: string) => client.call(`/api/v2/energy${path}?${WEEK}`);
const download = (format: string) => client.call(`/api/v2/energy/readings?${WEEK}&format=${format}`);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('the energy of a week', () => {
  it('has what was taken and fed in, and what is missing', async () => {
    const { energy } = (await read('')).json<{ energy: Energy }>();
    expect(energy).toMatchObject({ first_day: '2026-06-08', last_day: '2026-06-14', bar_length: 'hour' });
    expect(sum(energy.bars.map(({ import_wh: wh }) => wh ?? 0))).toBe(6 * 96 * 250);
    expect(sum(energy.bars.map(({ export_wh: wh }) => wh ?? 0))).toBe(6 * 96 * 100);
    expect(energy.gaps).toHaveLength(1);
    expect(sum(energy.bars.map(({ missing_minutes: minutes }) => minutes))).toBe(1_440);
  });

  it('is downloaded as CSV, a line a reading', async () => {
    const answer = await download('csv');
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=".+\.csv"$/);
    const [, ...lines] = answer.body.trim().split(/\r?\n/);
    const kWh = (direction: string) =>
      sum(lines.filter((line) => line.startsWith(direction)).map((line) => Number(line.split(',')[3])));
    expect(lines).toHaveLength(2 * 6 * 96);
    expect([kWh('import'), kWh('export')].map((value) => value.toFixed(3))).toEqual(['144.000', '57.600']);
  });

  it('is downloaded as Green Button that is valid by the official schema', async () => {
    const answer = await download('green-button');
    expect(answer.headers['content-type']).toContain('application/xml');
    const { resources, errors } = await validateFeed(answer.body);
    // The usage point, and for each direction a meter reading, its type and a block a day.
    expect([resources, errors]).toEqual([1 + 2 * (2 + 6), []]);
    const wrong = answer.body.replace('<kind>12</kind>', '<kind>twelve</kind>');
    expect((await validateFeed(wrong)).errors).not.toEqual([]);
    expect(sum([...answer.body.matchAll(/<value>(\d+)<\/value>/g)].map(([, value]) => Number(value)))).toBe(
      6 * 96 * 350 * 1_000,
    );
  });

  it('is nobody else’s, and not there for a home without readings', async () => {
    const other = await server.loggedIn((await place.household()).memberId);
    expect((await other.call(`/api/v2/energy?${WEEK}`)).json()).toEqual({ energy: null });
    expect((await other.call(`/api/v2/energy/readings?${WEEK}`)).statusCode).toBe(404);
    expect((await (await server.client()).call(`/api/v2/energy?${WEEK}`)).statusCode).toBe(401);
  });
});
