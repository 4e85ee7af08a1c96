import { eq } from 'drizzle-orm';
import { connectionView, takesPart } from '../../domain/utility/connectionView.ts';
import { enrollsBy } from '../../domain/utility/enrollmentStates.ts';
import { settlesConflictsItself } from '../../domain/utility/prompts.ts';
import type { Db } from '../platform/db/db.ts';
import { newMembersProgramOf, utilityOf } from '../programs/service.ts';
import { updateAccountSetup } from './accountSetup.ts';
import { endAuthorization, type AuthorizationRow } from './authorizations.ts';
import { writeStatus, type StatusChange, type ChangedStatus } from './statusChange.ts';
import type { EnrollmentStatus } from './partnerClient.ts';
import type { ConflictEmail } from './disenroll.ts';
import { JOBS, type UtilityDeps } from './deps.ts';
import { utilityAuthorizations, utilityConnections, utilityPartners } from './tables.ts';

type Cause = StatusChange['cause'];
export type NotifyDeps = Pick<UtilityDeps, 'jobs' | 'notify'>;

/** Sub-statuses of `AuthStart` that end an authorization. */
const OVER: Readonly<Record<string, 'revoked' | 'denied'>> = {
  Revoked: 'revoked',
  Disconnected: 'revoked',
  Cancelled: 'denied',
};

/**
 * Applies a market status, whatever its source and order: one that isn't newer changes nothing. Must run in a
 * transaction.
 */
export async function applyEnrollmentStatus(
  tx: Db,
  deps: NotifyDeps,
  authorizationId: string,
  status: EnrollmentStatus,
  at: Date,
  cause: Cause,
): Promise<'applied' | 'old' | 'ended'> {
  const [authorization] = await tx
    .select()
    .from(utilityAuthorizations)
    .where(eq(utilityAuthorizations.id, authorizationId))
    .for('update');
  if (authorization === undefined || authorization.endedAt !== null) return 'ended';
  if (status.sequence <= authorization.sequence) return 'old';
  await tx
    .update(utilityAuthorizations)
    .set({ sequence: status.sequence })
    .where(eq(utilityAuthorizations.id, authorizationId));
  await changeStatus(tx, deps, authorization, status, at, cause);
  return 'applied';
}

/**
 * Changes the connection's status with all consequences: the program, the end of the authorization, the
 * notifications.
 */
export async function changeStatus(
  tx: Db,
  deps: NotifyDeps,
  authorization: AuthorizationRow,
  { state, substate }: Pick<EnrollmentStatus, 'state' | 'substate'>,
  at: Date,
  cause: Cause,
): Promise<void> {
  const { memberId } = authorization;
  const moved = await writeStatus(tx, { memberId, state, substate, at, cause });
  if (moved === null) {
    const [row] = await tx.select().from(utilityConnections).where(eq(utilityConnections.memberId, memberId));
    if (row !== undefined) await updateProgram(tx, row, at);
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
    await updateProgram(tx, moved.after, at);
  }
  await updateAccountSetup(tx, moved.after);
  await notifyMember(tx, deps, authorization, moved, at, cause);
}

/** Members who take part are in the utility's program, others in none. */
async function updateProgram(tx: Db, after: ChangedStatus['after'], at: Date): Promise<void> {
  const own = eq(utilityConnections.memberId, after.memberId);
  const confirmed = enrollsBy(after.widgetState) && after.authStatus === 'waiting';
  const active = confirmed ? { authStatus: 'active' as const } : {};
  if (confirmed && after.utilityId !== null) await rereadDrops(tx, after.utilityId, at);
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

/** Earlier drops contain the past of a home that was just confirmed, so they are read again. */
async function rereadDrops(tx: Db, utilityId: string, at: Date): Promise<void> {
  const change = { cursor: null, dropsDueAt: at };
  await tx
    .insert(utilityPartners)
    .values({ utilityId, ...change })
    .onConflictDoUpdate({ target: utilityPartners.utilityId, set: change });
}

/**
 * Notifies once of a connection, and each time of a new problem. Members aren't notified of what they did
 * themselves.
 */
async function notifyMember(
  tx: Db,
  { jobs, notify }: NotifyDeps,
  authorization: AuthorizationRow,
  { before, after }: ChangedStatus,
  at: Date,
  cause: Cause,
): Promise<void> {
  const { brand: brandId, memberId, id, utilityId } = authorization;
  const utility = await utilityOf(tx, utilityId);
  const values = { utility: utility?.shortName ?? '' };
  if (
    inMarket(after.widgetState) &&
    takesPart(after.widgetState, after.widgetSubstate) &&
    toView(after).status === 'Connected'
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
      await jobs.send(tx, JOBS.conflictEmail, { brandId, memberId, key } satisfies ConflictEmail);
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

type Place = Pick<ChangedStatus['after'], 'widgetState' | 'widgetSubstate'>;

function toView({ widgetState, widgetSubstate }: Place) {
  return connectionView(widgetState, widgetSubstate, { locationKnown: true });
}

/** Something that the member has to solve, or the end. Being at the utility's log-in is neither. */
function isProblem(place: Place): boolean {
  const { status, message } = toView(place);
  const underWay =
    place.widgetState === 'PreValid' ||
    (place.widgetState === 'AuthStart' && place.widgetSubstate === 'Started');
  return !underWay && (status === 'Issue' || status === 'Ineligible' || message === 'conflict');
}
