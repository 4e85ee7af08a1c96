import { eq, lt } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import { instant, statement } from '../platform/db/sql.ts';
import type { Logger } from '../platform/logger.ts';
import type { PartnerCall } from '../platform/metrics/metrics.ts';
import { partnerFailures } from './tables.ts';

/** A state that stays the same is written this often at most. */
const AGAIN_MS = 60_000;
/** A partner that nobody has called for this long is no news. */
const FORGOTTEN_MS = 24 * 3_600_000;

/**
 * Keeps which partners are down where all processes see it: web processes and workers call different ones, and only workers
 * look for alerts. Writing never holds up the call.
 */
export function createPartnerHealth({
  db,
  clock,
  log,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
}): (call: PartnerCall) => void {
  const written = new Map<string, { readonly isOpen: boolean; readonly at: number }>();
  const write = async ({ partner, outcome, isOpen }: PartnerCall): Promise<void> => {
    if (!isOpen) {
      await db.delete(partnerFailures).where(eq(partnerFailures.partner, partner));
      return;
    }
    const now = clock.now();
    await db
      .insert(partnerFailures)
      .values({ partner, since: now, lastAt: now, outcome })
      .onConflictDoUpdate({ target: partnerFailures.partner, set: { lastAt: now, outcome } });
  };
  return (call) => {
    const { partner, isOpen } = call;
    const last = written.get(partner);
    const at = performance.now();
    // A failure that doesn't open the circuit says nothing yet.
    const isGood = /^[1-4]xx$/.test(call.outcome);
    if (!isOpen && !isGood) return;
    if (last?.isOpen === isOpen && at - last.at < AGAIN_MS) return;
    written.set(partner, { isOpen, at });
    write(call).catch((error: unknown) => {
      written.delete(partner);
      log.debug({ err: error, partner }, 'how a partner does could not be written');
    });
  };
}

/** Partners that are down, and since when; `name`: what staff call a grid source. */
export async function readPartnerFailures(
  db: Db,
  now: Date,
): Promise<readonly { readonly partner: string; readonly since: Date; readonly name: string | null }[]> {
  const forgotten = new Date(now.getTime() - FORGOTTEN_MS);
  await db.delete(partnerFailures).where(lt(partnerFailures.lastAt, forgotten));
  const found = await failures(db, []);
  return found.map(({ since, ...row }) => ({ ...row, since: instant(since) }));
}

const failures = statement<{ partner: string; since: string; name: string | null }>(
  'alerts-partner-failures',
  `select f.partner, f.since, g.name
   from partner_failures f left join grid_sources g on f.partner = 'vtn:' || g.id
   order by f.partner`,
);
