import { describe, expect, it } from 'vitest';
import { movesInSegments, moveBetween, outcomeFor, type Settled } from './impact.ts';
import type { FeatureRule } from './featureRules.ts';

const rule = (rest: Partial<FeatureRule>): FeatureRule => ({
  id: 'r',
  segmentId: null,
  share: 10_000,
  isEnabled: true,
  variation: null,
  ...rest,
});
const off: Settled = { isEnabled: null, rules: [], byDefault: false };
const isGold = (id: string) => id === 'gold';

describe('the impact of a feature’s change', () => {
  it('the first rule that fits decides, else the setting, else the default', () => {
    const setting = {
      ...off,
      rules: [rule({ segmentId: 'gold', share: 5_000 }), rule({ isEnabled: false })],
    };
    expect(outcomeFor(setting, isGold, 4_999)).toEqual({ isEnabled: true, variation: null });
    expect(outcomeFor(setting, isGold, 5_000)).toEqual({ isEnabled: false, variation: null });
    expect(outcomeFor(off, isGold, 0).isEnabled).toBe(false);
    expect(outcomeFor({ ...off, isEnabled: true }, isGold, 0).isEnabled).toBe(true);
  });

  it('splits members of the same segments by their shares', () => {
    const after = { ...off, rules: [rule({ segmentId: 'gold', share: 2_500 }), rule({ segmentId: 'tin' })] };
    expect(Object.fromEntries(movesInSegments(off, after, isGold))).toEqual({
      enters: 0.25,
      'stays-off': 0.75,
    });
    expect(Object.fromEntries(movesInSegments(after, off, isGold))).toEqual({
      leaves: 0.25,
      'stays-off': 0.75,
    });
    expect(Object.fromEntries(movesInSegments(off, after, () => false))).toEqual({ 'stays-off': 1 });
  });

  it('another variation is a change, not an entry', () => {
    const on = { isEnabled: true, variation: null };
    expect(moveBetween(on, { isEnabled: true, variation: 'big' })).toBe('changes');
    expect(moveBetween(on, on)).toBe('stays-on');
  });
});
