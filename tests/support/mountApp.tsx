import { render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppRoot } from '../../src/client/app/AppRoot.tsx';
import type { App } from '../../src/client/app/createApp.ts';
import { isError404 } from '../../src/client/platform/navigation/error404.ts';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

export interface MountedApp {
  readonly router: AppRouter;
  unmount(): void;
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
  const { unmount } = render(
    <AppRoot app={app.services} onHydrated={onReady}>
      <RouterProvider router={router} onError={() => undefined} />
    </AppRoot>,
    {
      onCaughtError: (error) => {
        if (!isError404(error)) app.services.reporter.unexpected('A part of the page failed.', error);
      },
    },
  );
  return {
    router,
    unmount() {
      unmount();
      router.dispose();
    },
  };
}
