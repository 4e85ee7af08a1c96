import { sumGroups, type GroupPower } from '../../../domain/events/groups.ts';
import { meanKilowatts, scaledInterval } from '../../../domain/settlement/performance.ts';
import { readMeasuredProfiles, type MeasuredProfile } from '../queries/groups.ts';
import { readGroups } from '../store/events.ts';
import { forecastPowers } from './forecast.ts';
import { liveEvent, type LiveDeps } from './live.ts';

/**
 * The power of a set's groups together, by settlement interval from the first start to the last end: expected, by devices, and
 * by meters. Groups that were called off don't count; one with results counts by these, any other by what is reported.
 */
export async function groupIntervals(deps: LiveDeps, brandId: string, set: string) {
  const groups = (await readGroups(deps.db, brandId, set)).filter(({ status }) => status !== 'CANCELLED');
  const [first] = groups;
  if (first === undefined) return [];
  const measured = await readMeasuredProfiles(
    deps.db,
    groups.map(({ id }) => id),
  );
  const devices: GroupPower[] = [];
  const meters: GroupPower[] = [];
  for (const { id } of groups) {
    const live = await liveEvent(deps, brandId, id);
    const profile = measured.get(id);
    for (const { startAt, endAt, deviceKilowatts, meterKilowatts } of live?.intervals ?? []) {
      const slot = { start: startAt.getTime() / 1000, seconds: (endAt.getTime() - startAt.getTime()) / 1000 };
      if (deviceKilowatts !== null) devices.push({ ...slot, kilowatts: deviceKilowatts });
      if (profile === undefined && meterKilowatts !== null)
        meters.push({ ...slot, kilowatts: meterKilowatts });
    }
    if (profile !== undefined) meters.push(...measuredPowers(profile));
  }
  const hours = {
    start: Math.min(...groups.map(({ start }) => start.getTime() / 1000)),
    end: Math.max(...groups.map(({ end }) => end.getTime() / 1000)),
    seconds: first.rules.settlementIntervalMinutes * 60,
  };
  const [expected, byDevices, byMeters] = [
    groups.flatMap(({ forecast }) => forecastPowers(forecast)),
    devices,
    meters,
  ].map((powers) => sumGroups(powers, hours));
  return (expected ?? []).map(({ start, end, kilowatts }, i) => ({
    startAt: new Date(start * 1000),
    endAt: new Date(end * 1000),
    expectedKilowatts: kilowatts,
    deviceKilowatts: byDevices?.[i]?.kilowatts ?? null,
    meterKilowatts: byMeters?.[i]?.kilowatts ?? null,
  }));
}

function measuredPowers({ homes, profile }: MeasuredProfile): GroupPower[] {
  return profile.flatMap((interval) => {
    const scaled = interval.inEvent ? scaledInterval(interval, homes) : null;
    if (scaled === null) return [];
    const { start, seconds } = interval;
    return [{ start, seconds, kilowatts: meanKilowatts(scaled.baselineWh - scaled.usedWh, seconds) }];
  });
}
