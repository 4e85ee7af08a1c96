import { expect, it } from 'vitest';
import { comfortFault, USUAL_COMFORT } from './comfort.ts';

it('accepts the default band', () => {
  expect(comfortFault(USUAL_COMFORT)).toBe(null);
});

it.each([
  [180, 270, null],
  [100, 350, null],
  [200, 220, null],
  [200, 219, 'narrow'],
  [220, 220, 'order'],
  [250, 200, 'order'],
  [99, 270, 'range'],
  [180, 351, 'range'],
  [180.5, 270, 'range'],
  [Number.NaN, 270, 'range'],
])('a band from %s to %s tenths of a degree is %s', (lowest, highest, fault) => {
  expect(comfortFault({ lowest, highest })).toBe(fault);
});
