import {
  chosenGroups,
  CONSENT_COOKIE,
  CONSENT_GROUPS,
  consentState,
} from '../../domain/analytics/consent.ts';
import type { FlagStore } from '../../domain/helpers/lazyReload.ts';
import { LAST_SEEN } from '../../domain/transport/lastSeen.ts';
import { loadMessages, type LoadMessages } from '../i18n/loadMessages.ts';
import { objectsToTracking } from '../platform/analytics/objects.ts';
import { cookieValue } from '../platform/transport/cookies.ts';
import { createLazyImporter, type LazyImporter } from '../platform/navigation/importLazily.ts';
import { browserThemePage } from '../platform/theme/browserThemePage.ts';
import { VERSION_FILE } from '../platform/navigation/versionCheck.ts';
import type { ThemePage } from '../platform/theme/themeControl.ts';
import type { FlashTimer } from '../platform/flash/flashes.ts';

/**
 * Where the app runs: in the `browser`; on the `server`, which waits for data; or on the server as a
 * `skeleton`, which has none and shows placeholders instead of screens.
 */
export type Rendering = 'browser' | 'server' | 'skeleton';

/** What an app needs from its environment. Nothing else touches `window` or the machine. */
export interface Host {
  readonly rendering: Rendering;
  /** The page's full initial address. */
  readonly href: string;
  /** Full base address of the API, without a trailing slash. */
  readonly base: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** By a full page load. */
  readonly leave: (to: string) => void;
  /** In the format of a `Cookie` header. */
  readonly cookies: () => string;
  /** Whether there is no line, as far as the browser knows. */
  readonly isOffline: () => boolean;
  /** Deletes what the browser kept of what a member has seen. */
  readonly forgetSeen: () => void;
  readonly now: () => number;
  readonly random: () => number;
  readonly newKey: () => string;
  readonly timer: FlashTimer;
  readonly console: Pick<Console, 'error'>;
  /** Like `navigator.sendBeacon`: sends without waiting for a response. */
  readonly beacon: (address: string, body: string) => boolean;
  /**
   * Whether visits may be counted now: never for a browser that objects, else by the visitor's choice; without one only
   * where the brand doesn't have to ask first.
   */
  readonly mayCount: (asks: boolean) => boolean;
  readonly themePage: ThemePage;
  /** Takes the tab's title of a page that is rendered once, without effects. */
  readonly paintTitle?: (title: string) => void;
  /** The page's CSP nonce, for styles created at run time. */
  readonly nonce: string | undefined;
  readonly loadMessages: LoadMessages;
  readonly importLazily: LazyImporter;
}

export function browserHost(window: Window & typeof globalThis, base: string): Host {
  return {
    rendering: 'browser',
    href: window.location.href,
    base,
    fetch: (request) => window.fetch(request),
    leave: (to) => window.location.assign(to),
    cookies: () => window.document.cookie,
    isOffline: () => !window.navigator.onLine,
    forgetSeen: () => void forgetSeen(window).catch(() => undefined),
    now: Date.now,
    random: Math.random,
    newKey: () => window.crypto.randomUUID(),
    timer: {
      now: Date.now,
      setTimeout: (action, milliseconds) => window.setTimeout(action, milliseconds),
      clearTimeout: (timer) => window.clearTimeout(timer as number),
    },
    console: window.console,
    beacon: (address, body) => window.navigator.sendBeacon(address, body),
    mayCount: (asks) => {
      const chosen = chosenGroups(cookieValue(window.document.cookie, CONSENT_COOKIE));
      const state = consentState(chosen, CONSENT_GROUPS.performance);
      return !objectsToTracking(window.navigator) && (state === 'NONE' ? !asks : state === 'GRANTED');
    },
    themePage: browserThemePage(window),
    nonce: window.document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce,
    loadMessages,
    importLazily: createLazyImporter({
      flags: sessionFlags(window),
      reload: (to) => reloadApp(window, to),
      isOffline: async () => !(await isAnswered(window)),
    }),
  };
}

/** Only pages by TLS or of this machine have caches. */
async function forgetSeen(window: Window & typeof globalThis): Promise<void> {
  if ('caches' in window) await window.caches.delete(LAST_SEEN);
}

/** How long the server may take to show that it can be reached, in milliseconds. */
const ANSWER_MS = 6_000;

/** Whether the server can be reached: a browser on a network without a connection says that it is online. */
async function isAnswered(window: Window & typeof globalThis): Promise<boolean> {
  if (!window.navigator.onLine) return false;
  try {
    await window.fetch(VERSION_FILE, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) });
    return true;
  } catch {
    return false;
  }
}

function reloadApp({ location }: Window, to: string | undefined): void {
  if (to === undefined || to === location.pathname + location.search) location.reload();
  else location.assign(to);
}

/** Session storage, accessed at each use: where it is blocked, access throws, which the importer handles. */
export function sessionFlags(window: Window): FlagStore {
  return {
    getItem: (key) => window.sessionStorage.getItem(key),
    setItem: (key, value) => window.sessionStorage.setItem(key, value),
    removeItem: (key) => window.sessionStorage.removeItem(key),
  };
}
