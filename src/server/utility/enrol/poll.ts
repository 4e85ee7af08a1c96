import { backendAddress } from '../../../domain/brands/brandOrigin.ts';
import { sharedData } from '../../../domain/utility/greenButtonScope.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import { openNumbers } from '../connect/connectByAccount.ts';
import { readApplicant } from '../connect/connection.ts';
import { reportOutage } from '../partner/outage.ts';
import { utilityClient, type EnrollmentStatus, type UtilityClient } from '../partner/partnerClient.ts';
import { partnerUtility, type PartnerUtility } from '../../programs/service.ts';
import type { UtilityDeps } from '../deps.ts';
import { applyEnrollmentStatus, changeStatus } from './enrollmentStatus.ts';
import { endAuthorization } from '../connect/changeProgram.ts';
import {
  findActiveAuthorization,
  readPollState,
  updateAuthorization,
  type AuthorizationRow,
} from '../store/authorizations.ts';
import { setAuthStatus } from '../store/connections.ts';
import { backOff, TIMING } from '../timing.ts';

export const WEBHOOK_PATH = '/webhooks/utility';

/**
 * Reads an authorization's and its enrolment's status from the utility, and enrols where that is still to be
 * done. It finds what lost webhooks would have said. Idempotent.
 */
export async function poll(deps: UtilityDeps, authorizationId: string): Promise<void> {
  const { db, clock } = deps;
  const row = await findActiveAuthorization(db, authorizationId);
  const utility = row === null ? null : await partnerUtility(db, row.utilityId);
  if (row === null || utility === null) return scheduleNextPoll(deps, authorizationId, null);
  const client = utilityClient(deps, utility);
  try {
    const enrollmentId = (await stillActive(deps, client, row))
      ? (row.enrollmentId ?? (await enrol(deps, client, utility, row)))
      : null;
    // Also right after enrolling: a webhook that arrived before the answer was refused, and isn't sent again.
    if (enrollmentId !== null) await applyLatest(deps, row.id, await client.enrollment(enrollmentId));
    await scheduleNextPoll(deps, authorizationId, 0);
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    if (error.kind === 'status' && error.status === 404 && row.enrollmentId !== null) {
      // The market no longer has the enrolment.
      await transaction(db, (tx) =>
        changeStatus(tx, deps, row, { state: 'AuthStart', substate: 'Disconnected' }, clock.now(), 'poll'),
      );
    }
    if (error.status === 503) await reportOutage(deps, utility);
    await scheduleNextPoll(deps, authorizationId, row.pollFailures + 1);
  }
}

/** Reads whether the member's consent was revoked, denied, or narrowed. */
async function stillActive(
  deps: UtilityDeps,
  client: UtilityClient,
  row: AuthorizationRow,
): Promise<boolean> {
  if (row.authorizationUri === null) return true;
  const authorization = await client.authorization(row.authorizationUri);
  const scope = authorization.scope ?? row.scope;
  const { intervals } = sharedData(scope);
  const now = deps.clock.now();
  if (authorization.status === 'active' && intervals) {
    if (scope !== row.scope) await updateAuthorization(deps.db, row.id, { scope });
    return true;
  }
  const substate =
    authorization.status === 'revoked'
      ? 'Revoked'
      : authorization.status === 'denied'
        ? 'Cancelled'
        : 'Retry';
  await transaction(deps.db, async (tx) => {
    await changeStatus(tx, deps, row, { state: 'AuthStart', substate }, now, 'poll');
    await endAuthorization(tx, row.memberId, now);
    const authStatus = authorization.status === 'active' ? 'failed' : authorization.status;
    await setAuthStatus(tx, row.memberId, authStatus);
  });
  return false;
}

/** Enrols the home with the market and answers the enrolment's id; null: refused. */
async function enrol(
  deps: UtilityDeps,
  client: UtilityClient,
  utility: PartnerUtility,
  row: AuthorizationRow,
): Promise<string | null> {
  const { db, brands, config } = deps;
  const brand = brands.byId(row.brand);
  const home = await readApplicant(db, row.memberId);
  if (brand === null || home === null) return null;
  const { accountNumber, meterNumber } = openNumbers(deps, row);
  const authorizationId =
    row.authorizationUri === null ? null : decodeURIComponent(row.authorizationUri.split('/').pop() ?? '');
  const order = {
    ...(authorizationId === null ? {} : { authorization_id: authorizationId }),
    ...(accountNumber === null ? {} : { account_number: accountNumber }),
    ...(meterNumber === null ? {} : { nmi: meterNumber }),
    zip: home.zip,
    name: home.name,
    signature_key_id: utility.clientId,
    webhook_url: `${backendAddress(brand.config, config)}${WEBHOOK_PATH}/${encodeURIComponent(utility.clientId)}`,
  };
  try {
    const { enrollmentId, status } = await client.enrol(order);
    await updateAuthorization(db, row.id, { enrollmentId });
    if (status !== null) await applyLatest(deps, row.id, status);
    return enrollmentId;
  } catch (error) {
    if (!(error instanceof PartnerFault) || error.kind !== 'status' || error.isPassing) throw error;
    // The utility rejected the numbers, so the member types them again.
    await transaction(db, async (tx) => {
      await changeStatus(
        tx,
        deps,
        row,
        authorizationId !== null
          ? { state: 'AuthStart', substate: 'Retry' }
          : { state: 'issue_matching_records', substate: 'issue_matching_records' },
        deps.clock.now(),
        'poll',
      );
      await endAuthorization(tx, row.memberId, deps.clock.now());
      await setAuthStatus(tx, row.memberId, 'failed');
    });
    return null;
  }
}

async function applyLatest(
  deps: UtilityDeps,
  authorizationId: string,
  status: EnrollmentStatus,
): Promise<void> {
  await transaction(deps.db, (tx) =>
    applyEnrollmentStatus(tx, deps, authorizationId, status, deps.clock.now(), 'poll'),
  );
}

/**
 * The next poll: soon while the enrolment is pending, daily once it is done, with growing pauses while the
 * utility fails; null: never.
 */
async function scheduleNextPoll(
  { db, clock }: UtilityDeps,
  authorizationId: string,
  failures: number | null,
): Promise<void> {
  const row = await readPollState(db, authorizationId);
  if (failures === null || row === null || row.endedAt !== null)
    return updateAuthorization(db, authorizationId, { pollDueAt: null });
  const settled = row.widgetState === 'MarketEnrolled';
  const wait = failures > 0 ? backOff(failures) : settled ? TIMING.settledPollMs : TIMING.pollMs;
  await updateAuthorization(db, authorizationId, {
    pollDueAt: new Date(clock.now().getTime() + wait),
    pollFailures: failures,
  });
}
