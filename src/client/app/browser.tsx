import '../ui/styles/first.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadMessages } from '../i18n/loadMessages.ts';
import { pageDataElement, rootElement, serverTimeElement, type PageData } from '../platform/page/pageData.ts';
import { AppRoot } from './AppRoot.tsx';
import { createApp } from './createApp.ts';

/** The entry of the browser: takes over the page that the server sent. */
async function start(): Promise<void> {
  const page = JSON.parse(element(pageDataElement).textContent) as PageData;
  const app = createApp({
    page,
    messages: await loadMessages(page.locale, 'first'),
    fetch: window.fetch.bind(window),
    serverTime: Number(element(serverTimeElement).getAttribute('content')),
    machineNow: Date.now,
    rendering: 'browser',
  });
  const router = createBrowserRouter(app.routes);
  // The loaders run over the data that came with the page, so that the first render here is the server's.
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  const tree = (
    <AppRoot app={app} onStand={app.settle}>
      <RouterProvider router={router} />
    </AppRoot>
  );
  const root = element(rootElement);
  startTransition(() => {
    if (page.rendered) hydrateRoot(root, tree);
    else createRoot(root).render(tree);
  });
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}.`);
  return found;
}

void start();
