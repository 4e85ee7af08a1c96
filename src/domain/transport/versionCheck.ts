import type { Environment } from '../brands/environments.ts';

/** NET-33, CON-03: many triggers within this time make one check, after the last of them (AMB-21). */
export const VERSION_CHECK_DEBOUNCE_MS = 180_000;

/** NET-32: only in production. */
export function checksVersion(environment: Environment): boolean {
  return environment === 'production';
}

/**
 * NET-34: outdated when the latest main chunk has another name than the running one. An answer that names none
 * (a proxy's page, a deployment half done) is no news.
 */
export function isOutdated(running: string, latest: string | null | undefined): boolean {
  return typeof latest === 'string' && latest !== '' && latest !== running;
}
