import { describe, expect, it } from 'vitest';
import { resultKind } from './resultKind.ts';

describe('how a result reads', () => {
  it.each([
    [1196, 2000, false, 'saved'],
    [0, 2000, false, 'same'],
    [-64, 2000, false, 'littleMore'],
    [-200, 2000, false, 'littleMore'],
    [-201, 2000, false, 'more'],
    [-1, 0, false, 'more'],
    [1196, 2000, true, 'estimate'],
    [null, null, false, 'perDevice'],
  ] as const)('%s Wh of usually %s, estimate %s: %s', (reductionWh, baselineWh, estimateOnly, kind) => {
    expect(resultKind({ reductionWh, baselineWh, estimateOnly })).toBe(kind);
  });
});
