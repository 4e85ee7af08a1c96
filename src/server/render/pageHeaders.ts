export interface PageHeaderOptions {
  readonly nonce: string;
  /** Other origins the app talks to: a backend of its own, the analytics collector, the service that takes reports of errors. */
  readonly connect: readonly string[];
  /** The page may show frames of its own origin. */
  readonly frames: boolean;
  /** The address carries a secret, which nobody else may see. */
  readonly secretAddress: boolean;
}

/** The headers of every page. What holds for all answers (HSTS and the like) is set where the server is built. */
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
    // Profile pictures and placements come from wherever the member and the operator have them.
    'img-src': ["'self'", 'https:', 'blob:'],
    'connect-src': ["'self'", ...connect],
    'frame-src': [frames ? "'self'" : "'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
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
