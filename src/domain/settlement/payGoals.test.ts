import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measureGoals } from '../../../tests/load/pay.ts';
import { homesOfFolders, REAL_FILES } from '../../../tests/load/payHomes.ts';

/** Real meter files are next to the repository; without them there is nothing to measure. */
const real = existsSync(REAL_FILES);
const where = real ? 'on the real year files' : '(not measured: the real year files are not on this machine)';

describe.runIf(real)(`what fair pay promises, ${where}`, () => {
  it('holds on every third evening of a year: the blend’s error, what is paid for nothing, and for a saving of 20%', () => {
    const homes = homesOfFolders([REAL_FILES], () => undefined);
    expect(homes.length).toBeGreaterThanOrEqual(3);
    const goals = measureGoals(homes);
    expect(goals.map(({ goal }) => goal)).toEqual([
      'at most 1.02',
      'at most 0.75',
      'at most 5',
      '0.95 to 1.08',
    ]);
    expect(goals.filter(({ isMet }) => !isMet)).toEqual([]);
  });
});
