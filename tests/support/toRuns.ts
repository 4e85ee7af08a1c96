import { readingsOfDay, sameOrigin } from '../../src/domain/meter/packedDay.ts';
import type { DayReading, PackedDay } from '../../src/domain/meter/packedDay.ts';
import { packEnergies } from '../../src/domain/meter/energies.ts';
import type { ReadingRun } from '../../src/domain/meter/readings.ts';

/** Unpacks days into runs, without torn readings. */
export function toRuns(days: Iterable<PackedDay>): ReadingRun[] {
  const runs: ReadingRun[] = [];
  for (const day of days) {
    const midnight = Date.parse(`${day.utcDay}T00:00:00Z`) / 1000;
    let open: { first: DayReading; next: number; values: number[] } | undefined;
    const close = (): void => {
      if (!open) return;
      const { first, values } = open;
      const issuedAt = Date.parse(first.issuedAt) / 1000;
      runs.push({
        start: midnight + first.startSecond,
        intervalSeconds: first.seconds,
        values: packEnergies(values),
        quality: first.quality,
        issuedAt,
      });
    };
    for (const reading of readingsOfDay(day)) {
      if (
        open &&
        open.next === reading.startSecond &&
        open.first.seconds === reading.seconds &&
        sameOrigin(open.first, reading)
      ) {
        open.values.push(reading.mWh);
      } else {
        close();
        open = { first: reading, next: 0, values: [reading.mWh] };
      }
      open.next = reading.startSecond + reading.seconds;
    }
    close();
  }
  return runs;
}
