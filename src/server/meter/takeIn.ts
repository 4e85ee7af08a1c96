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
import type { LinkParts } from './linkMeters.ts';
import type { ImportOutcome, MeterOwner, ReadFile, ReadingsChange } from './imports.ts';
import { archiveDays, insertImport, keyText, readDays, readImport, writeDays } from './store.ts';
import type { DayKey, StoredMeter } from './store.ts';

/** How many days are read, merged and written at a time. */
const BATCH_DAYS = 500;

/** Told of changed consumption in the transaction that changes it, so that what depends on it falls due with it. */
export type OnReadingsChanged = (tx: Db, changes: readonly ReadingsChange[]) => Promise<unknown>;

export interface TakeInParts extends LinkParts {
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
export async function takeIn(tx: Db, parts: TakeInParts, owner: MeterOwner, { file, sha256, source }: ReadFile): Promise<ImportOutcome> {
  const now = parts.clock.now();
  // What has nothing to keep, such as the gas meter of the same account, is no meter of the member's here.
  const servicePoints = file.servicePoints.filter(({ channels }) => CHANNELS.some((channel) => channels[channel].length > 0));
  const meters = await linkMeters(tx, parts, owner, { format: file.format, servicePoints }, source, now);
  const servicePointIds = servicePoints.flatMap(({ number }) => meters.get(number)?.id ?? []);
  // After the meters are locked: of the same file twice at the same time, the second sees the first here.
  const before = await readImport(tx, owner.memberId, sha256, source);
  if (before) return { import: before, repeated: true, servicePointIds, changes: [] };

  const importId = parts.newId();
  const incoming = daysOf(file, meters, source, now);
  const tally = new Tally();
  for (let from = 0; from < incoming.length; from += BATCH_DAYS) {
    await mergeBatch(tx, incoming.slice(from, from + BATCH_DAYS), tally, { replacedAt: now, replacedBy: importId });
  }
  const taken = {
    id: importId, fileName: file.name, format: file.format, source, importedAt: now, readings: file.readingCount,
    newDays: tally.newDays.size, changedDays: tally.changedDays.size, ...spanOf(file), notes: file.warnings,
  };
  await insertImport(tx, owner, sha256, taken);
  const changes = tally.changes(owner);
  if (changes.length > 0) await parts.onReadingsChanged(tx, changes);
  return { import: taken, repeated: false, servicePointIds, changes };
}

function daysOf(file: MeterFile, meters: ReadonlyMap<string, StoredMeter>, source: ReadFile['source'], now: Date): IncomingDay[] {
  const notAfter = Math.floor(now.getTime() / 1000);
  return file.servicePoints.flatMap(({ number, channels }) => {
    const meter = meters.get(number);
    if (!meter) return [];
    return CHANNELS.flatMap((channel) => toPackedDays(channels[channel], source, notAfter).map((day) => ({ meter, channel, day })));
  });
}

async function mergeBatch(tx: Db, incoming: readonly IncomingDay[], tally: Tally, replaced: { replacedAt: Date; replacedBy: string }): Promise<void> {
  const stored = await readDays(tx, incoming.map(({ meter, channel, day }): DayKey => ({ servicePointId: meter.id, channel, utcDay: day.utcDay })));
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

  add(meter: StoredMeter, channel: Channel, { day, corrected, filled, requalified }: MergedDay, existed: boolean): void {
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

  changes(owner: MeterOwner): ReadingsChange[] {
    return [...this.#ranges].map(([meter, ranges]) => ({ owner, servicePointId: meter.id, timeZone: meter.timeZone, ranges: joined(ranges) }));
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

function spanOf({ servicePoints }: MeterFile): { firstAt: Date | null; lastAt: Date | null } {
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
  return first < last ? { firstAt: new Date(first * 1000), lastAt: new Date(last * 1000) } : { firstAt: null, lastAt: null };
}
