import { describe, expect, it } from 'vitest';
import { importMeterFile } from '../importMeterFile.ts';
import { countReadings, totalMWh } from '../readings.ts';
import { sampleNem12 } from '../sampleFiles.ts';

/** What retailers' portals and old tools make of NEM12. */

function read(text: string) {
  const file = importMeterFile('june.csv', [text]);
  const runs = file.servicePoints[0]?.channels.import ?? [];
  return {
    kWh: totalMWh(runs) / 1e6,
    readings: countReadings(runs),
    issuedAt: file.issuedAt,
    notes: file.warnings.map(({ code }) => code),
  };
}

const flat = (...days: readonly string[]) => days.map((value) => new Array<string>(48).fill(value).join(','));
const sample = (options: Parameters<typeof sampleNem12>[0] = {}) =>
  sampleNem12({ lineEnd: '\n', value: () => '0.5', ...options });
const bare = sample()
  .replace(/^100.*\n/, '')
  .replace(/900\n$/, '');

describe('a NEM12 file without header and end', () => {
  it('is read with a warning, dated by its last reading', () => {
    expect(read(bare)).toEqual({
      kWh: 48,
      readings: 96,
      issuedAt: Date.parse('2026-06-02T14:00:00Z') / 1000,
      notes: ['no-header'],
    });
  });

  it.each([
    ['only the header is missing', `${bare}900\n`, 'missing-header'],
    ['only the end is missing', sample().replace(/900\n$/, ''), 'truncated'],
    ['a header comes later', `${bare}${sample()}`, 'missing-header'],
    ['its last day breaks off', bare.replace(/,0\.5,A,,,,\n$/, ''), 'wrong-count'],
    ['its last qualities break off', `${bare.replace(/A,,,,\n$/, 'V,,,,\n')}400,1,20,A,,\n`, 'bad-quality'],
    ['readings come first', bare.replace(/^200.*\n/, ''), 'missing-header'],
  ])('is refused when something else is wrong: %s', (_what, text, code) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code }));
  });
});

it.each([
  ['quoted fields', sample().replace('200,SAMPLE0001,', '200,"SAMPLE0001",').replace(',kWh,', ',"kWh",')],
  ['every field quoted', sample().replaceAll(/[^,\n]+/g, '"$&"')],
  ['a comma inside of quotes', sample().replace('A,,,,', 'A,89,"faulty, replaced",,')],
  ['line ends of old Macs', sample({ lineEnd: '\r\n' }).replaceAll('\r\n', '\r')],
])('reads NEM12 with %s', (_what, text) => {
  expect(read(text)).toMatchObject({ kWh: 48, readings: 96, notes: [] });
});

it('a register that begins later counts from then on, and the days before lose nothing', () => {
  const [half = '', tenth = ''] = flat('0.5', '0.1');
  const day = (date: number, values: string) => `300,202606${date},${values},A,,,,`;
  const text = [
    '100,NEM12,202607010930,A,B',
    '200,SAMPLE0001,E1E2,1,E1,N1,M1,kWh,30,',
    ...[10, 11, 12, 13].map((date) => day(date, half)),
    '200,SAMPLE0001,E1E2,1,E2,N1,M1,kWh,30,',
    ...[12, 13].map((date) => day(date, tenth)),
    '900',
  ].join('\n');
  expect(read(text)).toMatchObject({ kWh: 4 * 24 + 2 * 4.8, readings: 4 * 48, notes: [] });
});

it('two records of a day that differ in one interval leave that interval missing, with a word', () => {
  const [line = ''] = /300,20260602.*\n/.exec(sample()) ?? [];
  const text = sample().replace(line, `${line}${line.replace('0.5,', '0.7,')}`);
  expect(read(text)).toMatchObject({ kWh: 47.5, readings: 95, notes: ['contradictory', 'missing-readings'] });
});
