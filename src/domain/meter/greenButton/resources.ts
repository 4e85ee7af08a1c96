import type { ReadingTypeFields } from './espiCodes.ts';

/** What every Atom entry tells of the resource in it. Addresses are paths without host (see `pathOf`). */
export interface EntryFacts {
  self: string;
  up: string;
  related: string[];
  /** The self link as it stands, for identity. */
  address: string;
  id: string;
  title: string;
  /** Line on which the entry begins. */
  readonly line: number;
}

export interface UsagePoint {
  readonly entry: EntryFacts;
  /** ESPI service category; 0 is electricity. */
  serviceKind: number | undefined;
}

export interface MeterReading {
  readonly entry: EntryFacts;
}

export interface ReadingType {
  readonly entry: EntryFacts;
  readonly fields: ReadingTypeFields;
}

export interface IntervalBlock {
  readonly entry: EntryFacts;
  readonly line: number;
  /** How many of its readings are kept. */
  readings: number;
}

/** What a feed holds, as far as we read it. */
export interface FeedResources {
  readonly usagePoints: UsagePoint[];
  readonly meterReadings: MeterReading[];
  readonly readingTypes: ReadingType[];
  readonly blocks: IntervalBlock[];
  /** Names of the other resources that were passed over, for the sentence when there are no readings. */
  readonly others: Set<string>;
}

export function newEntry(line: number): EntryFacts {
  return { self: '', up: '', related: [], address: '', id: '', title: '', line };
}

/**
 * What tells a UsagePoint from every other one: its address with the host (that is, utility, customer and point), for
 * the point's own id is often just "1"; where it has no address, the id of its entry. Empty where it has neither.
 */
export function numberOf({ entry }: UsagePoint): string {
  const address = entry.address
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[?#].*$/, '')
    .replace(/^\/+|\/+$/g, '');
  return address || entry.id;
}

/** The same for all entries of one meter. The gas meter at the address of the electricity meter is another one. */
export function meterKey(point: UsagePoint): string {
  return `${point.serviceKind ?? 0} ${numberOf(point)}`;
}

/** The path of an address without scheme, host, query and outer slashes, so that full and relative links can be compared. */
export function pathOf(href: string): string {
  return href
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/^\/+|\/+$/g, '');
}
