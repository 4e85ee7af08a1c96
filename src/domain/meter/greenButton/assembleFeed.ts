import { CHANNELS, COARSEST_SETTLING_SECONDS, LONGEST_READING_SECONDS, countReadings } from '../readings.ts';
import type { Channel, ReadingRun } from '../readings.ts';
import { decimalFault, scaleEnergy } from '../decimals.ts';
import type { Rounding } from '../decimals.ts';
import { Notices } from '../meterFile.ts';
import type { MeterFile, MeterFileServicePoint } from '../meterFile.ts';
import { MeterFileFault } from '../meterFileFault.ts';
import { qualityOf, readingUse } from './espiCodes.ts';
import type { ReadingTypeFields, ReadingUse } from './espiCodes.ts';
import { linkFeed } from './links.ts';
import type { FeedLinks } from './links.ts';
import { ESTIMATED, UNTOLD } from './readingColumns.ts';
import type { ReadingColumns } from './readingColumns.ts';
import type { FeedResources, IntervalBlock, UsagePoint } from './resources.ts';
import { lastEnd, runsOf, withoutOverlaps } from './series.ts';
import type { SeriesReading } from './series.ts';

/** Everything that was read of a feed. */
export interface ReadFeed extends FeedResources {
  readonly name: string;
  /** When the feed says that it was made, seconds since 1970 UTC. */
  readonly issuedAt: number | undefined;
  readonly readings: ReadingColumns;
  /** Readings that came without a value. */
  readonly withoutValue: number;
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
}

/** Makes service points and channels of a feed that has ended. @throws MeterFileFault */
export function assembleFeed(feed: ReadFeed): MeterFile {
  const points = new Map<UsagePoint, PointBuilder>();
  const targets = targetsOfBlocks(feed, points);
  placeReadings(feed, targets);
  const refuseConflict = (reading: SeriesReading, fault: string): never => {
    throw new MeterFileFault(feed.name, 'conflict', fault, { line: reading.line, element: 'IntervalReading' });
  };
  const built = [...points.values()].map((point) => {
    const channels = { import: [] as ReadingRun[], export: [] as ReadingRun[] };
    for (const channel of CHANNELS) {
      const { kept, coarser } = withoutOverlaps(point.series[channel], refuseConflict);
      if (coarser > 0) point.notices.add('ignored-coarser', `Coarser readings of ${channel} that cover the time of finer ones are left out (${coarser}).`);
      if (kept.some((reading) => reading.seconds > COARSEST_SETTLING_SECONDS)) {
        point.notices.add('coarse', `Readings of ${channel} that are longer than an hour are kept, but no event can be settled from them.`);
      }
      channels[channel] = runsOf(kept, 0);
    }
    return { point, channels };
  });
  const allRuns = built.flatMap(({ channels }) => CHANNELS.flatMap((channel) => channels[channel]));
  // No file is made before its last reading ended, whatever it says.
  const issuedAt = Math.max(feed.issuedAt ?? 0, lastEnd(allRuns));
  const notices = new Notices();
  if (feed.withoutValue > 0) notices.add('missing-readings', `Readings without a value are left missing (${feed.withoutValue}).`);
  const servicePoints = built.map(({ point, channels }): MeterFileServicePoint => {
    const notes = point.notices.list();
    notices.addAll(notes);
    const dated = (runs: readonly ReadingRun[]): ReadingRun[] => runs.map((run) => ({ ...run, issuedAt }));
    return { ...identityOf(point.usagePoint, feed.name), channels: { import: dated(channels.import), export: dated(channels.export) }, notes };
  });
  return { name: feed.name, format: 'green-button', issuedAt, servicePoints, warnings: notices.list(), readingCount: countReadings(allRuns) };
}

function targetsOfBlocks(feed: ReadFeed, points: Map<UsagePoint, PointBuilder>): (Target | undefined)[] {
  const links = linkFeed(feed);
  return feed.blocks.map((block) => (block.readings > 0 ? targetOf(block, links, feed.name, points) : undefined));
}

function targetOf(block: IntervalBlock, links: FeedLinks, file: string, points: Map<UsagePoint, PointBuilder>): Target {
  const broken = (line: number, element: string, fault: string): never => {
    throw new MeterFileFault(file, 'broken-link', fault, { line, element });
  };
  const meterReading = links.meterReadingOf(block) ?? broken(block.line, 'IntervalBlock', 'it is linked to no MeterReading of the file');
  const { line } = meterReading.entry;
  const type = links.readingTypeOf(meterReading) ?? broken(line, 'MeterReading', 'it is linked to no ReadingType of the file, so the unit of its readings is not known');
  const usagePoint = links.usagePointOf(meterReading) ?? broken(line, 'MeterReading', 'it is linked to no UsagePoint of the file');
  let point = points.get(usagePoint);
  if (!point) {
    point = { usagePoint, series: { import: [], export: [] }, notices: new Notices() };
    points.set(usagePoint, point);
  }
  const use = usagePoint.serviceKind ? notElectricity(usagePoint.serviceKind) : readingUse(type.fields);
  if ('message' in use) point.notices.addAll([use]);
  else if (type.fields.flowDirection === undefined) {
    point.notices.add('assumed-direction', 'The file does not say in which direction energy flows; it is taken as consumption.');
  }
  return { point, use, fields: type.fields };
}

function notElectricity(kind: number): ReadingUse {
  return { code: 'ignored-kind', message: `Readings of another service than electricity (category ${kind}) are left out.` };
}

function placeReadings({ name, readings }: ReadFeed, targets: readonly (Target | undefined)[]): void {
  for (let i = 0; i < readings.length; i += 1) {
    const target = targets[readings.block[i] as number];
    if (!target || 'message' in target.use) continue;
    const { point, use, fields } = target;
    const line = readings.line[i] as number;
    const refuse = (code: 'bad-value' | 'bad-time', element: string, fault: string): never => {
      throw new MeterFileFault(name, code, fault, { line, element });
    };
    const seconds = (readings.seconds[i] as number) || (fields.intervalLength ?? 0);
    if (seconds <= 0 || seconds % 60 !== 0) refuse('bad-time', 'IntervalReading', 'its duration is not told, neither by itself nor by its ReadingType');
    if (seconds > LONGEST_READING_SECONDS) {
      point.notices.add('ignored-kind', 'Readings longer than 25 hours are totals of a bill; they are left out.');
      continue;
    }
    const rounding: Rounding = { rounded: false };
    const mWh = scaleEnergy(readings.digits[i] as number, use.exponent - (readings.decimals[i] as number), rounding);
    if (mWh < 0) refuse('bad-value', 'IntervalReading/value', `the value ${decimalFault(mWh)}`);
    if (rounding.rounded) point.notices.add('rounded', 'Digits below a thousandth of a watt-hour were rounded.');
    const told = readings.quality[i];
    const quality = told === UNTOLD ? qualityOf(fields.defaultQuality ?? 0) : told === ESTIMATED ? 'estimated' : 'actual';
    point.series[use.channel].push({ start: readings.start[i] as number, seconds, mWh, quality, line });
  }
}

/**
 * What tells a UsagePoint from every other one: its address with the host (that is, utility, customer and point), for
 * the point's own id is often just "1"; where it has no address, the id of its entry.
 */
function identityOf({ entry }: UsagePoint, file: string): { number: string; label: string } {
  const address = entry.address.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, '').replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '');
  const number = address || entry.id;
  if (number === '') {
    throw new MeterFileFault(file, 'broken-link', 'it has neither a self link nor an id, so it cannot be told from other meters', { line: entry.line, element: 'UsagePoint' });
  }
  return { number, label: entry.title || (number.split('/').pop() as string) };
}
