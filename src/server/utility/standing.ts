import { eq } from 'drizzle-orm';
import { connectionView, takesPart } from '../../domain/utility/connectionView.ts';
import { enrollsBy } from '../../domain/utility/enrollmentStates.ts';
import { settlesConflictsItself } from '../../domain/utility/prompts.ts';
import type { Db } from '../platform/db/db.ts';
import { newMembersProgramOf, utilityOf } from '../programs/service.ts';
import { followAccount } from './account.ts';
import { endAuthorization, type AuthorizationRow } from './authorizations.ts';
import { moveTo, type Move, type Moved } from './move.ts';
import type { Standing } from './partnerClient.ts';
import type { ConflictLetter } from './disenroll.ts';
import { JOBS, type UtilityDeps } from './deps.ts';
import { utilityAuthorizations, utilityConnections, utilityPartners } from './tables.ts';

type Cause = Move['cause'];
export type NotifyDeps = Pick<UtilityDeps, 'jobs' | 'notify'>;

/** Sub-statuses of `AuthStart` with which an authorization is over. */
const OVER: Readonly<Record<string, 'revoked' | 'denied'>> = {
  Revoked: 'revoked',
  Disconnected: 'revoked',
  Cancelled: 'denied',
};

/**
 * Takes over where the market says an enrolment stands, whichever way it was told and in whatever order: what is not newer
 * than what we know changes nothing. Must run in a transaction.
 */
export async function applyStanding(
  tx: Db,
  deps: NotifyDeps,
  authorizationId: string,
  standing: Standing,
  at: Date,
  cause: Cause,
): Promise<'applied' | 'old' | 'ended'> {
  const [authorization] = await tx
    .select()
    .from(utilityAuthorizations)
    .where(eq(utilityAuthorizations.id, authorizationId))
    .for('update');
  if (authorization === undefined || authorization.endedAt !== null) return 'ended';
  if (standing.sequence <= authorization.sequence) return 'old';
  await tx
    .update(utilityAuthorizations)
    .set({ sequence: standing.sequence })
    .where(eq(utilityAuthorizations.id, authorizationId));
  await stand(tx, deps, authorization, standing, at, cause);
  return 'applied';
}

/** Moves the connection, and lets everything follow that depends on it: the program, the end of the authorization, and who is told. */
export async function stand(
  tx: Db,
  deps: NotifyDeps,
  authorization: AuthorizationRow,
  { state, substate }: Pick<Standing, 'state' | 'substate'>,
  at: Date,
  cause: Cause,
): Promise<void> {
  const { memberId } = authorization;
  const moved = await moveTo(tx, { memberId, state, substate, at, cause });
  if (moved === null) {
    const [row] = await tx.select().from(utilityConnections).where(eq(utilityConnections.memberId, memberId));
    if (row !== undefined) await followProgram(tx, row, at);
    return;
  }
  const over = state === 'AuthStart' && substate !== null ? OVER[substate] : undefined;
  if (over !== undefined) {
    await endAuthorization(tx, memberId, at);
    await tx
      .update(utilityConnections)
      .set({ authStatus: over })
      .where(eq(utilityConnections.memberId, memberId));
  } else {
    await followProgram(tx, moved.after, at);
  }
  await followAccount(tx, moved.after);
  await tell(tx, deps, authorization, moved, at, cause);
}

/** Whoever takes part is in the utility's program; the others are in none. */
async function followProgram(tx: Db, after: Moved['after'], at: Date): Promise<void> {
  const own = eq(utilityConnections.memberId, after.memberId);
  const confirmed = enrollsBy(after.widgetState) && after.authStatus === 'waiting';
  const active = confirmed ? { authStatus: 'active' as const } : {};
  if (confirmed && after.utilityId !== null) await readDropsAgain(tx, after.utilityId, at);
  if (!takesPart(after.widgetState, after.widgetSubstate) || after.utilityId === null) {
    await tx
      .update(utilityConnections)
      .set({ programId: null, enrolledAt: null, ...active })
      .where(own);
    return;
  }
  if (after.programId !== null) {
    if (after.authStatus === 'waiting') await tx.update(utilityConnections).set(active).where(own);
    return;
  }
  const programId = await newMembersProgramOf(tx, after.utilityId);
  await tx
    .update(utilityConnections)
    .set({ programId, enrolledAt: programId === null ? null : at, ...active })
    .where(own);
}

/** The drops of before hold the past of a home that has only now been confirmed: they are looked through once more. */
async function readDropsAgain(tx: Db, utilityId: string, at: Date): Promise<void> {
  const change = { cursor: null, dropsDueAt: at };
  await tx
    .insert(utilityPartners)
    .values({ utilityId, ...change })
    .onConflictDoUpdate({ target: utilityPartners.utilityId, set: change });
}

/** A connection that stands is told once; a problem each time that it comes about. What the member did is not told the member. */
async function tell(
  tx: Db,
  { jobs, notify }: NotifyDeps,
  authorization: AuthorizationRow,
  { before, after }: Moved,
  at: Date,
  cause: Cause,
): Promise<void> {
  const { brand: brandId, memberId, id, utilityId } = authorization;
  const utility = await utilityOf(tx, utilityId);
  const values = { utility: utility?.shortName ?? '' };
  if (
    inMarket(after.widgetState) &&
    takesPart(after.widgetState, after.widgetSubstate) &&
    viewOf(after).status === 'Connected'
  ) {
    const key = `utility-connected:${id}`;
    if (cause !== 'meter')
      return notify.send(tx, { brandId, memberId, template: 'utility-connected', values, key });
    const takingPart = (await programOfMember(tx, memberId)) === null ? 'no' : 'yes';
    await notify.send(tx, {
      brandId,
      memberId,
      template: 'utility-first-readings',
      values: { ...values, takingPart },
      key,
    });
  } else if (isProblem(after) && !isProblem(before)) {
    const key = `${id}:${at.getTime()}`;
    if (after.widgetSubstate !== 'ConflictingDRP')
      await notify.send(tx, {
        brandId,
        memberId,
        template: 'utility-problem',
        values,
        key: `utility-problem:${key}`,
      });
    else if (!settlesConflictsItself(utility?.acronym ?? null))
      await jobs.send(tx, JOBS.conflictLetter, { brandId, memberId, key } satisfies ConflictLetter);
  }
}

async function programOfMember(tx: Db, memberId: string): Promise<string | null> {
  const [row] = await tx
    .select({ programId: utilityConnections.programId })
    .from(utilityConnections)
    .where(eq(utilityConnections.memberId, memberId));
  return row?.programId ?? null;
}

const inMarket = (state: string): boolean => state === 'MarketReady' || state === 'MarketEnrolled';

type Place = Pick<Moved['after'], 'widgetState' | 'widgetSubstate'>;

function viewOf({ widgetState, widgetSubstate }: Place) {
  return connectionView(widgetState, widgetSubstate, { locationKnown: true });
}

/** Something for the member to do, or the end. Being at the utility's log-in is neither. */
function isProblem(place: Place): boolean {
  const { status, message } = viewOf(place);
  const underWay =
    place.widgetState === 'PreValid' ||
    (place.widgetState === 'AuthStart' && place.widgetSubstate === 'Started');
  return !underWay && (status === 'Issue' || status === 'Ineligible' || message === 'conflict');
}
