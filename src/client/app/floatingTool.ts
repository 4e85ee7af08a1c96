import type { NavigatorHandle } from '../platform/navigation/navigator.ts';
import type { AppServices } from '../platform/screen/app.ts';

/** Loads the floating tool once the member is known to be staff with its key. No one else loads any of it (INT-05). */
export function offerFloatingTool(app: AppServices, { onNavigation }: NavigatorHandle): void {
  let isLoaded = false;
  const look = (): void => {
    if (isLoaded || app.features.get()?.includes('internal_floating_tool') !== true) return;
    isLoaded = true;
    import('./staffRoutes.ts').then(
      ({ startFloatingTool }) => startFloatingTool(app, onNavigation),
      (error: unknown) => app.reporter.report({ error }),
    );
  };
  app.features.subscribe(look);
  look();
}
