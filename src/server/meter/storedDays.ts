import type { PackedDay } from '../../domain/meter/packedDay.ts';
import type { Channel } from '../../domain/meter/readings.ts';
import { dateToDayNumber } from '../../domain/meter/zone.ts';
import type { Db } from '../platform/db/db.ts';
import { readArchivedDays } from './archivedDays.ts';
import { keyText, readDays } from './store/days.ts';
import type { StoredMeter } from './store/meters.ts';

/** A day of a locked meter. */
interface DayOf {
  readonly meter: StoredMeter;
  readonly channel: Channel;
  readonly utcDay: string;
}

export interface StoredDay {
  readonly day: PackedDay;
  /** Whether only the archive has it. */
  readonly isArchived: boolean;
}

/** The stored days, by `keyText`, wherever they are. */
export async function readStoredDays(tx: Db, wanted: readonly DayOf[]): Promise<Map<string, StoredDay>> {
  const toKey = ({ meter, channel, utcDay }: DayOf) => ({ servicePointId: meter.id, channel, utcDay });
  const held = await readDays(tx, wanted.map(toKey));
  const stored = new Map([...held].map(([key, day]) => [key, { day, isArchived: false }]));
  const moved = wanted.filter(
    (each) => each.utcDay <= (each.meter.archivedTo ?? '') && !held.has(keyText(toKey(each))),
  );
  const [first, ...others] = moved.map(({ utcDay }) => dateToDayNumber(utcDay));
  if (first === undefined) return stored;
  const archived = await readArchivedDays(
    tx,
    [...new Set(moved.map(({ meter }) => meter))].map(({ id, brand, archivedTo }) => ({
      id,
      brand,
      archivedTo: archivedTo === null ? null : dateToDayNumber(archivedTo),
    })),
    { firstDay: Math.min(first, ...others), lastDay: Math.max(first, ...others) },
  );
  for (const each of moved) {
    const day = archived(each.meter.id, each.channel).find(({ utcDay }) => utcDay === each.utcDay);
    if (day !== undefined) stored.set(keyText(toKey(each)), { day, isArchived: true });
  }
  return stored;
}
