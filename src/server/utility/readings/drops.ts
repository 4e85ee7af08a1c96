import { createHash } from 'node:crypto';
import { MeterFileFault } from '../../../domain/meter/meterFileFault.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import { meterHash } from '../connect/connectByAccount.ts';
import { markDuplicate } from './fetch.ts';
import { reportOutage } from '../partner/outage.ts';
import { utilityClient, type DropFile, type UtilityClient } from '../partner/partnerClient.ts';
import { partnerUtility, type PartnerUtility } from '../../programs/service.ts';
import type { UtilityDeps } from '../deps.ts';
import type { AuthorizationRow } from '../store/authorizations.ts';
import { findConfirmedByMeter } from '../store/numbers.ts';
import { findPartner, updatePartner, updatePartnerAtCursor, type PartnerChange } from '../store/partners.ts';
import { backOff, TIMING } from '../timing.ts';

/** Many homes' meters in one file. */
const DROP_LIMITS = { maxBytes: 64 * 2 ** 20, maxReadings: 4_000_000, maxServicePoints: 20_000 };

/**
 * Imports a retailer's drops since the last time: files with many meters, matched to confirmed homes by NMI.
 * Other readings aren't kept. Continues after the last complete file; importing the same file again changes
 * nothing.
 */
export async function importDrops(deps: UtilityDeps, utilityId: string, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const utility = await partnerUtility(db, utilityId);
  if (utility === null) return updatePartner(db, utilityId, { dropsDueAt: null });
  const now = clock.now();
  const kept = await findPartner(db, utilityId);
  if (kept === null) return;
  // If the cursor was reset in the meantime, for a home that was just confirmed, it stays reset.
  const save = (cursor: string | null, change: PartnerChange) =>
    updatePartnerAtCursor(db, utilityId, cursor, change);
  const client = utilityClient(deps, utility);
  let { cursor } = kept;
  try {
    for (;;) {
      const { drops, next } = await client.drops(cursor);
      for (const drop of drops) {
        if (signal.aborted) throw new Error('The process is stopping.');
        await importDrop(deps, client, utility, drop);
      }
      if (next === null || next === cursor || drops.length === 0) break;
      if (!(await save(cursor, { cursor: next }))) return;
      cursor = next;
    }
    await save(cursor, { dropsDueAt: new Date(now.getTime() + TIMING.dropsMs), dropsFailures: 0 });
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    if (error.status === 503) await reportOutage(deps, utility);
    const dropsFailures = kept.dropsFailures + 1;
    await save(cursor, { dropsDueAt: new Date(now.getTime() + backOff(dropsFailures)), dropsFailures });
  }
}

async function importDrop(
  deps: UtilityDeps,
  client: UtilityClient,
  utility: PartnerUtility,
  drop: DropFile,
): Promise<void> {
  const bytes = await client.file(drop.url);
  if (createHash('sha256').update(bytes).digest('hex') !== drop.sha256.toLowerCase())
    throw new PartnerFault(client.partner, 'garbage');
  const partner = `utility:${utility.clientId}`;
  let rows: ReadonlyMap<string, AuthorizationRow> = new Map();
  try {
    await deps.meter.importDelivery(
      deps.db,
      {
        fileName: drop.name,
        source: 'utility',
        brandId: utility.brandId,
        utilityId: utility.id,
        limits: DROP_LIMITS,
        open: () => once(bytes),
      },
      {
        findHomes: async (numbers) => {
          rows = await confirmedHomes(deps, utility, numbers);
          return new Map(
            [...rows].map(([number, row]) => [
              number,
              { brandId: row.brand, memberId: row.memberId, timeZone: utility.timeZone },
            ]),
          );
        },
        onMeter: async (result) => {
          if (result.kind === 'imported') return;
          deps.log.warn(
            { partner, fault: result.code, line: result.line },
            "a meter of a retailer's drop is refused",
          );
          const row = result.number === null ? undefined : rows.get(result.number);
          if (result.code === 'linked-elsewhere' && row !== undefined)
            await markDuplicate(deps, row, result.contested);
        },
      },
    );
  } catch (error) {
    if (!(error instanceof MeterFileFault)) throw error;
    // A faulty drop doesn't delay the next.
    deps.log.warn({ partner, fault: error.code }, 'a retailer dropped a file that cannot be read');
  }
}

/** The confirmed homes of a drop's meters, by NMI. */
async function confirmedHomes(
  deps: UtilityDeps,
  utility: PartnerUtility,
  numbers: readonly string[],
): Promise<Map<string, AuthorizationRow>> {
  const numberByHash = new Map(numbers.map((number) => [meterHash(deps, number), number]));
  const rows = await findConfirmedByMeter(deps.db, utility.id, [...numberByHash.keys()]);
  return new Map(
    rows.flatMap((row) => {
      const number = row.nmiHash === null ? undefined : numberByHash.get(row.nmiHash);
      return number === undefined ? [] : [[number, row] as const];
    }),
  );
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
