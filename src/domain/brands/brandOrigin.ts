import type { BrandConfig } from './types.ts';

const loopback = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/**
 * Where a brand's pages are reached, for links in mails and for what the start prints: `https://` and the brand's first
 * host, or its own name on this machine while the server listens there only, or the brand has no host yet.
 * Never taken from a request: whoever sends one could make our mails point to another site.
 */
export function brandOrigin({ hosts, localHosts }: Pick<BrandConfig, 'hosts' | 'localHosts'>, { host, port }: { readonly host: string; readonly port: number }): string {
  const [published] = hosts;
  if (published !== undefined && !loopback.has(host)) return `https://${published}`;
  const own = localHosts.includes('localhost') ? 'localhost' : (localHosts[0] ?? host);
  return `http://${own}:${port}`;
}
