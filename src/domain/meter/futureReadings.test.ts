import { expect, it } from 'vitest';
import { futureFault } from './futureReadings.ts';
import { importMeterFile } from './importMeterFile.ts';
import { sampleNem12 } from './sampleFiles.ts';

/** Its last reading begins at half past 13 o'clock of June 2, 2026, UTC. */
const file = importMeterFile('june.csv', [sampleNem12()]);
const fault = (now: string, zone: string | null = null) => futureFault(file, Date.parse(now) / 1000, zone);

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

it.each([
  // Half past 23 o'clock of June 2 in Sydney, half past 6 of June 2 in Los Angeles.
  ['Australia/Sydney', '2026-06-01T14:00:00Z', true],
  ['Australia/Sydney', '2026-06-01T13:59:00Z', false],
  ['America/Los_Angeles', '2026-06-02T07:00:00Z', true],
  ['America/Los_Angeles', '2026-06-02T06:59:00Z', false],
])('judges days by the home’s zone: %s at %s', (zone, now, taken) => {
  expect(fault(now, zone)?.code ?? null).toBe(taken ? null : 'future');
});
