import { readDecimal, decimalFault } from '../decimals.ts';
import type { MeterFileLimits } from '../meterFile.ts';
import { MeterFileFault, quoted } from '../meterFileFault.ts';
import type { MeterFileFaultCode } from '../meterFileFault.ts';
import type { ReadFeed } from './assembleFeed.ts';
import { refuseOtherServices } from './assembleFeed.ts';
import type { ElementName } from './elementName.ts';
import { READING_TYPE_FIELDS, toQuality } from './espiCodes.ts';
import type { ReadingTypeFields } from './espiCodes.ts';
import type { TakeElements } from './takeElements.ts';
import type { LeafText } from './leafText.ts';
import type { ReadingNumbers } from './readingShape.ts';
import { ACTUAL, ESTIMATED, ReadingColumns, UNSPECIFIED } from './readingColumns.ts';
import { meterKey, newEntry, linkPath } from './resources.ts';
import type { EntryFacts, FeedResources, IntervalBlock, ReadingType, UsagePoint } from './resources.ts';

const MAX_DEPTH = 32;
/** Numeric fields of a reading. */
const READING_FIELDS: ReadonlySet<string> = new Set(['value', 'start', 'duration', 'quality']);
/** A value that is read from its text only when its reading ends. */
const IN_TEXT = -1;
const EARLIEST = Date.UTC(1990, 0, 1) / 1000;
const LATEST = Date.UTC(2100, 0, 1) / 1000;

/**
 * Collects what we need from the elements of an ESPI feed in document order. Names are compared without
 * prefix, so default and prefixed namespaces read alike; unknown elements are skipped.
 */
export class FeedReader implements TakeElements {
  private readonly resources: FeedResources = {
    usagePoints: [],
    meterReadings: [],
    readingTypes: [],
    blocks: [],
    others: new Set(),
  };
  private readonly readings = new ReadingColumns();
  private withoutValue = 0;
  /** Readings with a duration of 0, which use their ReadingType's length instead. */
  private withoutDuration = 0;
  private readonly file: string;
  private readonly limits: MeterFileLimits;
  private readonly path: ElementName[] = [];
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
  private digits = IN_TEXT;
  private value = '';
  private quality = UNSPECIFIED;
  private readingLine = 0;
  private readonly meters = new Set<string>();

  constructor(file: string, limits: MeterFileLimits) {
    this.file = file;
    this.limits = limits;
  }

  /** What the feed held. @throws MeterFileFault when it has no readings. */
  feed(): ReadFeed {
    const { resources, readings, withoutValue, withoutDuration, file } = this;
    const { blocks, others, usagePoints } = resources;
    if (readings.length === 0 && withoutValue === 0) {
      refuseOtherServices(file, usagePoints);
      const held = others.size > 0 ? `; it holds ${[...others].join(', ')}` : '';
      const fault =
        blocks.length > 0
          ? 'its interval blocks are empty'
          : `the file has no readings (IntervalBlock)${held}`;
      throw new MeterFileFault(file, 'no-readings', fault, { line: 1, element: 'feed' });
    }
    // The feed's own creation time, or else its latest entry's.
    const issuedAt = this.feedUpdated ?? this.entryUpdated;
    return { ...resources, name: file, issuedAt, readings, withoutValue, withoutDuration };
  }

  open(name: ElementName, attributes: ReadonlyMap<string, string>, line: number): void {
    const { known } = name;
    const parent = this.path[this.path.length - 1]?.known;
    this.line = line;
    this.path.push(name);
    this.isLeaf = true;
    if (this.path.length > MAX_DEPTH)
      this.refuse('forbidden-xml', `elements are nested deeper than ${MAX_DEPTH}`);
    if (parent === undefined && known !== 'feed' && known !== 'entry') {
      this.refuse(
        'not-a-meter-file',
        `Green Button begins with <feed> or <entry>, this file with <${quoted(name.local).slice(1, -1)}>`,
      );
    }
    if (known === 'entry') this.entry = newEntry(line);
    else if (known === 'link') this.takeLink(attributes);
    else if (known === 'IntervalReading') this.openReading(parent);
    else if (parent === 'content') this.openResource(name);
  }

  close(line: number, text: LeafText): void {
    this.line = line;
    const name = this.path[this.path.length - 1] as ElementName;
    const { known } = name;
    const parent = this.path[this.path.length - 2]?.known;
    if (known === 'IntervalReading') this.closeReading();
    else if (this.isLeaf && parent !== undefined) this.takeField(parent, name, text);
    else if (READING_FIELDS.has(known) && this.path.some((outer) => outer.known === 'IntervalReading'))
      this.refuse('malformed', 'there are elements where a number should be');
    if (known === 'entry') this.closeEntry();
    else if (parent === 'content') this.closeResource();
    this.path.pop();
    this.isLeaf = false;
  }

  takeReading({ start, duration, value, quality }: ReadingNumbers, line: number): boolean {
    if (!this.block || this.readings.length >= this.limits.maxReadings) return false;
    if (!isStart(start) || (duration >= 0 && !isDuration(duration))) return false;
    this.line = line;
    this.openReading('IntervalBlock');
    this.start = start;
    this.toldDuration = duration >= 0;
    this.seconds = Math.max(duration, 0);
    this.digits = value;
    if (quality >= 0) this.quality = qualityOf(quality);
    this.isLeaf = false;
    this.closeReading();
    return true;
  }

  private refuse(code: MeterFileFaultCode, fault: string): never {
    throw new MeterFileFault(this.file, code, fault, {
      line: this.line,
      element: this.path
        .slice(-3)
        .map(({ local }) => local)
        .join('/'),
    });
  }

  private takeLink(attributes: ReadonlyMap<string, string>): void {
    const { entry } = this;
    const href = attributes.get('href');
    if (!entry || href === undefined) return;
    const rel = attributes.get('rel');
    if (rel === 'self') {
      entry.self = linkPath(href);
      entry.address = href;
    } else if (rel === 'up') entry.up = linkPath(href);
    else if (rel === 'related') entry.related.push(linkPath(href));
  }

  private openResource({ known, local }: ElementName): void {
    const { entry, resources } = this;
    if (!entry) return;
    switch (known) {
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

  private takeField(parent: ElementName['known'], { known, local }: ElementName, text: LeafText): void {
    switch (parent) {
      case 'timePeriod':
        if (known === 'start') this.start = this.readStart(text);
        else if (known === 'duration') {
          this.seconds = this.readDuration(text);
          this.toldDuration = true;
        }
        return;
      case 'IntervalReading':
        if (known !== 'value') return;
        this.digits = text.digits();
        if (this.digits === IN_TEXT) this.value = text.toString();
        return;
      case 'ReadingQuality':
        if (known === 'quality') this.quality = Math.max(this.quality, qualityOf(this.readWhole(text)));
        return;
      case 'interval':
        this.takeBlockTime(known, text.toString());
        return;
      case 'ReadingType':
        if (this.readingType && READING_TYPE_FIELDS.has(local) && text.toString().trim() !== '') {
          this.readingType.fields[local as keyof ReadingTypeFields] = this.readWhole(text);
        }
        return;
      case 'ServiceCategory':
        if (known === 'kind' && this.usagePoint) this.usagePoint.serviceKind = this.readKind(text);
        return;
      case 'feed':
        if (known === 'updated') this.feedUpdated = readTime(text.toString());
        return;
      case 'entry':
      case 'content':
        this.takeEntryField(known, text.toString());
        return;
      default:
    }
  }

  /** A block's time matters only for readings that have none of their own, so a strange one is no fault yet. */
  private takeBlockTime(known: string, text: string): void {
    const { block } = this;
    const seconds = /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : Number.NaN;
    if (!block || seconds % 60 !== 0) return;
    if (known === 'duration') block.seconds = seconds;
    else if (known === 'start' && seconds >= EARLIEST && seconds < LATEST) block.start = seconds;
  }

  private takeEntryField(known: string, text: string): void {
    if (known === 'updated' || known === 'published') {
      const time = readTime(text);
      if (time === undefined) return;
      this.entryUpdated = Math.max(this.entryUpdated ?? 0, time);
      if (this.entry) this.entry.updated = Math.max(this.entry.updated, time);
    } else if (this.entry && known === 'id') this.entry.id = text.trim();
    else if (this.entry && known === 'title') this.entry.title = text.trim().slice(0, 120);
  }

  private openReading(parent: string | undefined): void {
    if (parent !== 'IntervalBlock' || !this.block)
      this.refuse('malformed', 'a reading is outside an IntervalBlock');
    this.start = undefined;
    this.seconds = 0;
    this.toldDuration = false;
    this.digits = IN_TEXT;
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
    const decimal = this.digits === IN_TEXT ? readDecimal(this.value) : { digits: this.digits, decimals: 0 };
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

  private readStart(text: LeafText): number {
    const start = this.readWhole(text);
    if (!isStart(start))
      this.refuse(
        'bad-time',
        `${quoted(text.toString().trim())} is not a whole minute between 1990 and 2100, in seconds since 1970`,
      );
    return start;
  }

  private readDuration(text: LeafText): number {
    const seconds = this.readWhole(text);
    if (!isDuration(seconds))
      this.refuse(
        'bad-time',
        `${quoted(text.toString().trim())} is not a duration of whole minutes in seconds`,
      );
    return seconds;
  }

  private readKind(text: LeafText): number {
    if (text.toString().trim() === '')
      this.refuse(
        'bad-field',
        'the kind of service is empty; it must say what the meter counts: 0 for electricity, 1 for gas, 2 for water',
      );
    return this.readWhole(text);
  }

  private readWhole(text: LeafText): number {
    const digits = text.digits();
    if (digits >= 0) return digits;
    const trimmed = text.toString().trim();
    if (trimmed === '') this.refuse('bad-field', 'the element is empty, but must hold a whole number');
    if (!/^-?\d{1,15}$/.test(trimmed)) this.refuse('bad-field', `${quoted(trimmed)} is not a whole number`);
    return Number(trimmed);
  }
}

function readTime(text: string): number | undefined {
  const time = Date.parse(text.trim());
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
}

const isStart = (seconds: number): boolean => seconds >= EARLIEST && seconds < LATEST && seconds % 60 === 0;
const isDuration = (seconds: number): boolean => seconds >= 0 && seconds % 60 === 0 && seconds <= 2 ** 31 - 1;
const qualityOf = (code: number): number => (toQuality(code) === 'actual' ? ACTUAL : ESTIMATED);
