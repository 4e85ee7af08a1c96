import type { Environment } from './environments.ts';
import type { BrandConfig } from './types.ts';

const loopback = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether only this machine can reach a listener on this address. */
export const isLoopback = (host: string): boolean => loopback.has(host);

type Hosts = Pick<BrandConfig, 'hosts' | 'localHosts'>;

/** Where this process listens. */
interface Served {
  readonly environment: Environment;
  readonly host: string;
}

/**
 * Where a brand's pages are reached, for links in emails and for the startup message. In production always
 * `https://` and the brand's published host, because a proxy on the same machine hides the listener.
 * Elsewhere the brand's local name, if the server listens on loopback only or the brand has no published
 * host. Never taken from a request: a forged Host header could make our emails point to another site.
 */
export function brandOrigin(brand: Hosts, served: Served & { readonly pagesPort: number }): string {
  return originAt(brand, served, served.pagesPort);
}

/** The brand's API as partners reach it for callbacks; no trailing slash. */
export function backendAddress(
  brand: Hosts,
  served: Served & { readonly port: number; readonly apiPrefix: string },
): string {
  return originAt(brand, served, served.port) + served.apiPrefix;
}

function originAt({ hosts, localHosts }: Hosts, { environment, host }: Served, port: number): string {
  const [published] = hosts;
  if (published !== undefined && (environment === 'production' || !isLoopback(host)))
    return `https://${published}`;
  const own = localHosts.includes('localhost') ? 'localhost' : (localHosts[0] ?? host);
  return `http://${own}:${port}`;
}
