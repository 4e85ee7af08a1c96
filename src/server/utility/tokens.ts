import { eq } from 'drizzle-orm';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import type { AuthorizationRow } from './authorizations.ts';
import type { Tokens, UtilityClient } from './partnerClient.ts';
import type { UtilityDeps } from './deps.ts';
import { utilityAuthorizations } from './tables.ts';

const PURPOSE = 'utility-token';

/** Tokens as they are kept: sealed, each for its own row. */
export function sealedTokens(
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

export function refreshTokenOf(
  { secrets }: Pick<UtilityDeps, 'secrets'>,
  { id, refreshToken }: AuthorizationRow,
): string | null {
  return refreshToken === null ? null : secrets.open(PURPOSE, `${id}:refresh`, refreshToken);
}

/**
 * The access token of an authorization, renewed when it is about to end, or with `renew` in any case. The refresh token
 * changes with it and is kept before the new access token is used. Jobs for one authorization come one after the other, so
 * that nobody uses up the token of another. Null: the utility gives none any more.
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

  const current = await deps.db
    .select()
    .from(utilityAuthorizations)
    .where(eq(utilityAuthorizations.id, row.id));
  const latest = current[0];
  if (latest === undefined || latest.endedAt !== null) return null;
  if (latest.accessToken !== row.accessToken && lasts(latest)) return open(latest);
  const old = refreshTokenOf(deps, latest);
  if (old === null) return null;
  const tokens = await client.refresh(old).catch((error: unknown) => {
    if (error instanceof PartnerFault && error.kind === 'status' && !error.isPassing) return null;
    throw error;
  });
  if (tokens === null) return null;
  await deps.db
    .update(utilityAuthorizations)
    .set(sealedTokens(deps, row.id, tokens))
    .where(eq(utilityAuthorizations.id, row.id));
  return tokens.accessToken;
}
