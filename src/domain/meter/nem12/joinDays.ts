import { joinEnergies } from '../energies.ts';
import type { Energies, ReadingRun } from '../readings.ts';
import type { Nem12Day } from './intervalRecord.ts';
import { nemDayStart } from './nemTime.ts';

/** Groups days in ascending order into runs, joining adjacent stretches that are alike. */
export function joinDays(days: readonly Nem12Day[]): { runs: ReadingRun[]; missing: number } {
  const runs: ReadingRun[] = [];
  let missing = 0;
  let parts: Energies[] = [];
  let open: Omit<ReadingRun, 'values'> | undefined;
  let next = 0;
  const close = (): void => {
    if (open) runs.push({ ...open, values: joinEnergies(parts) });
    open = undefined;
    parts = [];
  };
  for (const day of days) {
    const intervalSeconds = day.intervalMinutes * 60;
    for (const { from, count, quality } of day.stretches) {
      if (quality === 'missing') {
        missing += count;
        continue;
      }
      const start = nemDayStart(day.day) + from * intervalSeconds;
      const goesOn =
        open &&
        next === start &&
        open.intervalSeconds === intervalSeconds &&
        open.quality === quality &&
        open.issuedAt === day.issuedAt;
      if (!goesOn) {
        close();
        open = { start, intervalSeconds, quality, issuedAt: day.issuedAt };
      }
      parts.push(day.values.subarray(from, from + count));
      next = start + count * intervalSeconds;
    }
  }
  close();
  return { runs, missing };
}
