import type { PublicBrand } from '../../domain/brands/publicBrand.ts';
import { followConnection, refreshKept } from './connection/connection.ts';
import { createPageVisits } from './analytics/pageVisits.ts';
import type { MemberReads } from './memberReads.ts';
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
  /** Name of the running main chunk. */
  readonly build: string;
  /** Who the page was made for. */
  readonly visitor: 'member' | 'stranger' | 'unknown';
  readonly window: Window & typeof globalThis;
}

/** Background work in the browser after hydration. Returns how to stop it. */
export function startPlatform({
  platform,
  navigation,
  brand,
  build,
  visitor,
  window,
}: StartOptions): () => void {
  const { analytics, connection, navigator, reporter, rest, session } = platform;
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

  const stopConnection = followConnection(connection, window);
  const stopKept = refreshKept(connection, window, () => {
    platform.queriesAskedAt.clear();
    void platform.restReads.queries?.invalidateQueries();
    void navigator.revalidate();
  });
  const stopRefresh = connection.offline.subscribe(() => {
    if (!connection.offline.get()) void navigator.revalidate();
  });
  const stopTheme = followMember(platform);
  void session.known().then(({ user }) => {
    // A page for visitors was opened by a logged-in member.
    if (user !== null && visitor === 'stranger') void navigator.revalidate();
  });
  storeAttribution(window, window.location.search, Date.now);
  const stopAttribution = sendAttribution({ session, rest, place: window, now: Date.now });
  const stopTabs = followOtherTabs(session, window);
  let memberReads: MemberReads | undefined;
  navigation.onNavigation((to) => {
    // A full load would find no page while offline.
    if (version.isOutdated() && !connection.offline.get()) navigator.leave(to);
    version.touch();
    void beginVisit();
    memberReads?.refreshStale();
  });

  const listening = new window.AbortController();
  const { signal } = listening;
  // The first screen doesn't need them.
  const reads = import('./memberReads.ts').then(
    ({ startMemberReads }) => {
      if (!signal.aborted) memberReads = startMemberReads(platform, visitor === 'unknown');
    },
    (error: unknown) => reporter.report({ error }),
  );
  let visit = 0;
  const beginVisit = async (): Promise<void> => {
    visits.end();
    visit += 1;
    const own = visit;
    // Where the page didn't know its member, the account's choice of privacy comes first.
    if (visitor === 'unknown') {
      await reads;
      if (memberReads === undefined) return;
    }
    await memberReads?.agreed();
    if (own === visit && !signal.aborted) visits.begin();
  };
  void beginVisit();
  window.addEventListener('focus', version.touch, { signal });
  window.addEventListener('pagehide', visits.end, { signal });
  // A page restored from the browser's cache may belong to another user by now.
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
    stopConnection();
    stopKept();
    stopRefresh();
    stopTheme();
    stopAttribution();
    stopTabs();
    memberReads?.stop();
    version.stop();
    visits.end();
  };
}
