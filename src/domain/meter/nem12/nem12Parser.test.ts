import { describe, expect, it } from 'vitest';
import { importMeterFile } from '../importMeterFile.ts';
import { MeterFileFault } from '../meterFileFault.ts';
import type { MeterFile } from '../meterFile.ts';
import { countReadings, totalMWh } from '../readings.ts';
import { sampleNem12 } from '../sampleFiles.ts';

const NAME = 'july.csv';
const utc = (text: string): number => Date.parse(text) / 1000;
const read = (text: string): MeterFile => importMeterFile(NAME, [text]);
const only = (file: MeterFile) => file.servicePoints[0]!;

/** A file of the given lines between header and end. */
const file = (...lines: string[]): string => ['100,NEM12,202607010930,A,B', ...lines, '900', ''].join('\n');
const block = (suffix = 'E1', minutes = 30, unit = 'kWh', declared = suffix, nmi = 'SAMPLE0001'): string =>
  `200,${nmi},${declared},${suffix},${suffix},N1,METER1,${unit},${minutes},`;
const flat = (value: string, minutes = 30): string => new Array<string>(1440 / minutes).fill(value).join(',');
const day = (date: string, value: string, tail = 'A,,,,', minutes = 30): string =>
  `300,${date},${flat(value, minutes)},${tail}`;

const catchFault = (text: string): MeterFileFault => {
  try {
    read(text);
  } catch (error) {
    if (error instanceof MeterFileFault) return error;
    throw error;
  }
  throw new Error('the file was taken');
};

describe('NEM12', () => {
  it('reads days of consumption in NEM standard time, UTC+10 all year', () => {
    const summer = only(read(file(block(), day('20260115', '0.5'))));
    const winter = only(read(file(block(), day('20260715', '0.5'))));
    expect(summer.number).toBe('SAMPLE0001');
    expect(summer.channels.import[0]?.start).toBe(utc('2026-01-14T14:00:00Z'));
    expect(winter.channels.import[0]?.start).toBe(utc('2026-07-14T14:00:00Z'));
    expect(summer.channels.import[0]).toMatchObject({
      intervalSeconds: 1800,
      quality: 'actual',
      issuedAt: utc('2026-06-30T23:30:00Z'),
    });
    expect(totalMWh(summer.channels.import)).toBe(48 * 500_000);
    expect(summer.channels.export).toEqual([]);
  });

  it.each([
    ['Wh', '500'],
    ['kWh', '0.5'],
    ['KWH', '0.500'],
    ['MWh', '0.0005'],
  ])('reads %s', (unit, value) => {
    expect(totalMWh(only(read(file(block('E1', 30, unit), day('20260601', value)))).channels.import)).toBe(
      48 * 500_000,
    );
  });

  it.each([1, 5, 10, 15, 30])('reads intervals of %s minutes', (minutes) => {
    const runs = only(read(file(block('E1', minutes), day('20260601', '0.01', 'A,,,,', minutes)))).channels
      .import;
    expect(countReadings(runs)).toBe(1440 / minutes);
    expect(runs[0]?.intervalSeconds).toBe(minutes * 60);
  });

  it('joins blocks of one NMI, days in any order, line ends of either kind', () => {
    const text = file(
      block(),
      day('20260603', '0.3'),
      block('B1'),
      day('20260602', '0.9'),
      block(),
      day('20260602', '0.2'),
      '',
      day('20260601', '0.1'),
    ).replaceAll('\n', '\r\n');
    const point = only(read(text));
    expect(point.channels.import).toHaveLength(1);
    expect([...(point.channels.import[0]?.values ?? [])].filter((_, i) => i % 48 === 0)).toEqual([
      100_000, 200_000, 300_000,
    ]);
    expect(totalMWh(point.channels.export)).toBe(48 * 900_000);
  });

  it('keeps interval lengths that differ from day to day', () => {
    const runs = only(
      read(
        file(block('E1', 15), day('20260601', '0.1', 'A,,,,', 15), block('E1', 30), day('20260602', '0.2')),
      ),
    ).channels.import;
    expect(runs.map((run) => run.intervalSeconds)).toEqual([900, 1800]);
  });

  it('sums the registers of one direction, without dividing different interval lengths', () => {
    const point = only(
      read(
        file(
          block('E1', 15, 'kWh', 'E1E2'),
          day('20260601', '0.1', 'A,,,,', 15),
          block('E2', 30, 'kWh', 'E1E2'),
          day('20260601', '0.7', 'E52,,,,'),
        ),
      ),
    );
    expect(point.channels.import).toHaveLength(1);
    expect(point.channels.import[0]).toMatchObject({ intervalSeconds: 1800, quality: 'estimated' });
    expect([...new Set(point.channels.import[0]?.values)]).toEqual([900_000]);
  });

  it('leaves a day missing on which a declared register of the direction has no readings', () => {
    const point = only(
      read(
        file(
          block('E1', 30, 'kWh', 'E1E2'),
          day('20260601', '0.1'),
          day('20260602', '0.1'),
          day('20260603', '0.1'),
          block('E2', 30, 'kWh', 'E1E2'),
          day('20260601', '0.7'),
          day('20260603', '0.7'),
        ),
      ),
    );
    expect(countReadings(point.channels.import)).toBe(96);
    expect(point.notes.map((note) => note.code)).toEqual(['missing-readings']);
  });

  describe('an exchanged meter', () => {
    const halves = (date: string, first: string, second: string, ...quality: string[]) => [
      `300,${date},${[...new Array<string>(24).fill(first), ...new Array<string>(24).fill(second)].join(',')},V,,,,`,
      ...quality,
    ];
    const ends = ['400,1,24,A,,', '400,25,48,N,,'];
    const begins = ['400,1,24,N,,', '400,25,48,A,,'];
    const serial = (suffix: string, meter: string, declared: string, minutes = 30) =>
      `200,SAMPLE0001,${declared},${suffix},${suffix},N1,${meter},kWh,${minutes},`;

    it('keeps the day on which one register ends at interval 24 and another begins', () => {
      const { channels, notes } = only(
        read(
          file(
            block('E1', 30, 'kWh', 'E1E2'),
            ...halves('20260601', '0.1', '0', ...ends),
            block('E2', 30, 'kWh', 'E1E2'),
            ...halves('20260601', '0', '0.3', ...begins),
          ),
        ),
      );
      expect(channels.import.map((run) => [run.quality, run.values.length])).toEqual([['actual', 48]]);
      expect(totalMWh(channels.import)).toBe(24 * 100_000 + 24 * 300_000);
      expect(notes).toEqual([]);
    });

    it('keeps the days around it, though the file declares both registers on all of them', () => {
      const { channels, notes } = only(
        read(
          file(
            block('E1', 30, 'kWh', 'E1E2'),
            day('20260531', '0.1'),
            ...halves('20260601', '0.1', '', ...ends),
            block('E2', 30, 'kWh', 'E1E2'),
            ...halves('20260601', '', '0.3', ...begins),
            day('20260602', '0.3'),
          ),
        ),
      );
      expect(countReadings(channels.import)).toBe(3 * 48);
      expect(notes).toEqual([]);
    });

    it('sums the old and the new meter under the same suffix, whatever their interval lengths', () => {
      const quarter = `300,20260601,${[...new Array<string>(48).fill(''), ...new Array<string>(48).fill('0.2')].join(',')},V,,,,`;
      const { channels } = only(
        read(
          file(
            serial('E1', 'OLD', 'E1'),
            ...halves('20260601', '0.1', '', ...ends),
            serial('E1', 'NEW', 'E1', 15),
            quarter,
            '400,1,48,N,,',
            '400,49,96,A,,',
          ),
        ),
      );
      expect(channels.import.map(({ intervalSeconds, values }) => [intervalSeconds, values.length])).toEqual([
        [1800, 48],
      ]);
      expect(totalMWh(channels.import)).toBe(24 * 100_000 + 24 * 400_000);
    });

    it('still refuses two meters of one suffix read at the same time', () => {
      const fault = catchFault(
        file(
          serial('E1', 'OLD', 'E1'),
          day('20260601', '0.1'),
          serial('E1', 'NEW', 'E1'),
          day('20260601', '0.2'),
        ),
      );
      expect(fault).toMatchObject({ code: 'conflict', line: 5, fault: expect.stringContaining('line 3') });
    });

    it('gives each interval the worst quality of its readings, missing only where no register has one', () => {
      const { channels, notes } = only(
        read(
          file(
            block('E1', 30, 'kWh', 'E1E2'),
            day('20260601', '0.1', 'V,,,,'),
            '400,1,10,A,,',
            '400,11,20,S52,,',
            '400,21,48,N,,',
            block('E2', 30, 'kWh', 'E1E2'),
            day('20260601', '0.3', 'V,,,,'),
            '400,1,40,A,,',
            '400,41,48,N,,',
          ),
        ),
      );
      expect(channels.import.map((run) => [run.quality, run.values.length, run.values[0]])).toEqual([
        ['actual', 10, 400_000],
        ['estimated', 10, 400_000],
        ['actual', 20, 300_000],
      ]);
      expect(notes).toEqual([
        {
          code: 'missing-readings',
          message: 'Intervals of import without a reading (quality N) are left missing (8).',
        },
      ]);
    });
  });

  it("reads a factory's intervals beyond 4,294.967 kWh to the milliwatt-hour", () => {
    const { channels } = only(
      read(file(block('E1', 30, 'kWh'), day('20260601', '5123.000001').replace(',5123.000001,', ',0.5,'))),
    );
    expect(totalMWh(channels.import)).toBe(500_000 + 47 * 5_123_000_001);
  });

  it("doesn't expect a register before its installation, or one that is never in the file", () => {
    const newRegister = only(
      read(
        file(
          block('E1', 30, 'kWh', 'E1'),
          day('20260601', '0.1'),
          block('E1', 30, 'kWh', 'E1E2'),
          day('20260602', '0.1'),
          block('E2', 30, 'kWh', 'E1E2'),
          day('20260602', '0.7'),
        ),
      ),
    );
    expect(countReadings(newRegister.channels.import)).toBe(96);
    const absent = only(read(file(block('E1', 30, 'kWh', 'E1E2'), day('20260601', '0.1'))));
    expect(countReadings(absent.channels.import)).toBe(48);
    expect(absent.notes.map((note) => note.code)).toEqual(['register-without-readings']);
  });

  it.each([
    ['Q1', 'kVArh', 'ignored-reactive'],
    ['K1', 'KVARH', 'ignored-reactive'],
    ['V1', '', 'ignored-register'],
    ['N1', 'kWh', 'ignored-register'],
    ['E1', 'kVAh', 'ignored-unit'],
  ])('ignores register %s in "%s" with a notice', (suffix, unit, code) => {
    const result = read(
      file(block('B1', 30, 'kWh'), day('20260601', '1'), block(suffix, 30, unit), day('20260601', '9')),
    );
    expect(result.warnings.map((warning) => warning.code)).toEqual([code]);
    expect(result.warnings[0]?.message).toContain(suffix);
    expect(result.readingCount).toBe(48);
  });

  it('reads qualities by range (400) and skips null readings', () => {
    const varied = day('20260601', '0.5', 'V,,,,');
    const point = only(
      read(
        file(
          block(),
          varied,
          '400,1,20,A,,',
          '400,21,40,S52,30,',
          '400,41,44,N,,',
          '400,45,48,F11,71,text',
          '500,O,S1,20260602101010,',
        ),
      ),
    );
    expect(point.channels.import.map((run) => [run.values.length, run.quality])).toEqual([
      [20, 'actual'],
      [20, 'estimated'],
      [4, 'estimated'],
    ]);
    expect(point.channels.import[2]?.start).toBe(utc('2026-05-31T14:00:00Z') + 44 * 1800);
    expect(point.notes.map((note) => note.code)).toEqual(['missing-readings']);
  });

  it('accepts blanks where the quality is null', () => {
    const point = only(read(file(block(), `300,20260601,${flat('')},N,,,,`, day('20260602', '1'))));
    expect(countReadings(point.channels.import)).toBe(48);
  });

  it('dates a day by its own update time', () => {
    const runs = only(read(file(block(), day('20260601', '1', 'A,,,20260602112233,20260603000000')))).channels
      .import;
    expect(runs[0]?.issuedAt).toBe(utc('2026-06-02T01:22:33Z'));
  });

  it('merges a repeated day, and the later update wins', () => {
    const same = only(read(file(block(), day('20260601', '1'), day('20260601', '1'))));
    expect(countReadings(same.channels.import)).toBe(48);
    for (const [first, second] of [
      ['20260602000000', '20260605000000'],
      ['20260605000000', '20260602000000'],
    ]) {
      const point = only(
        read(
          file(
            block(),
            day('20260601', first === '20260605000000' ? '2' : '1', `A,,,${first},`),
            day('20260601', second === '20260605000000' ? '2' : '1', `A,,,${second},`),
          ),
        ),
      );
      expect(totalMWh(point.channels.import)).toBe(48 * 2_000_000);
    }
  });

  it('rounds below a milliwatt-hour, with a notice', () => {
    const result = read(file(block(), day('20260601', '0.30000000000000004')));
    expect(totalMWh(only(result).channels.import)).toBe(48 * 300_000);
    expect(result.warnings.map((warning) => warning.code)).toEqual(['rounded']);
  });

  it('drops the check digit of an NMI, so that both spellings are one meter', () => {
    expect(
      read(
        file(
          block('E1', 30, 'kWh', 'E1', 'NCDE0011112'),
          day('20260601', '1'),
          block('E1', 30, 'kWh', 'E1', 'ncde001111'),
          day('20260602', '1'),
        ),
      ).servicePoints,
    ).toHaveLength(1);
  });

  it('never puts a meter number into what may be stored or shown', () => {
    const result = read(
      file(
        block('E1', 30, 'kWh', 'E1E2'),
        day('20260601', '1'),
        block('Q1', 30, 'kvarh'),
        day('20260601', '1'),
      ),
    );
    expect(JSON.stringify(result.warnings)).not.toContain('SAMPLE0001');
    expect(catchFault(file(block(), day('20260601', 'x'))).message).not.toContain('SAMPLE0001');
  });
});

describe('refuses a malformed NEM12 file whole, naming line and fault', () => {
  const good = day('20260601', '1');
  const manyDays = Array.from({ length: 20 }, (_, i) => day(`202605${10 + i}`, '1'));
  it.each<[string, string, number, string, string]>([
    ['no header', '200,1,E1,E1,E1,,,kWh,30,\n900\n', 1, 'missing-header', 'header'],
    [
      'blank lines before a missing header',
      '\n\n200,1,E1,E1,E1,,,kWh,30,\n900\n',
      3,
      'missing-header',
      'header',
    ],
    ['another version', '100,NEM13,202607010930,A,B\n900\n', 1, 'not-a-meter-file', 'NEM13'],
    ['an unknown version', '100,NEM99,202607010930,A,B\n900\n', 1, 'missing-header', 'NEM99'],
    ['a header without a time', '100,NEM12,,A,B\n900\n', 1, 'bad-time', 'made'],
    ['a header of an impossible time', '100,NEM12,202613010930,A,B\n900\n', 1, 'bad-time', '202613010930'],
    ['two headers', file('100,NEM12,202607010930,A,B'), 2, 'wrong-order', 'second header'],
    ['no end', file(block(), good).replace('900\n', ''), 3, 'truncated', 'record 900'],
    ['no meter', file(), 2, 'no-readings', 'no meter'],
    ['readings before a meter', file(good), 2, 'wrong-order', 'record 200'],
    [
      'more after the end',
      `${file(block(), good)}100,NEM12,202607010930,A,B\n`,
      5,
      'wrong-order',
      'after the end',
    ],
    ['an unknown record', file('600,x'), 2, 'malformed', 'no record'],
    ['a line of anything', file('hello'), 2, 'malformed', 'hello'],
    ['an NMI that is none', file('200,NMI 1!,E1,E1,E1,,,kWh,30,'), 2, 'bad-field', 'NMI'],
    ['no register', file('200,SAMPLE0001,E1,,,,,kWh,30,'), 2, 'bad-field', 'register'],
    ['no unit', file(block('E1', 30, '')), 2, 'bad-field', 'no unit'],
    ['an interval that does not divide the day', file(block('E1', 7)), 2, 'bad-field', '"7"'],
    ['an interval of an hour', file(block('E1', 60)), 2, 'bad-field', '"60"'],
    ['no interval', file('200,SAMPLE0001,E1,E1,E1,,,kWh,,'), 2, 'bad-field', 'interval'],
    ['a date that is none', file(block(), day('20260231', '1')), 3, 'bad-time', '20260231'],
    ['a date of another century', file(block(), day('18990101', '1')), 3, 'bad-time', '18990101'],
    [
      'too few values',
      file(block('E1', 15), good),
      3,
      'wrong-count',
      '48 values, but an interval of 15 minutes needs 96',
    ],
    [
      'too many values',
      file(block(), day('20260601', '1', 'A,,,,', 15)),
      3,
      'wrong-count',
      '96 values, but an interval of 30 minutes needs 48',
    ],
    [
      'too few values of a register that is not used',
      file(block('Q1', 15, 'kvarh'), good),
      3,
      'wrong-count',
      '96',
    ],
    ['a day that breaks off', file(block(), '300,20260601,1,2,3'), 3, 'wrong-count', 'breaks off'],
    ['a day without a quality', file(block(), `300,20260601,${flat('1')}`), 3, 'wrong-count', 'quality flag'],
    [
      'a quality that is none',
      file(block(), day('20260601', '1', 'X,,,,')),
      3,
      'wrong-count',
      'quality flag',
    ],
    [
      'a negative value',
      file(block(), good.replace(',1,A', ',-1,A')),
      3,
      'bad-value',
      'value 48, "-1", is negative',
    ],
    [
      'an exponent',
      file(block(), good.replace(',1,', ',1e309,')),
      3,
      'bad-value',
      'value 1, "1e309", is not a plain decimal',
    ],
    ['NaN', file(block(), good.replace(',1,', ',NaN,')), 3, 'bad-value', '"NaN"'],
    ['hex', file(block(), good.replace(',1,', ',0x10,')), 3, 'bad-value', '"0x10"'],
    [
      'an absurd value',
      file(block(), good.replace(',1,', ',1000001,')),
      3,
      'bad-value',
      'more than one reading can be',
    ],
    [
      'a NUL byte in a value',
      file(block(), ...manyDays, good.replace(',1,', ',1\0,')),
      23,
      'bad-value',
      '"1·"',
    ],
    ['a NUL byte in another line', file(block(), ...manyDays, '500,\0'), 23, 'unreadable-text', 'not text'],
    [
      'a blank value that was read',
      file(block(), good.replace(',1,', ',,')),
      3,
      'bad-value',
      'value 1 is blank',
    ],
    ['an update time that is none', file(block(), day('20260601', '1', 'A,,,2026,')), 3, 'bad-time', '2026'],
    [
      'varying quality without quality records',
      file(block(), day('20260601', '1', 'V,,,,')),
      3,
      'bad-quality',
      '0 of 48',
    ],
    [
      'varying quality with too few quality records',
      file(block(), day('20260601', '1', 'V,,,,'), '400,1,20,A,,'),
      3,
      'bad-quality',
      '1 to 20 of 48',
    ],
    [
      'stretches with a gap',
      file(block(), day('20260601', '1', 'V,,,,'), '400,1,20,A,,', '400,22,48,A,,'),
      5,
      'bad-quality',
      'begin at interval 21',
    ],
    [
      'stretches that overlap',
      file(block(), day('20260601', '1', 'V,,,,'), '400,1,20,A,,', '400,20,48,A,,'),
      5,
      'bad-quality',
      'begin at interval 21',
    ],
    [
      'a stretch beyond the day',
      file(block(), day('20260601', '1', 'V,,,,'), '400,1,49,A,,'),
      4,
      'bad-quality',
      '1 to 48',
    ],
    [
      'a stretch of varying quality',
      file(block(), day('20260601', '1', 'V,,,,'), '400,1,48,V,,'),
      4,
      'bad-quality',
      '"V"',
    ],
    ['a stretch without its day', file(block(), good, '400,1,48,A,,'), 4, 'wrong-order', 'flag V'],
    ['an explanation without readings', file(block(), '500,O,S1,,'), 3, 'wrong-order', 'record 500'],
    ['a day twice with other values', file(block(), good, day('20260601', '2')), 4, 'conflict', 'line 3'],
    [
      'registers that add up to too much',
      file(
        block('E1', 30, 'kWh', 'E1E2'),
        day('20260601', '600000'),
        block('E2', 30, 'kWh', 'E1E2'),
        day('20260601', '600000'),
      ),
      3,
      'bad-value',
      'add up',
    ],
    [
      'a very long line',
      file(block(), `300,20260601,${'1,'.repeat(60_000)}`),
      3,
      'line-too-long',
      'longer than',
    ],
    [
      'a very long line without end',
      `100,NEM12,202607010930,A,B\n${'9'.repeat(200_000)}`,
      2,
      'line-too-long',
      'longer than',
    ],
  ])('%s', (_, text, line, code, words) => {
    const fault = catchFault(text);
    expect({ line: fault.line, code: fault.code, file: fault.file }).toEqual({ line, code, file: NAME });
    expect(fault.message).toContain(`${NAME}, line ${line}`);
    expect(fault.message).toContain(words);
  });

  it.each([
    ['readings', { maxBytes: 1e6, maxReadings: 95, maxServicePoints: 9 }, 'too-many-readings'],
    ['meters', { maxBytes: 1e6, maxReadings: 999, maxServicePoints: 0 }, 'too-many-service-points'],
    ['bytes', { maxBytes: 300, maxReadings: 999, maxServicePoints: 9 }, 'too-large'],
  ])('more %s than the limit', (_, limits, code) => {
    expect(() => importMeterFile(NAME, [sampleNem12()], limits)).toThrow(expect.objectContaining({ code }));
  });
});

it('reads a file with as many readings, meters and bytes as the limits', () => {
  const limits = { maxBytes: sampleNem12().length, maxReadings: 96, maxServicePoints: 1 };
  expect(importMeterFile(NAME, [sampleNem12()], limits).servicePoints).toHaveLength(1);
});
