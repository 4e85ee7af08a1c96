import { leaveComingEvents } from '../../events/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { noteEnrollment } from '../../webhooks/service.ts';
import { replaceAuthorization } from '../store/authorizations.ts';
import { findConnection, setProgram, type ConnectionChange } from '../store/connections.ts';

/** Puts a home into a program, or into none, and notes it for partners. Must run in a transaction. */
export async function changeProgram(
  tx: Db,
  memberId: string,
  programId: string | null,
  now: Date,
  change: ConnectionChange = {},
): Promise<void> {
  const before = await findConnection(tx, memberId, true);
  if (before === null) return;
  await setProgram(tx, memberId, programId, now, change);
  if (before.programId === programId) return;
  const home = { brandId: before.brand, memberId, now };
  if (before.programId !== null)
    await noteEnrollment(tx, { ...home, programId: before.programId, change: 'left' });
  if (programId !== null) await noteEnrollment(tx, { ...home, programId, change: 'enrolled' });
}

/** Ends the member's authorization and place in the program; a job revokes it at the utility. */
export async function endAuthorization(tx: Db, memberId: string, now: Date): Promise<void> {
  await replaceAuthorization(tx, memberId, now);
  await changeProgram(tx, memberId, null, now);
}

/** Ends the connection to the utility: the home leaves the coming events that it joined, and its program. */
export async function endConnection(tx: Db, memberId: string, now: Date): Promise<void> {
  const programId = (await findConnection(tx, memberId, true))?.programId ?? null;
  if (programId !== null) await leaveComingEvents(tx, programId, [memberId], now);
  await endAuthorization(tx, memberId, now);
}
