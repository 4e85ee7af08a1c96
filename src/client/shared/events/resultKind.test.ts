import { describe, expect, it } from 'vitest';
import { resultKind } from './resultKind.ts';

describe('how a result reads', () => {
  it.each([
    [1196, false, 'saved'],
    [0, false, 'same'],
    [-420, false, 'more'],
    [1196, true, 'estimate'],
    [null, false, 'perDevice'],
  ] as const)('%s Wh, estimate %s: %s', (reductionWh, estimateOnly, kind) => {
    expect(resultKind({ reductionWh, estimateOnly })).toBe(kind);
  });
});
