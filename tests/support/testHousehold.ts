import { programRules } from '../../src/domain/programs/rules.ts';
import type { ProgramRules } from '../../src/domain/programs/rules.ts';
import { localToEpoch, toWallClock } from '../../src/domain/meter/zone.ts';
import type { Standing } from '../../src/domain/settlement/standing.ts';
import type { MemberInput, PreparedEvent } from '../../src/domain/settlement/settle.ts';
import { prepareSettlement } from '../../src/domain/settlement/settle.ts';
import { seriesSource } from '../../src/domain/settlement/windowSource.ts';
import type { Provenance, WindowSource } from '../../src/domain/settlement/windowSource.ts';

/** Synthetic test households, small enough to check by hand. */

export const ZONE = 'America/Los_Angeles';
const WATTS_PER_POINT = 100;
export const SILVER: Standing = { recent: [], streak: 0, setup: 'utility-connected' };

/**
 * Tuesday 2026-03-03, 18:00 to 19:00 in Los Angeles: ten weekdays back is Monday the 16th of February, with a
 * holiday in between.
 */
export const TUESDAY = at(2026, 3, 3, 18);
/** Saturday 2026-02-28, 18:00 to 19:00. */
export const SATURDAY = at(2026, 2, 28, 18);

export interface Home {
  /** Watt-hours of the interval at this second of this local date; null: missing. */
  readonly use: (date: string, second: number) => number | null;
  readonly intervalMinutes?: number;
  readonly provenance?: Provenance;
  /** Local date with estimated readings. */
  readonly estimatedOn?: string;
  readonly zone?: string;
}

export function at(year: number, month: number, day: number, hour: number, minute = 0, zone = ZONE): number {
  return localToEpoch(zone, year, month, day, hour, minute);
}

export function rulesFor(given: Partial<ProgramRules> = {}): ProgramRules {
  return programRules({ zone: ZONE, country: 'US', settlementIntervalMinutes: 60, ...given });
}

export function preparedFor(start: number, given: Partial<ProgramRules> = {}, hours = 1): PreparedEvent {
  const event = {
    id: 'event-1',
    algorithm: 'participation_reduction',
    start,
    end: start + hours * 3600,
  } as const;
  return prepareSettlement(event, given.zone ?? ZONE, rulesFor(given), WATTS_PER_POINT);
}

export function member(source: WindowSource, given: Partial<MemberInput> = {}): MemberInput {
  return {
    source,
    excluded: new Map(),
    otherEvents: [],
    standing: SILVER,
    left: false,
    away: false,
    ...given,
  };
}

/** A home's meter for 70 days up to the day after the event. */
export function createMeter(home: Home, eventStart: number): WindowSource {
  const { use, intervalMinutes = 60, provenance = 'utility', estimatedOn, zone = ZONE } = home;
  const step = intervalMinutes * 60;
  const start = Math.floor((eventStart - 70 * 86_400) / 86_400) * 86_400;
  const count = (72 * 86_400) / step;
  const clocks = Array.from({ length: count }, (_, i) => toWallClock(zone, start + i * step));
  return seriesSource({
    start,
    intervalSeconds: step,
    provenance,
    mWh: clocks.map(({ date, second }) => Math.round((use(date, second) ?? -0.001) * 1000)),
    estimated: Uint8Array.from(clocks, ({ date }) => (date === estimatedOn ? 1 : 0)),
  });
}
