import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importMeterFile } from './importMeterFile.ts';
import { CHANNELS, totalMWh } from './readings.ts';

/** Corners of the formats, next to the repository; the tests of each format have small ones of their own. */
const FOLDER = resolve(import.meta.dirname, '../../../../shared/data/cases');
const here = existsSync(FOLDER);

describe.skipIf(!here)(`case files${here ? '' : ' (not on this machine)'}`, () => {
  it.each([
    ['g03-net-negative-direction-1.xml', 9.5, 1.75, ['net']],
    ['g06-dst-hour-twice-same-start.xml', 23.797, 0, ['contradictory']],
    ['g07-no-time-period.xml', 12, 0, ['placed-by-block']],
    ['g08-revised-block-later-updated.xml', 10.8, 0, []],
    ['g21-reactive-negative-beside-energy.xml', 12, 0, ['ignored-reactive']],
    ['n01-no-header.csv', 24, 0, ['no-header']],
    ['n06-controlled-load-register-starts-later.csv', 158.4, 0, []],
    ['n21-quoted-fields.csv', 24, 0, []],
  ] as const)('%s: %d kWh taken, %d kWh fed in', (name, taken, fedIn, notes) => {
    const file = importMeterFile(name, [readFileSync(resolve(FOLDER, name))]);
    const kWh = CHANNELS.map(
      (channel) =>
        file.servicePoints.reduce((sum, { channels }) => sum + totalMWh(channels[channel]), 0) / 1e6,
    );
    expect(kWh).toEqual([taken, fedIn]);
    expect(file.warnings.map(({ code }) => code)).toEqual(notes);
  });
});
