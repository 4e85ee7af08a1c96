import { expect, it } from 'vitest';
import { futureFault } from './futureReadings.ts';
import { importMeterFile } from './importMeterFile.ts';
import { sampleNem12 } from './sampleFiles.ts';

/** Its last reading begins at half past 13 o'clock of June 2, 2026, UTC. */
const file = importMeterFile('june.csv', [sampleNem12()]);
const fault = (now: string) => futureFault(file, Date.parse(now) / 1000);

it('refuses readings of days that are yet to come', () => {
  expect(fault('2026-06-01T13:00:00Z')?.message).toBe(
    'june.csv: it has readings of 2026-06-02, a day that is yet to come',
  );
  expect(fault('2025-06-02T14:00:00Z')).toMatchObject({ code: 'future' });
});

it('takes readings of a day that has begun somewhere, and all of the past', () => {
  expect(fault('2026-06-01T14:00:00Z')).toBeNull();
  expect(fault('2030-01-01T00:00:00Z')).toBeNull();
});
