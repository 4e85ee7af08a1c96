import { brandOrigin } from '../../domain/brands/brandOrigin.ts';
import { backendPrefix } from '../../domain/brands/backendBase.ts';
import type { Brand } from '../brands/service.ts';
import type { Config } from '../platform/config.ts';
import type { Secrets } from '../platform/secrets.ts';

/** Relative to the API's prefix. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** The member and switches that a link turns off. */
export interface UnsubscribeToken {
  readonly memberId: string;
  readonly keys: readonly string[];
}

interface From {
  readonly brand: Pick<Brand, 'id' | 'config'>;
  readonly config: Pick<Config, 'environment' | 'host' | 'pagesPort'>;
  readonly secrets: Secrets;
}

/** Switches one kind of email off without a log-in (RFC 8058). The link does nothing else and never expires. */
export function unsubscribeLink(
  { brand, config, secrets }: From,
  { memberId, keys }: UnsubscribeToken,
): string {
  const token = secrets.sealLasting(
    'unsubscribe',
    brand.id,
    JSON.stringify({ memberId, keys } satisfies UnsubscribeToken),
  );
  return `${brandOrigin(brand.config, config)}${backendPrefix(brand.config)}${UNSUBSCRIBE_PATH}?token=${token}`;
}

/** Null for a token that isn't this brand's. */
export function readUnsubscribeToken(
  secrets: Secrets,
  brandId: string,
  token: unknown,
): UnsubscribeToken | null {
  const opened = typeof token === 'string' ? secrets.openLasting('unsubscribe', brandId, token) : null;
  return opened === null ? null : (JSON.parse(opened) as UnsubscribeToken);
}
