import { expect, it } from 'vitest';
import { coverageVerdict } from './coverage.ts';

it.each([
  [29, 0, 'few'],
  [100, 72, 'narrow'],
  [100, 73, 'onGoal'],
  [100, 87, 'onGoal'],
  [39, 34, 'onGoal'],
  [100, 88, 'wide'],
])('of %i results, %i within what was told before: %s', (results, inside, verdict) => {
  expect(coverageVerdict({ results, inside })).toBe(verdict);
});
