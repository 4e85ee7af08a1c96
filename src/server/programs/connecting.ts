import type { ConnectionMethod } from '../../domain/utility/connectionMethod.ts';
import type { Db } from '../platform/db/db.ts';
import { isRowId } from '../platform/graphql/nodes.ts';
import type { RefusedField } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { lockActiveProgram } from './store/programs.ts';
import type { utilities } from './tables.ts';

type Before = Pick<typeof utilities.$inferSelect, 'connectionMethod' | 'connectableSince' | 'partnerUrl'>;

interface Asked {
  /** Undefined: derived from the interface. */
  readonly method: ConnectionMethod | undefined;
  /** The interface's new address. */
  readonly partnerUrl: string | null;
  readonly now: Date;
}

/**
 * The new connection method, and since when homes can connect. Removing the interface's address ends
 * connecting by it; adding one starts it unless staff chose another method.
 */
export function connecting(
  before: Before | null,
  { method: asked, partnerUrl, now }: Asked,
): Pick<Before, 'connectionMethod' | 'connectableSince'> {
  const stays = before?.connectionMethod ?? 'NONE';
  const isNew = partnerUrl !== null && (before === null || before.partnerUrl === null);
  const derived =
    stays === 'INTERFACE' && partnerUrl === null ? 'NONE' : stays === 'NONE' && isNew ? 'INTERFACE' : stays;
  const connectionMethod = asked ?? derived;
  if (connectionMethod === 'NONE') return { connectionMethod, connectableSince: null };
  const opens = before !== null && before.connectionMethod === 'NONE';
  return { connectionMethod, connectableSince: opens ? now : (before?.connectableSince ?? null) };
}

export function methodFaults(
  method: ConnectionMethod | undefined,
  partnerUrl: string | null,
): RefusedField[] {
  return method === 'INTERFACE' && partnerUrl === null
    ? [{ field: 'partnerUrl', message: say('programs.interfaceMissing') }]
    : [];
}

/** New members need an active program of the same utility. Null is always valid: its oldest active one. */
export async function newMembersFaults(
  tx: Db,
  utilityId: string,
  programId: string | null,
): Promise<RefusedField[]> {
  if (programId === null) return [];
  const found = isRowId(programId) && (await lockActiveProgram(tx, utilityId, programId));
  return found ? [] : [{ field: 'newMembersProgramId', message: say('programs.newMembersProgram') }];
}
