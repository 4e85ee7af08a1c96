import { trimEndSlashes } from '../helpers/trimSlashes.ts';
import type { Environment } from './environments.ts';

/** Ports of the page in development, whose calls go to port 6543 (BRD-10, CON-29). */
const DEV_PAGE_PORTS: ReadonlySet<string> = new Set(['3000', '5000']);
const DEV_BACKEND_PORT = '6543';

/**
 * The base URL of all API calls, without a trailing slash (BRD-09). `backendBaseUrl` is a path on the page's
 * own origin or an absolute URL; in dev, ports 3000 and 5000 become 6543. Source: spec B §9.1; decisions,
 * "Name, brands, themes".
 */
export function backendBase(
  brand: { readonly environment: Environment; readonly backendBaseUrl: string },
  pageOrigin: string,
): string {
  const url = new URL(brand.backendBaseUrl, pageOrigin);
  if (brand.environment === 'dev' && DEV_PAGE_PORTS.has(url.port)) url.port = DEV_BACKEND_PORT;
  return url.origin + trimEndSlashes(url.pathname);
}

/** The API's path on its own origin: "/backend", or "" for none. */
export function backendPrefix(brand: { readonly backendBaseUrl: string }): string {
  return trimEndSlashes(new URL(brand.backendBaseUrl, 'http://localhost').pathname);
}

/** Where single sign-on begins: `{backend}/connect/{brand}` (BRD-13). */
export function connectUrl(backend: string, brandId: string): string {
  return `${backend}/connect/${encodeURIComponent(brandId)}`;
}
