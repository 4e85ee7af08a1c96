import { createHash } from 'node:crypto';
import { placedReadings, type PlacedReading } from '../../domain/energy/placedReadings.ts';
import { greenButtonFeed } from '../../domain/meter/greenButton/writeFeed.ts';
import { CHANNELS } from '../../domain/meter/readings.ts';
import { toLocalDate, zoneOffsetSeconds } from '../../domain/meter/zone.ts';
import { csvTable } from '../../domain/settlement/csvText.ts';
import type { Db } from '../platform/db/db.ts';
import type { EnergyScope } from './queries.ts';
import { readPeriod, type ReadPeriod, type WantedPeriod } from './readPeriod.ts';

export interface EnergyFile {
  /** Without its ending. */
  readonly name: string;
  readonly text: string;
}

type Wanted = Omit<WantedPeriod, 'daysBefore'>;

/** The readings of a period as CSV: a line a reading, with its local time and where it came from. */
export async function energyCsv(db: Db, scope: EnergyScope, wanted: Wanted): Promise<EnergyFile | null> {
  const read = await readPeriod(db, scope, wanted);
  if (read === null) return null;
  const header = ['direction', 'start', 'minutes', 'kWh', 'quality', 'source'];
  const rows = CHANNELS.flatMap((channel) =>
    readingsIn(read, channel).map(({ start, seconds, mWh, quality, source }) => [
      channel,
      localInstant(read.timeZone, start),
      seconds / 60,
      mWh / 1e6,
      quality,
      source,
    ]),
  );
  return { name: fileName(read), text: csvTable([header, ...rows]) };
}

const BASE = '/espi/1_1/resource';

/** The readings of a period as Green Button XML, which the member can take elsewhere. */
export async function energyGreenButton(
  db: Db,
  scope: EnergyScope,
  wanted: Wanted,
  now: Date,
): Promise<EnergyFile | null> {
  const read = await readPeriod(db, scope, wanted);
  if (read === null) return null;
  const channels = CHANNELS.flatMap((channel) => {
    const readings = readingsIn(read, channel);
    const [first] = readings;
    return first === undefined
      ? []
      : [{ channel, intervalSeconds: first.seconds, blocks: byLocalDay(read.timeZone, readings) }];
  });
  const name = fileName(read);
  const text = greenButtonFeed({
    batch: `${BASE}/Batch/${name}`,
    base: BASE,
    point: `${BASE}/UsagePoint/1`,
    title: read.timeZone,
    made: now,
    channels,
    toId: (address) => namedUuid(`${scope.memberId} ${name} ${address}`),
  });
  return { name, text };
}

const readingsIn = ({ channels, start, end }: ReadPeriod, channel: 'import' | 'export'): PlacedReading[] =>
  placedReadings(channels[channel], start, end);

const fileName = ({ days }: ReadPeriod): string => `energy-${days.start}-to-${days.end}`;

function byLocalDay(zone: string, readings: readonly PlacedReading[]): PlacedReading[][] {
  const days = new Map<string, PlacedReading[]>();
  for (const reading of readings) {
    const date = toLocalDate(zone, reading.start);
    const day = days.get(date);
    if (day === undefined) days.set(date, [reading]);
    else day.push(reading);
  }
  return [...days.values()];
}

/** "2026-07-14T18:00:00-07:00". */
function localInstant(zone: string, epochSeconds: number): string {
  const offset = zoneOffsetSeconds(zone, epochSeconds);
  const local = new Date((epochSeconds + offset) * 1000).toISOString().slice(0, 19);
  const minutes = Math.abs(offset) / 60;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The same name gives the same id, so that the same download twice is the same feed. */
function namedUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}
