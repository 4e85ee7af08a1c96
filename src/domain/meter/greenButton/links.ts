import { meterKey } from './resources.ts';
import type {
  EntryFacts,
  FeedResources,
  IntervalBlock,
  MeterReading,
  ReadingType,
  UsagePoint,
} from './resources.ts';

/** Resolves links between a feed's resources; undefined where the feed doesn't say. */
export interface FeedLinks {
  findMeterReading(block: IntervalBlock): MeterReading | undefined;
  findReadingType(meterReading: MeterReading): ReadingType | 'ambiguous' | undefined;
  findUsagePoint(meterReading: MeterReading): UsagePoint | undefined;
}

/**
 * ESPI resources reference each other by Atom links: a collection by `up` and `related`, a resource by `self`
 * and `related`. Links aren't needed where a feed has only one resource of a kind. Where several resources
 * have one address, as in feeds that repeat the UsagePoint for every day, the latest before the linking entry
 * is meant.
 */
export function linkFeed({ usagePoints, meterReadings, readingTypes }: FeedResources): FeedLinks {
  const meterReadingByBlocks = byCollection(meterReadings, 'IntervalBlock');
  const usagePointByReadings = byCollection(usagePoints, 'MeterReading');
  const meters = new Map<string, UsagePoint>();
  for (const point of usagePoints) if (!meters.has(meterKey(point))) meters.set(meterKey(point), point);
  const typeByReading = readingTypeLinks(meterReadings, readingTypes);
  return {
    findMeterReading: ({ entry }) => find(meterReadingByBlocks, entry) ?? only(meterReadings),
    findReadingType: (meterReading) => typeByReading.get(meterReading) ?? only(readingTypes),
    findUsagePoint: ({ entry }) => {
      const found = find(usagePointByReadings, entry);
      return found === undefined ? only([...meters.values()]) : meters.get(meterKey(found));
    },
  };
}

/**
 * The ReadingType of each MeterReading, by the related links of either. ReadingTypes with the same address
 * pair up with the MeterReadings that reference it, in order; they are ambiguous when they differ and the
 * counts don't match.
 */
function readingTypeLinks(
  meterReadings: readonly MeterReading[],
  readingTypes: readonly ReadingType[],
): Map<MeterReading, ReadingType | 'ambiguous'> {
  const typesBySelf = grouped(readingTypes.map((type) => [type.entry.self, type] as const));
  const namedTypes = ({ entry }: MeterReading): string | undefined =>
    entry.related.find((path) => typesBySelf.has(path));
  const readingsBySelf = grouped(
    meterReadings.flatMap((reading) => {
      const self = namedTypes(reading);
      return self === undefined ? [] : [[self, reading] as const];
    }),
  );
  const typesByRelated = grouped(
    readingTypes.flatMap((type) => type.entry.related.map((path) => [path, type] as const)),
  );
  const links = new Map<MeterReading, ReadingType | 'ambiguous'>();
  for (const [self, readings] of readingsBySelf) {
    const types = typesBySelf.get(self) as ReadingType[];
    const first = types[0] as ReadingType;
    const otherwise = types.every((type) => sameFields(type, first)) ? first : 'ambiguous';
    readings.forEach((reading, index) => {
      const naming = (typesByRelated.get(reading.entry.self) ?? []).filter(
        ({ entry }) => entry.self === self,
      );
      if (naming.length === 1) links.set(reading, naming[0] as ReadingType);
      else links.set(reading, types.length === readings.length ? (types[index] as ReadingType) : otherwise);
    });
  }
  return links;
}

function sameFields({ fields: a }: ReadingType, { fields: b }: ReadingType): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof typeof a>;
  return [...names].every((name) => a[name] === b[name]);
}

function byCollection<T extends { readonly entry: EntryFacts }>(
  parents: readonly T[],
  collection: string,
): Map<string, T[]> {
  return grouped(
    parents.flatMap((parent) => {
      const paths = new Set(parent.entry.related.filter((path) => path.endsWith(`/${collection}`)));
      if (parent.entry.self !== '') paths.add(`${parent.entry.self}/${collection}`);
      return [...paths].map((path) => [path, parent] as const);
    }),
  );
}

function grouped<T>(pairs: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** By the `up` link, or by the child's own path. */
function find<T extends { readonly entry: EntryFacts }>(
  parents: ReadonlyMap<string, readonly T[]>,
  { up, self, line }: EntryFacts,
): T | undefined {
  const found = parents.get(up) ?? parents.get(self.replace(/\/[^/]*$/, '')) ?? [];
  return found[Math.max(0, countUpTo(found, line) - 1)];
}

/** The number of entries, in file order, that begin at or before a line. */
function countUpTo(all: readonly { readonly entry: EntryFacts }[], line: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle] as { readonly entry: EntryFacts }).entry.line <= line) low = middle + 1;
    else high = middle;
  }
  return low;
}

function only<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined;
}
