import type { Db } from '../../platform/db/db.ts';
import { choosableUtilities } from '../../programs/service.ts';
import { readJoinedEvents } from '../../events/service.ts';
import { updateAccountSetup } from './accountSetup.ts';
import { chooseUtility } from './choose.ts';
import { readConnection, type Who } from './connection.ts';
import { writeStatus } from './statusChange.ts';
import { endConnection } from './changeProgram.ts';
import { setAuthStatus, updateConnection, type Transition } from '../store/connections.ts';
import { enrolmentFacts } from '../queries/enrolmentFacts.ts';

export interface HomeMoved extends Who {
  /** The home's postal code, normalized. */
  readonly zip: string;
  readonly now: Date;
  /** Who says so. */
  readonly cause?: Transition['cause'];
}

/** What a move to another place would mean for a home. */
export interface ForeseenMove {
  /** The utility that delivers there, too, and stays; null: none is chosen, or another one delivers there. */
  readonly keeps: string | null;
  /** The utility and the program that it is in now; null: none. */
  readonly utilityName: string | null;
  readonly programName: string | null;
  /** Joined events that haven't started. */
  readonly comingEvents: number;
  /** The utilities there. */
  readonly utilities: readonly { readonly id: string; readonly name: string }[];
}

/** What `homeMoved` would do, without doing it; null: there is no such member. */
export async function foreseeMove(
  db: Db,
  { brandId, memberId, zip, now }: HomeMoved,
): Promise<ForeseenMove | null> {
  const facts = (await enrolmentFacts(db, brandId, [memberId])).get(memberId);
  if (facts === undefined) return null;
  const there = (await choosableUtilities(db, brandId, zip)).filter(
    ({ eligibility }) => eligibility !== null,
  );
  const [joined] =
    facts.programId === null ? [] : await readJoinedEvents(db, facts.programId, [memberId], now);
  return {
    keeps: there.find(({ id }) => id === facts.utilityId)?.name ?? null,
    utilityName: facts.utilityName,
    programName: facts.programName,
    comingEvents: joined?.coming ?? 0,
    utilities: there.map(({ id, name }) => ({ id, name })),
  };
}

/**
 * The home has another meter at the same utility: the connection and its place in the program end, and it is connected again
 * from the start, with a baseline of its own. Must run in a transaction.
 */
export async function changeMeter(tx: Db, { memberId, now, cause = 'member' }: HomeMoved): Promise<void> {
  await endConnection(tx, memberId, now);
  await setAuthStatus(tx, memberId, 'none');
  const left = await writeStatus(tx, {
    memberId,
    state: 'PreValid',
    substate: 'LocationOK',
    at: now,
    cause,
  });
  if (left !== null) await updateAccountSetup(tx, left.after);
}

/**
 * The home moved, or its postal code was corrected. A utility that covers the new code stays; any other is
 * disconnected, and the member chooses again. Must run in a transaction. Source: SGN-41, SGN-06.
 */
export async function homeMoved(
  tx: Db,
  { brandId, memberId, zip, now, cause = 'member' }: HomeMoved,
): Promise<void> {
  const connection = await readConnection(tx, { brandId, memberId });
  if (connection === null || (connection.utility === null && connection.otherUtility === null)) return;
  const own = connection.utility?.id;
  const covered = await choosableUtilities(tx, brandId, zip);
  if (own !== undefined && covered.some(({ id, eligibility }) => id === own && eligibility !== null)) {
    return chooseUtility(tx, { brandId, memberId, utilityId: own, freeText: null, zip, now, cause });
  }
  await endConnection(tx, memberId, now);
  await updateConnection(tx, memberId, {
    utilityId: null,
    otherUtility: null,
    postalCode: zip,
    authStatus: 'none',
  });
  await writeStatus(tx, { memberId, state: 'PreValid', substate: 'LocationOK', at: now, cause });
  await updateAccountSetup(tx, {
    brand: brandId,
    memberId,
    utilityId: null,
    widgetState: 'PreValid',
    widgetSubstate: 'LocationOK',
  });
}
