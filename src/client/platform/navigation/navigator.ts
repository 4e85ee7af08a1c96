export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** What plain code (the error funnel, the session) may do with the address. */
export interface Navigator {
  /** Path of the page that is shown now, without query. */
  path(): string;
  /** Query and all. */
  href(): string;
  /** To another screen of the app. */
  go(to: string, options?: NavigateOptions): void;
  /** Away by a full load: another origin, the backend, or a fresh start of the app. */
  leave(to: string): void;
}

/** The part of the router that navigation needs. */
export interface NavigatingRouter {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string; readonly hash: string } };
  navigate(to: string, options?: { replace?: boolean; state?: unknown }): Promise<void> | void;
}

/**
 * Stands in for the router until there is one: the router needs the app's services and the services need to navigate.
 * What is asked for before `attach` is done then; the last wish counts.
 */
export function createNavigator(start: { readonly href: string; readonly leave: (to: string) => void }) {
  let router: NavigatingRouter | undefined;
  let wish: { to: string; options: NavigateOptions } | undefined;
  const first = new URL(start.href, 'http://page');

  const location = () => router?.state.location ?? first;
  const navigator: Navigator = {
    path: () => location().pathname,
    href: () => `${location().pathname}${location().search}${location().hash}`,
    go(to, options = {}) {
      if (router === undefined) wish = { to, options };
      else void router.navigate(to, { ...options });
    },
    leave: start.leave,
  };
  return {
    navigator,
    attach(attached: NavigatingRouter) {
      router = attached;
      if (wish !== undefined) navigator.go(wish.to, wish.options);
      wish = undefined;
    },
  };
}
