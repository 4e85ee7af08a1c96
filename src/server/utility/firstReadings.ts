import { and, eq } from 'drizzle-orm';
import { sourcePays } from '../../domain/meter/readings.ts';
import type { ReadingsChange } from '../meter/service.ts';
import type { Db } from '../platform/db/db.ts';
import { currentAuthorization } from './authorizations.ts';
import { stand, type TellParts } from './standing.ts';
import { utilityConnections } from './tables.ts';

/**
 * Connects the homes that waited for delivered readings: with the first ones they take part, and are told so. A member's own
 * upload connects nobody: anybody can edit a file. Must run in the transaction that stores the readings.
 */
export async function connectByReadings(tx: Db, parts: TellParts, changes: readonly ReadingsChange[], now: Date): Promise<void> {
  const delivered = new Set(changes.filter(({ source }) => sourcePays(source)).map(({ owner }) => owner.memberId));
  for (const memberId of delivered) {
    const waits = and(eq(utilityConnections.memberId, memberId), eq(utilityConnections.widgetState, 'AuthStart'), eq(utilityConnections.widgetSubstate, 'AwaitingFile'));
    const connected = await tx.update(utilityConnections).set({ authStatus: 'active' }).where(waits).returning({ id: utilityConnections.memberId });
    if (connected.length === 0) continue;
    const authorization = await currentAuthorization(tx, memberId, true);
    if (authorization !== null) await stand(tx, parts, authorization, { state: 'MarketEnrolled', substate: null }, now, 'meter');
  }
}
