import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { importMeterFile } from '../../src/domain/meter/importMeterFile.ts';
import { indexDays, type MeterDays } from '../../src/domain/meter/meterDays.ts';
import { runEnd, type ReadingRun } from '../../src/domain/meter/readings.ts';
import { toPackedDays } from '../../src/domain/meter/toPackedDays.ts';
import { DEMO_CAST } from '../../src/server/demo/cast.ts';
import { householdReadings } from '../../src/server/demo/household.ts';
import { demoHousehold } from '../../src/server/demo/people.ts';
import { root } from './processes.ts';

/** A home's meter, its zone, and the seconds that its readings span. */
export interface MeasuredHome {
  readonly name: string;
  readonly zone: string;
  readonly country: 'US' | 'AU';
  readonly meter: MeterDays;
  readonly from: number;
  readonly until: number;
  /** Of the demonstration. */
  readonly isMadeUp: boolean;
}

/** Real meter files, which lie next to the repository where they are on this machine. */
export const REAL_FILES = resolve(root, '../shared/data/greenbutton');
/** A baseline needs its look-back, and an average some evenings. */
const LEAST_SECONDS = 90 * 86_400;
const HOUR_SECONDS = 3_600;

/**
 * Every home with at least three months of readings of an hour or finer: of the real files, of the demonstration,
 * and of the files in these folders.
 */
export function measuredHomes(folders: readonly string[], say: (text: string) => void): MeasuredHome[] {
  return [...homesOfFolders([REAL_FILES, ...folders], say), ...demonstrationHomes().filter(isLongEnough)];
}

/** The same of the files in these folders alone. */
export function homesOfFolders(folders: readonly string[], say: (text: string) => void): MeasuredHome[] {
  const found = folders.filter((folder) => existsSync(folder));
  return found.flatMap((folder) => homesOfFolder(folder, say)).filter(isLongEnough);
}

const isLongEnough = ({ from, until }: MeasuredHome): boolean => until - from >= LEAST_SECONDS;

function homesOfFolder(folder: string, say: (text: string) => void): MeasuredHome[] {
  return readdirSync(folder)
    .filter((name) => /\.(?:xml|csv)$/i.test(name))
    .flatMap((name) => {
      try {
        const { format, servicePoints } = importMeterFile(name, [readFileSync(join(folder, name))]);
        // The formats don't name a zone: Green Button files are taken for Pacific time, NEM12 is in market time.
        const place =
          format === 'nem12'
            ? ({ zone: 'Australia/Brisbane', country: 'AU' } as const)
            : ({ zone: 'America/Los_Angeles', country: 'US' } as const);
        return servicePoints.flatMap(({ channels }, i) =>
          home(
            `${basename(name).replace(/\.\w+$/, '')}${i === 0 ? '' : ` ${i + 1}`}`,
            place,
            channels.import,
            false,
          ),
        );
      } catch (error) {
        say(`${name} is left out: ${error instanceof Error ? error.message : String(error)}`);
        return [];
      }
    });
}

/** A year of the cast of two brands, one on each side of the equator. */
function demonstrationHomes(): MeasuredHome[] {
  const brands = [
    ['default', { zone: 'America/Los_Angeles', country: 'US' }],
    ['au-retailer', { zone: 'Australia/Sydney', country: 'AU' }],
  ] as const;
  return brands.flatMap(([brand, place]) =>
    DEMO_CAST.flatMap((part) => {
      const household = demoHousehold(brand, place.country, part, place.zone);
      if (household === null) return [];
      const readings = householdReadings(
        household,
        '2025-01-01',
        365,
        { heldBack: [], battery: new Map() },
        Infinity,
      );
      return home(`demonstration ${brand}/${part.role}`, place, readings.import, true);
    }),
  );
}

function home(
  name: string,
  place: Pick<MeasuredHome, 'zone' | 'country'>,
  runs: readonly ReadingRun[],
  isMadeUp: boolean,
): MeasuredHome[] {
  const fine = runs.filter(({ intervalSeconds }) => HOUR_SECONDS % intervalSeconds === 0);
  const [first, last] = [fine[0], fine.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [
    {
      name,
      ...place,
      meter: indexDays(toPackedDays(fine, 'utility')),
      from: first.start,
      until: runEnd(last),
      isMadeUp,
    },
  ];
}
