import { WORKERS_POLICY } from './bootScript.ts';

export interface PageHeaderOptions {
  readonly nonce: string;
  /** Other origins the app calls: its backend, the analytics collector, the error collector. */
  readonly connect: readonly string[];
  /** Allows frames of the page's own origin. */
  readonly frames: boolean;
  /** The address holds a secret that must not leak as a referrer. */
  readonly secretAddress: boolean;
}

/** Headers of every page. Those of all answers (such as HSTS) are set by the server. */
export function pageHeaders({
  nonce,
  connect,
  frames,
  secretAddress,
}: PageHeaderOptions): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    // Profile pictures and placements may come from any origin.
    'img-src': ["'self'", 'https:', 'blob:'],
    'connect-src': ["'self'", ...connect],
    'frame-src': [frames ? "'self'" : "'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Only the boot script's workers: a policy's name can be taken once, and that script runs first.
    'trusted-types': [WORKERS_POLICY],
  };
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'cache-control': 'private, no-cache',
    'referrer-policy': secretAddress ? 'no-referrer' : 'strict-origin-when-cross-origin',
    vary: 'Cookie, Accept-Language, Accept-Encoding',
  };
}
