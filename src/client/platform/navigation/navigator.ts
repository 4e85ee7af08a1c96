export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Navigation for code outside React (the error funnel, the session). */
export interface Navigator {
  /** Path of the current page, without query. */
  path(): string;
  /** Path, query and hash. */
  href(): string;
  /** The address of the pending navigation, else the current one. */
  wanted(): string;
  /** To another screen of the app. */
  go(to: string, options?: NavigateOptions): void;
  /** Like `go`, but resolves once the screen is shown and the previous one is gone. */
  arrive(to: string): Promise<void>;
  /** By a full page load: another origin, the backend, or a fresh start of the app. */
  leave(to: string): void;
  /** Reruns the open screen's loaders. */
  revalidate(): Promise<void>;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The part of the router we use. */
export interface NavigatingRouter {
  readonly state: {
    readonly location: Place;
    readonly navigation: { readonly state: string; readonly location?: Place | undefined };
  };
  navigate(to: string, options?: { replace?: boolean; state?: unknown }): Promise<void> | void;
  revalidate(): Promise<void> | void;
  subscribe(listener: (state: NavigatingRouter['state']) => void): () => void;
}

export interface NavigatorOptions {
  /** The page's initial address. */
  readonly href: string;
  readonly leave: (to: string) => void;
}

export interface NavigatorHandle {
  readonly navigator: Navigator;
  /** Connects the router and performs the latest pending navigation. */
  attach(router: NavigatingRouter): void;
  /** Called with the address of every navigation that begins. */
  onNavigation(listener: (to: string) => void): void;
}

/** Queues navigation until the router attaches, because the router needs the app's services, which need to navigate. */
export function createNavigator({ href, leave }: NavigatorOptions): NavigatorHandle {
  const first = new URL(href, 'http://page');
  const listeners: ((to: string) => void)[] = [];
  let router: NavigatingRouter | undefined;
  let wish: { readonly to: string; readonly options: NavigateOptions } | undefined;
  let heading: string | undefined;

  const navigator: Navigator = {
    path: () => (router?.state.location ?? first).pathname,
    href: () => toHref(router?.state.location ?? first),
    wanted: () =>
      router === undefined
        ? (wish?.to ?? toHref(first))
        : toHref(router.state.navigation.location ?? router.state.location),
    go(to, options = {}) {
      if (router === undefined) wish = { to, options };
      else void router.navigate(to, { ...options });
    },
    async arrive(to) {
      if (router === undefined) navigator.go(to);
      else await router.navigate(to);
    },
    leave,
    async revalidate() {
      await router?.revalidate();
    },
  };
  return {
    navigator,
    attach(attached) {
      router = attached;
      attached.subscribe(({ navigation }) => {
        const to =
          navigation.state === 'loading' && navigation.location !== undefined
            ? toHref(navigation.location)
            : undefined;
        if (to !== undefined && to !== heading) for (const listener of listeners) listener(to);
        heading = to;
      });
      if (wish !== undefined) navigator.go(wish.to, wish.options);
      wish = undefined;
    },
    onNavigation: (listener) => void listeners.push(listener),
  };
}

const toHref = ({ pathname, search, hash }: Place): string => pathname + search + hash;
