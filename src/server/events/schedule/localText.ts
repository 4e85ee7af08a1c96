import { toWallClock } from '../../../domain/meter/zone.ts';

/** `YYYY-MM-DD HH:MM` on the wall clock of a zone. */
export function localText(zone: string, at: Date): string {
  const { date, second } = toWallClock(zone, toSeconds(at));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${date} ${two(second / 3600)}:${two((second % 3600) / 60)}`;
}

function toSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
