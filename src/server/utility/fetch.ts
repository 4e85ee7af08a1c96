import { createHash } from 'node:crypto';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { addDays, toLocalDate, startOfLocalDay, type LocalDate } from '../../domain/meter/zone.ts';
import { MeterFileFault } from '../../domain/meter/meterFileFault.ts';
import { sharedData } from '../../domain/utility/greenButtonScope.ts';
import { MeterLinkedElsewhere, type ReadMeterFile } from '../meter/service.ts';
import { transaction } from '../platform/db/transaction.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { currentAuthorization, endAuthorization, type AuthorizationRow } from './authorizations.ts';
import { outageTold } from './outage.ts';
import { utilityClient, type UtilityClient } from './partnerClient.ts';
import { partnerUtility, type PartnerUtility } from '../programs/service.ts';
import type { UtilityDeps } from './deps.ts';
import { stand } from './standing.ts';
import { utilityAuthorizations, utilityConnections } from './tables.ts';
import { accessToken } from './tokens.ts';
import { backOff } from './timing.ts';

/** Corrections are looked for so many days back. */
const AGAIN_DAYS = 7;
/** The past is fetched in stretches, so that no answer is too large and an interruption loses little. */
const WINDOW_DAYS = 31;
/** Utilities deliver a day late, by the morning; asked at this hour of the home's zone, each home at a minute of its own. */
const MORNING_HOUR = 6;

/**
 * Fetches a home's readings: the whole shared past at first, in stretches; then each morning the days that are new, and the
 * week before them once more for corrections. Goes on where it was interrupted; the same again changes nothing.
 */
export async function fetchReadings(
  deps: UtilityDeps,
  authorizationId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const own = eq(utilityAuthorizations.id, authorizationId);
  // Whoever takes it up moves its time on: a second worker finds nothing to do.
  const [row] = await db
    .update(utilityAuthorizations)
    .set({ fetchDueAt: new Date(now.getTime() + backOff(1)) })
    .where(and(own, isNull(utilityAuthorizations.endedAt), lte(utilityAuthorizations.fetchDueAt, now)))
    .returning();
  const utility = row === undefined ? null : await partnerUtility(db, row.utilityId);
  if (row === undefined || utility === null || row.resourceUri === null) return;
  try {
    const client = utilityClient(deps, utility);
    for (const { window, isAhead } of orderOf(row, utility.timeZone, now)) {
      if (signal.aborted) throw new Error('The process is stopping.');
      const feed = await feedOf(deps, client, row, window, utility.timeZone);
      if (feed === null)
        return void (await db
          .update(utilityAuthorizations)
          .set({ pollDueAt: now, fetchDueAt: null })
          .where(own));
      await takeIn(deps, utility, row, feed, window);
      if (!isAhead) await db.update(utilityAuthorizations).set({ fetchedTo: window.to }).where(own);
    }
    await db
      .update(utilityAuthorizations)
      .set({ fetchDueAt: nextMorning(utility.timeZone, now, row.id), fetchFailures: 0 })
      .where(own);
  } catch (error) {
    if (error instanceof MeterLinkedElsewhere) return duplicate(deps, row);
    if (signal.aborted) {
      await db.update(utilityAuthorizations).set({ fetchDueAt: now }).where(own);
      throw error;
    }
    if (!(error instanceof PartnerFault) && !(error instanceof MeterFileFault)) throw error;
    if (error instanceof PartnerFault && error.status === 503) await outageTold(deps, utility);
    if (error instanceof MeterFileFault)
      deps.log.warn(
        { partner: `utility:${utility.clientId}`, fault: error.code },
        'a utility delivered readings that cannot be read',
      );
    const fetchFailures = row.fetchFailures + 1;
    await db
      .update(utilityAuthorizations)
      .set({ fetchDueAt: new Date(now.getTime() + backOff(fetchFailures)), fetchFailures })
      .where(own);
  }
}

interface Window {
  readonly from: LocalDate;
  /** Inclusive. */
  readonly to: LocalDate;
}

/**
 * The past is fetched from its beginning, so that it goes on where it was interrupted; but the latest stretch comes ahead of
 * it, too. A home that has just been connected has what the next event needs first, and nobody reads meanwhile that readings
 * stopped coming.
 */
export function orderOf(
  row: Pick<AuthorizationRow, 'fetchedTo' | 'scope'>,
  zone: string,
  now: Date,
): { readonly window: Window; readonly isAhead: boolean }[] {
  const windows = gridWindows(row, zone, now).map((window) => ({ window, isAhead: false }));
  const latest = windows.at(-1);
  return row.fetchedTo !== null || latest === undefined || windows.length === 1
    ? windows
    : [
        { window: { from: addDays(latest.window.to, 1 - WINDOW_DAYS), to: latest.window.to }, isAhead: true },
        ...windows,
      ];
}

/** Up to yesterday, the last complete day; oldest first. */
function gridWindows(
  { fetchedTo, scope }: Pick<AuthorizationRow, 'fetchedTo' | 'scope'>,
  zone: string,
  now: Date,
): Window[] {
  const yesterday = addDays(toLocalDate(zone, Math.floor(now.getTime() / 1_000)), -1);
  const whole = addDays(yesterday, -Math.round(sharedData(scope).historyMonths * 30.5));
  const first =
    fetchedTo === null ? whole : addDays(fetchedTo < yesterday ? fetchedTo : yesterday, -AGAIN_DAYS);
  const windows: Window[] = [];
  for (let from = first < whole ? whole : first; from <= yesterday; from = addDays(from, WINDOW_DAYS)) {
    const to = addDays(from, WINDOW_DAYS - 1);
    windows.push({ from, to: to < yesterday ? to : yesterday });
  }
  return windows;
}

/** The feed of a stretch; null: the utility takes our token no more, however new. */
async function feedOf(
  deps: UtilityDeps,
  client: UtilityClient,
  row: AuthorizationRow,
  { from, to }: Window,
  zone: string,
): Promise<Buffer | null> {
  const [start, end] = [startOfLocalDay(zone, from), startOfLocalDay(zone, addDays(to, 1))].map(
    (second) => new Date(second * 1_000),
  ) as [Date, Date];
  for (const renew of [false, true]) {
    const [current] = await deps.db
      .select()
      .from(utilityAuthorizations)
      .where(eq(utilityAuthorizations.id, row.id));
    const token = current === undefined ? null : await accessToken(deps, client, current, renew);
    if (token === null) return null;
    const answer = await client.feed(row.resourceUri ?? '', token, start, end);
    if (answer.status !== 401) return answer.ok().body;
  }
  return null;
}

async function takeIn(
  deps: UtilityDeps,
  utility: PartnerUtility,
  row: AuthorizationRow,
  feed: Buffer,
  { from, to }: Window,
): Promise<void> {
  const read = await readElectricity(deps, `${utility.shortName} ${from} – ${to}.xml`, feed);
  if (read === null || read.file.readingCount === 0) return;
  // A feed says when it was made, so that its bytes differ each time: the readings tell one from another.
  const sha256 = createHash('sha256')
    .update(
      JSON.stringify(read.file.servicePoints, (_key, value: unknown) =>
        ArrayBuffer.isView(value)
          ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')
          : value,
      ),
    )
    .digest('hex');
  await deps.meter.importReadings(
    deps.db,
    { brandId: row.brand, memberId: row.memberId, timeZone: utility.timeZone },
    { file: read.file, sha256, source: 'utility' },
  );
}

/** Null: in this stretch the utility has readings of the home's gas or water only. */
async function readElectricity(
  deps: UtilityDeps,
  fileName: string,
  feed: Buffer,
): Promise<ReadMeterFile | null> {
  try {
    return await deps.meter.readFile({ fileName, stream: once(feed) });
  } catch (error) {
    if (error instanceof MeterFileFault && OTHER_SERVICES.has(error.code)) return null;
    throw error;
  }
}

const OTHER_SERVICES: ReadonlySet<string> = new Set(['gas-only', 'water-only', 'other-service']);

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The meter is somebody else's: the connection by this authorization ends, and says no more than that. Source: decisions, Meter data. */
export async function duplicate(deps: UtilityDeps, row: AuthorizationRow): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    if ((await currentAuthorization(tx, row.memberId, true))?.id !== row.id) return;
    await stand(tx, deps, row, { state: 'AuthDone', substate: 'Duplicate' }, now, 'meter');
    await endAuthorization(tx, row.memberId, now);
    await tx
      .update(utilityConnections)
      .set({ authStatus: 'failed' })
      .where(eq(utilityConnections.memberId, row.memberId));
  });
}

function nextMorning(zone: string, now: Date, id: string): Date {
  const minute = createHash('sha256').update(id).digest().readUInt16BE(0) % 120;
  const second = Math.floor(now.getTime() / 1_000);
  const on = (date: LocalDate): number => startOfLocalDay(zone, date) + MORNING_HOUR * 3_600 + minute * 60;
  const today = toLocalDate(zone, second);
  return new Date((on(today) > second ? on(today) : on(addDays(today, 1))) * 1_000);
}
