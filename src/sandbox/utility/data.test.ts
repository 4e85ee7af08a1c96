import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import { importMeterFile } from '../../domain/meter/importMeterFile.ts';
import type { MeterFile } from '../../domain/meter/meterFile.ts';
import { totalMWh as total, type ReadingRun } from '../../domain/meter/readings.ts';
import { startOfLocalDay } from '../../domain/meter/zone.ts';
import { batteryFed } from '../devices/power.ts';
import {
  basic,
  consent,
  form,
  tokensFor,
  type Consent,
  type TokenAnswer,
} from '../../../tests/support/sandboxOauthFlow.ts';

const ZONE = 'America/Los_Angeles';
/** Tuesday, 30 June 2026, 08:00 in Los Angeles. */
const NOW = '2026-06-30T15:00:00Z';
const midnight = (date: string): number => startOfLocalDay(ZONE, date);

let sandbox: TestSandbox;
let base: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  sandbox.setNow(NOW);
  base = `${sandbox.url}/utility/cedar`;
});
afterAll(() => sandbox.stop());

async function connect(wishes: Consent): Promise<TokenAnswer> {
  const code = (await consent(base, wishes)).searchParams.get('code')!;
  return tokensFor(base, sandbox.secret('utility:cedar'), code);
}

async function read(tokens: TokenAnswer, from?: string, to?: string): Promise<MeterFile> {
  const url = new URL(tokens.resourceURI);
  if (from) url.searchParams.set('published-min', from);
  if (to) url.searchParams.set('published-max', to);
  const refreshed = await (
    await form(
      `${base}/oauth/token`,
      { grant_type: 'refresh_token', refresh_token: tokens.refresh_token },
      { authorization: basic('cedar', sandbox.secret('utility:cedar')) },
    )
  ).json();
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${refreshed.access_token ?? tokens.access_token}` },
  });
  expect(answer.status).toBe(200);
  return importMeterFile('feed.xml', [await answer.text()]);
}

const runs = (file: MeterFile): readonly ReadingRun[] => file.servicePoints[0]!.channels.import;
const ends = (run: ReadingRun): number => run.start + run.values.length * run.intervalSeconds;

describe('meter data of the utility', () => {
  it('come for a window, in quarter hours, readable by our importer', async () => {
    const file = await read(
      await connect({ customer: 'cedar-1' }),
      '2026-06-20T07:00:00Z',
      '2026-06-22T07:00:00Z',
    );
    expect(file.servicePoints).toHaveLength(1);
    expect(file.warnings).toEqual([]);
    expect(
      runs(file).map(({ start, intervalSeconds, values, quality }) => [
        start,
        intervalSeconds,
        values.length,
        quality,
      ]),
    ).toEqual([[midnight('2026-06-20'), 900, 192, 'actual']]);
    const kWhADay = total(runs(file)) / 2_000_000;
    expect(kWhADay).toBeGreaterThan(4);
    expect(kWhADay).toBeLessThan(30);
  });

  it('come in hours for a home with an hourly meter, and with export for solar', async () => {
    const hourly = await read(
      await connect({ customer: 'cedar-2' }),
      '2026-06-20T07:00:00Z',
      '2026-06-21T07:00:00Z',
    );
    expect(runs(hourly)[0]).toMatchObject({ intervalSeconds: 3600 });
    const solar = await read(
      await connect({ customer: 'cedar-3' }),
      '2026-06-20T07:00:00Z',
      '2026-06-21T07:00:00Z',
    );
    expect(total(solar.servicePoints[0]!.channels.export)).toBeGreaterThan(0);
  });

  it('are a day behind: yesterday is an estimate, corrected a day later', async () => {
    const tokens = await connect({ customer: 'cedar-1' });
    const from = '2026-06-28T07:00:00Z';
    const today = runs(await read(tokens, from));
    expect(today.map((run) => [run.start, ends(run), run.quality])).toEqual([
      [midnight('2026-06-28'), midnight('2026-06-29'), 'actual'],
      [midnight('2026-06-29'), midnight('2026-06-30'), 'estimated'],
    ]);
    sandbox.setNow('2026-07-01T15:00:00Z');
    const tomorrow = runs(
      await read(await connect({ customer: 'cedar-1' }), '2026-06-29T07:00:00Z', '2026-06-30T07:00:00Z'),
    );
    sandbox.setNow(NOW);
    expect(tomorrow.map((run) => run.quality)).toEqual(['actual']);
    expect(total(tomorrow)).not.toBe(total(today.slice(1)));
    expect(total(tomorrow) / total(today.slice(1))).toBeCloseTo(1, 1);
  });

  it('reach as far back as the customer agreed to', async () => {
    const file = await read(await connect({ customer: 'cedar-1', months: 1 }));
    const days = (Date.parse(NOW) / 1_000 - runs(file)[0]!.start) / 86_400;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThan(31);
  });

  it("are daily totals where the customer doesn't share intervals", async () => {
    const tokens = await connect({ customer: 'cedar-1', interval: false });
    expect(tokens.scope).toBe('FB=1_3_13_14_15_39;BlockDuration=daily;HistoryLength=13');
    const file = await read(tokens, '2026-06-20T07:00:00Z', '2026-06-23T07:00:00Z');
    expect(runs(file)[0]).toMatchObject({ intervalSeconds: 86_400 });
  });

  it('are right on days when the clock changes', async () => {
    const file = await read(
      await connect({ customer: 'cedar-1' }),
      '2026-03-08T08:00:00Z',
      '2026-03-09T07:00:00Z',
    );
    expect(runs(file).reduce((sum, run) => sum + run.values.length, 0)).toBe(92);
  });

  it('show a requested saving', async () => {
    const window = { from: '2026-06-20T00:00:00Z', to: '2026-06-20T02:00:00Z' };
    const tokens = await connect({ other: 'A saver' });
    const before = total(runs(await read(tokens, window.from, window.to)));
    const customer = Object.values(sandbox.world.state.customers).find(({ name }) => name === 'A saver')!;
    sandbox.actions.save(customer, { ...window, percent: 40 });
    const after = total(runs(await read(await connect({ other: 'A saver' }), window.from, window.to)));
    expect(after / before).toBeCloseTo(0.6, 2);
  });

  it("show what the home's battery fed in on command: less is taken then, and more afterwards", async () => {
    const [from, to, night] = ['2026-06-20T01:00:00Z', '2026-06-20T02:00:00Z', '2026-06-20T07:00:00Z'];
    const tokens = await connect({ customer: 'cedar-2' });
    const before = [
      await read(tokens, from, to),
      await read(await connect({ customer: 'cedar-2' }), to, night),
    ];
    const { store } = sandbox.devices;
    const { id, deviceIds } = store.open('basalt', 'battery@home.example');
    const battery = store.device(deviceIds[0]!)!;
    battery.history.push(
      { at: Date.parse(from), on: false, feedsTo: 20, setpointC: null, online: true },
      { at: Date.parse(to), on: true, setpointC: null, online: true },
    );
    sandbox.actions.join(sandbox.world.state.customers['cedar-2']!, { from, to, accounts: [id] });
    sandbox.world.state.customers['cedar-2']!.savings = [];
    const after = [
      await read(await connect({ customer: 'cedar-2' }), from, to),
      await read(await connect({ customer: 'cedar-2' }), to, night),
    ];
    const [during, later] = after.map((file, index) => total(runs(file)) - total(runs(before[index]!)));
    expect(during! / 1_000).toBeCloseTo(-batteryFed(battery, Date.parse(to)), 0);
    expect(batteryFed(battery, Date.parse(to))).toBeGreaterThan(400);
    expect(later).toBeGreaterThan(0);
  });

  it('are available earlier when given out by hand', async () => {
    const tokens = await connect({ other: 'An early one' });
    const customer = Object.values(sandbox.world.state.customers).find(
      ({ name }) => name === 'An early one',
    )!;
    sandbox.actions.deliver(customer, { through: new Date('2026-06-30T14:00:00Z'), final: true });
    const file = await read(tokens, '2026-06-29T07:00:00Z');
    expect(runs(file).map((run) => [ends(run), run.quality])).toEqual([
      [Date.parse('2026-06-30T14:00:00Z') / 1_000, 'actual'],
    ]);
  });

  it('need the right token', async () => {
    const [one, two] = [await connect({ customer: 'cedar-1' }), await connect({ customer: 'cedar-2' })];
    expect((await fetch(one.resourceURI)).status).toBe(401);
    expect(
      (await fetch(one.resourceURI, { headers: { authorization: `Bearer ${two.access_token}` } })).status,
    ).toBe(404);
  });
});
