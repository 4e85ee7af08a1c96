import { expect, it } from 'vitest';
import { deviceTrouble } from './trouble.ts';

it.each([
  [true, true, true, null],
  [true, true, false, 'offline'],
  [true, false, true, 'missing'],
  [true, false, false, 'missing'],
  [false, true, true, 'authorization'],
  [false, false, false, 'authorization'],
] as const)('connected %s, listed %s, online %s: %s', (connected, listed, online, trouble) => {
  expect(deviceTrouble({ connected, listed, online })).toBe(trouble);
});
