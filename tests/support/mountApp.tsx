import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppRoot } from '../../src/client/app/AppRoot.tsx';
import type { App } from '../../src/client/app/createApp.ts';
import { isError404 } from '../../src/client/platform/navigation/error404.ts';
import { openApps } from './openApps.ts';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

export interface MountedApp {
  readonly router: AppRouter;
  unmount(): void;
}

/** Shows a page, also where React's production build has no `act` for testing-library's own `render`. */
function show(page: ReactNode, options: Pick<RootOptions, 'onCaughtError'>): { unmount(): void } {
  if (process.env['NODE_ENV'] !== 'production') return render(page, options);
  const root = createRoot(document.body.appendChild(document.createElement('div')), options);
  root.render(page);
  return root;
}

/** The app in the page at the window's address, as `browser.tsx` starts it; `onReady` runs after its first screen. */
export async function mountApp(app: App, onReady: () => void): Promise<MountedApp> {
  const router = createBrowserRouter(app.routes, { patchRoutesOnNavigation: app.patchRoutes });
  app.navigation.attach(router);
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
  const shown = show(
    <AppRoot app={app.services} onHydrated={onReady}>
      <RouterProvider router={router} onError={() => undefined} />
    </AppRoot>,
    {
      onCaughtError: (error) => {
        if (!isError404(error)) app.services.reporter.unexpected('A part of the page failed.', error);
      },
    },
  );
  const mounted: MountedApp = {
    router,
    unmount() {
      openApps.delete(mounted);
      shown.unmount();
      router.dispose();
    },
  };
  openApps.set(mounted, window.location.href);
  return mounted;
}
