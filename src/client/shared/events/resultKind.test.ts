import { describe, expect, it } from 'vitest';
import { resultKind } from './resultKind.ts';

describe('how a result reads', () => {
  it.each([
    [1196, false, false, 'saved'],
    [30, false, true, 'saved'],
    [0, false, true, 'same'],
    [-64, false, true, 'littleMore'],
    [-64, false, false, 'more'],
    [-900, false, true, 'littleMore'],
    [1196, true, false, 'estimate'],
    [null, false, false, 'perDevice'],
  ] as const)(
    '%s Wh, estimate %s, within the usual error %s: %s',
    (reductionWh, estimateOnly, withinNoise, kind) => {
      expect(resultKind({ reductionWh, estimateOnly, withinNoise })).toBe(kind);
    },
  );
});
