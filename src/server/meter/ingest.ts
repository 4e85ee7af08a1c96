import { Notices, type MeterFile } from '../../domain/meter/meterFile.ts';
import { coveredRanges, mergeDay, type MergedDay, type TimeRange } from '../../domain/meter/mergeDay.ts';
import { CHANNELS, runEnd, type Channel } from '../../domain/meter/readings.ts';
import type { PackedDay } from '../../domain/meter/packedDay.ts';
import { toPackedDays } from '../../domain/meter/toPackedDays.ts';
import { addDays, toLocalDate } from '../../domain/meter/zone.ts';
import type { Db } from '../platform/db/db.ts';
import type { Clock } from '../platform/clock.ts';
import { linkMeters, type LinkDeps } from './linkMeters.ts';
import type { ImportOutcome, MeterImport, MeterOwner, ReadFile, ReadingsChange } from './imports.ts';
import { archiveDays, keepVersions, keyText, writeDays, type DayKey, type KeyedDay } from './store/days.ts';
import { readStoredDays } from './storedDays.ts';
import { insertImport, readImport } from './store/imports.ts';
import type { StoredMeter } from './store/meters.ts';

/** Days in one batch. */
const BATCH_DAYS = 500;

/**
 * Called with changed consumption in the transaction that changes it, so that dependent work becomes due with
 * it.
 */
export type OnReadingsChanged = (tx: Db, changes: readonly ReadingsChange[]) => Promise<unknown>;

export interface IngestDeps extends LinkDeps {
  readonly clock: Clock;
  readonly onReadingsChanged: OnReadingsChanged;
}

/** A day of the file with its key. */
interface IncomingDay {
  readonly meter: StoredMeter;
  readonly channel: Channel;
  readonly day: PackedDay;
}

/** Imports a file inside the given transaction: all of it, or nothing when it throws. */
export async function ingest(
  tx: Db,
  deps: IngestDeps,
  owner: MeterOwner,
  { file, sha256, source }: ReadFile,
): Promise<ImportOutcome> {
  return ingestParts(tx, deps, owner, { fileName: file.name, format: file.format, sha256, source }, [file]);
}

/** Facts about a file before it is read. */
export interface FileFacts
  extends Pick<ReadFile, 'sha256' | 'source'>, Pick<MeterImport, 'fileName' | 'format'> {}

/**
 * Imports a file in parts, each with other meters, as one import: all of it, or nothing when it throws.
 * Memory holds one part at a time.
 */
export async function ingestParts(
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
    // A meter without electricity, such as the same account's gas meter, isn't stored.
    const servicePoints = file.servicePoints.filter(({ channels }) =>
      CHANNELS.some((channel) => channels[channel].length > 0),
    );
    const meters = await linkMeters(tx, deps, owner, { format: file.format, servicePoints }, source, now);
    servicePointIds.push(...servicePoints.flatMap(({ number }) => meters.get(number)?.id ?? []));
    // With the meters locked, the second of two concurrent imports of the same file sees the first.
    if (isFirst) repeated = await readImport(tx, owner.memberId, sha256, source);
    isFirst = false;
    if (repeated !== null) continue;
    const incoming = listDays(file, meters, source, now);
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
    const span = readSpan(file);
    sums.readings += file.readingCount;
    const days = tally.countDays();
    sums.newDays += days.fresh;
    sums.changedDays += days.changed;
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

function listDays(
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
  const stored = await readStoredDays(
    tx,
    incoming.map(({ meter, channel, day }) => ({ meter, channel, utcDay: day.utcDay })),
  );
  const changed: KeyedDay[] = [];
  const replacedKeys: DayKey[] = [];
  const replacedInArchive: KeyedDay[] = [];
  for (const { meter, channel, day } of incoming) {
    const key = { servicePointId: meter.id, channel, utcDay: day.utcDay };
    const { day: existing, isArchived } = stored.get(keyText(key)) ?? {};
    const merged = mergeDay(existing, day);
    tally.add(meter, channel, merged, existing);
    if (!merged.changed) continue;
    changed.push({ key, day: merged.day });
    if (existing === undefined || merged.day.version === existing.version) continue;
    if (isArchived === true) replacedInArchive.push({ key, day: existing });
    else replacedKeys.push(key);
  }
  if (replacedKeys.length > 0) await archiveDays(tx, replacedKeys, replaced);
  if (replacedInArchive.length > 0) await keepVersions(tx, replacedInArchive, replaced);
  if (changed.length > 0) await writeDays(tx, changed);
}

/** Counts an import's changes. A day, of the home's zone, counts once per meter, whatever its channels. */
class Tally {
  readonly #touched = new Set<string>();
  /** Days that had readings before. */
  readonly #known = new Set<string>();
  readonly #ranges = new Map<StoredMeter, TimeRange[]>();

  add(
    meter: StoredMeter,
    channel: Channel,
    { corrected, filled, requalified }: MergedDay,
    existing: PackedDay | undefined,
  ): void {
    const ranges = [...corrected, ...filled, ...requalified];
    for (const date of datesOf(meter, existing === undefined ? [] : coveredRanges(existing)))
      this.#known.add(date);
    for (const date of datesOf(meter, ranges)) this.#touched.add(date);
    if (ranges.length === 0 || channel !== 'import') return;
    const known = this.#ranges.get(meter);
    if (known) known.push(...ranges);
    else this.#ranges.set(meter, ranges);
  }

  countDays(): { fresh: number; changed: number } {
    const changed = [...this.#touched].filter((date) => this.#known.has(date)).length;
    return { fresh: this.#touched.size - changed, changed };
  }

  changes(owner: MeterOwner, source: ReadFile['source']): ReadingsChange[] {
    return [...this.#ranges].map(([meter, ranges]) => ({
      owner,
      source,
      servicePointId: meter.id,
      timeZone: meter.timeZone,
      ranges: joinRanges(ranges),
    }));
  }
}

/** The local dates that ranges touch, with their meter. */
function* datesOf({ id, timeZone }: StoredMeter, ranges: readonly TimeRange[]): Generator<string> {
  for (const { start, end } of ranges) {
    const last = toLocalDate(timeZone, end - 1);
    for (let date = toLocalDate(timeZone, start); date <= last; date = addDays(date, 1))
      yield `${id} ${date}`;
  }
}

/** Joins adjacent ranges; ascending. */
function joinRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const all: { start: number; end: number }[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = all[all.length - 1];
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}

/** The span of a file's readings, seconds since 1970; `first` is after `last` without any. */
function readSpan({ servicePoints }: MeterFile): { first: number; last: number } {
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
