import type { PublicBrand } from '../../domain/brands/publicBrand.ts';
import { createPageVisits } from './analytics/pageVisits.ts';
import type { FollowedExperiments } from './experiments/experiments.ts';
import { keepFeaturesFresh } from './features/features.ts';
import type { NavigatorHandle } from './navigation/navigator.ts';
import { createVersionCheck } from './navigation/versionCheck.ts';
import type { Platform } from './platform.ts';
import { storeAttribution, sendAttribution } from './session/attribution.ts';
import { followOtherTabs } from './session/otherTabs.ts';
import { followMember } from './theme/followMember.ts';

export interface StartOptions {
  readonly platform: Platform;
  readonly navigation: NavigatorHandle;
  readonly brand: PublicBrand;
  /** Name of the main chunk that runs. */
  readonly build: string;
  /** Whom the page was made for. */
  readonly visitor: 'member' | 'stranger' | 'unknown';
  readonly window: Window & typeof globalThis;
}

/** What goes on by itself in the browser once the first screen stands. Returns how to stop it. */
export function startPlatform({
  platform,
  navigation,
  brand,
  build,
  visitor,
  window,
}: StartOptions): () => void {
  const { analytics, navigator, reporter, rest, session } = platform;
  const setTimeout = (action: () => void, milliseconds: number) => window.setTimeout(action, milliseconds);
  const clearTimeout = (timer: unknown) => window.clearTimeout(timer as number);
  const version = createVersionCheck({
    environment: brand.environment,
    running: build,
    fetch: (path, init) => window.fetch(path, init),
    setTimeout,
    clearTimeout,
  });
  const visits = createPageVisits({ analytics, now: Date.now, setTimeout, clearTimeout });

  const stopTheme = followMember(platform);
  void session.known().then(({ user }) => {
    // A page for strangers was opened by somebody who turns out to be logged in.
    if (user !== null && visitor === 'stranger') void navigator.revalidate();
  });
  storeAttribution(window, window.location.search, Date.now);
  const stopAttribution = sendAttribution({ session, rest, place: window, now: Date.now });
  const stopTabs = followOtherTabs(session, window);
  const stopFeatures = keepFeaturesFresh(platform);
  let experiments: FollowedExperiments | undefined;
  navigation.onNavigation((to) => {
    if (version.isOutdated()) navigator.leave(to);
    version.touch();
    visits.begin();
    experiments?.refreshStale();
  });
  visits.begin();

  const listening = new window.AbortController();
  const { signal } = listening;
  // Nothing on the first screen waits for it.
  void import('./experiments/experiments.ts').then(
    ({ followExperiments }) => {
      if (!signal.aborted) experiments = followExperiments(platform);
    },
    (error: unknown) => reporter.report({ error }),
  );
  window.addEventListener('focus', version.touch, { signal });
  window.addEventListener('pagehide', visits.end, { signal });
  // A page that the browser kept may by now be shown to somebody else.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) window.location.reload();
    },
    { signal },
  );
  window.addEventListener('error', ({ error }) => reporter.report({ error: error as unknown }), { signal });
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => reporter.report({ error: reason as unknown }),
    { signal },
  );
  return () => {
    listening.abort();
    stopTheme();
    stopAttribution();
    stopTabs();
    stopFeatures();
    experiments?.stop();
    version.stop();
    visits.end();
  };
}
