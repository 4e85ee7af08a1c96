import type { MeterFile } from '../../../domain/meter/meterFile.ts';
import { toLocalDate, toWallClock } from '../../../domain/meter/zone.ts';
import type { ReplayResult } from './result.ts';
import type { HeldEvent } from '../queries/events.ts';
import type { ReplayPlan } from './plan.ts';

const formats: Readonly<Record<MeterFile['format'], string>> = {
  'green-button': 'Green Button',
  nem12: 'NEM12',
};

/** Days named in one line at most. */
const DAYS_NAMED = 6;

/** The file's contents, and where it was moved to in time. */
export function planWords(
  name: string,
  { file, weeks, leftOut, otherMeters }: ReplayPlan,
  from: Date,
  to: Date,
  zone: string,
): string[] {
  const day = (at: Date): string => toLocalDate(zone, at.getTime() / 1000);
  const last = day(new Date(to.getTime() - 1000));
  return [
    `${name}: ${formats[file.format]}, ${counted(file.readingCount, 'reading')}.`,
    weeks === 0
      ? `Not moved, because it ends in the last week: ${day(from)} to ${last}.`
      : `Moved by ${counted(weeks, 'week')}: now ${day(from)} to ${last}.`,
    ...(leftOut.length === 0 ? [] : [`Left out because the clocks change: ${listed(leftOut)}.`]),
    ...(otherMeters === 0
      ? []
      : [`The file has ${counted(otherMeters, 'other meter')}. We replayed the one with the most readings.`]),
  ];
}

/** When the event is, by the home's wall clock. */
export function eventWords({ start, end }: HeldEvent, zone: string): string {
  const from = toWallClock(zone, start.getTime() / 1000);
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(
    Date.parse(from.date),
  );
  return `${weekday} ${from.date}, ${time(from.second)} to ${time(toWallClock(zone, end.getTime() / 1000).second)} (${zone})`;
}

/** The event's result. */
export function resultWords(result: ReplayResult): string[] {
  if (result.settlement === 'PENDING') return [`No result yet: ${pendingWords(result.pendingReason)}`];
  const { baselineWh, usedWh, reductionWh, points, watts } = result;
  const difference =
    reductionWh >= 0 ? `${grouped(reductionWh)} Wh less` : `${grouped(-reductionWh)} Wh more`;
  return [
    `Usual for that hour: ${grouped(baselineWh)} Wh. Used: ${grouped(usedWh)} Wh, ${difference} than usual.`,
    `Earned: ${counted(points, 'point')} (${counted(watts, 'watt')} in the ledger).`,
  ];
}

function pendingWords(reason: string | null): string {
  switch (reason) {
    case 'NoIntervalData:short-missing':
    case 'NoIntervalData:long-missing':
      return 'the file has too few complete days before the event to work out the usual use.';
    case 'MeterTooCoarse':
      return "the meter's intervals are longer than an hour.";
    case 'ZeroBaseline':
      return 'the home usually uses nothing at that hour, so it can’t save.';
    case 'UnconfirmedZero':
      return 'the meter reads zero, as in an outage, and the utility hasn’t confirmed it.';
    case 'PowerOutage':
      return 'the home had no power.';
    default:
      return 'it hasn’t settled yet.';
  }
}

export function counted(count: number, thing: string): string {
  return `${grouped(count)} ${thing}${count === 1 ? '' : 's'}`;
}

function listed(days: readonly string[]): string {
  const rest = days.length - DAYS_NAMED;
  return rest > 0 ? `${days.slice(0, DAYS_NAMED).join(', ')} and ${rest} more` : days.join(', ');
}

function grouped(value: number): string {
  return value.toLocaleString('en-US');
}

function time(second: number): string {
  const minutes = Math.floor(second / 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
