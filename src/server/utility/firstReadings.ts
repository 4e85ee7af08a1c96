import { and, eq } from 'drizzle-orm';
import { takesPart } from '../../domain/utility/connectionView.ts';
import type { Db } from '../platform/db/db.ts';
import { currentAuthorization, type AuthorizationRow } from './authorizations.ts';
import { stand, type NotifyDeps } from './standing.ts';
import { utilityConnections } from './tables.ts';

/**
 * Connects a home that waited for the readings of the numbers in this authorization, now that its utility delivered them: it
 * takes part and is told so. Numbers that the member has replaced meanwhile connect nobody. Must run in a transaction.
 * @returns whether the home takes part by it that did not before.
 */
export async function connectByDelivery(
  tx: Db,
  deps: NotifyDeps,
  { id, memberId, utilityId }: AuthorizationRow,
  now: Date,
): Promise<boolean> {
  const authorization = await currentAuthorization(tx, memberId, true);
  if (authorization?.id !== id) return false;
  const waits = and(
    eq(utilityConnections.memberId, memberId),
    eq(utilityConnections.utilityId, utilityId),
    eq(utilityConnections.authStatus, 'waiting'),
  );
  const [home] = await tx.select().from(utilityConnections).where(waits).for('update');
  if (home === undefined) return false;
  // A home that staff enrolled takes part already: now its number is known to be its own.
  const isIn = takesPart(home.widgetState, home.widgetSubstate);
  if (!isIn && (home.widgetState !== 'AuthStart' || home.widgetSubstate !== 'AwaitingFile')) return false;
  await tx.update(utilityConnections).set({ authStatus: 'active' }).where(waits);
  if (isIn) return false;
  await stand(tx, deps, authorization, { state: 'MarketEnrolled', substate: null }, now, 'meter');
  return true;
}
