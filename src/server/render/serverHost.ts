import type { LoadMessages } from '../../client/i18n/loadMessages.ts';
import type { Host, Rendering } from '../../client/app/host.ts';

export interface ServerHostOptions {
  readonly rendering: Rendering;
  /** The requested page's address. */
  readonly href: string;
  /** The API's path prefix. */
  readonly apiPrefix: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly cookies: string;
  readonly now: number;
  readonly newKey: () => string;
  readonly loadMessages: LoadMessages;
}

/**
 * The host of an app that renders one page on the server. Effects for a person are disabled: no theme is stored, no
 * redirect or flash happens. If a call answers with a redirect, rendering fails and the browser handles it.
 */
export function serverHost({
  rendering,
  href,
  apiPrefix,
  fetch,
  cookies,
  now,
  newKey,
  loadMessages,
}: ServerHostOptions): Host {
  return {
    rendering,
    href,
    base: new URL(href).origin + apiPrefix,
    fetch,
    leave: nothing,
    cookies: () => cookies,
    isOffline: () => false,
    forgetSeen: nothing,
    now: () => now,
    random: () => 1,
    newKey,
    loadMessages,
    timer: { now: () => now, setTimeout: nothing, clearTimeout: nothing },
    console: { error: nothing },
    beacon: () => false,
    mayCount: () => false,
    themePage: { read: () => null, write: nothing, writeCookie: nothing, apply: nothing },
    // First screens generate no styles while rendering, and a cached page is sent with different nonces.
    nonce: undefined,
    importLazily: (load) => load(),
  };
}

const nothing = (): void => undefined;
