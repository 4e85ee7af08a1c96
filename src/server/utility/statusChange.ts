import { eq, max } from 'drizzle-orm';
import { enrollsBy } from '../../domain/utility/enrollmentStates.ts';
import type { Db } from '../platform/db/db.ts';
import { utilityConnections, utilityTransitions } from './tables.ts';

export interface StatusChange {
  readonly memberId: string;
  readonly state: string;
  readonly substate: string | null;
  readonly at: Date;
  readonly cause: (typeof utilityTransitions.$inferInsert)['cause'];
}

type ConnectionRow = typeof utilityConnections.$inferSelect;

export interface ChangedStatus {
  readonly before: ConnectionRow;
  readonly after: ConnectionRow;
}

/**
 * Changes a connection's status and records the change. Null if nothing changed, or there is no connection.
 * Each new raw status on the market's side restarts the enrolment's clock (`enrollStateAt`).
 */
export async function writeStatus(
  tx: Db,
  { memberId, state, substate, at, cause }: StatusChange,
): Promise<ChangedStatus | null> {
  const own = eq(utilityConnections.memberId, memberId);
  const [before] = await tx.select().from(utilityConnections).where(own).for('update');
  if (before === undefined || (before.widgetState === state && before.widgetSubstate === substate))
    return null;
  const enrolls = enrollsBy(state);
  const change = {
    widgetState: state,
    widgetSubstate: substate,
    everReachedAuthDone: before.everReachedAuthDone || enrolls,
    enrollStateAt: enrolls && before.widgetState !== state ? at : before.enrollStateAt,
  };
  const [after] = await tx.update(utilityConnections).set(change).where(own).returning();
  // The connection's row lock keeps positions unique.
  const [last] = await tx
    .select({ position: max(utilityTransitions.position) })
    .from(utilityTransitions)
    .where(eq(utilityTransitions.memberId, memberId));
  await tx.insert(utilityTransitions).values({
    memberId,
    position: (last?.position ?? 0) + 1,
    brand: before.brand,
    utilityId: before.utilityId,
    at,
    cause,
    fromState: before.widgetState,
    fromSubstate: before.widgetSubstate,
    toState: state,
    toSubstate: substate,
  });
  return after === undefined ? null : { before, after };
}
