import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { testDeps } from '../../../../tests/support/testDeps.ts';
import { sampleGreenButton, sampleNem12 } from '../../../domain/meter/sampleFiles.ts';
import type { Deps } from '../../platform/context.ts';
import { createLog } from '../../platform/log.ts';
import { runCommand } from '../../platform/operator/command.ts';
import { createSessions } from '../../session/service.ts';
import { members } from '../../session/tables.ts';
import { createMeter, type MeterService } from '../service.ts';
import { importReadingsCommand } from './importReadings.ts';

let database: TestDatabase;
let deps: Deps;
let meter: MeterService;
let run: (
  args: readonly string[],
  files?: Readonly<Record<string, string>>,
) => Promise<{ code: number; printed: readonly string[]; faults: readonly string[] }>;

beforeAll(async () => {
  database = await testDb();
  deps = { ...testDeps(database).deps, log: createLog('silent'), jobs: { send: async () => undefined } };
  meter = createMeter({ ...deps, onReadingsChanged: async () => undefined });
  const sessions = createSessions({
    db: deps.db,
    newId: deps.newId,
    secrets: deps.secrets,
    sessionDays: 30,
    sessionMaxDays: 180,
  });
  run = async (args, files = {}) => {
    const printed: string[] = [];
    const faults: string[] = [];
    const code = await runCommand([importReadingsCommand(meter, sessions, async () => null)], {
      name: 'import-readings',
      args,
      deps,
      signal: new AbortController().signal,
      print: (line) => void printed.push(line),
      printError: (line) => void faults.push(line),
      openFile: (name) => Readable.from([Buffer.from(files[name] ?? '')]),
      settle: async () => undefined,
    });
    return { code, printed, faults };
  };
});
afterAll(() => database.close());

async function member(brandId = 'default'): Promise<{ email: string; brandId: string; memberId: string }> {
  const memberId = deps.newId();
  const email = `${memberId}@example.org`;
  await deps.db.insert(members).values({
    id: memberId,
    brand: brandId,
    email,
    emailKey: email,
    country: 'US',
    timeZone: 'America/Los_Angeles',
    createdAt: deps.clock.now(),
  });
  return { email, brandId, memberId };
}

describe('npm run import-readings', () => {
  it('imports files as an operator and prints the results', async () => {
    const { email, brandId, memberId } = await member();
    const files = {
      '/tmp/june.xml': sampleGreenButton({
        point: 'command-1',
        start: Date.UTC(2026, 5, 1) / 1000,
        count: 48,
      }),
      'july.csv': sampleNem12({ nmi: 'COMMANDNMI', registers: ['E1', 'Q1'], days: 2 }),
    };
    const { code, printed, faults } = await run(['/tmp/june.xml', 'july.csv', '--member', email], files);
    expect({ code, faults }).toEqual({ code: 0, faults: [] });
    expect(printed).toEqual([
      'june.xml: 48 readings of 1 meter from 2026-06-01 00:00 to 2026-06-03 00:00 UTC; 3 new days, 0 changed days.',
      'july.csv: 96 readings of 1 meter from 2026-05-31 14:00 to 2026-06-02 14:00 UTC; 3 new days, 0 changed days.',
      '  Register Q1 is reactive energy ("kVArh"); it is left out.',
    ]);
    expect(await meter.imports(deps.db, { brandId, memberId }, 5)).toMatchObject([
      { source: 'operator' },
      { source: 'operator' },
    ]);
    expect((await run(['july.csv', '--member', email], files)).printed).toEqual([
      expect.stringMatching(/^july\.csv: already imported on 2026-06-15\. Nothing has changed\.$/),
    ]);
  });

  it('imports the other files when one is refused, and exits with 1', async () => {
    const { email } = await member('org');
    const files = { 'good.csv': sampleNem12({ nmi: 'COMMANDTWO' }), 'bad.csv': 'time,energy\n1,2\n' };
    const { code, printed, faults } = await run(
      ['bad.csv', 'good.csv', '--member', email, '--brand', 'org'],
      files,
    );
    expect(code).toBe(1);
    expect(printed).toEqual([expect.stringMatching(/^good\.csv: 96 readings/)]);
    expect(faults).toEqual([
      expect.stringMatching(/^bad\.csv, line 1: this is a table, but not NEM12/),
      '1 of 2 files refused. Nothing from it was saved.',
    ]);
  });

  it('imports a NEM12 file with more than 50 meters, and prints the progress', async () => {
    const { email, brandId, memberId } = await member();
    const lines = Array.from({ length: 260 }, (_, index) =>
      sampleNem12({ nmi: `MANYM${String(index).padStart(5, '0')}`, days: 1 })
        .split('\r\n')
        .slice(1, -2),
    );
    const files = { 'retailer.csv': [sampleNem12().split('\r\n')[0], ...lines.flat(), '900', ''].join('\n') };
    const { code, printed, faults } = await run(['retailer.csv', '--member', email], files);
    expect({ code, faults }).toEqual({
      code: 0,
      faults: ['retailer.csv: 200 of 260 meters read.', 'retailer.csv: 260 of 260 meters read.'],
    });
    expect(printed).toEqual([
      'retailer.csv: 12,480 readings of 260 meters from 2026-05-31 14:00 to 2026-06-01 14:00 UTC; 520 new days, 0 changed days.',
    ]);
    expect(await meter.meters(deps.db, { brandId, memberId })).toHaveLength(260);
  });

  it('reports that a gas file has nothing to settle, and exits with 1', async () => {
    const files = {
      'gas.xml': sampleGreenButton({ point: 'gas' }).replace('<espi:kind>0<', '<espi:kind>1<'),
    };
    const { code, printed, faults } = await run(['gas.xml', '--member', (await member()).email], files);
    expect({ code, printed }).toEqual({ code: 1, printed: [] });
    expect(faults[0]).toMatch(
      /^gas\.xml, line \d+, UsagePoint: this file is of gas, not of electricity; there is nothing to settle here$/,
    );
  });

  it('refuses a meter of another account', async () => {
    const files = { 'mine.csv': sampleNem12({ nmi: 'COMMANDDUP' }) };
    await run(['mine.csv', '--member', (await member()).email], files);
    const { code, faults } = await run(['mine.csv', '--member', (await member()).email], files);
    expect([code, faults[0]]).toEqual([
      1,
      'mine.csv: one of its meters is already linked to another account.',
    ]);
  });

  it.each([
    [
      [],
      /^Enter at least one meter file\.\nUsage: npm run import-readings -- FILE… \(--member EMAIL \| --utility ID\) \[--brand ID\]$/,
    ],
    [['a.csv'], /^Enter the member whose meter it is, or the utility that delivered the files\./],
    [['a.csv', '--member', 'nobody@example.org'], /^default has no member nobody@example\.org\.$/],
    [
      ['a.csv', '--member', 'x@example.org', '--brand', 'acme'],
      /^There’s no brand "acme"\. Brands: default, /,
    ],
    [['a.csv', '--user', 'x'], /^Unknown option '--user'\.\nUsage/],
  ])('explains %j', async (args, message) => {
    const { code, faults } = await run(args);
    expect(code).toBe(1);
    expect(faults.join('\n')).toMatch(message);
  });
});
