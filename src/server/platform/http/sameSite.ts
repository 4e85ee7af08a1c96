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

/**
 * Whether a request was sent by a script of our own pages, and not by following a link: `Sec-Fetch-Site` where it is sent
 * (pages of another port, as in development, name their origin), else no `Origin` or `Referer` of another host.
 */
export function isOwnRequest(request: Pick<FastifyRequest, 'headers'>): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  if (site !== undefined && site !== 'same-site') return false;
  const { origin, referer } = request.headers;
  const from = origin ?? (site === undefined ? referer : 'null');
  return (
    from === undefined || (URL.canParse(from) && new URL(from).hostname === hostNameOf(request.headers.host))
  );
}

function hostNameOf(host: string | undefined): string | null {
  return host !== undefined && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null;
}
