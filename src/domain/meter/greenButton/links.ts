import type { EntryFacts, FeedResources, IntervalBlock, MeterReading, ReadingType, UsagePoint } from './resources.ts';

/** Finds what belongs together in a feed; undefined where the feed does not tell. */
export interface FeedLinks {
  meterReadingOf(block: IntervalBlock): MeterReading | undefined;
  readingTypeOf(meterReading: MeterReading): ReadingType | undefined;
  usagePointOf(meterReading: MeterReading): UsagePoint | undefined;
}

/**
 * ESPI resources name each other by Atom links: a collection by `up` and `related`, a resource by `self` and `related`.
 * Where a feed has only one resource of a kind, links are not needed.
 */
export function linkFeed({ usagePoints, meterReadings, readingTypes }: FeedResources): FeedLinks {
  const meterReadingByBlocks = byCollection(meterReadings, 'IntervalBlock');
  const usagePointByReadings = byCollection(usagePoints, 'MeterReading');
  const typeBySelf = new Map(readingTypes.map((type) => [type.entry.self, type]));
  return {
    meterReadingOf: ({ entry }) => find(meterReadingByBlocks, entry) ?? only(meterReadings),
    readingTypeOf: ({ entry }) => {
      const related = entry.related.find((path) => typeBySelf.has(path));
      return (related === undefined ? undefined : typeBySelf.get(related)) ?? only(readingTypes);
    },
    usagePointOf: ({ entry }) => find(usagePointByReadings, entry) ?? only(usagePoints),
  };
}

function byCollection<T extends { readonly entry: EntryFacts }>(parents: readonly T[], collection: string): Map<string, T> {
  const map = new Map<string, T>();
  for (const parent of parents) {
    for (const path of parent.entry.related) if (path.endsWith(`/${collection}`)) map.set(path, parent);
    if (parent.entry.self !== '') map.set(`${parent.entry.self}/${collection}`, parent);
  }
  return map;
}

/** By the `up` link, or by where the child's own address lies. */
function find<T>(parents: ReadonlyMap<string, T>, { up, self }: EntryFacts): T | undefined {
  return parents.get(up) ?? parents.get(self.replace(/\/[^/]*$/, ''));
}

function only<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined;
}
