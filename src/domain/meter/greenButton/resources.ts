import { trimSlashes } from '../../helpers/trimSlashes.ts';
import { MeterFileFault } from '../meterFileFault.ts';
import type { ReadingTypeFields } from './espiCodes.ts';

/** What every Atom entry says about its resource. Addresses are paths without host (see `linkPath`). */
export interface EntryFacts {
  self: string;
  up: string;
  related: string[];
  /** The raw self link, for identity. */
  address: string;
  id: string;
  title: string;
  /** When it was last changed, epoch seconds; 0: it doesn't say. */
  updated: number;
  /** The entry's first line. */
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
  /** Number of readings kept. */
  readings: number;
  /** Number of readings, those without a value included. */
  places: number;
  /** Its own time, seconds; undefined: it doesn't say. */
  start: number | undefined;
  seconds: number | undefined;
}

/** The resources we read from a feed. */
export interface FeedResources {
  readonly usagePoints: UsagePoint[];
  readonly meterReadings: MeterReading[];
  readonly readingTypes: ReadingType[];
  readonly blocks: IntervalBlock[];
  /** Names of skipped resources, for the message when there are no readings. */
  readonly others: Set<string>;
}

export function newEntry(line: number): EntryFacts {
  return { self: '', up: '', related: [], address: '', id: '', title: '', updated: 0, line };
}

/**
 * Identifies a UsagePoint: its address with host (so utility, customer and point), because the point's own id
 * is often just "1"; without an address, its entry's id; else empty.
 */
export function pointNumber({ entry }: UsagePoint): string {
  const address = barePath(entry.address.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, ''));
  return address || entry.id;
}

/** A UsagePoint's number, and the name that people see. @throws MeterFileFault when it has no number. */
export function pointIdentity(usagePoint: UsagePoint, file: string): { number: string; label: string } {
  const number = pointNumber(usagePoint);
  const { entry } = usagePoint;
  if (number === '') {
    throw new MeterFileFault(
      file,
      'broken-link',
      'it has neither a self link nor an id, so nothing says which meter it is',
      { line: entry.line, element: 'UsagePoint' },
    );
  }
  return { number, label: entry.title || (number.split('/').pop() as string) };
}

/** Groups the entries of one meter. The gas meter at the electricity meter's address is a different one. */
export function meterKey(point: UsagePoint): string {
  return `${point.serviceKind ?? 0} ${pointNumber(point)}`;
}

/**
 * An address's path without scheme, host, query and outer slashes, so that full and relative links compare.
 */
export function linkPath(href: string): string {
  return barePath(href.trim().replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, ''));
}

/** Without query, fragment and outer slashes. */
function barePath(address: string): string {
  const end = address.search(/[?#]/);
  return trimSlashes(end < 0 ? address : address.slice(0, end));
}
