import type { LoadMessages } from '../../client/i18n/loadMessages.ts';
import type { Host, Rendering } from '../../client/app/host.ts';

export interface ServerHostOptions {
  readonly rendering: Rendering;
  /** Origin, path and query of the page that was asked for. */
  readonly href: string;
  /** Path that the API stands under. */
  readonly apiPrefix: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly cookies: string;
  readonly now: number;
  readonly newKey: () => string;
  readonly loadMessages: LoadMessages;
}

/**
 * The place of an app that renders one page. Nothing happens here that needs a person: no theme is stored, nobody is
 * sent away, no flash goes out. When a call is answered by "go elsewhere", rendering fails and the browser does it.
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
    now: () => now,
    random: () => 1,
    newKey,
    loadMessages,
    timer: { now: () => now, setTimeout: nothing, clearTimeout: nothing },
    console: { error: nothing },
    beacon: () => false,
    mayCount: false,
    themePage: { read: () => null, write: nothing, writeCookie: nothing, apply: nothing },
    // The first screens make no styles while they render, and a page may be sent many times with other nonces.
    nonce: undefined,
    importLazily: (load) => load(),
  };
}

const nothing = (): void => undefined;
