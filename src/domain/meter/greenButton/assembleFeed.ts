import { CHANNELS, COARSEST_SETTLING_SECONDS, LONGEST_READING_SECONDS, countReadings } from '../readings.ts';
import type { Channel, ReadingRun } from '../readings.ts';
import type { DeliveredMeter } from '../deliveredMeter.ts';
import { decimalFault, scaleEnergy } from '../decimals.ts';
import type { Rounding } from '../decimals.ts';
import { Notices } from '../meterFile.ts';
import type { MeterFile, MeterFileServicePoint } from '../meterFile.ts';
import { MeterFileFault } from '../meterFileFault.ts';
import type { MeterFileFaultCode } from '../meterFileFault.ts';
import { evenLength, placeInBlock } from './blockTimes.ts';
import { otherService, toQuality, readingUse } from './espiCodes.ts';
import type { ReadingTypeFields, ReadingUse } from './espiCodes.ts';
import { linkFeed } from './links.ts';
import type { FeedLinks } from './links.ts';
import { ESTIMATED, UNSPECIFIED } from './readingColumns.ts';
import type { ReadingColumns } from './readingColumns.ts';
import { pointIdentity, pointNumber } from './resources.ts';
import type { FeedResources, IntervalBlock, UsagePoint } from './resources.ts';
import { lastEnd, groupRuns, withoutOverlaps } from './series.ts';
import type { SeriesReading } from './series.ts';

/** Everything parsed from a feed. */
export interface ReadFeed extends FeedResources {
  readonly name: string;
  /** The feed's own creation time, epoch seconds. */
  readonly issuedAt: number | undefined;
  readonly readings: ReadingColumns;
  /** Readings without a value. */
  readonly withoutValue: number;
  /** Readings with a duration of 0. */
  readonly withoutDuration: number;
}

/** Where the readings of a block go. */
interface Target {
  readonly point: PointBuilder;
  readonly use: ReadingUse;
  readonly fields: ReadingTypeFields;
}

interface PointBuilder {
  readonly usagePoint: UsagePoint;
  readonly series: Record<Channel, SeriesReading[]>;
  readonly notices: Notices;
  /** Its services that aren't electricity. */
  readonly services: Set<string>;
  /** Set in a delivery when the meter is refused. */
  fault?: MeterFileFault;
}

/** Handles a fault; the point is undefined where it is unknown. Throws to refuse the whole file. */
type TakeFault = (fault: MeterFileFault, point: PointBuilder | undefined) => void;

/** A meter with its runs, not yet dated. */
interface BuiltPoint {
  readonly point: PointBuilder;
  readonly channels: Record<Channel, readonly ReadingRun[]>;
}

/** Builds service points and channels once the feed has ended. @throws MeterFileFault */
export function assembleFeed(feed: ReadFeed): MeterFile {
  const built = buildPoints(feed, (fault) => {
    throw fault;
  });
  refuseOtherServices(
    feed.name,
    built.map(({ point }) => point.usagePoint),
    built,
  );
  const notices = new Notices();
  addFeedNotices(feed, notices);
  const runs = runsOfAll(built);
  const issuedAt = issueTime(feed, runs);
  const servicePoints = built.map((each) => servicePoint(each, issuedAt, feed.name));
  for (const { notes } of servicePoints) notices.addAll(notes);
  return {
    name: feed.name,
    format: 'green-button',
    issuedAt,
    servicePoints,
    warnings: notices.list(),
    readingCount: countReadings(runs),
  };
}

/**
 * Builds one file per meter of a feed with many homes; a meter's fault refuses that meter only.
 * @throws MeterFileFault
 */
export function assembleDelivery(feed: ReadFeed): DeliveredMeter[] {
  const unplaced: DeliveredMeter[] = [];
  const built = buildPoints(feed, (fault, point) => {
    if (point === undefined) unplaced.push({ number: null, line: fault.line ?? 1, fault });
    else point.fault ??= fault;
  });
  // Gas and water meters share the electricity meter's number and yield no readings.
  const electric = built.filter(
    ({ point }) =>
      point.services.size === 0 ||
      point.fault !== undefined ||
      point.series.import.length + point.series.export.length > 0,
  );
  const meters = electric.map((each): DeliveredMeter => {
    const { point } = each;
    const { line } = point.usagePoint.entry;
    const number = pointNumber(point.usagePoint);
    if (point.fault !== undefined)
      return { number: number === '' ? null : number, line: point.fault.line ?? line, fault: point.fault };
    const runs = runsOfAll([each]);
    const issuedAt = issueTime(feed, runs);
    try {
      const meter = servicePoint(each, issuedAt, feed.name);
      return {
        number,
        line,
        file: {
          name: feed.name,
          format: 'green-button',
          issuedAt,
          servicePoints: [meter],
          warnings: meter.notes,
          readingCount: countReadings(runs),
        },
      };
    } catch (error) {
      if (!(error instanceof MeterFileFault)) throw error;
      return { number: null, line, fault: error };
    }
  });
  return [...meters, ...unplaced].sort((a, b) => a.line - b.line);
}

/**
 * Refuses a file without any electricity, naming what it has.
 * @param built the meters with readings; if empty, the feed's meters are checked instead.
 */
export function refuseOtherServices(
  file: string,
  usagePoints: readonly UsagePoint[],
  built: readonly BuiltPoint[] = [],
): void {
  const services = new Set(usagePoints.map(({ serviceKind }) => otherService(serviceKind)));
  for (const { point } of built) for (const service of point.services) services.add(service);
  const isElectric =
    built.length === 0 ? services.has(undefined) : built.some(({ point }) => point.services.size === 0);
  services.delete(undefined);
  if (isElectric || services.size === 0) return;
  const names = [...services].join(' and ');
  const code = names === 'gas' ? 'gas-only' : names === 'water' ? 'water-only' : 'other-service';
  throw new MeterFileFault(
    file,
    code,
    `this file is of ${names}, not of electricity; there is nothing to settle here`,
    {
      line: usagePoints[0]?.entry.line,
      element: 'UsagePoint',
    },
  );
}

function buildPoints(feed: ReadFeed, takeFault: TakeFault): BuiltPoint[] {
  const points = new Map<UsagePoint, PointBuilder>();
  placeReadings(feed, targetsOfBlocks(feed, points, takeFault), takeFault);
  return [...points.values()].map((point) => {
    const channels = { import: [] as ReadingRun[], export: [] as ReadingRun[] };
    try {
      for (const channel of CHANNELS) channels[channel] = channelRuns(feed.name, point, channel);
    } catch (error) {
      if (!(error instanceof MeterFileFault)) throw error;
      takeFault(error, point);
    }
    return { point, channels };
  });
}

function channelRuns(file: string, point: PointBuilder, channel: Channel): ReadingRun[] {
  const refuse = (reading: SeriesReading, fault: string): never => {
    throw new MeterFileFault(file, 'conflict', fault, { line: reading.line, element: 'IntervalReading' });
  };
  const { kept, coarser, contradicted } = withoutOverlaps(point.series[channel], refuse);
  const [first] = contradicted;
  if (first !== undefined) {
    // Where most readings contradict each other, it isn't a slip: two meters are mixed.
    if (contradicted.length > kept.length)
      refuse(first, 'most of the file’s times have two readings that differ');
    point.notices.add(
      'contradictory',
      `Times of ${channel} with two readings that differ are left missing (${contradicted.length}); ` +
        `the first begins at ${instant(first.start)} (line ${first.line}).`,
    );
  }
  if (coarser > 0)
    point.notices.add(
      'ignored-coarser',
      `Coarser readings of ${channel} that cover the time of finer ones are left out (${coarser}).`,
    );
  if (kept.some((reading) => reading.seconds > COARSEST_SETTLING_SECONDS)) {
    point.notices.add(
      'coarse',
      `Readings of ${channel} that are longer than an hour are kept, but no event can be settled from them.`,
    );
  }
  return groupRuns(kept, 0);
}

/** "2024-11-03 08:00 UTC". */
function instant(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function runsOfAll(built: readonly BuiltPoint[]): ReadingRun[] {
  return built.flatMap(({ channels }) => CHANNELS.flatMap((channel) => channels[channel]));
}

/** A file can't be older than the end of its last reading, whatever it says. */
function issueTime(feed: ReadFeed, runs: readonly ReadingRun[]): number {
  return Math.max(feed.issuedAt ?? 0, lastEnd(runs));
}

function addFeedNotices({ withoutValue, withoutDuration }: ReadFeed, notices: Notices): void {
  if (withoutValue > 0)
    notices.add('missing-readings', `Readings without a value are left missing (${withoutValue}).`);
  if (withoutDuration > 0)
    notices.add(
      'assumed-length',
      `Readings that give their duration as 0 are as long as their ReadingType says (${withoutDuration}).`,
    );
}

function servicePoint(
  { point, channels }: BuiltPoint,
  issuedAt: number,
  file: string,
): MeterFileServicePoint {
  const dated = (runs: readonly ReadingRun[]): ReadingRun[] => runs.map((run) => ({ ...run, issuedAt }));
  return {
    ...pointIdentity(point.usagePoint, file),
    channels: { import: dated(channels.import), export: dated(channels.export) },
    notes: point.notices.list(),
  };
}

function targetsOfBlocks(
  feed: ReadFeed,
  points: Map<UsagePoint, PointBuilder>,
  takeFault: TakeFault,
): (Target | undefined)[] {
  const links = linkFeed(feed);
  return feed.blocks.map((block) =>
    block.readings > 0 ? findTarget(block, links, feed.name, points, takeFault) : undefined,
  );
}

function findTarget(
  block: IntervalBlock,
  links: FeedLinks,
  file: string,
  points: Map<UsagePoint, PointBuilder>,
  takeFault: TakeFault,
): Target | undefined {
  const broken = (line: number, element: string, fault: string, point?: PointBuilder): undefined => {
    takeFault(new MeterFileFault(file, 'broken-link', fault, { line, element }), point);
    return undefined;
  };
  const meterReading = links.findMeterReading(block);
  if (meterReading === undefined)
    return broken(block.line, 'IntervalBlock', 'it is linked to no MeterReading of the file');
  const { line } = meterReading.entry;
  const usagePoint = links.findUsagePoint(meterReading);
  // A gas meter is one whether or not the file says how it counts.
  const isElectric = usagePoint === undefined || otherService(usagePoint.serviceKind) === undefined;
  const type = links.findReadingType(meterReading) ?? (isElectric ? undefined : NO_FIELDS);
  if (type === undefined && usagePoint === undefined) return broken(line, 'MeterReading', NO_TYPE);
  if (usagePoint === undefined)
    return broken(line, 'MeterReading', 'it is linked to no UsagePoint of the file');
  let point = points.get(usagePoint);
  if (!point) {
    point = { usagePoint, series: { import: [], export: [] }, notices: new Notices(), services: new Set() };
    points.set(usagePoint, point);
  }
  if (type === undefined) return broken(line, 'MeterReading', NO_TYPE, point);
  if (type === 'ambiguous')
    return broken(
      line,
      'MeterReading',
      'several ReadingTypes that differ have the address that it is linked to, so the unit of its readings is not known',
      point,
    );
  const service = otherService(usagePoint.serviceKind, type.fields);
  if (service !== undefined) point.services.add(service);
  const use: ReadingUse =
    service === undefined
      ? readingUse(type.fields)
      : {
          code: 'ignored-kind',
          message: `Readings of ${service} are left out; there is nothing to settle here.`,
        };
  if ('message' in use) point.notices.addAll([use]);
  else if (type.fields.flowDirection === undefined) {
    point.notices.add(
      'assumed-direction',
      'The file does not say in which direction energy flows; it is taken as consumption.',
    );
  }
  return { point, use, fields: type.fields };
}

const NO_FIELDS = { fields: {} as ReadingTypeFields };
const NO_TYPE = 'it is linked to no ReadingType of the file, so the unit of its readings is not known';

function placeReadings(
  { name, readings, blocks }: ReadFeed,
  targets: readonly (Target | undefined)[],
  takeFault: TakeFault,
): void {
  const refuse = (
    target: Target,
    i: number,
    code: MeterFileFaultCode,
    element: string,
    fault: string,
  ): void =>
    takeFault(new MeterFileFault(name, code, fault, { line: readings.line[i], element }), target.point);
  for (let i = 0; i < readings.length; i += 1) {
    const block = blocks[readings.block[i] as number] as IntervalBlock;
    const target = targets[readings.block[i] as number];
    if (!target || 'message' in target.use || target.point.fault !== undefined) continue;
    const { point, use, fields } = target;
    const line = readings.line[i] as number;
    const given = readings.start[i] as number;
    const seconds =
      (readings.seconds[i] as number) || (fields.intervalLength ?? (given < 0 ? evenLength(block) : 0));
    if (seconds <= 0 || seconds % 60 !== 0) {
      refuse(
        target,
        i,
        'bad-time',
        'IntervalReading',
        'neither the reading nor its ReadingType has a duration',
      );
      continue;
    }
    if (seconds > LONGEST_READING_SECONDS) {
      point.notices.add(
        'ignored-kind',
        'Readings longer than 25 hours are totals of a bill; they are left out.',
      );
      continue;
    }
    const start = given < 0 ? placeInBlock(block, -given - 1, seconds) : given;
    if (start === undefined) {
      refuse(
        target,
        i,
        'bad-time',
        'IntervalReading',
        'the reading doesn’t say when it begins, and its block is not as long as its readings',
      );
      continue;
    }
    if (given < 0)
      point.notices.add(
        'placed-by-block',
        'Readings that don’t say when they begin are placed one after the other in their block.',
      );
    const rounding: Rounding = { rounded: false };
    const digits = readings.digits[i] as number;
    const mWh = scaleEnergy(Math.abs(digits), use.exponent - (readings.decimals[i] as number), rounding);
    if (mWh < 0) {
      refuse(target, i, 'bad-value', 'IntervalReading/value', `the value ${decimalFault(mWh)}`);
      continue;
    }
    if (rounding.rounded)
      point.notices.add('rounded', 'Digits below a thousandth of a watt-hour were rounded.');
    const said = readings.quality[i];
    const quality =
      said === UNSPECIFIED
        ? toQuality(fields.defaultQuality ?? 0)
        : said === ESTIMATED
          ? 'estimated'
          : 'actual';
    const reading = { start, seconds, mWh, quality, line, updated: block.entry.updated } as const;
    if (digits >= 0) point.series[use.channel].push(reading);
    else if (use.channel === 'import') {
      point.series.import.push({ ...reading, mWh: 0 });
      point.series.export.push(reading);
      point.notices.add('net', 'Negative readings of consumption are taken as energy fed into the grid.');
    } else {
      point.notices.add('ignored-kind', 'Negative readings of energy fed into the grid are left out.');
    }
  }
}
