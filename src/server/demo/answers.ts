import { optOut, setAutoJoin } from '../events/service.ts';
import type { DemoRole } from './cast.ts';
import type { DemoDeps } from './deps.ts';
import { runningJoins } from './queries/events.ts';
import type { DemoMember } from './record.ts';

/** Who joins each event: one with thermostats, one with a battery and plugs, one who leaves again, and one in each other program. */
export const JOINING: ReadonlySet<DemoRole> = new Set(['gold', 'solar', 'pending', 'half-hourly', 'hourly']);
/** Who leaves each event while it runs. */
const LEAVING: DemoRole = 'pending';
/** How long an event has run by then. */
const LEAVES_AFTER_MS = 10 * 60_000;

/** Some of the cast join every event from now on, so that staff see one live. */
export async function joinFromNow(
  { db, clock }: Pick<DemoDeps['deps'], 'db' | 'clock'>,
  members: readonly DemoMember[],
): Promise<void> {
  const now = clock.now();
  for (const { brandId, memberId, role } of members)
    if (JOINING.has(role)) await setAutoJoin(db, { brandId, memberId, autoJoin: true, now, by: memberId });
}

/** One of each brand's cast leaves an event that they joined and that runs. */
export async function leaveRunning(
  { db }: Pick<DemoDeps['deps'], 'db'>,
  members: readonly DemoMember[],
  now: Date,
): Promise<void> {
  const leaving = members.filter(({ role }) => role === LEAVING).map(({ memberId }) => memberId);
  const startedBy = new Date(now.getTime() - LEAVES_AFTER_MS);
  for (const joined of await runningJoins(db, leaving, startedBy, now))
    await optOut(db, { ...joined, now, by: joined.memberId });
}
