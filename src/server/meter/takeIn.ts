import { Notices } from '../../domain/meter/meterFile.ts';
import type { MeterFile } from '../../domain/meter/meterFile.ts';
import { mergeDay } from '../../domain/meter/mergeDay.ts';
import type { MergedDay, TimeRange } from '../../domain/meter/mergeDay.ts';
import { CHANNELS, runEnd } from '../../domain/meter/readings.ts';
import type { Channel } from '../../domain/meter/readings.ts';
import type { PackedDay } from '../../domain/meter/packedDay.ts';
import { toPackedDays } from '../../domain/meter/toPackedDays.ts';
import type { Db } from '../platform/db/db.ts';
import type { Clock } from '../platform/clock.ts';
import { linkMeters } from './linkMeters.ts';
import type { LinkDeps } from './linkMeters.ts';
import type { ImportOutcome, MeterImport, MeterOwner, ReadFile, ReadingsChange } from './imports.ts';
import { archiveDays, insertImport, keyText, readDays, readImport, writeDays } from './store.ts';
import type { DayKey, StoredMeter } from './store.ts';

/** How many days are read, merged and written at a time. */
const BATCH_DAYS = 500;

/** Told of changed consumption in the transaction that changes it, so that what depends on it falls due with it. */
export type OnReadingsChanged = (tx: Db, changes: readonly ReadingsChange[]) => Promise<unknown>;

export interface IngestDeps extends LinkDeps {
  readonly clock: Clock;
  readonly onReadingsChanged: OnReadingsChanged;
}

/** A day of the file, and where it goes. */
interface IncomingDay {
  readonly meter: StoredMeter;
  readonly channel: Channel;
  readonly day: PackedDay;
}

/** Takes a file in, inside the given transaction: all of it or, when this throws, nothing. */
export async function takeIn(
  tx: Db,
  deps: IngestDeps,
  owner: MeterOwner,
  { file, sha256, source }: ReadFile,
): Promise<ImportOutcome> {
  return takeInParts(tx, deps, owner, { fileName: file.name, format: file.format, sha256, source }, [file]);
}

/** What is known of a file before it is read. */
export interface FileFacts
  extends Pick<ReadFile, 'sha256' | 'source'>, Pick<MeterImport, 'fileName' | 'format'> {}

/**
 * Takes in a file that is read part by part, each part with other meters, as one import: all of it or, when this throws,
 * nothing. Memory holds one part at a time.
 */
export async function takeInParts(
  tx: Db,
  deps: IngestDeps,
  owner: MeterOwner,
  { sha256, source, ...facts }: FileFacts,
  files: Iterable<MeterFile> | AsyncIterable<MeterFile>,
): Promise<ImportOutcome> {
  const now = deps.clock.now();
  const importId = deps.newId();
  const notices = new Notices();
  const servicePointIds: string[] = [];
  const changes: ReadingsChange[] = [];
  const sums = { readings: 0, newDays: 0, changedDays: 0, firstAt: Infinity, lastAt: -Infinity };
  let isFirst = true;
  let repeated: MeterImport | null = null;
  for await (const file of files) {
    // What has nothing to keep, such as the gas meter of the same account, is no meter of the member's here.
    const servicePoints = file.servicePoints.filter(({ channels }) =>
      CHANNELS.some((channel) => channels[channel].length > 0),
    );
    const meters = await linkMeters(tx, deps, owner, { format: file.format, servicePoints }, source, now);
    servicePointIds.push(...servicePoints.flatMap(({ number }) => meters.get(number)?.id ?? []));
    // After the meters are locked: of the same file twice at the same time, the second sees the first here.
    if (isFirst) repeated = await readImport(tx, owner.memberId, sha256, source);
    isFirst = false;
    if (repeated !== null) continue;
    const incoming = daysOf(file, meters, source, now);
    const tally = new Tally();
    for (let from = 0; from < incoming.length; from += BATCH_DAYS) {
      await mergeBatch(tx, incoming.slice(from, from + BATCH_DAYS), tally, {
        replacedAt: now,
        replacedBy: importId,
      });
    }
    const changed = tally.changes(owner, source);
    if (changed.length > 0) await deps.onReadingsChanged(tx, changed);
    changes.push(...changed);
    const span = spanOf(file);
    sums.readings += file.readingCount;
    sums.newDays += tally.newDays.size;
    sums.changedDays += tally.changedDays.size;
    sums.firstAt = Math.min(sums.firstAt, span.first);
    sums.lastAt = Math.max(sums.lastAt, span.last);
    notices.addAll(file.warnings);
  }
  if (repeated !== null) return { import: repeated, repeated: true, servicePointIds, changes: [] };
  const { firstAt, lastAt, ...counts } = sums;
  const hasReadings = firstAt < lastAt;
  const taken = {
    ...facts,
    ...counts,
    id: importId,
    source,
    importedAt: now,
    notes: notices.list(),
    firstAt: hasReadings ? new Date(firstAt * 1000) : null,
    lastAt: hasReadings ? new Date(lastAt * 1000) : null,
  };
  await insertImport(tx, owner, sha256, taken);
  return { import: taken, repeated: false, servicePointIds, changes };
}

function daysOf(
  file: MeterFile,
  meters: ReadonlyMap<string, StoredMeter>,
  source: ReadFile['source'],
  now: Date,
): IncomingDay[] {
  const notAfter = Math.floor(now.getTime() / 1000);
  return file.servicePoints.flatMap(({ number, channels }) => {
    const meter = meters.get(number);
    if (!meter) return [];
    return CHANNELS.flatMap((channel) =>
      toPackedDays(channels[channel], source, notAfter).map((day) => ({ meter, channel, day })),
    );
  });
}

async function mergeBatch(
  tx: Db,
  incoming: readonly IncomingDay[],
  tally: Tally,
  replaced: { replacedAt: Date; replacedBy: string },
): Promise<void> {
  const stored = await readDays(
    tx,
    incoming.map(({ meter, channel, day }): DayKey => ({
      servicePointId: meter.id,
      channel,
      utcDay: day.utcDay,
    })),
  );
  const changed: { key: DayKey; day: PackedDay }[] = [];
  const replacedKeys: DayKey[] = [];
  for (const { meter, channel, day } of incoming) {
    const key = { servicePointId: meter.id, channel, utcDay: day.utcDay };
    const existing = stored.get(keyText(key));
    const merged = mergeDay(existing, day);
    if (!merged.changed) continue;
    changed.push({ key, day: merged.day });
    if (existing && merged.day.version > existing.version) replacedKeys.push(key);
    tally.add(meter, channel, merged, existing !== undefined);
  }
  if (replacedKeys.length > 0) await archiveDays(tx, replacedKeys, replaced);
  if (changed.length > 0) await writeDays(tx, changed);
}

/** Counts what an import changed. A day is a meter's day, whichever of its channels. */
class Tally {
  readonly newDays = new Set<string>();
  readonly changedDays = new Set<string>();
  readonly #ranges = new Map<StoredMeter, TimeRange[]>();

  add(
    meter: StoredMeter,
    channel: Channel,
    { day, corrected, filled, requalified }: MergedDay,
    existed: boolean,
  ): void {
    const ranges = [...corrected, ...filled, ...requalified];
    if (ranges.length === 0) return;
    const key = `${meter.id} ${day.utcDay}`;
    if (existed) {
      this.changedDays.add(key);
      this.newDays.delete(key);
    } else if (!this.changedDays.has(key)) this.newDays.add(key);
    if (channel !== 'import') return;
    const known = this.#ranges.get(meter);
    if (known) known.push(...ranges);
    else this.#ranges.set(meter, ranges);
  }

  changes(owner: MeterOwner, source: ReadFile['source']): ReadingsChange[] {
    return [...this.#ranges].map(([meter, ranges]) => ({
      owner,
      source,
      servicePointId: meter.id,
      timeZone: meter.timeZone,
      ranges: joined(ranges),
    }));
  }
}

/** The same time in as few ranges as there can be, ascending. */
function joined(ranges: readonly TimeRange[]): TimeRange[] {
  const all: { start: number; end: number }[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = all[all.length - 1];
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}

/** From when to when the file has readings, seconds since 1970; the wrong way round without any. */
function spanOf({ servicePoints }: MeterFile): { first: number; last: number } {
  let first = Infinity;
  let last = -Infinity;
  for (const { channels } of servicePoints) {
    for (const channel of CHANNELS) {
      for (const run of channels[channel]) {
        first = Math.min(first, run.start);
        last = Math.max(last, runEnd(run));
      }
    }
  }
  return { first, last };
}
