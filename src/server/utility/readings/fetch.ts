import { createHash } from 'node:crypto';
import { addDays, toLocalDate, startOfLocalDay, type LocalDate } from '../../../domain/meter/zone.ts';
import { MeterFileFault } from '../../../domain/meter/meterFileFault.ts';
import { sharedData } from '../../../domain/utility/greenButtonScope.ts';
import { MeterLinkedElsewhere, type ContestedMeter, type ReadMeterFile } from '../../meter/service.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import { reportOutage } from '../partner/outage.ts';
import { utilityClient, type UtilityClient } from '../partner/partnerClient.ts';
import { partnerUtility, type PartnerUtility } from '../../programs/service.ts';
import { claimMeter } from '../claims/openClaim.ts';
import type { UtilityDeps } from '../deps.ts';
import { changeStatus } from '../enrol/enrollmentStatus.ts';
import { endAuthorization } from '../connect/changeProgram.ts';
import {
  claimFetch,
  currentAuthorization,
  findAuthorization,
  updateAuthorization,
  type AuthorizationRow,
} from '../store/authorizations.ts';
import { setAuthStatus } from '../store/connections.ts';
import { accessToken } from '../partner/tokens.ts';
import { backOff } from '../timing.ts';

/** Days to look back for corrections. */
const AGAIN_DAYS = 7;
/** The past is fetched in windows, days, so that no answer is too large and an interruption loses little. */
const WINDOW_DAYS = 31;
/**
 * Utilities deliver a day late, by the morning. Fetched at this hour of the home's zone, each home at its own
 * minute.
 */
const MORNING_HOUR = 6;

/**
 * Fetches a home's readings: first the whole shared past, in windows; then each morning the new days, and the
 * week before them for corrections. Continues after an interruption; repeating it changes nothing.
 */
export async function fetchReadings(
  deps: UtilityDeps,
  authorizationId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  // Moves the due time first, so that a second worker finds nothing to do.
  const row = await claimFetch(db, authorizationId, now, new Date(now.getTime() + backOff(1)));
  const utility = row === null ? null : await partnerUtility(db, row.utilityId);
  if (row === null || utility === null || row.resourceUri === null) return;
  try {
    const client = utilityClient(deps, utility);
    for (const { window, isAhead } of windowsLatestFirst(row, utility.timeZone, now)) {
      if (signal.aborted) throw new Error('The process is stopping.');
      const feed = await fetchFeed(deps, client, row, window, utility.timeZone);
      if (feed === null) return await updateAuthorization(db, row.id, { pollDueAt: now, fetchDueAt: null });
      await importWindow(deps, utility, row, feed, window);
      if (!isAhead) await updateAuthorization(db, row.id, { fetchedTo: window.to });
    }
    await updateAuthorization(db, row.id, {
      fetchDueAt: nextMorning(utility.timeZone, now, row.id),
      fetchFailures: 0,
    });
  } catch (error) {
    if (error instanceof MeterLinkedElsewhere) return markDuplicate(deps, row, error.contested);
    if (signal.aborted) {
      await updateAuthorization(db, row.id, { fetchDueAt: now });
      throw error;
    }
    if (!(error instanceof PartnerFault) && !(error instanceof MeterFileFault)) throw error;
    if (error instanceof PartnerFault && error.status === 503) await reportOutage(deps, utility);
    if (error instanceof MeterFileFault)
      deps.log.warn(
        { partner: `utility:${utility.clientId}`, fault: error.code },
        'a utility delivered readings that cannot be read',
      );
    const fetchFailures = row.fetchFailures + 1;
    await updateAuthorization(db, row.id, {
      fetchDueAt: new Date(now.getTime() + backOff(fetchFailures)),
      fetchFailures,
    });
  }
}

interface Window {
  readonly from: LocalDate;
  /** Inclusive. */
  readonly to: LocalDate;
}

/**
 * From the past's beginning, so that an interruption can continue, but the latest window first: a new home
 * has what the next event needs, and sees no warning that readings stopped.
 */
export function windowsLatestFirst(
  row: Pick<AuthorizationRow, 'fetchedTo' | 'scope'>,
  zone: string,
  now: Date,
): { readonly window: Window; readonly isAhead: boolean }[] {
  const windows = windowsSince(row, zone, now).map((window) => ({ window, isAhead: false }));
  const latest = windows.at(-1);
  return row.fetchedTo !== null || latest === undefined || windows.length === 1
    ? windows
    : [
        { window: { from: addDays(latest.window.to, 1 - WINDOW_DAYS), to: latest.window.to }, isAhead: true },
        ...windows,
      ];
}

/** Up to which day it counts as fetched so that the next fetch begins with this day. */
export function refetchFrom(fetchedTo: LocalDate, from: LocalDate): LocalDate {
  const to = addDays(from, AGAIN_DAYS);
  return to < fetchedTo ? to : fetchedTo;
}

/** Up to yesterday, the last complete day; oldest first. */
function windowsSince(
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

/** The window's feed; null: the utility refuses even a renewed token. */
async function fetchFeed(
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
    const current = await findAuthorization(deps.db, row.id);
    const token = current === null ? null : await accessToken(deps, client, current, renew);
    if (token === null) return null;
    const answer = await client.feed(row.resourceUri ?? '', token, start, end);
    if (answer.status !== 401) return answer.ok().body;
  }
  return null;
}

async function importWindow(
  deps: UtilityDeps,
  utility: PartnerUtility,
  row: AuthorizationRow,
  feed: Buffer,
  { from, to }: Window,
): Promise<void> {
  const read = await readElectricity(deps, `${utility.shortName} ${from} – ${to}.xml`, feed);
  if (read === null || read.file.readingCount === 0) return;
  // A feed contains its time of creation, so only the readings show whether it is new.
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

/** Null: the utility has only gas or water readings in this window. */
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

/**
 * The meter is another member's: ends this authorization's connection without saying whose it is, and puts it before
 * staff. Source: decisions, Meter data.
 */
export async function markDuplicate(
  deps: UtilityDeps,
  row: AuthorizationRow,
  contested: ContestedMeter | null,
): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    if ((await currentAuthorization(tx, row.memberId, true))?.id !== row.id) return;
    await changeStatus(tx, deps, row, { state: 'AuthDone', substate: 'Duplicate' }, now, 'meter');
    await endAuthorization(tx, row.memberId, now);
    await setAuthStatus(tx, row.memberId, 'failed');
    if (contested !== null) await claimMeter(tx, deps, row, contested);
  });
}

function nextMorning(zone: string, now: Date, id: string): Date {
  const minute = createHash('sha256').update(id).digest().readUInt16BE(0) % 120;
  const second = Math.floor(now.getTime() / 1_000);
  const on = (date: LocalDate): number => startOfLocalDay(zone, date) + MORNING_HOUR * 3_600 + minute * 60;
  const today = toLocalDate(zone, second);
  return new Date((on(today) > second ? on(today) : on(addDays(today, 1))) * 1_000);
}
