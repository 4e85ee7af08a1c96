import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MeterFileImport, importMeterFile } from './importMeterFile.ts';
import type { MeterFile } from './meterFile.ts';
import { MeterFileFault } from './meterFileFault.ts';
import { mergeDay } from './mergeDay.ts';
import type { PackedDay } from './packedDay.ts';
import { sampleGreenButton, sampleNem12 } from './sampleFiles.ts';
import { toPackedDays } from './toPackedDays.ts';

const encoder = new TextEncoder();
const samples: readonly (readonly [string, string])[] = [
  ['NEM12', sampleNem12({ registers: ['E1', 'B1', 'Q1'], days: 2 })],
  [
    'NEM12 with LF and varying quality',
    sampleNem12({ lineEnd: '\n', days: 1 }).replace(
      ',A,,,,\n900',
      ',V,,,,\n400,1,20,A,,\n400,21,48,S52,,\n900',
    ),
  ],
  ['Green Button', sampleGreenButton({ count: 24 })],
  ['Green Button of an aggregator', sampleGreenButton({ count: 24, plain: true })],
];

/** Splits the text into chunks of a size. */
function* pieces(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const taken = (name: string, chunks: Iterable<string | Uint8Array>): MeterFile | MeterFileFault => {
  try {
    return importMeterFile(name, chunks);
  } catch (error) {
    if (error instanceof MeterFileFault) return error;
    throw error;
  }
};

describe.each(samples)('%s', (_, text) => {
  const bytes = encoder.encode(text);
  const whole = importMeterFile('file', [bytes]);

  it('reads the same file in chunks of any size, bytes or text, with or without a byte order mark', () => {
    for (const size of [1, 2, 7, 64, 1023, 1024, 1025, 65_536])
      expect(importMeterFile('file', pieces(bytes, size))).toEqual(whole);
    expect(importMeterFile('file', text.match(/[\s\S]{1,50}/g) ?? [])).toEqual(whole);
    expect(importMeterFile('file', ['\ufeff', text])).toEqual(whole);
  });

  it('truncated at any byte is a fault, or the whole file without what follows its last character', () => {
    for (let length = 0; length < bytes.length; length += 1) {
      const result = taken('file', [bytes.subarray(0, length)]);
      if (result instanceof MeterFileFault) continue;
      expect(result).toEqual(whole);
      expect(text.slice(length).trim()).toBe('');
    }
  });

  it('with any byte changed is a fault or another file, and never crashes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: bytes.length - 1 }),
        fc.integer({ min: 0, max: 255 }),
        (at, value) => {
          const changed = bytes.slice();
          changed[at] = value;
          const result = taken('file', [changed]);
          expect(
            result instanceof MeterFileFault ? result.message.startsWith('file') : result.readingCount >= 0,
          ).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('with lines removed, doubled or swapped is a fault or another file, and never crashes', () => {
    const lines = text.split('\n');
    const index = fc.integer({ min: 0, max: lines.length - 1 });
    fc.assert(
      fc.property(fc.constantFrom('drop', 'double', 'swap'), index, index, (how, a, b) => {
        const changed = [...lines];
        if (how === 'drop') changed.splice(a, 1);
        else if (how === 'double') changed.splice(a, 0, lines[a] as string);
        else [changed[a], changed[b]] = [lines[b] as string, lines[a] as string];
        const result = taken('file', [changed.join('\n')]);
        expect(
          result instanceof MeterFileFault ? result.message.startsWith('file') : result.readingCount >= 0,
        ).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a file that is too large', () => {
  it('is refused as soon as the limit is reached: 200 MB are never read', () => {
    const piece = encoder.encode(`300,20260601,${'1,'.repeat(48)}A,,,,\n`.repeat(500));
    let pushed = 0;
    const file = new MeterFileImport('huge.csv', {
      maxBytes: 2 ** 20,
      maxReadings: 1e9,
      maxServicePoints: 1,
    });
    file.push('100,NEM12,202607010930,A,B\n200,SAMPLE0001,E1,E1,E1,,,kWh,30,\n');
    const pushAll = (): void => {
      while (pushed < 200 * 2 ** 20) {
        pushed += piece.length;
        file.push(piece);
      }
    };
    expect(pushAll).toThrow(
      expect.objectContaining({
        code: 'too-large',
        message: 'huge.csv: the file is larger than 1 MB, which is the most that is taken',
      }),
    );
    expect(pushed).toBeLessThan(2 * 2 ** 20);
  });
});

describe('files that overlap, repeat, correct and come in any order', () => {
  const file = fc.record({
    firstDay: fc.constantFrom('20260601', '20260602', '20260603'),
    days: fc.integer({ min: 1, max: 3 }),
    intervalMinutes: fc.constantFrom(15, 30),
    made: fc.constantFrom('202607010900', '202607020900', '202607030900'),
    level: fc.integer({ min: 0, max: 3 }),
  });
  /** What is stored after importing files in this order. */
  const stored = (files: readonly MeterFile[]): Map<string, PackedDay> => {
    const days = new Map<string, PackedDay>();
    for (const { servicePoints } of files) {
      for (const day of toPackedDays(
        servicePoints.flatMap((point) => point.channels.import),
        'utility',
      )) {
        days.set(day.utcDay, { ...mergeDay(days.get(day.utcDay), day).day, version: 0 });
      }
    }
    return new Map([...days].sort());
  };

  it('leave the same readings stored', () => {
    fc.assert(
      fc.property(
        fc
          .array(file, { minLength: 1, maxLength: 4 })
          .chain((files) =>
            fc.tuple(
              fc.constant(files),
              fc.shuffledSubarray(files, { minLength: files.length }),
              fc.subarray(files),
            ),
          ),
        (orders) => {
          const [first, second, again] = orders.map((files) =>
            files.map(({ level, ...options }) =>
              importMeterFile('file', [
                sampleNem12({ ...options, value: (_, day, i) => `0.${level}${(day + i) % 10}` }),
              ]),
            ),
          );
          expect(stored([...(second ?? []), ...(again ?? [])])).toEqual(stored(first ?? []));
        },
      ),
      { numRuns: 200 },
    );
  });
});
