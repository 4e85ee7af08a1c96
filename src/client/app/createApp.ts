import { createIntl, createIntlCache, type IntlCache, type IntlShape } from 'react-intl';
import type { RouteObject } from 'react-router-dom';
import { LOCALE_COOKIE } from '../../domain/brands/localeCookie.ts';
import type { Messages } from '../i18n/compact.ts';
import type { LoadMessages } from '../i18n/loadMessages.ts';
import { createAppClock } from '../platform/clock/appClock.ts';
import type { NavigatorHandle } from '../platform/navigation/navigator.ts';
import type { PageData } from '../platform/page/pageData.ts';
import { createPlatform } from '../platform/platform.ts';
import type { AppServices } from '../platform/screen/app.ts';
import { STRANGER } from '../platform/session/session.ts';
import { createStore } from '../platform/store.ts';
import { createBeaconSink } from '../platform/transport/beaconSink.ts';
import type { Host } from './host.ts';
import { routes } from './routes.ts';
import { screenRoutes } from './screenRoutes.tsx';
import { preloadScreen } from './preloadScreen.ts';

export interface AppInput {
  readonly page: PageData;
  /** The shell's texts in the page's language. */
  readonly messages: Messages;
  readonly host: Host;
  /** The server's exact time when the page was sent. */
  readonly serverTime: number;
  /** Formatters are dear to make and know nothing of a member: the server keeps them for all pages of a locale. */
  readonly intlCache?: IntlCache;
}

export interface App {
  readonly services: AppServices;
  readonly navigation: NavigatorHandle;
  readonly routes: RouteObject[];
  /** The first screen stands: from here on the clock runs and data grows old. */
  settle(): void;
}

/** Longest wait of a navigation for its data before the skeleton shows. */
const patienceMs = 300;

/** The one way to make an app, in the browser and on the server. Everything that it needs to know is passed in. */
export function createApp({ page, messages, host, serverTime, intlCache }: AppInput): App {
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
    beacon: host.mayCount ? host.beacon : () => false,
    sink:
      page.errorReports === null
        ? null
        : createBeaconSink({ address: page.errorReports, beacon: host.beacon, context: contextOf(page) }),
    random: host.random,
    theme: { page: host.themePage, painted: { themeId: page.themeId, mode: page.mode } },
    status: page.status,
    features: page.features,
    records: page.records,
    isServer,
  });
  for (const [key, data] of page.answers ?? []) platform.queries.setQueryData(key, data);

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
    visitor: () =>
      page.visitor === 'stranger' && !settled ? Promise.resolve(STRANGER) : platform.session.known(),
    isFirstScreen: () => !settled,
    waitABit: isServer ? waitForIt : waitAMoment,
    loadTexts: texts.load,
    importLazily: host.importLazily,
    chooseLanguage(locale) {
      host.themePage.writeCookie(LOCALE_COOKIE, locale);
      // Without its hash: an address with one would only be scrolled to.
      platform.navigator.leave(platform.navigator.href().replace(/#.*$/, ''));
    },
    warm: (path) => preloadScreen(services, routes, path),
  };
  return {
    services,
    navigation,
    routes: screenRoutes(services, routes, host.rendering),
    settle() {
      settled = true;
      clock.start();
    },
  };
}

/** What a report of an error says besides: nothing of who it is. */
const contextOf = ({ build, brand, locale }: PageData) => ({
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

/** The texts that are there, and how more of them come. Times are told in the zone of the home. */
function createTexts(
  { locale, zone }: PageData,
  first: Messages,
  loadMessages: LoadMessages,
  cache: IntlCache,
) {
  const make = (messages: Messages, timeZone: string): IntlShape =>
    createIntl({ locale, messages, timeZone }, cache);
  const intl = createStore(make(first, zone));
  const screens = new Map<string, Promise<void>>();
  let all = first;
  return {
    intl,
    setZone(timeZone: string): void {
      if (timeZone !== intl.get().timeZone) intl.set(make(all, timeZone));
    },
    load(screen: string): Promise<void> {
      const loading =
        screens.get(screen) ??
        loadMessages(locale, screen).then((more) => {
          if (Object.keys(more).length === 0) return;
          all = { ...all, ...more };
          intl.set(make(all, intl.get().timeZone ?? zone));
        });
      screens.set(screen, loading);
      loading.catch(() => screens.delete(screen));
      return loading;
    },
  };
}

const noop = (): void => undefined;
