import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from our own pages by `Sec-Fetch-Site`, else by `Origin`. Programs send neither and pass:
 * they carry no browser's cookies to misuse.
 */
export function isFromOwnPage(request: Pick<FastifyRequest, 'headers'>): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'same-site' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).hostname === toHostName(request.headers.host);
}

/**
 * Whether a script of our own pages sent the request, rather than a followed link: by `Sec-Fetch-Site` if present
 * (pages on another port, as in development, send their origin), else by the absence of a foreign `Origin` or
 * `Referer`.
 */
export function isOwnRequest(request: Pick<FastifyRequest, 'headers'>): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  if (site !== undefined && site !== 'same-site') return false;
  const { origin, referer } = request.headers;
  const from = origin ?? (site === undefined ? referer : 'null');
  return (
    from === undefined || (URL.canParse(from) && new URL(from).hostname === toHostName(request.headers.host))
  );
}

function toHostName(host: string | undefined): string | null {
  return host !== undefined && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null;
}
