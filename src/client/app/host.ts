import type { FlagStore } from '../../domain/helpers/lazyReload.ts';
import { loadMessages, type LoadMessages } from '../i18n/loadMessages.ts';
import { createLazyImporter, type LazyImporter } from '../platform/navigation/importLazily.ts';
import { browserThemePage } from '../platform/theme/browserThemePage.ts';
import type { ThemePage } from '../platform/theme/themeControl.ts';
import type { FlashTimer } from '../platform/flash/flashes.ts';

/**
 * Where the app runs: in the `browser`; on the `server`, which waits for data; or on the server as a `skeleton`, which
 * has none and shows placeholders instead of screens.
 */
export type Rendering = 'browser' | 'server' | 'skeleton';

/** What an app needs of the place it runs in. Nothing else of it reaches for `window` or the machine. */
export interface Host {
  readonly rendering: Rendering;
  /** The page's address when it was opened, origin and all. */
  readonly href: string;
  /** Full address that the API stands under, without a slash at its end. */
  readonly base: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Away by a full load. */
  readonly leave: (to: string) => void;
  /** The cookies as a `Cookie` header would have them. */
  readonly cookies: () => string;
  readonly now: () => number;
  readonly random: () => number;
  readonly newKey: () => string;
  readonly timer: FlashTimer;
  readonly console: Pick<Console, 'error'>;
  /** Sends without waiting for an answer, as `navigator.sendBeacon`. */
  readonly beacon: (address: string, body: string) => boolean;
  /** The browser has not been told that nobody wants to be followed (Global Privacy Control, Do Not Track). */
  readonly mayCount: boolean;
  readonly themePage: ThemePage;
  /** Of the page's security policy; styles that are made while the app runs carry it. */
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
    mayCount:
      !('globalPrivacyControl' in window.navigator && window.navigator.globalPrivacyControl === true) &&
      window.navigator.doNotTrack !== '1',
    themePage: browserThemePage(window),
    nonce: window.document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce,
    loadMessages,
    importLazily: createLazyImporter({ flags: sessionFlags(window), reload: (to) => startAnew(window, to) }),
  };
}

function startAnew({ location }: Window, to: string | undefined): void {
  if (to === undefined || to === location.pathname + location.search) location.reload();
  else location.assign(to);
}

/** Session storage, looked up at each use: where the browser refuses it, the look-up throws, and the importer knows. */
export function sessionFlags(window: Window): FlagStore {
  return {
    getItem: (key) => window.sessionStorage.getItem(key),
    setItem: (key, value) => window.sessionStorage.setItem(key, value),
    removeItem: (key) => window.sessionStorage.removeItem(key),
  };
}
