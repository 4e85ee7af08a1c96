import { describe, expect, it } from 'vitest';
import { importMeterFile } from '../importMeterFile.ts';
import { totalMWh } from '../readings.ts';
import { sampleGreenButton } from '../sampleFiles.ts';
import type { SampleGreenButton } from '../sampleFiles.ts';

/** What utilities' files do that the standard doesn't foresee. */

const START = Date.parse('2026-06-01T07:00:00Z') / 1000;
const HOUR = 3600;

function read(text: string) {
  const file = importMeterFile('june.xml', [text]);
  const [point] = file.servicePoints;
  return {
    import: totalMWh(point?.channels.import ?? []) / 1000,
    export: totalMWh(point?.channels.export ?? []) / 1000,
    runs: point?.channels.import.map(({ start, values }) => [(start - START) / HOUR, values.length]),
    notes: file.warnings.map(({ code }) => code),
    messages: file.warnings.map(({ message }) => message).join(' '),
  };
}

const sample = (options: SampleGreenButton): string =>
  sampleGreenButton({
    start: START,
    count: 4,
    reading: (i) => `<value>${[500, 500, -350, 0][i]}</value>`,
    plain: true,
    ...options,
  });
/** Its block alone, with an `updated` of its own. */
const block = (text: string, updated: string): string => {
  const entry = /<entry>(?:(?!<entry>)[\s\S])*<IntervalBlock>[\s\S]*?<\/entry>/.exec(text)?.[0] ?? '';
  return entry.replace('</entry>', `<updated>${updated}</updated></entry>`);
};
const flat = (wattHours: number) => sample({ reading: () => `<value>${wattHours}</value>` });
const withBlocks = (...blocks: string[]): string =>
  flat(0).replace(block(flat(0), '').replace('<updated></updated>', ''), blocks.join('\n'));

describe('a negative reading of Green Button', () => {
  it.each([
    ['consumption', 1],
    ['net energy', 4],
  ])('of %s is energy fed into the grid', (_what, flowDirection) => {
    expect(read(sample({ readingType: { flowDirection } }))).toMatchObject({
      import: 1000,
      export: 350,
      runs: [[0, 4]],
      notes: ['net'],
    });
  });

  it('of energy fed into the grid is left out with a word', () => {
    expect(read(sample({ readingType: { flowDirection: 19 } }))).toMatchObject({
      import: 0,
      export: 1000,
      notes: ['ignored-kind'],
    });
  });

  it.each([
    ['a temperature', 279, 'ignored-unit'],
    ['reactive energy', 73, 'ignored-reactive'],
  ])('of %s doesn’t refuse the energy beside it', (_what, uom, code) => {
    const other = sample({ readingType: { uom } })
      .replaceAll('MeterReading/1', 'MeterReading/2')
      .replaceAll('ReadingType/1', 'ReadingType/2');
    const entries = /<entry>[\s\S]*<\/entry>/.exec(other)?.[0] ?? '';
    expect(read(flat(500).replace('</feed>', `${entries}</feed>`))).toMatchObject({
      import: 2000,
      export: 0,
      notes: [code],
    });
  });
});

describe('readings of Green Button without a time of their own', () => {
  const untimed = (text: string) => text.replaceAll(/<timePeriod>.*?<\/timePeriod>/g, '');

  it.each([
    ['its type gives the length', untimed(flat(500))],
    ['the block is divided evenly', untimed(flat(500)).replace(/<intervalLength>\d+<\/intervalLength>/, '')],
  ])('are placed one after the other in their block: %s', (_how, text) => {
    expect(read(text)).toMatchObject({ import: 2000, runs: [[0, 4]], notes: ['placed-by-block'] });
  });

  it('keep their place beside one without a value', () => {
    const text = untimed(sample({ reading: (i) => (i === 1 ? '<value></value>' : '<value>500</value>') }));
    expect(read(text)).toMatchObject({
      import: 1500,
      runs: [
        [0, 1],
        [2, 2],
      ],
    });
  });

  it.each([
    ['the block is longer than they are', untimed(flat(500)).replace('<duration>14400', '<duration>86400')],
    ['the block doesn’t say when it begins', untimed(flat(500)).replace(/<interval>.*?<\/interval>/, '')],
  ])('are refused where their time can’t be known: %s', (_why, text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'bad-time' }));
  });
});

describe('two readings of one time in Green Button', () => {
  it.each([
    ['later in the file', '2026-06-03T00:00:00Z', '2026-06-09T00:00:00Z', 1800],
    ['earlier in the file', '2026-06-09T00:00:00Z', '2026-06-03T00:00:00Z', 2000],
  ])('the block that was updated later counts: %s', (_where, first, second, wattHours) => {
    expect(read(withBlocks(block(flat(500), first), block(flat(450), second)))).toMatchObject({
      import: wattHours,
      notes: [],
    });
  });

  const atStart = (wattHours: number) =>
    `<IntervalReading><timePeriod><duration>3600</duration><start>${START}</start></timePeriod>` +
    `<value>${wattHours}</value></IntervalReading>\n`;
  const twice = (...values: readonly number[]) =>
    flat(500).replace('<IntervalReading>', `${values.map(atStart).join('')}<IntervalReading>`);

  it('that differ are one missing hour, named, in a file that is otherwise read', () => {
    const file = read(twice(700));
    expect(file).toMatchObject({ import: 1500, runs: [[1, 3]], notes: ['contradictory'] });
    expect(file.messages).toContain('(1); the first begins at 2026-06-01 07:00 UTC (line ');
  });

  it('that differ three times are missing once', () => {
    expect(read(twice(700, 800))).toMatchObject({ import: 1500, notes: ['contradictory'] });
  });

  it('that are contradicted and then corrected count as corrected', () => {
    const when = '2026-06-03T00:00:00Z';
    const file = withBlocks(
      block(twice(700), when),
      block(flat(450), '2026-06-09T00:00:00Z'),
      block(flat(900), when),
    );
    expect(read(file)).toMatchObject({ import: 1800, notes: [] });
  });
});

describe('gas in Green Button', () => {
  it.each<readonly [string, string]>([
    ['by its kind of service', flat(500).replace('<kind>0</kind>', '<kind>1</kind>')],
    [
      'by its kind of service, though the file doesn’t say how it counts',
      flat(500)
        .replace('<kind>0</kind>', '<kind>1</kind>')
        .replace(/<entry>(?:(?!<entry>)[\s\S])*<ReadingType>[\s\S]*?<\/entry>/, ''),
    ],
    ['by its commodity', sample({ readingType: { commodity: 7 } })],
    ...[119, 120, 122, 132, 166, 167, 169].map(
      (uom) => [`by its unit, ${uom}`, sample({ readingType: { uom } })] as const,
    ),
  ])('is called gas: %s', (_how, text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'gas-only' }));
  });
});
