import type { Environment } from './environments.ts';
import type { BrandConfig } from './types.ts';

const loopback = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether only this machine reaches what listens on this address. */
export const isLoopback = (host: string): boolean => loopback.has(host);

type Hosts = Pick<BrandConfig, 'hosts' | 'localHosts'>;

/** What this process knows of where it is reached. */
interface Served {
  readonly environment: Environment;
  /** Address that it listens on. */
  readonly host: string;
}

/**
 * Where a brand's pages are reached, for links in emails and for what the start prints. In production always
 * `https://` and the brand's published host, because a proxy on the same machine hides the listener from members. Elsewhere
 * its own name on this machine while the server listens there only, or while the brand has no published host.
 * Never taken from a request: whoever sends one could make our emails point to another site.
 */
export function brandOrigin(brand: Hosts, served: Served & { readonly pagesPort: number }): string {
  return originAt(brand, served, served.pagesPort);
}

/** Where a brand's API is reached from outside, for partners that call back: an address without a slash at its end. */
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
