import { createHash } from 'node:crypto';
import type { Country } from '../../domain/brands/countries.ts';
import type { Household } from '../../domain/demo/household.ts';
import type { MeterFile } from '../../domain/meter/meterFile.ts';
import { countReadings, runEnd } from '../../domain/meter/readings.ts';
import { daysBetween, toLocalDate } from '../../domain/meter/zone.ts';
import type { ReadFile } from '../meter/service.ts';
import { householdReadings, type Unusual } from './household.ts';

/** The import's name on screens. */
const NAME = 'Made-up readings (demonstration)';
const NOTE = 'These readings are made up for the demonstration; no home is behind them.';

/** Made-up readings between two instants, in the shape of a utility's delivery. Null: none in between. */
export function madeUpReadings(
  home: Household,
  meterNumber: string,
  country: Country,
  from: number,
  until: number,
  unusual: Unusual,
): ReadFile | null {
  const first = toLocalDate(home.zone, from);
  const days = daysBetween(first, toLocalDate(home.zone, until - 1)) + 1;
  if (until <= from || days < 1) return null;
  const channels = householdReadings(home, first, days, unusual, until);
  const readingCount = countReadings(channels.import) + countReadings(channels.export);
  const last = channels.import.at(-1);
  if (last === undefined) return null;
  const file: MeterFile = {
    name: NAME,
    format: country === 'AU' ? 'nem12' : 'green-button',
    issuedAt: runEnd(last),
    servicePoints: [{ number: meterNumber, label: 'Demonstration', channels, notes: [] }],
    warnings: [{ code: 'made-up', message: NOTE }],
    readingCount,
  };
  return {
    file,
    sha256: createHash('sha256').update(`${meterNumber}:${from}:${until}`).digest('hex'),
    source: 'utility',
  };
}
