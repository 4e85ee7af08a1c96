import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from one of our own pages, as far as the browser says: `Sec-Fetch-Site` where it is sent,
 * else the `Origin`. Programs send neither and pass; they have no cookies of anybody's browser to misuse.
 */
export function isFromOwnPage(request: Pick<FastifyRequest, 'headers'>): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'same-site' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).hostname === hostNameOf(request.headers.host);
}

function hostNameOf(host: string | undefined): string | null {
  return host !== undefined && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null;
}
