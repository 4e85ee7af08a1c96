import { and, eq } from 'drizzle-orm';
import type { ConnectionMethod } from '../../domain/utility/connectionMethod.ts';
import type { Db } from '../platform/db/db.ts';
import { isRowId } from '../platform/graphql/nodes.ts';
import type { RefusedField } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { programs, type utilities } from './tables.ts';

type Before = Pick<typeof utilities.$inferSelect, 'connectionMethod' | 'connectableSince' | 'partnerUrl'>;

interface Asked {
  /** Undefined: whatever follows from the interface. */
  readonly method: ConnectionMethod | undefined;
  /** The interface's address as it will be. */
  readonly partnerUrl: string | null;
  readonly now: Date;
}

/**
 * How homes are connected from now on, and since when they can be. Nobody connects by an interface that is not there, so
 * taking its address away ends that, and giving one begins it where nothing else was asked for.
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

/** New members go into an active program of the utility itself. Null: its oldest active one, which is always fine. */
export async function newMembersFaults(
  tx: Db,
  utilityId: string,
  programId: string | null,
): Promise<RefusedField[]> {
  if (programId === null) return [];
  const own = and(eq(programs.id, programId), eq(programs.utilityId, utilityId), eq(programs.active, true));
  const found = isRowId(programId)
    ? await tx.select({ id: programs.id }).from(programs).where(own).for('share')
    : [];
  return found.length > 0
    ? []
    : [{ field: 'newMembersProgramId', message: say('programs.newMembersProgram') }];
}
