import { energyBars } from '../../domain/energy/energyBars.ts';
import { deviceShares, type DeviceShares } from '../../domain/energy/deviceShares.ts';
import type { DeviceUse } from '../../domain/devices/loadReport.ts';
import { toLocalDate, type LocalDate } from '../../domain/meter/zone.ts';
import { readUseByDevice } from '../devices/service.ts';
import type { Db } from '../platform/db/db.ts';
import type { EnergyScope } from './queries.ts';
import { readPeriod, type WantedPeriod } from './readPeriod.ts';

/** A device's use in a period. */
export interface UseInPeriod extends DeviceUse {
  /** The first day that is known of a device that was added in the period; null: it was there all the time. */
  readonly since: LocalDate | null;
}

/**
 * What the member's devices had of the home's use in a period, as far as the meter's readings go. Null without readings
 * in it, or without any use of a device.
 */
export async function devicesOfPeriod(
  db: Db,
  scope: EnergyScope,
  wanted: Omit<WantedPeriod, 'daysBefore'>,
): Promise<DeviceShares<UseInPeriod> | null> {
  const read = await readPeriod(db, scope, wanted);
  if (read === null) return null;
  const { channels, known, timeZone } = read;
  const [start, end] = [Math.max(read.start, known.start), Math.min(read.end, known.end)];
  if (start >= end) return null;
  const { importMWh } = energyBars([start, end], { ...channels, known });
  if (importMWh === null) return null;
  const uses = await readUseByDevice(db, scope.memberId, new Date(start * 1000), new Date(end * 1000));
  const firstDay = toLocalDate(timeZone, start);
  return deviceShares(
    Math.round(importMWh / 1000),
    uses.map(({ addedAt, firstHour, ...use }) => {
      const since = toLocalDate(timeZone, firstHour);
      return { ...use, since: addedAt > start && since > firstDay ? since : null };
    }),
  );
}
