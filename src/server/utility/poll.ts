import { and, eq, isNull } from 'drizzle-orm';
import { backendAddress } from '../../domain/brands/brandOrigin.ts';
import { sharedData } from '../../domain/utility/greenButtonScope.ts';
import { transaction } from '../platform/db/transaction.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { endAuthorization, type AuthorizationRow } from './authorizations.ts';
import { numbersOf } from './byAccount.ts';
import { homeOf } from './member.ts';
import { outageTold } from './outage.ts';
import { utilityClient, type Standing, type UtilityClient } from './partnerClient.ts';
import { partnerUtility, type PartnerUtility } from '../programs/service.ts';
import type { UtilityDeps } from './deps.ts';
import { applyStanding, stand } from './standing.ts';
import { utilityAuthorizations, utilityConnections } from './tables.ts';
import { backOff, TIMING } from './timing.ts';

export const WEBHOOK_PATH = '/webhooks/utility';

/**
 * Asks the utility how an authorization and its enrolment stand, and enrols where that is still to be done: what webhooks
 * tell sooner, and what they lose. Harmless when done twice.
 */
export async function poll(deps: UtilityDeps, authorizationId: string): Promise<void> {
  const { db, clock } = deps;
  const [row] = await db
    .select()
    .from(utilityAuthorizations)
    .where(and(eq(utilityAuthorizations.id, authorizationId), isNull(utilityAuthorizations.endedAt)));
  const utility = row === undefined ? null : await partnerUtility(db, row.utilityId);
  if (row === undefined || utility === null) return later(deps, authorizationId, null);
  const client = utilityClient(deps, utility);
  try {
    const enrollmentId = (await stillActive(deps, client, row))
      ? (row.enrollmentId ?? (await enrol(deps, client, utility, row)))
      : null;
    // Asked also right after the enrolment: a webhook that arrived before its answer was refused, and isn't sent again.
    if (enrollmentId !== null) await take(deps, row.id, await client.enrollment(enrollmentId));
    await later(deps, authorizationId, 0);
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    if (error.kind === 'status' && error.status === 404 && row.enrollmentId !== null) {
      // The market knows the enrolment no more.
      await transaction(db, (tx) =>
        stand(tx, deps, row, { state: 'AuthStart', substate: 'Disconnected' }, clock.now(), 'poll'),
      );
    }
    if (error.status === 503) await outageTold(deps, utility);
    await later(deps, authorizationId, row.pollFailures + 1);
  }
}

/** Asks what became of the member's consent: revoked, denied, or narrowed after the fact. */
async function stillActive(
  deps: UtilityDeps,
  client: UtilityClient,
  row: AuthorizationRow,
): Promise<boolean> {
  if (row.authorizationUri === null) return true;
  const told = await client.authorization(row.authorizationUri);
  const scope = told.scope ?? row.scope;
  const { intervals } = sharedData(scope);
  const now = deps.clock.now();
  if (told.status === 'active' && intervals) {
    if (scope !== row.scope)
      await deps.db.update(utilityAuthorizations).set({ scope }).where(eq(utilityAuthorizations.id, row.id));
    return true;
  }
  const substate = told.status === 'revoked' ? 'Revoked' : told.status === 'denied' ? 'Cancelled' : 'Retry';
  await transaction(deps.db, async (tx) => {
    await stand(tx, deps, row, { state: 'AuthStart', substate }, now, 'poll');
    await endAuthorization(tx, row.memberId, now);
    const authStatus = told.status === 'active' ? 'failed' : told.status;
    await tx
      .update(utilityConnections)
      .set({ authStatus })
      .where(eq(utilityConnections.memberId, row.memberId));
  });
  return false;
}

/** Enrols the home with the market. Answers the market's id of the enrolment; null: refused. */
async function enrol(
  deps: UtilityDeps,
  client: UtilityClient,
  utility: PartnerUtility,
  row: AuthorizationRow,
): Promise<string | null> {
  const { db, brands, config } = deps;
  const brand = brands.byId(row.brand);
  const home = await homeOf(db, row.memberId);
  if (brand === null || home === null) return null;
  const { accountNumber, nmi } = numbersOf(deps, row);
  const authorizationId =
    row.authorizationUri === null ? null : decodeURIComponent(row.authorizationUri.split('/').pop() ?? '');
  const order = {
    ...(authorizationId === null ? {} : { authorization_id: authorizationId }),
    ...(accountNumber === null ? {} : { account_number: accountNumber }),
    ...(nmi === null ? {} : { nmi }),
    zip: home.zip,
    name: home.name,
    signature_key_id: utility.clientId,
    webhook_url: `${backendAddress(brand.config, config)}${WEBHOOK_PATH}/${encodeURIComponent(utility.clientId)}`,
  };
  try {
    const { enrollmentId, standing } = await client.enrol(order);
    await db.update(utilityAuthorizations).set({ enrollmentId }).where(eq(utilityAuthorizations.id, row.id));
    if (standing !== null) await take(deps, row.id, standing);
    return enrollmentId;
  } catch (error) {
    if (!(error instanceof PartnerFault) || error.kind !== 'status' || error.isPassing) throw error;
    // Numbers that are not the utility's, or do not belong together: the member types them again.
    await transaction(db, async (tx) => {
      await stand(
        tx,
        deps,
        row,
        accountNumber === null
          ? { state: 'AuthStart', substate: 'Retry' }
          : { state: 'issue_matching_records', substate: 'issue_matching_records' },
        deps.clock.now(),
        'poll',
      );
      await endAuthorization(tx, row.memberId, deps.clock.now());
      await tx
        .update(utilityConnections)
        .set({ authStatus: 'failed' })
        .where(eq(utilityConnections.memberId, row.memberId));
    });
    return null;
  }
}

async function take(deps: UtilityDeps, authorizationId: string, standing: Standing): Promise<void> {
  await transaction(deps.db, (tx) =>
    applyStanding(tx, deps, authorizationId, standing, deps.clock.now(), 'poll'),
  );
}

/** When to look next: soon while it is under way, daily when it stands, later and later while the utility fails; null: never. */
async function later(
  { db, clock }: UtilityDeps,
  authorizationId: string,
  failures: number | null,
): Promise<void> {
  const own = eq(utilityAuthorizations.id, authorizationId);
  const [row] = await db
    .select({ state: utilityConnections.widgetState, endedAt: utilityAuthorizations.endedAt })
    .from(utilityAuthorizations)
    .innerJoin(utilityConnections, eq(utilityConnections.memberId, utilityAuthorizations.memberId))
    .where(own);
  if (failures === null || row === undefined || row.endedAt !== null) {
    await db.update(utilityAuthorizations).set({ pollDueAt: null }).where(own);
    return;
  }
  const wait =
    failures > 0 ? backOff(failures) : row.state === 'MarketEnrolled' ? TIMING.settledPollMs : TIMING.pollMs;
  await db
    .update(utilityAuthorizations)
    .set({ pollDueAt: new Date(clock.now().getTime() + wait), pollFailures: failures })
    .where(own);
}
