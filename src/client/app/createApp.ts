import { hydrate, QueryClient } from '@tanstack/react-query';
import { createIntl, createIntlCache, type IntlCache, type IntlShape } from 'react-intl';
import type { RouteObject } from 'react-router-dom';
import { Environment, Network, RecordSource, Store as RelayStore } from 'relay-runtime';
import type { UserStatus } from '../../../codegen/rest/types.ts';
import type { Messages } from '../i18n/compact.ts';
import { loadMessages } from '../i18n/loadMessages.ts';
import type { Parcel } from '../i18n/rooms.ts';
import { createAppClock } from '../platform/clock/appClock.ts';
import type { PageData } from '../platform/page/pageData.ts';
import type { AppServices } from '../platform/screen/app.ts';
import { createStore } from '../platform/store.ts';
import { routes } from './routes.ts';
import { screenRoutes } from './screenRoutes.tsx';

/**
 * Where the app runs: in the `browser`; on the `server`, which waits for data; or on the server as a `skeleton`, which
 * has none and shows placeholders instead of screens.
 */
export type Rendering = 'browser' | 'server' | 'skeleton';

export interface AppInput {
  readonly page: PageData;
  /** The first parcel of the locale's messages. */
  readonly messages: Messages;
  /** Calls to the backend. On the server they do not leave the process. */
  readonly fetch: typeof fetch;
  /** The server's exact time when the page was sent. */
  readonly serverTime: number;
  readonly machineNow: () => number;
  readonly rendering: Rendering;
  /** Formatters are dear to make and know nothing of a member: the server keeps them for all pages of a locale. */
  readonly intlCache?: IntlCache;
}

export interface App extends AppServices {
  readonly routes: RouteObject[];
  /** The first screen stands: from here on the clock runs and data grows old. */
  settle(): void;
}

const stranger: UserStatus = { user: null, attributes: {}, via_access_token: false };

/** Longest wait of a navigation for its data before the skeleton shows. */
const patienceMs = 300;

/** The one way to make an app, in the browser and on the server. Everything that it needs to know is passed in. */
export function createApp({ page, messages, serverTime, machineNow, rendering, intlCache }: AppInput): App {
  const onServer = rendering !== 'browser';
  const clock = createAppClock({ pageTime: page.now, serverTime, machineNow });
  const parcels = new Map<Parcel, Promise<void>>([['first', Promise.resolve()]]);
  const cache = intlCache ?? createIntlCache();
  const makeIntl = (all: Messages): IntlShape => createIntl({ locale: page.locale, messages: all, timeZone: page.zone }, cache);
  const intl = createStore(makeIntl(messages));
  const queries = new QueryClient();
  if (page.answers !== null) hydrate(queries, page.answers);
  const relay = new Environment({
    isServer: onServer,
    network: Network.create(() => {
      throw new Error('no transport');
    }),
    store: new RelayStore(new RecordSource((page.records ?? {}) as never)),
  });
  let settled = false;
  const status = page.visitor === 'unknown' ? undefined : (page.status ?? stranger);

  const services: AppServices = {
    brand: page.brand,
    locale: page.locale,
    zone: page.zone,
    intl,
    clock,
    relay,
    queries,
    session: { current: () => status, known: () => Promise.resolve(status ?? stranger) },
    queriesAskedAt: new Map(),
    isFirstScreen: () => !settled,
    waitABit: onServer
      ? async (work) => void (await work)
      : (work) => Promise.race([work.then(noop, noop), new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]),
    loadMessages(parcel) {
      const known = parcels.get(parcel);
      if (known !== undefined) return known;
      const loading = loadMessages(page.locale, parcel).then((more) => intl.set(makeIntl({ ...intl.get().messages, ...more } as Messages)));
      parcels.set(parcel, loading);
      loading.catch(() => parcels.delete(parcel));
      return loading;
    },
    importLazily: (load) => load(),
  };
  return {
    ...services,
    routes: screenRoutes(services, routes, rendering),
    settle() {
      settled = true;
      clock.start();
    },
  };
}

const noop = (): void => undefined;
