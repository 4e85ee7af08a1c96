import { PartnerFault } from '../../platform/http/partnerFault.ts';
import { type Tokens, type UtilityClient, utilityClient } from './partnerClient.ts';
import type { UtilityDeps } from '../deps.ts';
import {
  eraseCredentials,
  findAuthorization,
  updateAuthorization,
  type AuthorizationRow,
} from '../store/authorizations.ts';
import { partnerUtility } from '../../programs/service.ts';
import { backOff } from '../timing.ts';

export const PURPOSE = 'utility-token';

/** Sealed for one row, so that tokens can't be swapped between rows. */
export function sealTokens(
  { secrets, clock }: Pick<UtilityDeps, 'secrets' | 'clock'>,
  id: string,
  tokens: Tokens,
) {
  return {
    accessToken: secrets.seal(PURPOSE, `${id}:access`, tokens.accessToken),
    ...(tokens.refreshToken === null
      ? {}
      : { refreshToken: secrets.seal(PURPOSE, `${id}:refresh`, tokens.refreshToken) }),
    accessExpiresAt: new Date(clock.now().getTime() + tokens.expiresInSeconds * 1_000),
  };
}

function openRefreshToken(
  { secrets }: Pick<UtilityDeps, 'secrets'>,
  { id, refreshToken }: AuthorizationRow,
): string | null {
  return refreshToken === null ? null : secrets.open(PURPOSE, `${id}:refresh`, refreshToken);
}

/**
 * An authorization's access token, renewed when it is about to expire, or always with `renew`. The refresh
 * token is stored before the new access token is used. Jobs of one authorization run one after the other, so
 * that none uses up another's refresh token. Null: the utility gives no more tokens.
 */
export async function accessToken(
  deps: Pick<UtilityDeps, 'db' | 'secrets' | 'clock'>,
  client: UtilityClient,
  row: AuthorizationRow,
  renew = false,
): Promise<string | null> {
  const open = ({ id, accessToken: kept }: AuthorizationRow): string | null =>
    kept === null ? null : deps.secrets.open(PURPOSE, `${id}:access`, kept);
  const now = deps.clock.now().getTime();
  const lasts = ({ accessExpiresAt }: AuthorizationRow): boolean =>
    accessExpiresAt !== null && accessExpiresAt.getTime() - now > 60_000;
  if (!renew && lasts(row)) return open(row);

  const latest = await findAuthorization(deps.db, row.id);
  if (latest === null || latest.endedAt !== null) return null;
  if (latest.accessToken !== row.accessToken && lasts(latest)) return open(latest);
  const old = openRefreshToken(deps, latest);
  if (old === null) return null;
  const tokens = await client.refresh(old).catch((error: unknown) => {
    if (error instanceof PartnerFault && error.kind === 'status' && !error.isPassing) return null;
    throw error;
  });
  if (tokens === null) return null;
  await updateAuthorization(deps.db, row.id, sealTokens(deps, row.id, tokens));
  return tokens.accessToken;
}

/** Tries before the tokens are deleted anyway, so that no one can use them. */
const MOST_TRIES = 10;

/** Revokes an authorization at the utility, leaves the market, and deletes tokens and numbers. */
export async function revoke(deps: UtilityDeps, authorizationId: string): Promise<void> {
  const { db, clock } = deps;
  const row = await findAuthorization(db, authorizationId);
  if (row === null || row.endedAt === null || row.revokeDueAt === null) return;
  const utility = await partnerUtility(db, row.utilityId);
  try {
    if (utility !== null) {
      const client = utilityClient(deps, utility);
      if (row.enrollmentId !== null) await client.leave(row.enrollmentId);
      const token = openRefreshToken(deps, row);
      if (token !== null) await client.revoke(token);
    }
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    if (error.isPassing && row.revokeFailures < MOST_TRIES) {
      const revokeFailures = row.revokeFailures + 1;
      await updateAuthorization(db, row.id, {
        revokeFailures,
        revokeDueAt: new Date(clock.now().getTime() + backOff(revokeFailures)),
      });
      return;
    }
  }
  await eraseCredentials(db, row.id);
}
