import type { Db } from '../../platform/db/db.ts';
import { readUtility, type UtilityFacts } from '../../programs/service.ts';
import { findConnection, findConnectionInBrand } from '../store/connections.ts';
import type { AuthStatus } from '../tables.ts';
import { readHomeAddress } from '../../session/service.ts';

/** A member's connection. Tokens and numbers never leave the room. */
export interface Connection {
  /** Null: a utility that isn't in the list. */
  readonly utility: ConnectedUtility | null;
  /** The typed name of a utility that isn't in the list. */
  readonly otherUtility: string | null;
  readonly postalCode: string | null;
  /** `utility_widget_state` and `utility_widget_substate`. */
  readonly state: string;
  readonly substate: string | null;
  readonly authStatus: AuthStatus;
  readonly everReachedAuthDone: boolean;
  readonly enrollStateAt: Date | null;
  /** Null: in no program. */
  readonly programId: string | null;
}

export type ConnectedUtility = UtilityFacts;

export interface Who {
  readonly brandId: string;
  readonly memberId: string;
}

/** Staff who give a member's numbers: what they note in the transaction that changes them. */
export interface GivenByStaff {
  note(tx: Db): Promise<void>;
}

/** Null: no utility chosen yet. */
export async function readConnection(db: Db, { brandId, memberId }: Who): Promise<Connection | null> {
  const row = await findConnectionInBrand(db, brandId, memberId);
  if (row === null) return null;
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
  const utility = utilityId === null ? null : await readUtility(db, utilityId);
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

/** What a utility gets to know about a member who enrols. */
export async function readApplicant(
  db: Db,
  memberId: string,
): Promise<{ readonly name: string; readonly zip: string; readonly timeZone: string } | null> {
  const homeAddress = await readHomeAddress(db, memberId);
  if (homeAddress === null) return null;
  const chosen = await findConnection(db, memberId);
  const { firstName, lastName, postalCode, timeZone } = homeAddress;
  return { name: `${firstName} ${lastName}`.trim(), zip: chosen?.postalCode ?? postalCode ?? '', timeZone };
}
