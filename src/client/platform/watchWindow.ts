import { createPageVisits } from './analytics/pageVisits.ts';
import type { NavigatorHandle } from './navigation/navigator.ts';
import type { Platform } from './platform.ts';

/** What the window says while the app runs: visits begin and end, errors nobody caught, pages that come back. */
export function watchWindow(
  { analytics, reporter }: Pick<Platform, 'analytics' | 'reporter'>,
  navigation: Pick<NavigatorHandle, 'onNavigation'>,
  window: Window & typeof globalThis,
): void {
  const visits = createPageVisits({
    analytics,
    now: Date.now,
    setTimeout: (action, milliseconds) => window.setTimeout(action, milliseconds),
    clearTimeout: (timer) => window.clearTimeout(timer as number),
  });
  navigation.onNavigation(visits.begin);
  visits.begin();
  window.addEventListener('pagehide', visits.end);
  // A page that the browser kept may by now be shown to somebody else.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.addEventListener('error', ({ error }) => reporter.report({ error: error as unknown }));
  window.addEventListener('unhandledrejection', ({ reason }) => reporter.report({ error: reason as unknown }));
}
