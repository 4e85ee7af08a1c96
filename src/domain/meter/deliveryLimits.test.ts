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
