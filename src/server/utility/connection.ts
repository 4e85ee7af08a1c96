import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { utilityOf, type UtilityFacts } from '../programs/service.ts';
import { utilityConnections, type AuthStatus } from './tables.ts';

/** What is known of a member's connection. Tokens and numbers never leave the room. */
export interface Connection {
  /** Null: another utility than those in the list. */
  readonly utility: ConnectedUtility | null;
  /** What the member typed for a utility that is not in the list. */
  readonly otherUtility: string | null;
  readonly postalCode: string | null;
  /** `utility_widget_state` and `utility_widget_substate`. */
  readonly state: string;
  readonly substate: string | null;
  readonly authStatus: AuthStatus;
  readonly everReachedAuthDone: boolean;
  readonly enrollStateAt: Date | null;
  /** Null: not taking part in a program. */
  readonly programId: string | null;
}

export type ConnectedUtility = UtilityFacts;

export interface Who {
  readonly brandId: string;
  readonly memberId: string;
}

/** The member's connection; null: no utility was chosen yet. */
export async function connectionOf(db: Db, { brandId, memberId }: Who): Promise<Connection | null> {
  const [row] = await db
    .select()
    .from(utilityConnections)
    .where(and(eq(utilityConnections.memberId, memberId), eq(utilityConnections.brand, brandId)));
  if (row === undefined) return null;
  const {
    utilityId,
    widgetState,
    widgetSubstate,
    otherUtility,
    postalCode,
    authStatus,
    everReachedAuthDone,
    enrollStateAt,
    programId,
  } = row;
  const utility = utilityId === null ? null : await utilityOf(db, utilityId);
  return {
    utility,
    otherUtility,
    postalCode,
    state: widgetState,
    substate: widgetSubstate,
    authStatus,
    everReachedAuthDone,
    enrollStateAt,
    programId,
  };
}
