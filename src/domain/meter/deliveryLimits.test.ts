import { describe, expect, it } from 'vitest';
import { DELIVERY_LIMITS, openDelivery } from './delivery.ts';
import { sampleNem12 } from './sampleFiles.ts';

const records = ['CEDAR0001', 'CEDAR0002'].flatMap((nmi) =>
  sampleNem12({ nmi }).trim().split(/\r?\n/).slice(1, -1),
);
const bytes = new TextEncoder().encode(['100,NEM12,202001070000,X,Y', ...records, '900', ''].join('\n'));
const file = {
  name: 'evening.csv',
  async *open() {
    await Promise.resolve();
    yield bytes;
  },
};

describe('limits of a delivery of many homes', () => {
  it.each([
    ['as many readings of a home as are taken', {}, null],
    ['more readings of a home', { maxReadings: 95 }, 'the file has more than 95 readings'],
    ['more homes', { maxServicePoints: 1 }, 'the file has more than 1 meters'],
    ['more bytes', { maxBytes: 100 }, 'the file is larger than 0 MB'],
  ])('%s', async (_name, limits, fault) => {
    const read = async () => {
      const numbers: string[] = [];
      const delivery = await openDelivery(file, { ...DELIVERY_LIMITS, ...limits });
      for await (const { number } of delivery.meters(() => true)) numbers.push(number ?? '');
      return numbers;
    };
    if (fault === null) expect(await read()).toEqual(['CEDAR0001', 'CEDAR0002']);
    else await expect(read()).rejects.toThrow(fault);
  });
});

describe('a NEM12 delivery without header and end', () => {
  const read = async (lines: readonly string[], wanted = (_number: string) => true) => {
    const text = new TextEncoder().encode([...lines, ''].join('\n'));
    const open = async function* open() {
      await Promise.resolve();
      yield text;
    };
    const found = [];
    const delivery = await openDelivery({ name: 'evening.csv', open });
    for await (const meter of delivery.meters(wanted))
      found.push([
        meter.number,
        'file' in meter
          ? [meter.file.readingCount, meter.file.warnings.map(({ code }) => code), meter.file.issuedAt]
          : meter.fault.code,
      ]);
    return found;
  };
  // Sample days are June 1 and 2, 2026, by NEM time.
  const fine = [96, ['no-header'], Date.parse('2026-06-02T14:00:00Z') / 1000];

  it('is read with a warning for each home, dated by its last reading', async () => {
    expect(await read(records)).toEqual([
      ['CEDAR0001', fine],
      ['CEDAR0002', fine],
    ]);
    expect(await read(records, (number) => number === 'CEDAR0002')).toEqual([['CEDAR0002', fine]]);
    expect(await read(records, () => false)).toEqual([]);
  });

  it('refuses a home whose last day breaks off, and takes the others', async () => {
    const broken = [...records.slice(0, -1), (records.at(-1) ?? '').replace(/,[\d.]+,A,,,,$/, '')];
    expect(await read(broken)).toEqual([
      ['CEDAR0001', fine],
      ['CEDAR0002', 'wrong-count'],
    ]);
  });

  it.each([
    ['only its header', ['100,NEM12,202607010930,X,Y', ...records], 'truncated'],
    ['only its end', [...records, '900'], 'missing-header'],
    ['its header later', [...records, '100,NEM12,202607010930,X,Y', ...records, '900'], 'missing-header'],
    ['readings first', records.slice(1), 'missing-header'],
  ])('is refused with %s', async (_what, lines, code) => {
    await expect(read(lines)).rejects.toMatchObject({ code });
  });
});
