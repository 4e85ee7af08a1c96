import { sharedData } from '../../../domain/utility/greenButtonScope.ts';
import type { Db } from '../../platform/db/db.ts';
import type { UtilityDeps } from '../deps.ts';
import type { Tokens } from '../partner/partnerClient.ts';
import { sealTokens } from '../partner/tokens.ts';
import { insertAuthorization, type AuthorizationRow } from '../store/authorizations.ts';

type Sealing = Pick<UtilityDeps, 'clock' | 'secrets'>;
type Given = Pick<AuthorizationRow, 'id' | 'brand' | 'memberId' | 'utilityId' | 'createdAt'>;

/** An authorization with its tokens sealed, and what the utility shares by it. */
export const toAuthorization = (deps: Sealing, given: Given, tokens: Tokens) => ({
  ...given,
  ...sealTokens(deps, given.id, tokens),
  authorizationUri: tokens.authorizationUri,
  resourceUri: tokens.resourceUri,
  scope: tokens.scope,
  intervalData: sharedData(tokens.scope).intervals,
});

/**
 * Keeps access to a home that is connected already and whose readings are known up to a day. The home must have no other
 * access. Must run in a transaction.
 */
export async function keepAccess(
  tx: Db,
  deps: Sealing,
  given: Given & Pick<AuthorizationRow, 'fetchedTo' | 'fetchDueAt'>,
  tokens: Tokens,
): Promise<void> {
  await insertAuthorization(tx, toAuthorization(deps, given, tokens));
}
