import { describe, expect, it } from 'vitest';
import { readShare, typedShare } from '../shared/form/shares.ts';
import { moved, newRule } from './featureValues.ts';

describe('the form of a feature’s rules', () => {
  it.each([
    ['100', 10_000],
    ['0.01', 1],
    ['12,5', 1_250],
    [' 33.33 % ', 3_333],
    ['0', null],
    ['100.01', null],
    ['1.234', null],
    ['ten', null],
    ['', null],
  ])('reads a share of %j as %s hundredths of a percent', (typed, share) => {
    expect(readShare(typed)).toBe(share);
  });

  it('writes a share as it is read, and moves rules', () => {
    expect([10_000, 1, 1_250].map((share) => readShare(typedShare(share)))).toEqual([10_000, 1, 1_250]);
    const [a, b, c] = [newRule(), newRule(), newRule()];
    expect(moved([a, b, c], 2, -1)).toEqual([a, c, b]);
    expect(moved([a, b, c], 2, 1)).toEqual([a, b, c]);
  });
});
