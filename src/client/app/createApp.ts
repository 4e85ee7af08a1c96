import { consentMode } from '../../domain/analytics/consent.ts';
import { createIntl, createIntlCache, type IntlCache, type IntlShape } from 'react-intl';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { LOCALE_COOKIE } from '../../domain/brands/localeCookie.ts';
import { isStaffArea } from '../../domain/session/pageGuard.ts';
import { isStaff, toVisitor } from '../../domain/session/visitor.ts';
import type { Messages } from '../i18n/compact.ts';
import type { LoadMessages } from '../i18n/loadMessages.ts';
import { createAppClock } from '../platform/clock/appClock.ts';
import type { NavigatorHandle } from '../platform/navigation/navigator.ts';
import type { PageData } from '../platform/page/pageData.ts';
import { createPlatform } from '../platform/platform.ts';
import type { LazyImport } from '../platform/navigation/importLazily.ts';
import type { AppServices } from '../platform/screen/app.ts';
import { STRANGER } from '../platform/session/session.ts';
import { createStore } from '../platform/store.ts';
import { loadRelayAnswers } from '../platform/transport/relayAnswers.ts';
import { createBeaconSink } from '../platform/transport/beaconSink.ts';
import { offerFloatingTool } from './floatingTool.ts';
import type { Host } from './host.ts';
import type { RouteSection } from './routeTable.ts';
import { routes } from './routes.ts';
import { FRAME, screenRoutes, sectionRoute } from './screenRoutes.tsx';
import { findRow, preloadScreen } from './preloadScreen.ts';

export interface AppInput {
  readonly page: PageData;
  /** The shell's texts in the page's language. */
  readonly messages: Messages;
  readonly host: Host;
  /** The server's exact time when the page was sent. */
  readonly serverTime: number;
  /** When the browser kept the page, by its clock; absent: the server sent it. */
  readonly keptAt?: number | null;
  /**
   * Formatters are expensive and hold no member data: the server shares them between all pages of a locale.
   */
  readonly intlCache?: IntlCache;
}

export interface App {
  readonly services: AppServices;
  readonly navigation: NavigatorHandle;
  readonly routes: RouteObject[];
  /** Adds the table of an address that the first one lacks; the staff area's is for staff alone (INT-01). */
  readonly patchRoutes: PatchRoutesOnNavigationFunction;
  /** Called when the first screen has hydrated: starts the clock, and cached data begin to age. */
  settle(): void;
}

/** How long a navigation waits for its data before the skeleton shows. */
const patienceMs = 300;

/** The one way to create an app, in the browser and on the server. Everything it needs is passed in. */
export function createApp(
  { page, messages, host, serverTime, keptAt = null, intlCache }: AppInput,
  sections: readonly RouteSection[] = routes,
): App {
  const isServer = host.rendering !== 'browser';
  const clock = createAppClock({ pageTime: page.now, serverTime, machineNow: host.now });
  const texts = createTexts(page, messages, host.loadMessages, intlCache ?? createIntlCache());
  const { platform, navigation } = createPlatform({
    brand: page.brand,
    intl: texts.intl,
    base: host.base,
    href: host.href,
    fetch: host.fetch,
    leave: host.leave,
    cookies: host.cookies,
    newKey: host.newKey,
    timer: host.timer,
    console: host.console,
    beacon: (address, body, agreed) =>
      (agreed || host.mayCount(consentMode(page.brand.country) === 'ask')) && host.beacon(address, body),
    sink:
      page.errorReports === null
        ? null
        : createBeaconSink({ address: page.errorReports, beacon: host.beacon, context: reportContext(page) }),
    random: host.random,
    theme: { page: host.themePage, painted: { themeId: page.themeId, mode: page.mode } },
    status: page.status,
    features: page.features,
    records: page.records,
    answers: page.answers ?? [],
    isServer,
    isOffline: host.isOffline,
    keptAt,
    forgetSeen: host.forgetSeen,
  });

  platform.session.store.subscribe(() => texts.setZone(services.zone));
  let settled = false;
  const services: AppServices = {
    ...platform,
    brand: page.brand,
    locale: page.locale,
    get zone() {
      return platform.session.current()?.user?.timeZone ?? page.zone;
    },
    intl: texts.intl,
    clock,
    build: page.build,
    nonce: host.nonce,
    paintTitle: host.paintTitle,
    visitor: () =>
      page.visitor === 'stranger' && !settled ? Promise.resolve(STRANGER) : platform.session.known(),
    isFirstScreen: () => !settled,
    waitABit: isServer ? waitForIt : waitAMoment,
    loadTexts: texts.load,
    importLazily: host.importLazily,
    chooseLanguage(locale) {
      host.themePage.writeCookie(LOCALE_COOKIE, locale);
      // Without its hash, because an address with one would only scroll.
      platform.navigator.leave(platform.navigator.href().replace(/#.*$/, ''));
    },
    warm: async (path) => preloadScreen(services, (await tableOf(path, (load) => load())) ?? sections, path),
  };
  /** The table that has this address, unless it is the first one. */
  const tableOf = async (
    path: string,
    load: <Module>(table: LazyImport<Module>) => Promise<Module>,
  ): Promise<readonly RouteSection[] | undefined> => {
    if (findRow(sections, path) !== undefined) return undefined;
    if (!isStaffArea(path)) return load(loadLater);
    const { user } = await services.visitor();
    return isStaff(toVisitor(user)) ? [await load(loadStaff)] : undefined;
  };
  return {
    services,
    navigation,
    routes: screenRoutes(services, sections, host.rendering),
    async patchRoutes({ path, patch }) {
      const to = platform.navigator.wanted();
      const table = await tableOf(path, (load) => host.importLazily(load, to));
      // The router ignores routes that it has.
      if (table !== undefined)
        patch(
          FRAME,
          table.map((section) => sectionRoute(services, section, host.rendering)),
        );
    },
    settle() {
      settled = true;
      clock.start();
      offerFloatingTool(services, navigation);
      // So that no navigation waits for them; one that does reports their failure.
      host.timer.setTimeout(() => void Promise.all([loadLater(), loadRelayAnswers()]).catch(noop), 0);
    },
  };
}

const loadLater = Object.assign(async () => (await import('./laterRoutes.ts')).laterRoutes, {
  source: 'laterRoutes',
});

const loadStaff = Object.assign(async () => (await import('./staffRoutes.ts')).staffRoutes, {
  source: 'staffRoutes',
});

/** Context of an error report; nothing that identifies the member. */
const reportContext = ({ build, brand, locale }: PageData) => ({
  build,
  brand: brand.id,
  environment: brand.environment,
  locale,
});

async function waitForIt(work: Promise<unknown>): Promise<void> {
  await work;
}

function waitAMoment(work: Promise<unknown>): Promise<void> {
  const done = work.then(noop, noop);
  return Promise.race([done, new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
}

/** The loaded texts, and how to load more. Times are in the home's zone. */
function createTexts(
  { locale, zone }: PageData,
  first: Messages,
  loadMessages: LoadMessages,
  cache: IntlCache,
) {
  // A screen's texts are added in place: nothing shown needs them, and a new `intl` would render the whole app again.
  const messages = { ...first };
  const make = (timeZone: string): IntlShape => createIntl({ locale, messages, timeZone }, cache);
  const intl = createStore(make(zone));
  const screens = new Map<string, Promise<void>>();
  return {
    intl,
    setZone(timeZone: string): void {
      if (timeZone !== intl.get().timeZone) intl.set(make(timeZone));
    },
    load(screen: string): Promise<void> {
      const loading =
        screens.get(screen) ??
        loadMessages(locale, screen).then((more) => {
          Object.assign(messages, more);
        });
      screens.set(screen, loading);
      loading.catch(() => screens.delete(screen));
      return loading;
    },
  };
}

const noop = (): void => undefined;
