import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importMeterFile } from './importMeterFile.ts';
import type { MeterFile } from './meterFile.ts';
import { MeterFileFault } from './meterFileFault.ts';
import { dayMWh } from './packedDay.ts';
import { countReadings, runEnd, totalMWh } from './readings.ts';
import type { Channel } from './readings.ts';
import { lastCompleteWeekday, shiftByWholeWeeks } from './replay.ts';
import { sampleGreenButton, sampleNem12 } from './sampleFiles.ts';
import { toRuns } from '../../../tests/support/toRuns.ts';
import { toPackedDays } from './toPackedDays.ts';

/** Real meter files are next to the repository; otherwise synthetic ones of the same shape are used. */
const DATA = resolve(import.meta.dirname, '../../../../shared/data');
const real = existsSync(DATA);
const kind = real ? 'real files' : 'made-up files (the real ones are not on this machine)';

const load = (path: string): Uint8Array => readFileSync(join(DATA, path));
const taken = (name: string, bytes: string | Uint8Array): MeterFile => importMeterFile(name, [bytes]);
const kWh = (file: MeterFile, channel: Channel): number =>
  file.servicePoints.reduce((sum, point) => sum + totalMWh(point.channels[channel]), 0) / 1e6;
const listed = (folder: string): string[] =>
  real ? readdirSync(join(DATA, folder)).filter((name) => /\.(csv|xml)$/.test(name)) : [];

interface Expected {
  readonly bytes: string | Uint8Array;
  readonly readings: number;
  readonly importKWh: number;
  readonly exportKWh: number;
  readonly runs: readonly number[];
}

const flat = { value: () => '0.25' };
const WATT_HOURS = { reading: () => '<value>500</value>' };
const files: readonly (readonly [string, Expected])[] = real
  ? [
      [
        'nem12/Example_NEM12_month_solar.csv',
        { readings: 17_856, importKWh: 270.738, exportKWh: 589.172, runs: [300] },
      ],
      [
        'nem12/Example_NEM12_multiple_meters.csv',
        { readings: 576, importKWh: 21.12, exportKWh: 5.76, runs: [900] },
      ],
      [
        'nem12/Example_NEM12_different_interval_length.csv',
        { readings: 48, importKWh: 374, exportKWh: 0, runs: [1800] },
      ],
      [
        'nem12/NEM12_SCENARIO5_UNITEDDP_NEMMCO.csv',
        { readings: 288, importKWh: 157.596, exportKWh: 0, runs: [900, 1800] },
      ],
      ['nem12/NEM12_SCENARIO7_UNITEDDP_NEMMCO.csv', { readings: 0, importKWh: 0, exportKWh: 0, runs: [] }],
      [
        'nem12/NEM12_SCENARIO10_UNITEDDP_NEMMCO.csv',
        { readings: 240, importKWh: 104.367, exportKWh: 55.98, runs: [1800] },
      ],
      [
        'greenbutton/inland-single-family-2011-hourly.xml',
        { readings: 8760, importKWh: 8343.306, exportKWh: 0, runs: [3600] },
      ],
      [
        'greenbutton/two-weeks-15min-cost-quality.xml',
        { readings: 1340, importKWh: 1391.666, exportKWh: 0, runs: [900] },
      ],
      [
        'greenbutton/hourly-nine-days-with-cost.xml',
        { readings: 216, importKWh: 199.563, exportKWh: 0, runs: [3600] },
      ],
      [
        'greenbutton/one-year-daily-dst.xml',
        { readings: 444, importKWh: 9917.817, exportKWh: 0, runs: [82_800, 86_400, 90_000] },
      ],
      [
        'greenbutton/hourly-2023-aggregator-dialect.xml',
        { readings: 300, importKWh: 248.53, exportKWh: 0, runs: [3600] },
      ],
    ].map(
      ([name, expected]) =>
        [name as string, { ...(expected as Omit<Expected, 'bytes'>), bytes: load(name as string) }] as const,
    )
  : [
      [
        'solar month',
        {
          bytes: sampleNem12({ days: 31, intervalMinutes: 5, registers: ['B1', 'E1'], ...flat }),
          readings: 17_856,
          importKWh: 2232,
          exportKWh: 2232,
          runs: [300],
        },
      ],
      [
        'a year of hours',
        {
          bytes: sampleGreenButton({ start: Date.UTC(2011, 0, 1, 8) / 1000, count: 8760, ...WATT_HOURS }),
          readings: 8760,
          importKWh: 4380,
          exportKWh: 0,
          runs: [3600],
        },
      ],
      [
        'an aggregator',
        {
          bytes: sampleGreenButton({ count: 300, plain: true, ...WATT_HOURS }),
          readings: 300,
          importKWh: 150,
          exportKWh: 0,
          runs: [3600],
        },
      ],
    ];

describe(`meter files: ${kind}`, () => {
  it.each(files)('%s: every reading, to the milliwatt-hour', (name, expected) => {
    const file = taken(name, expected.bytes);
    const runs = file.servicePoints.flatMap((point) => [...point.channels.import, ...point.channels.export]);
    expect({ readings: file.readingCount, import: kWh(file, 'import'), export: kWh(file, 'export') }).toEqual(
      {
        readings: expected.readings,
        import: expected.importKWh,
        export: expected.exportKWh,
      },
    );
    expect([...new Set(runs.map((run) => run.intervalSeconds))].sort((a, b) => a - b)).toEqual(expected.runs);
    for (const point of file.servicePoints) {
      for (const channel of [point.channels.import, point.channels.export]) {
        const days = toPackedDays(channel, 'operator');
        expect(days.reduce((sum, day) => sum + dayMWh(day), 0)).toBe(totalMWh(channel));
        expect(countReadings(toRuns(days))).toBe(countReadings(channel));
      }
    }
  });

  it.each(listed('nem12').map((name) => [name]))('nem12/%s is read', (name) => {
    const file = taken(name, load(`nem12/${name}`));
    expect(file.format).toBe('nem12');
    expect(
      file.readingCount > 0 || file.warnings.some((warning) => warning.code === 'ignored-reactive'),
    ).toBe(true);
  });

  const invalid: Readonly<Record<string, readonly [number, string, string]>> = {
    'Example_NEM12_15min_200_30min_300.csv': [
      3,
      'wrong-count',
      'the day has 48 values, but an interval of 15 minutes needs 96',
    ],
    'Example_NEM12_incomplete_interval.csv': [
      3,
      'wrong-count',
      'the day has 0 values, but an interval of 30 minutes needs 48',
    ],
    'Example_NEM12_missing_header.csv': [2, 'missing-header', 'begins with its header'],
    'Example_empty_file.csv': [1, 'empty', 'there is nothing in it'],
  };
  const broken: readonly (readonly [string, string | Uint8Array])[] = real
    ? listed('nem12-invalid').map((name) => [name, load(`nem12-invalid/${name}`)] as const)
    : [
        ['Example_NEM12_15min_200_30min_300.csv', sampleNem12().replace(',30,', ',15,')],
        [
          'Example_NEM12_incomplete_interval.csv',
          sampleNem12().replace(/300,20260601,.*A,/, '300,20260601,V,'),
        ],
        ['Example_NEM12_missing_header.csv', sampleNem12().replace(/^.*/, '')],
        ['Example_empty_file.csv', ''],
      ];
  it.each(broken)('nem12-invalid/%s is refused with its name, line and fault', (name, bytes) => {
    const [line, code, words] = invalid[name] ?? [0, 'a fault of this file is not known to the test', ''];
    expect(() => taken(name, bytes)).toThrow(MeterFileFault);
    expect(() => taken(name, bytes)).toThrow(
      expect.objectContaining({ file: name, line, code, message: expect.stringContaining(words) }),
    );
  });

  const resources: readonly (readonly [string, string | Uint8Array, string])[] = real
    ? [
        [
          'ApplicationInformation-Entry-Anonymized.xml',
          load('greenbutton/ApplicationInformation-Entry-Anonymized.xml'),
          'ApplicationInformation',
        ],
        [
          'Authorization-Entry-Anonymized.xml',
          load('greenbutton/Authorization-Entry-Anonymized.xml'),
          'Authorization',
        ],
      ]
    : [['Authorization.xml', '<entry><content><Authorization/></content></entry>', 'Authorization']];
  it.each(resources)('%s has no readings, and the fault says what it holds', (name, bytes, held) => {
    expect(() => taken(name, bytes)).toThrow(
      expect.objectContaining({ code: 'no-readings', message: expect.stringContaining(`it holds ${held}`) }),
    );
  });

  const NOW = Date.parse('2026-11-21T17:00:00Z') / 1000;
  it.each([
    [files.find(([name]) => /inland|year of hours/.test(name))!, 'America/Los_Angeles', '2026-11-13', 96],
    [files.find(([name]) => name.includes('solar'))!, 'Australia/Sydney', real ? '2026-11-20' : undefined, 0],
  ] as const)('moves to the last weeks before now: %s in %s', ([name, { bytes }], zone, weekday, lost) => {
    const { channels } = taken(name, bytes).servicePoints[0]!;
    const moved = shiftByWholeWeeks(channels, zone, NOW);
    expect(countReadings(moved.channels.import)).toBe(countReadings(channels.import) - lost);
    const end = Math.max(...moved.channels.import.map(runEnd));
    expect(end).toBeLessThanOrEqual(NOW);
    expect(NOW - end).toBeLessThan(7 * 86_400);
    if (weekday !== undefined) expect(lastCompleteWeekday(zone, moved.channels.import)).toBe(weekday);
  });
});
