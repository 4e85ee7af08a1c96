import { brandOrigin } from '../../domain/brands/brandOrigin.ts';
import { backendPrefix } from '../../domain/brands/backendBase.ts';
import type { Brand } from '../brands/service.ts';
import type { Config } from '../platform/config.ts';
import type { Secrets } from '../platform/secrets.ts';

/** Below the API's prefix. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** Whose switches a link turns off. */
export interface Unsubscribing {
  readonly memberId: string;
  readonly keys: readonly string[];
}

interface From {
  readonly brand: Pick<Brand, 'id' | 'config'>;
  readonly config: Pick<Config, 'environment' | 'host' | 'pagesPort'>;
  readonly secrets: Secrets;
}

/** The address that switches a kind of email off without a log-in (RFC 8058). It does nothing else, and stays good. */
export function unsubscribeLink({ brand, config, secrets }: From, { memberId, keys }: Unsubscribing): string {
  const token = secrets.seal(
    'unsubscribe',
    brand.id,
    JSON.stringify({ memberId, keys } satisfies Unsubscribing),
  );
  return `${brandOrigin(brand.config, config)}${backendPrefix(brand.config)}${UNSUBSCRIBE_PATH}?token=${token}`;
}

/** What a token stands for; null: none of this brand's. */
export function readUnsubscribing(secrets: Secrets, brandId: string, token: unknown): Unsubscribing | null {
  const inside = typeof token === 'string' ? secrets.open('unsubscribe', brandId, token) : null;
  return inside === null ? null : (JSON.parse(inside) as Unsubscribing);
}
