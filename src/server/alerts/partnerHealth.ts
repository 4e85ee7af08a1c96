import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { Logger } from '../platform/logger.ts';
import type { PartnerCall } from '../platform/metrics/metrics.ts';
import { writePartnerState } from './store.ts';

/** A state that stays the same is written this often at most. */
const AGAIN_MS = 60_000;

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
  return (call) => {
    const { partner, isOpen } = call;
    const last = written.get(partner);
    const now = clock.now();
    const at = now.getTime();
    // A failure that doesn't open the circuit says nothing yet.
    const isGood = /^[1-4]xx$/.test(call.outcome);
    if (!isOpen && !isGood) return;
    if (last?.isOpen === isOpen && Math.abs(at - last.at) < AGAIN_MS) return;
    written.set(partner, { isOpen, at });
    writePartnerState(db, call, now).catch((error: unknown) => {
      written.delete(partner);
      log.debug({ err: error, partner }, 'how a partner does could not be written');
    });
  };
}
