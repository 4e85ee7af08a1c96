import { describe, expect, it } from 'vitest';
import { importMeterFile } from '../importMeterFile.ts';
import { MeterFileFault } from '../meterFileFault.ts';
import type { MeterFile } from '../meterFile.ts';
import { countReadings, totalMWh } from '../readings.ts';
import { sampleGreenButton } from '../sampleFiles.ts';
import type { SampleGreenButton } from '../sampleFiles.ts';

const NAME = 'july.xml';
const START = Date.parse('2026-06-01T07:00:00Z') / 1000;
const read = (text: string | Uint8Array): MeterFile => importMeterFile(NAME, [text]);
const only = (file: MeterFile) => file.servicePoints[0]!;
const sample = (options: SampleGreenButton = {}): string =>
  sampleGreenButton({
    start: START,
    count: 4,
    reading: () => '<value>1500</value>',
    plain: true,
    ...options,
  });
const catchFault = (text: string | Uint8Array): MeterFileFault => {
  try {
    read(text);
  } catch (error) {
    if (error instanceof MeterFileFault) return error;
    throw error;
  }
  throw new Error('the file was taken');
};

/** A reading of an interval block. */
const reading = (start: number, seconds: number, inside = '<value>1500</value>'): string =>
  `<IntervalReading><timePeriod><duration>${seconds}</duration><start>${start}</start></timePeriod>${inside}</IntervalReading>`;
/** The sample with other readings. */
const withReadings = (...readings: string[]): string =>
  sample().replace(/<IntervalReading>[\s\S]*<\/IntervalReading>/, readings.join('\n'));

describe('Green Button', () => {
  it.each([
    ['prefixed elements', false],
    ['default namespaces', true],
  ])('reads %s', (_, plain) => {
    const file = read(sample({ plain }));
    expect(file).toMatchObject({
      format: 'green-button',
      readingCount: 4,
      issuedAt: Date.parse('2026-07-01T00:00:00Z') / 1000,
      warnings: [],
    });
    expect(only(file)).toMatchObject({
      number: 'utility.example/espi/1_1/resource/RetailCustomer/5/UsagePoint/7',
      label: 'Made-up home',
    });
    expect(only(file).channels.import).toEqual([
      {
        start: START,
        intervalSeconds: 3600,
        values: new Uint32Array(4).fill(1_500_000),
        quality: 'actual',
        issuedAt: file.issuedAt,
      },
    ]);
  });

  it.each([
    [{ flowDirection: 1 }, 'import', 1_500_000],
    [{ flowDirection: 19 }, 'export', 1_500_000],
    [{ powerOfTenMultiplier: 3 }, 'import', 1_500_000_000],
    [{ powerOfTenMultiplier: -3 }, 'import', 1_500],
    [{ accumulationBehaviour: 0, commodity: 0 }, 'import', 1_500_000],
  ] as const)('with %j each reading is %s of %s mWh', (readingType, channel, mWh) => {
    const { channels } = only(read(sample({ readingType })));
    expect([...new Set(channels[channel].flatMap((run) => [...run.values]))]).toEqual([mWh]);
    expect(channels[channel === 'import' ? 'export' : 'import']).toEqual([]);
  });

  it.each([
    [{ uom: 38 }, 'ignored-unit', 'watts'],
    [{ uom: 73 }, 'ignored-reactive', 'reactive'],
    [{ accumulationBehaviour: 3 }, 'ignored-kind', 'accumulation behaviour 3'],
    [{ accumulationBehaviour: 12 }, 'ignored-kind', 'accumulation behaviour 12'],
    [{ flowDirection: 20 }, 'ignored-kind', 'flow direction 20'],
    [{ dataQualifier: 8 }, 'ignored-kind', 'maximum'],
  ] as const)('ignores readings with %j with a notice', (readingType, code, words) => {
    const file = read(sample({ readingType }));
    expect(file.readingCount).toBe(0);
    expect(file.warnings).toEqual([
      expect.objectContaining({ code, message: expect.stringContaining(words) }),
    ]);
  });

  it.each([
    ['gas', sample().replace('<kind>0</kind>', '<kind>1</kind>'), 'gas-only'],
    ['gas', sample({ readingType: { commodity: 7, uom: 119 } }), 'gas-only'],
    ['gas', sample({ readingType: { uom: 169 } }), 'gas-only'],
    ['water', sample().replace('<kind>0</kind>', '<kind>2</kind>'), 'water-only'],
    ['heat', sample().replace('<kind>0</kind>', '<kind>4</kind>'), 'other-service'],
    [
      'gas',
      sample()
        .replace('<kind>0</kind>', '<kind>1</kind>')
        .replace(/<IntervalReading>[\s\S]*<\/IntervalReading>/, ''),
      'gas-only',
    ],
  ])('reports that a file of %s has nothing to settle', (service, text, code) => {
    expect(catchFault(text)).toMatchObject({
      code,
      fault: `this file is of ${service}, not of electricity; there is nothing to settle here`,
    });
  });

  it('ignores the gas meter next to the electricity meter, with a notice', () => {
    const gas = sample({ point: '8' }).replace('<kind>0</kind>', '<kind>1</kind>');
    const both = read(sample().replace('</feed>', gas.slice(gas.indexOf('<entry>'))));
    expect(both.readingCount).toBe(4);
    expect(both.warnings.map(({ message }) => message)).toEqual([
      'Readings of gas are left out; there is nothing to settle here.',
    ]);
  });

  it('merges daily entries of the same UsagePoint into one meter', () => {
    const dayEntry = (day: number): string => {
      const text = sample({ start: START + day * 86_400, count: 24 });
      return text.slice(text.indexOf('<entry>'), text.lastIndexOf('</entry>') + 8);
    };
    const feed = sample().replace(
      /<entry>[\s\S]*<\/entry>/,
      Array.from({ length: 393 }, (_, day) => dayEntry(day)).join('\n'),
    );
    const file = read(feed);
    expect(file.servicePoints).toHaveLength(1);
    expect(file.readingCount).toBe(393 * 24);
    expect(totalMWh(only(file).channels.import)).toBe(393 * 24 * 1_500_000);
  });

  it('distinguishes two ReadingTypes with one self link by the MeterReadings that reference them', () => {
    const export19 = sample({
      readingType: { flowDirection: 19 },
      reading: () => '<value>700</value>',
    }).replaceAll('MeterReading/1', 'MeterReading/2');
    const [, second] = [0, export19.slice(export19.indexOf('<entry>', export19.indexOf('<UsagePoint>')))];
    const { channels } = only(read(sample().replace('</feed>', second)));
    expect([totalMWh(channels.import), totalMWh(channels.export)]).toEqual([4 * 1_500_000, 4 * 700_000]);
  });

  it('refuses different ReadingTypes with one self link that nothing distinguishes', () => {
    const type =
      /<entry>(?:(?!<entry>)[\s\S])*<ReadingType>[\s\S]*?<\/entry>/.exec(
        sample({ readingType: { powerOfTenMultiplier: 3 } }),
      )?.[0] ?? '';
    expect(catchFault(sample().replace('</feed>', `${type}</feed>`))).toMatchObject({
      code: 'broken-link',
      fault: expect.stringContaining('several ReadingTypes that differ'),
    });
  });

  it("uses the ReadingType's length where readings have duration 0, with one notice", () => {
    const file = read(
      sample().replaceAll('<timePeriod><duration>3600</duration>', '<timePeriod><duration>0</duration>'),
    );
    expect(only(file).channels.import).toMatchObject([{ start: START, intervalSeconds: 3600 }]);
    expect(file.warnings).toEqual([
      {
        code: 'assumed-length',
        message: 'Readings that give their duration as 0 are as long as their ReadingType says (4).',
      },
    ]);
  });

  it('treats readings without a direction as consumption, with a notice', () => {
    const file = read(sample().replace('<flowDirection>1</flowDirection>', ''));
    expect(file.readingCount).toBe(4);
    expect(file.warnings.map((warning) => warning.code)).toEqual(['assumed-direction']);
  });

  it.each([
    [[0], 'actual'],
    [[14], 'actual'],
    [[17], 'actual'],
    [[18], 'actual'],
    [[19], 'actual'],
    [[7], 'estimated'],
    [[8], 'estimated'],
    [[9], 'estimated'],
    [[12], 'estimated'],
    [[99], 'estimated'],
    [[18, 8], 'estimated'],
    [[8, 18], 'estimated'],
  ])('a reading of quality %j is %s', (codes, quality) => {
    const inside = `${codes.map((code) => `<ReadingQuality><quality>${code}</quality></ReadingQuality>`).join('')}<value>1</value>`;
    expect(only(read(withReadings(reading(START, 900, inside)))).channels.import[0]?.quality).toBe(quality);
  });

  it("a reading without a quality has its type's", () => {
    expect(only(read(sample({ readingType: { defaultQuality: 8 } }))).channels.import[0]?.quality).toBe(
      'estimated',
    );
  });

  it('skips cost, block interval, usage summaries and unknown elements', () => {
    const summary =
      '<entry><content><ElectricPowerUsageSummary><overallConsumptionLastPeriod><uom>38</uom>' +
      '<value>9</value></overallConsumptionLastPeriod></ElectricPowerUsageSummary></content></entry>';
    const file = read(
      sample({ reading: () => '<cost>974</cost><tou>1</tou><value>7</value>' }).replace(
        '</feed>',
        `${summary}</feed>`,
      ),
    );
    expect(totalMWh(only(file).channels.import)).toBe(28_000);
  });

  it('reads entries in any order: types and points after the readings', () => {
    const text = sample();
    const entries = text.match(/<entry>[\s\S]*?<\/entry>/g) ?? [];
    const turned = text.replace(/<entry>[\s\S]*<\/entry>/, [...entries].reverse().join('\n'));
    expect(turned).not.toBe(text);
    expect(read(turned).servicePoints).toEqual(read(text).servicePoints);
  });

  it('reads readings in any order, and makes one run of them', () => {
    const file = read(
      withReadings(...[3, 0, 2, 1].map((i) => reading(START + i * 900, 900, `<value>${i}</value>`))),
    );
    expect(only(file).channels.import.map((run) => [...run.values])).toEqual([[0, 1000, 2000, 3000]]);
  });

  it('separates two meters and two directions of one feed by their links', () => {
    const one = sample();
    const two = sample({ point: '8', readingType: { flowDirection: 19 } }).replaceAll(
      'ReadingType/1',
      'ReadingType/2',
    );
    const file = read(one.replace('</feed>', `${/<entry>[\s\S]*<\/entry>/.exec(two)?.[0] ?? ''}</feed>`));
    expect(
      file.servicePoints.map((point) => [
        point.number.slice(-2),
        countReadings(point.channels.import),
        countReadings(point.channels.export),
      ]),
    ).toEqual([
      ['/7', 4, 0],
      ['/8', 0, 4],
    ]);
  });

  it('links full and relative addresses', () => {
    expect(
      read(sample().replace(/rel="self" href="https:\/\/utility\.example/g, 'rel="self" href="'))
        .readingCount,
    ).toBe(4);
  });

  it('takes the duration from the type where a reading has none', () => {
    const file = read(sample().replace(/<timePeriod><duration>3600<\/duration>/g, '<timePeriod>'));
    expect(only(file).channels.import[0]?.intervalSeconds).toBe(3600);
  });

  it("keeps days of 23, 24 and 25 hours, with a notice that they can't settle", () => {
    const file = read(
      withReadings(reading(START, 86_400), reading(START + 86_400, 82_800), reading(START + 169_200, 90_000)),
    );
    expect(only(file).channels.import.map((run) => run.intervalSeconds)).toEqual([86_400, 82_800, 90_000]);
    expect(only(file).notes.map((note) => note.code)).toEqual(['coarse']);
  });

  it('ignores bill totals with a notice', () => {
    const file = read(withReadings(reading(START, 3600), reading(START + 3600, 2_592_000)));
    expect(file.readingCount).toBe(1);
    expect(file.warnings[0]?.message).toContain('bill');
  });

  it('prefers hours to the day that covers them', () => {
    const file = read(
      withReadings(
        reading(START, 86_400, '<value>999</value>'),
        reading(START + 3600, 3600),
        reading(START + 86_400, 86_400),
      ),
    );
    expect(only(file).channels.import.map((run) => [run.intervalSeconds, run.values.length])).toEqual([
      [3600, 1],
      [86_400, 1],
    ]);
    expect(only(file).notes.map((note) => note.code)).toContain('ignored-coarser');
  });

  it('counts a repeated reading with the same value once', () => {
    const file = read(
      withReadings(
        reading(START, 900),
        reading(START, 900, '<ReadingQuality><quality>8</quality></ReadingQuality><value>1500</value>'),
        reading(START + 900, 900),
      ),
    );
    expect(file.readingCount).toBe(2);
    expect(only(file).channels.import.map((run) => run.quality)).toEqual(['actual']);
  });

  it('leaves a reading without a value missing, with a notice', () => {
    const file = read(
      withReadings(
        reading(START, 900),
        reading(START + 900, 900, ''),
        reading(START + 1800, 900, '<value/>'),
      ),
    );
    expect(file.readingCount).toBe(1);
    expect(file.warnings.map((warning) => warning.code)).toEqual(['missing-readings']);
  });

  it('is never issued before its last reading ended, whatever it says', () => {
    expect(read(sample({ made: '2001-01-01T00:00:00Z' })).issuedAt).toBe(START + 4 * 3600);
    expect(read(sample().replace(/<updated>.*?<\/updated>/, '')).issuedAt).toBe(START + 4 * 3600);
  });

  it('decodes accented text of a declared single-byte encoding', () => {
    const text = sample().replace('UTF-8', 'ISO-8859-1').replace('Made-up home', 'Réservoir');
    expect(only(read(Buffer.from(text, 'latin1'))).label).toBe('Réservoir');
  });

  it('never puts an address into what may be stored or shown', () => {
    const file = read(sample({ readingType: { uom: 38 } }));
    expect(JSON.stringify(file.warnings)).not.toContain('utility.example');
  });
});

describe('refuses a malformed Green Button file whole, naming line or element and fault', () => {
  const tenTimes = Array.from(
    { length: 10 },
    (_, i) => `<!ENTITY ${'bcdefghijk'[i]} "${`&${'abcdefghij'[i]};`.repeat(10)}">`,
  );
  const lol = `<?xml version="1.0"?>\n<!DOCTYPE feed [<!ENTITY a "lol">${tenTimes.join('')}]>\n<feed>&k;</feed>`;
  const noPoints = sample().replace(/<entry>(?:(?!<\/entry>)[\s\S])*<UsagePoint>[\s\S]*?<\/entry>/, '');
  it.each<[string, string | Uint8Array, string, string | undefined, string]>([
    ['a document type with entities in ten layers', lol, 'forbidden-xml', undefined, 'DOCTYPE'],
    ['an entity that is not declared', sample().replace('1500', '&big;'), 'malformed', undefined, 'entity'],
    [
      'elements nested without end',
      `<feed>${'<entry>'.repeat(100)}`,
      'forbidden-xml',
      'entry/entry/entry',
      'nested deeper',
    ],
    [
      'a text without end',
      `<feed><entry><title>${'x'.repeat(3_000_000)}`,
      'forbidden-xml',
      undefined,
      'longer than 1 MB',
    ],
    [
      'a comment without end',
      `<feed><!--${'x'.repeat(3_000_000)}`,
      'forbidden-xml',
      undefined,
      'longer than 1 MB',
    ],
    [
      'attributes without end',
      `<feed><entry ${Array.from({ length: 200_000 }, (_, i) => `a${i}="1"`).join(' ')}`,
      'forbidden-xml',
      undefined,
      'longer than 1 MB',
    ],
    [
      'an element that is not closed',
      sample().replace('</timePeriod>', ''),
      'malformed',
      undefined,
      'not well-formed',
    ],
    ['a file that breaks off', sample().slice(0, -20), 'truncated', undefined, 'breaks off'],
    ['something after the end', `${sample()}<feed/>`, 'malformed', undefined, 'not well-formed'],
    ['another root', '<usage><value>1</value></usage>', 'not-a-meter-file', 'usage', '<usage>'],
    [
      'only an authorization',
      '<entry><content><Authorization><status>1</status></Authorization></content></entry>',
      'no-readings',
      'feed',
      'it holds Authorization',
    ],
    ['empty blocks', withReadings(''), 'no-readings', 'feed', 'blocks are empty'],
    [
      'a value 1e309',
      sample({ reading: () => '<value>1e309</value>' }),
      'bad-value',
      'content/IntervalBlock/IntervalReading',
      '"1e309" is not a plain decimal',
    ],
    [
      'a value NaN',
      sample({ reading: () => '<value>NaN</value>' }),
      'bad-value',
      'content/IntervalBlock/IntervalReading',
      '"NaN"',
    ],
    [
      'a value in hex',
      sample({ reading: () => '<value>0xFF</value>' }),
      'bad-value',
      'content/IntervalBlock/IntervalReading',
      '"0xFF"',
    ],
    [
      'an absurd value',
      sample({ reading: () => '<value>99999999999</value>' }),
      'bad-value',
      'IntervalReading/value',
      'more than one reading can be',
    ],
    [
      'a value beyond counting',
      sample({ reading: () => '<value>99999999999999999999</value>' }),
      'bad-value',
      'content/IntervalBlock/IntervalReading',
      'more than one reading can be',
    ],
    [
      'a value with elements in it',
      sample({ reading: () => '<value>1<x/>2</value>' }),
      'malformed',
      'IntervalBlock/IntervalReading/value',
      'where a number should be',
    ],
    [
      'a reading without a start',
      sample()
        .replace(/<interval>.*?<\/interval>/, '')
        .replace(/<start>\d+<\/start><\/timePeriod>/, '</timePeriod>'),
      'bad-time',
      'content/IntervalBlock/IntervalReading',
      'when it begins',
    ],
    [
      'a start that is no number',
      withReadings(reading(START, 900).replace(String(START), 'noon')),
      'bad-field',
      'IntervalReading/timePeriod/start',
      '"noon"',
    ],
    [
      'a start within a minute',
      withReadings(reading(START + 7, 900)),
      'bad-time',
      'IntervalReading/timePeriod/start',
      'whole minute',
    ],
    [
      'a start in milliseconds',
      withReadings(reading(START * 1000, 900)),
      'bad-time',
      'IntervalReading/timePeriod/start',
      'between 1990 and 2100',
    ],
    [
      'a duration below nothing',
      withReadings(reading(START, -60)),
      'bad-time',
      'IntervalReading/timePeriod/duration',
      'whole minutes',
    ],
    [
      'a kind of service that is empty',
      sample().replace('<kind>0</kind>', '<kind/>'),
      'bad-field',
      'UsagePoint/ServiceCategory/kind',
      'the kind of service is empty; it must say what the meter counts: 0 for electricity, 1 for gas, 2 for water',
    ],
    [
      'a start that is empty',
      withReadings(reading(START, 900).replace(`<start>${START}</start>`, '<start/>')),
      'bad-field',
      'IntervalReading/timePeriod/start',
      'the element is empty',
    ],
    [
      'no duration anywhere',
      sample()
        .replace(/<timePeriod><duration>3600<\/duration>/g, '<timePeriod>')
        .replace(/<intervalLength>.*?<\/intervalLength>/, ''),
      'bad-time',
      'IntervalReading',
      'duration',
    ],
    [
      'a unit that is no number',
      sample().replace('<uom>72</uom>', '<uom>Wh</uom>'),
      'bad-field',
      'content/ReadingType/uom',
      '"Wh"',
    ],
    [
      'a quality that is no number',
      sample({ reading: () => '<ReadingQuality><quality>good</quality></ReadingQuality><value>1</value>' }),
      'bad-field',
      'IntervalReading/ReadingQuality/quality',
      '"good"',
    ],
    [
      'a reading outside of a block',
      sample().replace('</feed>', `${reading(START, 900)}</feed>`),
      'malformed',
      'feed/IntervalReading',
      'outside',
    ],
    [
      'readings that contradict each other',
      withReadings(reading(START, 900), reading(START, 900, '<value>2</value>')),
      'conflict',
      'IntervalReading',
      'two readings that differ',
    ],
    [
      'readings of one length that overlap',
      withReadings(reading(START, 1800), reading(START + 900, 1800)),
      'conflict',
      'IntervalReading',
      'two readings that differ',
    ],
    [
      'readings of very many lengths that overlap',
      withReadings(...Array.from({ length: 20 }, (_, i) => reading(START, 900 + i * 60))),
      'conflict',
      'IntervalReading',
      '20 different lengths',
    ],
    ['no usage point', noPoints, 'broken-link', 'MeterReading', 'UsagePoint'],
    [
      'bytes that are no text',
      Buffer.concat([Buffer.from('<feed><title>'), Buffer.from([0xc3, 0x28])]),
      'unreadable-text',
      undefined,
      'not text',
    ],
    [
      'an encoding we can’t read',
      '<?xml version="1.0" encoding="EBCDIC-US"?><feed/>',
      'unreadable-text',
      undefined,
      'UTF-8',
    ],
  ])('%s', (_, text, code, element, words) => {
    const fault = catchFault(text);
    expect({ code: fault.code, file: fault.file }).toEqual({ code, file: NAME });
    expect(fault.line).toBeGreaterThan(0);
    if (element !== undefined) expect(fault.element).toBe(element);
    expect(fault.message).toContain(words);
    expect(fault.message.startsWith(`${NAME}, line `)).toBe(true);
  });

  it.each([
    ['readings', { maxBytes: 1e6, maxReadings: 3, maxServicePoints: 9 }, 'too-many-readings'],
    ['meters', { maxBytes: 1e6, maxReadings: 99, maxServicePoints: 0 }, 'too-many-service-points'],
  ])('more %s than the limit', (_, limits, code) => {
    expect(() => importMeterFile(NAME, [sample()], limits)).toThrow(expect.objectContaining({ code }));
  });

  it('blocks of two meter readings without a link to either', () => {
    const two = /<entry>[\s\S]*<\/entry>/.exec(sample({ point: '8' }))?.[0] ?? '';
    const text = sample()
      .replace('</feed>', `${two}</feed>`)
      .replaceAll('MeterReading/1/IntervalBlock"', 'Elsewhere"')
      .replaceAll('MeterReading/1/IntervalBlock/1"', 'Elsewhere/1"');
    expect(catchFault(text)).toMatchObject({ code: 'broken-link', element: 'IntervalBlock' });
  });
});

it('reads a file with as many readings, meters and bytes as the limits', () => {
  const limits = { maxBytes: sample().length, maxReadings: 4, maxServicePoints: 1 };
  expect(importMeterFile(NAME, [sample()], limits).servicePoints).toHaveLength(1);
});
