import { ZIP_ELIGIBILITY } from '../../../domain/signup/zipEligibility.ts';
import { statusRow } from '../../../domain/utility/connectionView.ts';
import { connectionObstacle, isAdmitted, type Obstacle } from '../../../domain/utility/takingPart.ts';
import type { MessageTemplate } from '../../platform/notify.ts';
import { enrollsBy } from '../../../domain/utility/enrollmentStates.ts';
import { settlesConflictsItself } from '../../../domain/utility/problems.ts';
import type { Db } from '../../platform/db/db.ts';
import { choosableUtilities, findNewMembersProgram, readUtility } from '../../programs/service.ts';
import { updateAccountSetup } from '../connect/accountSetup.ts';
import { writeStatus, type StatusChange, type ChangedStatus } from '../connect/statusChange.ts';
import type { EnrollmentStatus } from '../partner/partnerClient.ts';
import type { ConflictEmail } from './disenroll.ts';
import { JOBS, type UtilityDeps } from '../deps.ts';
import { changeProgram, endAuthorization } from '../connect/changeProgram.ts';
import { findAuthorization, updateAuthorization, type AuthorizationRow } from '../store/authorizations.ts';
import { findConnection, setAuthStatus, updateConnection } from '../store/connections.ts';
import { savePartner } from '../store/partners.ts';

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
  const authorization = await findAuthorization(tx, authorizationId, true);
  if (authorization === null || authorization.endedAt !== null) return 'ended';
  if (status.sequence <= authorization.sequence) return 'old';
  await updateAuthorization(tx, authorizationId, { sequence: status.sequence });
  await changeStatus(tx, deps, authorization, status, at, cause);
  return 'applied';
}

/** Changes the connection's status with all consequences, and notifies the member. */
export async function changeStatus(
  tx: Db,
  deps: NotifyDeps,
  authorization: AuthorizationRow,
  { state, substate }: Pick<EnrollmentStatus, 'state' | 'substate'>,
  at: Date,
  cause: Cause,
): Promise<void> {
  const { memberId } = authorization;
  const moved = await moveConnection(tx, { memberId, state, substate, at, cause });
  if (moved !== null) {
    await notifyMember(tx, deps, authorization, moved, at, cause);
    return;
  }
  const row = await findConnection(tx, memberId);
  if (row !== null) await updateProgram(tx, row, at);
}

/**
 * Changes the connection's status with its consequences for the home: the program, the end of the authorization, the
 * account's setup. Null if nothing changed. Must run in a transaction.
 */
export async function moveConnection(tx: Db, change: StatusChange): Promise<ChangedStatus | null> {
  const { memberId, state, substate, at } = change;
  const moved = await writeStatus(tx, change);
  if (moved === null) return null;
  const over = state === 'AuthStart' && substate !== null ? OVER[substate] : undefined;
  if (over !== undefined) {
    await endAuthorization(tx, memberId, at);
    await setAuthStatus(tx, memberId, over);
  } else {
    await updateProgram(tx, moved.after, at);
  }
  await updateAccountSetup(tx, moved.after);
  return moved;
}

/** Members who take part are in the utility's program, others in none; so are those whose area has no events yet. */
async function updateProgram(tx: Db, after: ChangedStatus['after'], at: Date): Promise<void> {
  const { memberId } = after;
  const confirmed = enrollsBy(after.widgetState) && after.authStatus === 'waiting';
  const active = confirmed ? { authStatus: 'active' as const } : {};
  // Earlier drops contain the past of a home that was just confirmed, so they are read again.
  if (confirmed && after.utilityId !== null)
    await savePartner(tx, after.utilityId, { cursor: null, dropsDueAt: at });
  if (!isAdmitted(after.widgetState, after.widgetSubstate) || after.utilityId === null) {
    await changeProgram(tx, memberId, null, at, active);
    return;
  }
  if (after.programId !== null) {
    if (after.authStatus === 'waiting') await updateConnection(tx, memberId, active);
    return;
  }
  const programId = (await hasEvents(tx, after)) ? await findNewMembersProgram(tx, after.utilityId) : null;
  await changeProgram(tx, memberId, programId, at, active);
}

/** Not where the utility's area is said to have none; an area that isn't listed leaves it to the utility. */
async function hasEvents(tx: Db, { brand, postalCode, utilityId }: ChangedStatus['after']): Promise<boolean> {
  if (postalCode === null) return true;
  const covering = await choosableUtilities(tx, brand, postalCode);
  const eligibility = covering.find(({ id }) => id === utilityId)?.eligibility ?? null;
  return eligibility === null || eligibility === ZIP_ELIGIBILITY.OHM_UTILITY_ELIGIBLE;
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
  const utility = await readUtility(tx, utilityId);
  const values = { utility: utility?.shortName ?? '' };
  const problem = problemMail(after);
  if (isConnected(after)) {
    const takingPart = (await findConnection(tx, memberId))?.programId == null ? 'no' : 'yes';
    await notify.send(tx, {
      brandId,
      memberId,
      template: cause === 'meter' ? 'utility-first-readings' : 'utility-connected',
      values: { ...values, takingPart },
      key: `utility-connected:${id}`,
    });
  } else if (problem !== null && problem !== problemMail(before)) {
    const key = `${id}:${at.getTime()}`;
    if (problem !== 'utility-conflict')
      await notify.send(tx, {
        brandId,
        memberId,
        template: problem,
        values,
        key: `utility-problem:${key}`,
      });
    else if (!settlesConflictsItself(utility?.acronym ?? null))
      await jobs.send(tx, JOBS.conflictEmail, { brandId, memberId, key } satisfies ConflictEmail);
  }
}

type Place = Pick<ChangedStatus['after'], 'widgetState' | 'widgetSubstate'>;

function isConnected({ widgetState: state, widgetSubstate: substate }: Place): boolean {
  return (
    (state === 'MarketReady' || state === 'MarketEnrolled') &&
    isAdmitted(state, substate) &&
    statusRow(state, substate).status === 'Connected'
  );
}

/** The email about what keeps a home out of events: each refusal has its own. */
const PROBLEM_MAILS = {
  not_supported: 'utility-not-supported',
  rejected: 'utility-declined',
  conflict: 'utility-conflict',
  duplicate: 'utility-duplicate',
  attestation: 'utility-attestation',
  moved: 'utility-moved',
  unmatched: 'utility-problem',
} as const satisfies Partial<Record<Obstacle, MessageTemplate>>;

/** null: nothing is wrong, or something only the member does or did, such as being at the utility's log-in. */
function problemMail({ widgetState: state, widgetSubstate: substate }: Place) {
  if (state === 'PreValid') return null;
  if (substate === 'Revoked' || substate === 'Disconnected') return 'utility-lost';
  const why = connectionObstacle({ state, substate, everReachedAuthDone: true });
  return why !== null && why in PROBLEM_MAILS ? PROBLEM_MAILS[why as keyof typeof PROBLEM_MAILS] : null;
}
