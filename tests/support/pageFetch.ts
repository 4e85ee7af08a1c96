import type { FastifyInstance } from 'fastify';
import { ANTI_FORGERY_COOKIE } from '../../src/server/platform/http/cookies.ts';
import type { HttpClient } from './httpClient.ts';

/** What a browser does with the page's calls, to the server in this process. */
export interface PageFetch {
  fetch(request: Request): Promise<Response>;
  /** Until no call is under way. */
  settled(): Promise<void>;
  /** By a link or a full load: the address to which the server redirects; null: it doesn't. */
  follow(address: URL): Promise<URL | null>;
}

/** Calls have the headers that the page sets, the browser's cookies, and nothing else that a test adds. */
export function pageFetch(app: FastifyInstance, browser: HttpClient): PageFetch {
  const pending = new Set<Promise<unknown>>();
  const send = async (
    { host, pathname, search }: URL,
    method: 'GET' | 'POST',
    headers: Readonly<Record<string, string>>,
    payload?: Buffer,
  ) => {
    takeDocumentCookies(browser);
    const call = app.inject({
      method,
      url: pathname + search,
      headers: { ...headers, host, cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') },
      ...(payload === undefined ? {} : { payload }),
    });
    pending.add(call);
    const answer = await call.finally(() => pending.delete(call));
    browser.keepCookies(answer);
    for (const { name, httpOnly } of answer.cookies)
      if (httpOnly !== true) showCookie(name, browser.cookies.get(name));
    return answer;
  };
  showCookie(ANTI_FORGERY_COOKIE, browser.token);
  return {
    async fetch(request) {
      const address = new URL(request.url);
      const method = request.method as 'GET' | 'POST';
      const answer = await send(
        address,
        method,
        { ...Object.fromEntries(request.headers), origin: address.origin, 'sec-fetch-site': 'same-origin' },
        method === 'GET' ? undefined : Buffer.from(await request.arrayBuffer()),
      );
      const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
        value === undefined || Array.isArray(value) ? [] : [[name, String(value)] as [string, string]],
      );
      // These answers must not be given a body.
      const isBare = [204, 205, 304].includes(answer.statusCode);
      return new Response(isBare ? null : new Uint8Array(answer.rawPayload), {
        status: answer.statusCode,
        headers,
      });
    },
    async settled() {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
    async follow(address) {
      const answer = await send(address, 'GET', { 'sec-fetch-site': 'same-origin' });
      const { location } = answer.headers;
      return location === undefined ? null : new URL(location, address);
    },
  };
}

/** What scripts have written to the document's cookies is sent, too. */
export function takeDocumentCookies(browser: HttpClient): void {
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    const at = cookie.indexOf('=');
    browser.cookies.set(cookie.slice(0, at), decodeURIComponent(cookie.slice(at + 1)));
  }
}

function showCookie(name: string, value: string | undefined): void {
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/${value === undefined ? '; Max-Age=0' : ''}`;
}
