import type { Environment } from '../brands/environments.ts';

/** NET-33, CON-03: triggers within this time are debounced into one check after the last (AMB-21). */
export const VERSION_CHECK_DEBOUNCE_MS = 180_000;

/** NET-32: only in production. */
export function checksVersion(environment: Environment): boolean {
  return environment === 'production';
}

/**
 * NET-34: outdated when the latest main chunk's name differs. An answer without a name (a proxy's page, a
 * partial deployment) is ignored.
 */
export function isOutdated(running: string, latest: string | null | undefined): boolean {
  return typeof latest === 'string' && latest !== '' && latest !== running;
}
