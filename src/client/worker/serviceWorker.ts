import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { KEPT_AT_HEADER } from '../../domain/transport/lastSeen.ts';
import { scriptsOf, toKeptPage } from './keptPage.ts';
import { createLastSeen } from './lastSeen.ts';
import { showPushes } from './pushes.ts';
import { renewChangedPush } from './renewPush.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a line may say nothing before what was last seen is shown, in milliseconds. */
const PATIENCE_MS = 6_000;

const { origin, searchParams } = new URL(self.location.href);
const api = searchParams.get('api') ?? '';
const lastSeen = createLastSeen(caches, Date.now);

/** Files whose names change with their content. */
const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true })],
});

// A new release takes over at once: pages come from the network, so an old one is never shown while there is a line.
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute([...self.__WB_MANIFEST]);

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload.enable(), keepOpenPages(event)]));
});

showPushes(self, api);
renewChangedPush(self, api);

const isOwn = (url: URL): boolean => url.origin === origin;
const isApi = (url: URL): boolean => isOwn(url) && api !== '' && url.pathname.startsWith(`${api}/`);
const isLogInOrOut = (url: URL): boolean => isApi(url) && /\/(?:login|logout)$/.test(url.pathname);
const isStaffArea = (path: string): boolean => path === '/internal' || path.startsWith('/internal/');

registerRoute(({ url }) => isOwn(url) && url.pathname.startsWith('/assets/'), assets);
registerRoute(
  ({ url }) => isOwn(url) && /^\/(?:brand|themes)\/|^\/favicon\.ico$/.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'brand', plugins: [new ExpirationPlugin({ maxEntries: 40 })] }),
);

registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request, event }) => {
    const url = new URL(request.url);
    const page = load(event, request);
    if (isLogInOrOut(url)) return forgetAround(page);
    if (!isOwn(url) || isApi(url) || isStaffArea(url.pathname)) return page;
    const era = lastSeen.era();
    event.waitUntil(page.then((loaded) => keepPage(event, request.url, loaded.clone(), era), nothing));
    return patient(page, () => findPage(request.url));
  },
);

for (const method of ['GET', 'POST'] as const)
  registerRoute(
    ({ url }) => isLogInOrOut(url),
    ({ request }) => forgetAround(fetch(request)),
    method,
  );

registerRoute(
  ({ url }) => isApi(url),
  ({ request, event }) => answer(event, request.url, fetch(request)),
);
// A query, not a mutation.
registerRoute(
  ({ url, request }) =>
    isApi(url) && url.pathname.endsWith('/graphql/internal') && !request.headers.has('idempotency-key'),
  async ({ request, event }) => {
    const key = `${request.url}?${await digest(await request.clone().text())}`;
    return answer(event, key, fetch(request));
  },
  'POST',
);

/** A page, which the browser may have asked for while this worker started. */
async function load(event: ExtendableEvent, request: Request): Promise<Response> {
  return (await (event as FetchEvent).preloadResponse) ?? fetch(request);
}

/** Whoever logs in or out ends what was seen before, whether or not the server is reached. */
async function forgetAround(call: Promise<Response>): Promise<Response> {
  await lastSeen.forget();
  try {
    return await call;
  } finally {
    await lastSeen.forget();
  }
}

/** From the network; if it doesn't answer, what was last seen. */
function answer(event: ExtendableEvent, key: string, network: Promise<Response>): Promise<Response> {
  const era = lastSeen.era();
  event.waitUntil(network.then((response) => lastSeen.keep(key, response.clone(), era), nothing));
  return patient(network, () => lastSeen.find(key));
}

/** The network's answer, or what was kept where it takes too long; without that, the network's after all. */
async function patient(
  network: Promise<Response>,
  find: () => Promise<Response | undefined>,
): Promise<Response> {
  const silence = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  return (await Promise.race([network.catch(nothing), silence])) ?? (await find()) ?? network;
}

async function keepPage(event: ExtendableEvent, url: string, page: Response, era: number): Promise<void> {
  const copy = page.clone();
  await lastSeen.keep(toKey(url), page, era);
  if ((await lastSeen.find(toKey(url))) === undefined) return;
  const scripts = scriptsOf(await copy.text());
  await Promise.all(scripts.map((script) => assets.handle({ event, request: new Request(script) })));
}

/** The page of this address, or else Home's, in which the app shows what it has of this one. */
async function findPage(url: string): Promise<Response | undefined> {
  for (const key of [toKey(url), `${origin}/`]) {
    const page = await lastSeen.find(key);
    if (page === undefined) continue;
    const html = await page.clone().text();
    // Of an older release, whose files are gone.
    if (!(await Promise.all(scriptsOf(html).map((script) => caches.match(script)))).every(Boolean)) continue;
    const keptAt = Number(page.headers.get(KEPT_AT_HEADER));
    const shown = toKeptPage({ html, keptAt, now: Date.now(), isElsewhere: key !== toKey(url) });
    return new Response(shown, { headers: page.headers });
  }
  return undefined;
}

/** The pages that were opened before there was a worker. */
async function keepOpenPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const urls = new Set(
    open.map(({ url }) => toKey(url)).filter((url) => !isStaffArea(new URL(url).pathname)),
  );
  await Promise.all(
    [...urls].map(async (url) => {
      const era = lastSeen.era();
      const page = await fetch(url, { headers: { accept: 'text/html' } }).catch(nothing);
      if (page !== undefined) await keepPage(event, url, page, era);
    }),
  );
}

const toKey = (url: string): string => url.replace(/#.*$/, '');

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const nothing = (): undefined => undefined;
