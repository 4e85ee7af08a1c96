import { ALGORITHM_RULES } from '../../../domain/events/algorithms.ts';
import {
  liveSlots,
  meteredKilowatts,
  powerAt,
  type LiveSlot,
  type PowerIn,
} from '../../../domain/events/livePower.ts';
import type { ProgramRules } from '../../../domain/programs/rules.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { readUses } from '../../readmodels/usualUse.ts';
import {
  countOptOuts,
  readDeviceKilowatts,
  readDevicesNow,
  readFailures,
  sampleHomesTakingPart,
} from '../queries/live.ts';
import { forecastPowers } from './forecast.ts';
import { findEvent } from '../store/events.ts';
import type { StoredEvent } from './storedEvent.ts';

export interface LiveDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** An event while it runs: what is expected, and what devices and meters say by now. Null before its start. */
export async function liveEvent({ db, clock }: LiveDeps, brandId: string, eventId: string) {
  const event = await findEvent(db, brandId, eventId);
  const now = clock.now();
  if (event === null || event.status === 'CANCELLED' || now < event.start) return null;
  const [delivered, devices, optOuts, failures, meters] = await Promise.all([
    readDeviceKilowatts(db, eventId, now),
    readDevicesNow(db, eventId, now),
    countOptOuts(db, eventId),
    readFailures(db, eventId),
    readMeters(db, event, now),
  ]);
  const expected = forecastPowers(event.forecast).map((each) => ({
    ...each,
    end: each.start + each.seconds,
  }));
  return {
    at: now,
    deviceKilowatts: devices.kilowatts,
    devices: devices.devices,
    devicesWithoutPower: devices.withoutPower,
    metersLookedAt: meters.lookedAt,
    metersReporting: meters.reporting,
    intervals: liveSlots(seconds(event)).map((slot) => ({
      startAt: new Date(slot.start * 1000),
      endAt: new Date(slot.end * 1000),
      expectedKilowatts: powerAt(expected, slot),
      deviceKilowatts: delivered.get(slot.start) ?? null,
      meterKilowatts: powerAt(meters.intervals, slot),
    })),
    optOuts,
    failures,
  };
}

interface Meters {
  readonly lookedAt: number;
  readonly reporting: number;
  readonly intervals: readonly PowerIn[];
}

const NO_METERS: Meters = { lookedAt: 0, reporting: 0, intervals: [] };
/** Meters report every quarter of an hour at best, and everybody looks at the same ones. */
const READ_FOR_MS = 60_000;
const known = new WeakMap<Db, Map<string, { readonly at: number; readonly meters: Promise<Meters> }>>();

/** What the meters of some homes say, read at most once a minute. Events that pay by device have no such figure. */
function readMeters(db: Db, event: StoredEvent, now: Date): Promise<Meters> {
  if (ALGORITHM_RULES[event.algorithm].reduction !== 'baseline') return Promise.resolve(NO_METERS);
  const byEvent =
    known.get(db) ?? new Map<string, { readonly at: number; readonly meters: Promise<Meters> }>();
  known.set(db, byEvent);
  const before = byEvent.get(event.id);
  if (before !== undefined && Math.abs(now.getTime() - before.at) < READ_FOR_MS) return before.meters;
  for (const [id, { at }] of byEvent) if (Math.abs(now.getTime() - at) >= READ_FOR_MS) byEvent.delete(id);
  const meters = sumMeters(db, event, now);
  byEvent.set(event.id, { at: now.getTime(), meters });
  meters.catch(() => byEvent.delete(event.id));
  return meters;
}

async function sumMeters(db: Db, event: StoredEvent, now: Date): Promise<Meters> {
  const sample = await sampleHomesTakingPart(db, event.id);
  const [first] = sample;
  if (first === undefined) return NO_METERS;
  const uses = await readUses(
    db,
    sample.map(({ memberId }) => memberId),
    now,
  );
  const windows = settlementWindows(event, event.rules, now);
  const reporting = new Set<string>();
  const intervals = windows.flatMap((window): PowerIn[] => {
    const reported = sample.flatMap(({ memberId }) => {
      const { usual, used } = uses(memberId);
      const [usedWh, usualWh] = [used(window), usual(window)];
      if (usedWh === null || usualWh === null) return [];
      reporting.add(memberId);
      return [{ usedWh, usualWh }];
    });
    const slot = { start: window.start / 1000, end: window.end / 1000 };
    const kilowatts = meteredKilowatts(reported, { homes: first.homes, seconds: slot.end - slot.start });
    return kilowatts === null ? [] : [{ ...slot, kilowatts }];
  });
  return { lookedAt: sample.length, reporting: reporting.size, intervals };
}

/** The settlement intervals that are over, in milliseconds since 1970. */
function settlementWindows({ start, end }: StoredEvent, rules: ProgramRules, now: Date) {
  const step = rules.settlementIntervalMinutes * 60_000;
  const windows = [];
  for (let at = start.getTime(); at + step <= Math.min(end.getTime(), now.getTime()); at += step)
    windows.push({ start: at, end: at + step, rules });
  return windows;
}

const seconds = ({ start, end }: StoredEvent): LiveSlot => ({
  start: start.getTime() / 1000,
  end: end.getTime() / 1000,
});
