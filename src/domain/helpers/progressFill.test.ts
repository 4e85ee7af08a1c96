import { describe, expect, it } from 'vitest';
import { FRONT_WEIGHT_BASE, MINIMUM_FILL, progressFill, progressShare } from './progressFill.ts';

describe('progress', () => {
  it.each([
    ['HLP-05', 0.5, 0.5],
    ['HLP-05', 1, 1],
    ['HLP-06', 50, 0.5],
    ['HLP-06', 1.5, 0.015],
    ['HLP-06', 100, 1],
    ['HLP-07', -1, 0],
    ['HLP-07', 250, 1],
    ['HLP-07', Number.POSITIVE_INFINITY, 1],
    ['HLP-07', Number.NaN, 0],
  ])('%s: %d means %d of the whole', (_row, value, share) => {
    expect(progressShare(value)).toBeCloseTo(share, 12);
  });

  it.each([
    ['HLP-04', 0, {}, MINIMUM_FILL],
    ['HLP-04', -5, { minimum: 0.1 }, 0.1],
    ['HLP-04', 0.05, { minimum: 0.1 }, 0.1],
    ['HLP-04', 0.5, { minimum: 0.1 }, 0.5],
    ['HLP-08, AMB-33', 0, { minimum: 0.1, frontWeighted: true }, 0.1],
    ['HLP-08, AMB-33', 0.25, { minimum: 0, frontWeighted: true }, 0.515],
    ['HLP-08, AMB-33', 0.5, { minimum: 0, frontWeighted: true }, 0.785],
    ['HLP-08, AMB-33', 50, { minimum: 0.2, frontWeighted: true }, 0.828],
    ['HLP-08', 1, { minimum: 0.1, frontWeighted: true }, 1],
  ])('%s: %d with %j fills %d', (_row, value, options, fill) => {
    expect(progressFill(value, options)).toBeCloseTo(fill, 3);
  });

  it('HLP-08, CON-24: the front-weighted curve has the base 0.075 and always rises', () => {
    expect(FRONT_WEIGHT_BASE).toBe(0.075);
    const fills = Array.from({ length: 101 }, (_, index) =>
      progressFill(index / 100, { frontWeighted: true }),
    );
    expect(fills.every((fill, index) => index === 0 || fill > (fills[index - 1] ?? 0))).toBe(true);
  });
});
