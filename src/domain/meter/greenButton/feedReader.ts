import { readDecimal, decimalFault } from '../decimals.ts';
import type { MeterFileLimits } from '../meterFile.ts';
import { MeterFileFault, quoted } from '../meterFileFault.ts';
import type { MeterFileFaultCode } from '../meterFileFault.ts';
import { READING_TYPE_FIELDS, toQuality } from './espiCodes.ts';
import type { ReadingTypeFields } from './espiCodes.ts';
import { ACTUAL, ESTIMATED, ReadingColumns, UNSPECIFIED } from './readingColumns.ts';
import { meterKey, newEntry, linkPath } from './resources.ts';
import type { EntryFacts, FeedResources, IntervalBlock, ReadingType, UsagePoint } from './resources.ts';

const MAX_DEPTH = 32;
/** Numeric fields of a reading. */
const READING_FIELDS: ReadonlySet<string> = new Set(['value', 'start', 'duration', 'quality']);
const EARLIEST = Date.UTC(1990, 0, 1) / 1000;
const LATEST = Date.UTC(2100, 0, 1) / 1000;

/**
 * Collects what we need from the elements of an ESPI feed in document order. Names are compared without
 * prefix, so default and prefixed namespaces read alike; unknown elements are skipped.
 */
export class FeedReader {
  readonly resources: FeedResources = {
    usagePoints: [],
    meterReadings: [],
    readingTypes: [],
    blocks: [],
    others: new Set(),
  };
  readonly readings = new ReadingColumns();
  withoutValue = 0;
  /** Readings with a duration of 0, which use their ReadingType's length instead. */
  withoutDuration = 0;
  private readonly file: string;
  private readonly limits: MeterFileLimits;
  private readonly path: string[] = [];
  private text = '';
  private isLeaf = false;
  private line = 1;
  private entry: EntryFacts | undefined;
  private usagePoint: UsagePoint | undefined;
  private readingType: ReadingType | undefined;
  private block: IntervalBlock | undefined;
  private feedUpdated: number | undefined;
  private entryUpdated: number | undefined;
  private start: number | undefined;
  private seconds = 0;
  private toldDuration = false;
  private value = '';
  private quality = UNSPECIFIED;
  private readingLine = 0;
  private readonly meters = new Set<string>();

  constructor(file: string, limits: MeterFileLimits) {
    this.file = file;
    this.limits = limits;
  }

  /** The feed's own creation time, or else its latest entry's. */
  get issuedAt(): number | undefined {
    return this.feedUpdated ?? this.entryUpdated;
  }

  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void {
    const local = localName(name);
    const parent = this.path[this.path.length - 1];
    this.line = line;
    this.path.push(local);
    this.text = '';
    this.isLeaf = true;
    if (this.path.length > MAX_DEPTH)
      this.refuse('forbidden-xml', `elements are nested deeper than ${MAX_DEPTH}`);
    if (parent === undefined && local !== 'feed' && local !== 'entry') {
      this.refuse(
        'not-a-meter-file',
        `Green Button begins with <feed> or <entry>, this file with <${quoted(local).slice(1, -1)}>`,
      );
    }
    if (local === 'entry') this.entry = newEntry(line);
    else if (local === 'link') this.takeLink(attributes);
    else if (local === 'IntervalReading') this.openReading(parent);
    else if (parent === 'content') this.openResource(local);
  }

  characters(text: string): void {
    this.text += text;
  }

  close(line: number): void {
    this.line = line;
    const local = this.path[this.path.length - 1] as string;
    const parent = this.path[this.path.length - 2];
    if (local === 'IntervalReading') this.closeReading();
    else if (this.isLeaf && parent !== undefined) this.takeField(parent, local, this.text);
    else if (READING_FIELDS.has(local) && this.path.includes('IntervalReading'))
      this.refuse('malformed', 'there are elements where a number should be');
    if (local === 'entry') this.closeEntry();
    else if (parent === 'content') this.closeResource();
    this.path.pop();
    this.text = '';
    this.isLeaf = false;
  }

  private refuse(code: MeterFileFaultCode, fault: string): never {
    throw new MeterFileFault(this.file, code, fault, {
      line: this.line,
      element: this.path.slice(-3).join('/'),
    });
  }

  private takeLink(attributes: Readonly<Record<string, string>>): void {
    const { entry } = this;
    const href = attributes['href'];
    if (!entry || href === undefined) return;
    const rel = attributes['rel'];
    if (rel === 'self') {
      entry.self = linkPath(href);
      entry.address = href;
    } else if (rel === 'up') entry.up = linkPath(href);
    else if (rel === 'related') entry.related.push(linkPath(href));
  }

  private openResource(local: string): void {
    const { entry, resources } = this;
    if (!entry) return;
    switch (local) {
      case 'UsagePoint':
        this.usagePoint = { entry, serviceKind: undefined };
        resources.usagePoints.push(this.usagePoint);
        return;
      case 'MeterReading':
        resources.meterReadings.push({ entry });
        return;
      case 'ReadingType':
        this.readingType = { entry, fields: {} };
        resources.readingTypes.push(this.readingType);
        return;
      case 'IntervalBlock':
        this.block = {
          entry,
          line: this.line,
          readings: 0,
          places: 0,
          start: undefined,
          seconds: undefined,
        };
        resources.blocks.push(this.block);
        return;
      default:
        if (resources.others.size < 8) resources.others.add(quoted(local).slice(1, -1));
    }
  }

  /** Counts meters, not entries: a feed may repeat the same UsagePoint for every day. */
  private closeEntry(): void {
    const point = this.resources.usagePoints.at(-1);
    if (point !== undefined && point.entry === this.entry) {
      this.meters.add(meterKey(point));
      if (this.meters.size > this.limits.maxServicePoints)
        this.refuse(
          'too-many-service-points',
          `the file has more than ${this.limits.maxServicePoints} meters`,
        );
    }
    this.entry = undefined;
  }

  private closeResource(): void {
    this.usagePoint = undefined;
    this.readingType = undefined;
    this.block = undefined;
  }

  private takeField(parent: string, local: string, text: string): void {
    switch (parent) {
      case 'interval':
        this.takeBlockTime(local, text);
        return;
      case 'timePeriod':
        if (local === 'start') this.start = this.readStart(text);
        else if (local === 'duration') {
          this.seconds = this.readDuration(text);
          this.toldDuration = true;
        }
        return;
      case 'IntervalReading':
        if (local === 'value') this.value = text;
        return;
      case 'ReadingQuality':
        if (local === 'quality')
          this.quality = Math.max(
            this.quality,
            toQuality(this.readWhole(text)) === 'actual' ? ACTUAL : ESTIMATED,
          );
        return;
      case 'ReadingType':
        if (this.readingType && READING_TYPE_FIELDS.has(local) && text.trim() !== '') {
          this.readingType.fields[local as keyof ReadingTypeFields] = this.readWhole(text);
        }
        return;
      case 'ServiceCategory':
        if (local === 'kind' && this.usagePoint) this.usagePoint.serviceKind = this.readKind(text);
        return;
      case 'feed':
        if (local === 'updated') this.feedUpdated = readTime(text);
        return;
      case 'entry':
      case 'content':
        this.takeEntryField(local, text);
        return;
      default:
    }
  }

  /** A block's time matters only for readings that have none of their own, so a strange one is no fault yet. */
  private takeBlockTime(local: string, text: string): void {
    const { block } = this;
    const seconds = /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : Number.NaN;
    if (!block || seconds % 60 !== 0) return;
    if (local === 'duration') block.seconds = seconds;
    else if (local === 'start' && seconds >= EARLIEST && seconds < LATEST) block.start = seconds;
  }

  private takeEntryField(local: string, text: string): void {
    if (local === 'updated' || local === 'published') {
      const time = readTime(text);
      if (time === undefined) return;
      this.entryUpdated = Math.max(this.entryUpdated ?? 0, time);
      if (this.entry) this.entry.updated = Math.max(this.entry.updated, time);
    } else if (this.entry && local === 'id') this.entry.id = text.trim();
    else if (this.entry && local === 'title') this.entry.title = text.trim().slice(0, 120);
  }

  private openReading(parent: string | undefined): void {
    if (parent !== 'IntervalBlock' || !this.block)
      this.refuse('malformed', 'a reading is outside an IntervalBlock');
    this.start = undefined;
    this.seconds = 0;
    this.toldDuration = false;
    this.value = '';
    this.quality = UNSPECIFIED;
    this.readingLine = this.line;
  }

  private closeReading(): void {
    const { block, start, readings } = this;
    if (!block) return;
    this.line = this.readingLine;
    block.places += 1;
    if (start === undefined && block.start === undefined)
      return this.refuse('bad-time', 'neither the reading nor its block says when it begins');
    const decimal = readDecimal(this.value);
    if (decimal === -1) {
      this.withoutValue += 1;
      return;
    }
    if (this.seconds === 0 && this.toldDuration) this.withoutDuration += 1;
    if (typeof decimal === 'number')
      return this.refuse('bad-value', `the value ${quoted(this.value.trim())} ${decimalFault(decimal)}`);
    if (readings.length >= this.limits.maxReadings)
      this.refuse('too-many-readings', `the file has more than ${this.limits.maxReadings} readings`);
    block.readings += 1;
    readings.push(
      start ?? -block.places,
      this.seconds,
      decimal.digits,
      decimal.decimals,
      this.quality,
      this.resources.blocks.length - 1,
      this.readingLine,
    );
  }

  private readStart(text: string): number {
    const start = this.readWhole(text);
    if (start < EARLIEST || start >= LATEST || start % 60 !== 0)
      this.refuse(
        'bad-time',
        `${quoted(text.trim())} is not a whole minute between 1990 and 2100, in seconds since 1970`,
      );
    return start;
  }

  private readDuration(text: string): number {
    const seconds = this.readWhole(text);
    if (seconds < 0 || seconds % 60 !== 0 || seconds > 2 ** 31 - 1)
      this.refuse('bad-time', `${quoted(text.trim())} is not a duration of whole minutes in seconds`);
    return seconds;
  }

  private readKind(text: string): number {
    if (text.trim() === '')
      this.refuse(
        'bad-field',
        'the kind of service is empty; it must say what the meter counts: 0 for electricity, 1 for gas, 2 for water',
      );
    return this.readWhole(text);
  }

  private readWhole(text: string): number {
    const trimmed = text.trim();
    if (trimmed === '') this.refuse('bad-field', 'the element is empty, but must hold a whole number');
    if (!/^-?\d{1,15}$/.test(trimmed)) this.refuse('bad-field', `${quoted(trimmed)} is not a whole number`);
    return Number(trimmed);
  }
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

function readTime(text: string): number | undefined {
  const time = Date.parse(text.trim());
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
}
