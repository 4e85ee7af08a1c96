import '../ui/styles/first.css';
import { startTransition } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { backendBase } from '../../domain/brands/backendBase.ts';
import { afterLazySuccess, APP } from '../../domain/helpers/lazyReload.ts';
import { KEPT_AT_ATTRIBUTE } from '../../domain/transport/lastSeen.ts';
import { loadMessages } from '../i18n/loadMessages.ts';
import { Error404, isError404 } from '../platform/navigation/error404.ts';
import { takePreHydrationClicks } from '../platform/page/preHydrationClicks.ts';
import { pageDataElement, rootElement, serverTimeElement, type PageData } from '../platform/page/pageData.ts';
import { startPlatform } from '../platform/start.ts';
import { AppRoot } from './AppRoot.tsx';
import { createApp } from './createApp.ts';
import { browserHost, sessionFlags } from './host.ts';
import { showApp } from './showApp.ts';

/** The browser's entry: hydrates the server's page. */
async function start(): Promise<void> {
  const page = JSON.parse(element(pageDataElement).textContent) as PageData;
  const sent = element(serverTimeElement);
  const keptAt = sent.getAttribute(KEPT_AT_ATTRIBUTE);
  const host = browserHost(window, backendBase(page.brand, window.location.origin));
  const app = createApp({
    page,
    messages: await host.importLazily(
      Object.assign(() => loadMessages(page.locale), { source: `texts in ${page.locale}` }),
    ),
    host,
    serverTime: Number(sent.getAttribute('content')),
    keptAt: keptAt === null ? null : Number(keptAt),
  });
  // The router starts in its own task, so that a tap is answered in between.
  await new Promise((done) => setTimeout(done));
  const router = createBrowserRouter(app.routes, { patchRoutesOnNavigation: app.patchRoutes });
  app.navigation.attach(router);
  await initialized(router);
  const { services, navigation } = app;
  const onHydrated = (): void => {
    pressAgain();
    app.settle();
    afterLazySuccess(sessionFlags(window), APP);
    // For measurements and tests: the app is interactive from here on.
    performance.mark('app-hydrated');
    // In its own task, so that a tap is answered in between.
    setTimeout(() =>
      startPlatform({
        platform: services,
        navigation,
        brand: page.brand,
        build: page.build,
        visitor: page.visitor,
        window,
      }),
    );
  };
  const tree = (
    <AppRoot app={services} onHydrated={onHydrated}>
      {/* React reports the same error to `onCaughtError`. */}
      <RouterProvider router={router} onError={() => undefined} />
    </AppRoot>
  );
  const root = element(rootElement);
  const pressAgain = takePreHydrationClicks(window);
  startTransition(() =>
    showApp(root, tree, page.rendered && asOnServer(router), (error) => {
      // A thing that isn't there is no fault of the page.
      if (!isError404(error)) services.reporter.unexpected('A part of the page failed.', error);
    }),
  );
}

/** Resolves once the loaders have run over the page's data, so that the first render matches the server's. */
function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

/** Whether the screen is what the server rendered: it loaded, or it is missing. */
function asOnServer({ state }: ReturnType<typeof createBrowserRouter>): boolean {
  return Object.values(state.errors ?? {}).every((error) => error instanceof Error404);
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}.`);
  return found;
}

void start();
