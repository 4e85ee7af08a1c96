import { eq, max } from 'drizzle-orm';
import { enrollsBy } from '../../domain/utility/enrollmentStates.ts';
import type { Db } from '../platform/db/db.ts';
import { utilityConnections, utilityTransitions } from './tables.ts';

export interface Move {
  readonly memberId: string;
  readonly state: string;
  readonly substate: string | null;
  readonly at: Date;
  readonly cause: (typeof utilityTransitions.$inferInsert)['cause'];
}

type ConnectionRow = typeof utilityConnections.$inferSelect;

export interface Moved {
  readonly before: ConnectionRow;
  readonly after: ConnectionRow;
}

/**
 * Moves a connection to another status and writes the change down. Null when it stood there already, or there is no
 * connection. The clock of the enrolment (`enrollStateAt`) starts again with every raw status on the market's side.
 */
export async function moveTo(tx: Db, { memberId, state, substate, at, cause }: Move): Promise<Moved | null> {
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
  // The connection's row is locked: nobody else counts at the same time.
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
