import { eq } from 'drizzle-orm';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { utilityClient } from './partnerClient.ts';
import { partnerUtility } from '../programs/service.ts';
import type { UtilityDeps } from './deps.ts';
import { utilityAuthorizations } from './tables.ts';
import { refreshTokenOf } from './tokens.ts';
import { backOff } from './timing.ts';

/** After so many tries the tokens are forgotten all the same: nobody can use them then. */
const MOST_TRIES = 10;

/** Tells the utility that an authorization is over, leaves the market, and forgets tokens and numbers. */
export async function revoke(deps: UtilityDeps, authorizationId: string): Promise<void> {
  const { db, clock } = deps;
  const own = eq(utilityAuthorizations.id, authorizationId);
  const [row] = await db.select().from(utilityAuthorizations).where(own);
  if (row === undefined || row.endedAt === null || row.revokeDueAt === null) return;
  const utility = await partnerUtility(db, row.utilityId);
  try {
    if (utility !== null) {
      const client = utilityClient(deps, utility);
      if (row.enrollmentId !== null) await client.leave(row.enrollmentId);
      const token = refreshTokenOf(deps, row);
      if (token !== null) await client.revoke(token);
    }
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    if (error.isPassing && row.revokeFailures < MOST_TRIES) {
      const revokeFailures = row.revokeFailures + 1;
      await db
        .update(utilityAuthorizations)
        .set({ revokeFailures, revokeDueAt: new Date(clock.now().getTime() + backOff(revokeFailures)) })
        .where(own);
      return;
    }
  }
  await db
    .update(utilityAuthorizations)
    .set({
      revokeDueAt: null,
      accessToken: null,
      refreshToken: null,
      accountNumber: null,
      nmi: null,
      nmiHash: null,
      accountHash: null,
    })
    .where(own);
}
