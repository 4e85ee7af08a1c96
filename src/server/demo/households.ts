import { PartnerFault } from '../platform/http/partnerFault.ts';
import type { Db } from '../platform/db/db.ts';
import type { Logger } from '../platform/logger.ts';
import { joinedHouseholds } from './queries/events.ts';
import { controlSandbox, type SandboxTools } from './sandboxControl.ts';

/** Told again for so long, in case the sandbox did not answer. */
const TOLD_FOR_MS = 6 * 3_600_000;

/**
 * Tells the sandbox's households of the running and just ended events that their members have joined, so that they use
 * less in them, each in its way, and which devices are in their homes. Telling it again changes nothing.
 */
export async function tellHouseholds(
  tools: SandboxTools & { readonly db: Db; readonly log: Pick<Logger, 'warn'> },
  since: number,
  now: Date,
): Promise<void> {
  if (tools.partners.sandboxUrl === null) return;
  const from = new Date(Math.min(since, now.getTime()) - TOLD_FOR_MS);
  for (const { enrollmentId, start, end, devices } of await joinedHouseholds(tools.db, from, now)) {
    try {
      await controlSandbox(tools, `/enrollments/${encodeURIComponent(enrollmentId)}/joined`, {
        from: start.toISOString(),
        to: end.toISOString(),
        devices,
      });
    } catch (error) {
      if (!(error instanceof PartnerFault)) throw error;
      tools.log.warn({ err: error }, 'a household of the sandbox could not be told of its event');
    }
  }
}
