import { zonedParts } from '../../../domain/format/zonedParts.ts';

const STEPS = [1, 2, 3, 6, 12, 24];

/**
 * A few whole hours among the boundaries of the intervals, by the wall clock of the home. Only boundaries are looked
 * at, so days that change the clock and zones with half hours need no arithmetic of their own.
 */
export function hourTicks(boundaries: readonly Date[], timeZone: string, most = 5): readonly Date[] {
  const whole = boundaries.flatMap((at) => {
    const { hour, minute } = zonedParts(at, timeZone);
    return minute === 0 ? [{ at, hour }] : [];
  });
  for (const step of STEPS) {
    const ticks = whole.filter(({ hour }) => hour % step === 0);
    if (ticks.length <= most) return ticks.map(({ at }) => at);
  }
  return [];
}
