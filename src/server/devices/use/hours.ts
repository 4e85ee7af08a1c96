import type { HourOfUse } from '../clouds/cloud.ts';
import { cloudFor } from '../clouds/openCloud.ts';
import type { DeviceDeps } from '../deps.ts';
import { readConnection } from '../store/connections.ts';
import { readDevicesOfConnection } from '../store/devices.ts';
import { readLastHours, writeHours } from '../store/hours.ts';
import { scheduleNextHours } from '../store/schedule.ts';
import { TIMING } from '../timing.ts';

const HOUR_MS = 3_600_000;

/**
 * Fetches hourly use up to the last whole hour: 35 days for a new device, otherwise from shortly before the
 * last known hour. A device that can't be read doesn't block the others.
 */
export async function fetchHours(
  deps: DeviceDeps,
  memberId: string,
  connectionId: string,
  signal: AbortSignal,
): Promise<void> {
  const connection = await readConnection(deps.db, memberId, connectionId);
  if (connection?.status !== 'connected') return;
  const now = deps.clock.now();
  const to = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const devices = await readDevicesOfConnection(deps.db, memberId, connectionId);
  const last = await readLastHours(
    deps.db,
    memberId,
    devices.map(({ id }) => id),
  );
  const cloud = cloudFor(deps, connection);
  let isWhole = cloud !== null;
  for (const { id, externalId } of cloud === null ? [] : devices) {
    if (signal.aborted) return;
    const earliest = to.getTime() - TIMING.hoursBackMs;
    const from = new Date(Math.max(earliest, (last.get(id)?.getTime() ?? 0) - TIMING.hoursAgainMs));
    const answer = await cloud?.hours(externalId, from, to);
    if (answer?.ok) await writeHours(deps.db, memberId, id, within(answer.value, from, to));
    else if (answer?.why === 'auth') return;
    else if (answer?.why === 'failed') isWhole = false;
  }
  const next = isWhole ? to.getTime() + HOUR_MS + TIMING.hoursAfterMs : now.getTime() + TIMING.hoursAfterMs;
  await scheduleNextHours(deps.db, connection, {
    hoursDueAt: new Date(next),
    ...(isWhole ? { hoursTo: to } : {}),
  });
}

/** Drops repeated hours and hours outside the range. */
function within(hours: readonly HourOfUse[], from: Date, to: Date): HourOfUse[] {
  const byStart = new Map(
    hours
      .filter(({ hourStart }) => hourStart >= from && hourStart < to)
      .map((hour) => [hour.hourStart.getTime(), hour]),
  );
  return [...byStart.values()];
}
