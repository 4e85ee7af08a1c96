import { createHash } from 'node:crypto';
import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { MeterFileFault } from '../../domain/meter/meterFileFault.ts';
import type { MeterFile, MeterFileServicePoint } from '../../domain/meter/meterFile.ts';
import { countReadings } from '../../domain/meter/readings.ts';
import { MeterLinkedElsewhere } from '../meter/service.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import type { AuthorizationRow } from './authorizations.ts';
import { meterHash } from './byAccount.ts';
import { duplicate } from './fetch.ts';
import { outageTold } from './outage.ts';
import { utilityClient, type DropFile, type UtilityClient } from './partnerClient.ts';
import { partnerUtility, type PartnerUtility } from '../programs/service.ts';
import type { UtilityParts } from './parts.ts';
import { utilityAuthorizations, utilityConnections, utilityPartners } from './tables.ts';
import { backOff, TIMING } from './timing.ts';

/** Many homes' meters in one file. */
const DROP_LIMITS = { maxBytes: 64 * 2 ** 20, maxReadings: 4_000_000, maxServicePoints: 20_000 };

/**
 * Takes in what a retailer has dropped since the last time: files with many meters, of which those of confirmed homes are
 * found by their NMI.
 * Nothing is kept of the others. Goes on after the last file that was taken whole; the same file again changes nothing.
 */
export async function takeDrops(parts: UtilityParts, utilityId: string, signal: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  const utility = await partnerUtility(db, utilityId);
  if (utility === null) return;
  const now = clock.now();
  const [kept] = await db.select().from(utilityPartners).where(eq(utilityPartners.utilityId, utilityId));
  if (kept === undefined) return;
  // Where the cursor was set back meanwhile, for a home that was just confirmed, it stays set back.
  const save = (cursor: string | null, change: Partial<typeof utilityPartners.$inferInsert>) =>
    db.update(utilityPartners).set(change).where(and(eq(utilityPartners.utilityId, utilityId), sql`${utilityPartners.cursor} is not distinct from ${cursor}`)).returning({ id: utilityPartners.utilityId });
  const client = utilityClient(parts, utility);
  let { cursor } = kept;
  try {
    for (;;) {
      const { drops, next } = await client.drops(cursor);
      for (const drop of drops) {
        if (signal.aborted) throw new Error('The process is stopping.');
        await takeDrop(parts, client, utility, drop);
      }
      if (next === null || next === cursor || drops.length === 0) break;
      if ((await save(cursor, { cursor: next })).length === 0) return;
      cursor = next;
    }
    await save(cursor, { dropsDueAt: new Date(now.getTime() + TIMING.dropsMs), dropsFailures: 0 });
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    if (error.status === 503) await outageTold(parts, utility);
    const dropsFailures = kept.dropsFailures + 1;
    await save(cursor, { dropsDueAt: new Date(now.getTime() + backOff(dropsFailures)), dropsFailures });
  }
}

async function takeDrop(parts: UtilityParts, client: UtilityClient, utility: PartnerUtility, drop: DropFile): Promise<void> {
  const bytes = await client.file(drop.url);
  if (createHash('sha256').update(bytes).digest('hex') !== drop.sha256.toLowerCase()) throw new PartnerFault(client.partner, 'garbage');
  const file = await readDrop(parts, utility, drop.name, bytes);
  if (file === null) return;
  const byHash = new Map(file.servicePoints.map((point) => [meterHash(parts, point.number), point]));
  const ours = await parts.db
    .select(getTableColumns(utilityAuthorizations))
    .from(utilityAuthorizations)
    .innerJoin(utilityConnections, and(eq(utilityConnections.memberId, utilityAuthorizations.memberId), eq(utilityConnections.authStatus, 'active')))
    .where(and(eq(utilityAuthorizations.utilityId, utility.id), isNull(utilityAuthorizations.endedAt), inArray(utilityAuthorizations.nmiHash, [...byHash.keys()])));
  for (const row of ours) {
    const point = row.nmiHash === null ? undefined : byHash.get(row.nmiHash);
    if (point !== undefined) await takeMeter(parts, utility, row, file, point, drop.sha256);
  }
}

/** A file that is none is left behind with a word in the log: the ones after it are not kept waiting for it. */
async function readDrop(parts: UtilityParts, utility: PartnerUtility, fileName: string, bytes: Buffer): Promise<MeterFile | null> {
  try {
    return (await parts.meter.readFile({ fileName, stream: once(bytes), limits: DROP_LIMITS })).file;
  } catch (error) {
    if (!(error instanceof MeterFileFault)) throw error;
    parts.log.warn({ partner: `utility:${utility.clientId}`, fault: error.code }, 'a retailer dropped a file that cannot be read');
    return null;
  }
}

async function takeMeter(parts: UtilityParts, utility: PartnerUtility, row: AuthorizationRow, file: MeterFile, point: MeterFileServicePoint, sha256: string): Promise<void> {
  const own: MeterFile = { ...file, servicePoints: [point], warnings: point.notes, readingCount: countReadings(point.channels.import) + countReadings(point.channels.export) };
  const ownSha = createHash('sha256').update(`${sha256}:${row.nmiHash}`).digest('hex');
  try {
    await parts.meter.importReadings(parts.db, { brandId: row.brand, memberId: row.memberId, timeZone: utility.timeZone }, { file: own, sha256: ownSha, source: 'utility' });
  } catch (error) {
    if (!(error instanceof MeterLinkedElsewhere)) throw error;
    await duplicate(parts, row);
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
