import type { IntlShape } from 'react-intl';
import type { Environment } from 'relay-runtime';
import type { UserStatus } from '../../../codegen/rest/types.ts';
import type { PublicBrand } from '../../domain/brands/publicBrand.ts';
import { redirectTarget } from '../../domain/brands/redirect.ts';
import { createAnalytics } from './analytics/analytics.ts';
import type { Analytics, AnalyticsOptions } from './analytics/analytics.ts';
import { clearCaches } from './cache/clearCaches.ts';
import type { RestReads } from './cache/restReads.ts';
import type { Subject } from './cache/subjects.ts';
import { createConnection, type Connection } from './connection/connection.ts';
import { createFlashes } from './flash/flashes.ts';
import type { Flashes, FlashTimer } from './flash/flashes.ts';
import { createNavigator } from './navigation/navigator.ts';
import type { Navigator, NavigatorHandle } from './navigation/navigator.ts';
import { createSession } from './session/session.ts';
import type { LinkNotice, Session } from './session/session.ts';
import { createStore, type Store } from './store.ts';
import type { Answers } from './page/pageData.ts';
import { createThemeControl } from './theme/themeControl.ts';
import type { ThemeControl, ThemePage, ThemeState } from './theme/themeControl.ts';
import { cookieValue, CSRF_COOKIE } from './transport/cookies.ts';
import { createExchange } from './transport/exchange.ts';
import { createFunnel } from './transport/funnel.ts';
import { createRelayEnvironment } from './transport/relayEnvironment.ts';
import { createErrorReporter } from './transport/reporter.ts';
import type { ErrorReporter, ErrorSink } from './transport/reporter.ts';
import type { KeptAnswers } from './write/keptAnswers.ts';
import { createRestClient } from './transport/restClient.ts';
import type { RestClient } from './transport/restClient.ts';

/** The app's services: one of each per app instance. */
export interface Platform {
  readonly rest: RestClient;
  readonly relay: Environment;
  readonly restReads: RestReads;
  /** The member's active features with their variations (`activeFeatures`); null: not known, or a visitor. */
  readonly features: Store<readonly string[] | null>;
  /** When each Relay query was last fetched, by its identifier. */
  readonly queriesAskedAt: Map<string, number>;
  /** What the latest write changed; a new array each time. */
  readonly changedSubjects: Store<readonly Subject[]>;
  readonly connection: Connection;
  /** Answers to events that wait for a connection. */
  readonly keptAnswers: KeptAnswers;
  readonly navigator: Navigator;
  readonly session: Session;
  readonly flashes: Flashes;
  readonly theme: ThemeControl;
  readonly reporter: ErrorReporter;
  readonly analytics: Analytics;
}

/** What is said of a link that no longer works. */
const LINK_NOTICES: Readonly<Record<LinkNotice, string>> = {
  'link-expired': 'shell.link.expired',
  'password-link-expired': 'shell.link.expiredPassword',
  'link-used': 'shell.link.used',
};

export interface PlatformOptions {
  readonly brand: PublicBrand;
  readonly intl: { get(): Pick<IntlShape, 'formatMessage'> };
  /** Full base address of the API: `backendBase(brand, origin)`. */
  readonly base: string;
  /** The page's full initial address. */
  readonly href: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Sends without waiting for a response. */
  readonly beacon: AnalyticsOptions['beacon'];
  /** By a full page load. */
  readonly leave: (to: string) => void;
  /** As `document.cookie`. */
  readonly cookies: () => string;
  /** A new idempotency key. */
  readonly newKey: () => string;
  readonly timer: FlashTimer;
  readonly console: Pick<Console, 'error'>;
  /** null: no error-reporting service. */
  readonly sink: ErrorSink | null;
  /** In [0, 1). */
  readonly random: () => number;
  readonly theme: { readonly page: ThemePage; readonly painted: ThemeState };
  /** From the page; null: fetched by the browser. */
  readonly status: UserStatus | null;
  readonly features: readonly string[] | null;
  readonly records: Readonly<Record<string, unknown>> | null;
  readonly answers: Answers;
  readonly isServer: boolean;
  /** Whether the browser is offline now. */
  readonly isOffline: () => boolean;
  /** When the browser kept the page, by the device's clock; null: the server sent it. */
  readonly keptAt: number | null;
  /** Deletes what the browser kept of what it has shown. */
  readonly forgetSeen: () => void;
}

/**
 * Wires transport, session, caches, flashes and theme together. The router is attached to `navigation` later.
 */
export function createPlatform(options: PlatformOptions): {
  readonly platform: Platform;
  readonly navigation: NavigatorHandle;
} {
  const { brand, intl, base, fetch, newKey } = options;
  const { origin } = new URL(options.href);
  const navigation = createNavigator(options);
  const { navigator } = navigation;
  const reporter = createErrorReporter(options);
  const flashes = createFlashes(options.timer, reporter.unexpected);
  const analytics = createAnalytics({
    collector: brand.analyticsCollector,
    path: navigator.path,
    beacon: options.beacon,
    console: options.console,
  });
  const restReads: RestReads = { queries: null, answers: options.answers };
  const features = createStore(options.features);
  const queriesAskedAt = new Map<string, number>();
  const keptAnswers: KeptAnswers = createStore<ReturnType<KeptAnswers['get']>>([]);
  const say = (id: string) => intl.get().formatMessage({ id });

  const connection = createConnection({
    isOffline: options.isOffline(),
    now: options.timer.now,
    keptAt: options.keptAt,
  });
  connection.offline.subscribe(() => {
    if (connection.offline.get()) flashes.show({ text: say('shell.offline.text') });
  });
  const funnel = createFunnel({
    navigator,
    reporter,
    flash: flashes.show,
    track: analytics.track,
    redirectTarget: (address) => redirectTarget(address, brand, origin),
    say: (message) => say(`shell.error.${message}`),
    resetCookies: async () => {
      await fetch(new Request(`${base}/reset_cookies`, { credentials: 'include' }));
    },
  });
  const exchange = createExchange({
    fetch,
    funnel,
    connection,
    csrf: () => cookieValue(options.cookies(), CSRF_COOKIE),
    path: navigator.path,
    newKey,
  });
  const rest = createRestClient({ exchange, base });
  const relay = createRelayEnvironment({
    exchange,
    endpoint: `${base}/graphql/internal`,
    records: options.records,
    isServer: options.isServer,
  });
  const session = createSession({
    status: options.status,
    rest,
    navigator,
    notify: (notice) =>
      flashes.show({
        text: say(LINK_NOTICES[notice]),
      }),
    clearCaches() {
      clearCaches({ restReads, features, relay, queriesAskedAt, keptAnswers });
      options.forgetSeen();
    },
  });
  const theme = createThemeControl({ ...options.theme, themes: brand.themes, brandDefault: brand.themeId });
  return {
    platform: {
      rest,
      relay,
      restReads,
      features,
      queriesAskedAt,
      changedSubjects: createStore<readonly Subject[]>([]),
      connection,
      keptAnswers,
      navigator,
      session,
      flashes,
      theme,
      reporter,
      analytics,
    },
    navigation,
  };
}
