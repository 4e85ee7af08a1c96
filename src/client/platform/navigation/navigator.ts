export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** What plain code (the error funnel, the session) may do with the address. */
export interface Navigator {
  /** Path of the page that is shown now, without query. */
  path(): string;
  /** Path, query and hash. */
  href(): string;
  /** The same of the screen that is asked for: where the browser is going, else where it is. */
  wanted(): string;
  /** To another screen of the app. */
  go(to: string, options?: NavigateOptions): void;
  /** The same; resolves once it stands, and the screen before it is gone. */
  arrive(to: string): Promise<void>;
  /** Away by a full load: another origin, the backend, or a fresh start of the app. */
  leave(to: string): void;
  /** Runs the loaders of the open screen again. */
  revalidate(): Promise<void>;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The part of the router that navigation needs. */
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
  /** The address that the page was opened with. */
  readonly href: string;
  readonly leave: (to: string) => void;
}

export interface NavigatorHandle {
  readonly navigator: Navigator;
  /** Called once there is a router; what was asked for before is done then, the last wish counts. */
  attach(router: NavigatingRouter): void;
  /** Told the address of every navigation that begins. */
  onNavigation(listener: (to: string) => void): void;
}

/** Stands in for the router until there is one: the router needs the app's services, and they need to navigate. */
export function createNavigator({ href, leave }: NavigatorOptions): NavigatorHandle {
  const first = new URL(href, 'http://page');
  const listeners: ((to: string) => void)[] = [];
  let router: NavigatingRouter | undefined;
  let wish: { readonly to: string; readonly options: NavigateOptions } | undefined;
  let heading: string | undefined;

  const navigator: Navigator = {
    path: () => (router?.state.location ?? first).pathname,
    href: () => addressOf(router?.state.location ?? first),
    wanted: () =>
      router === undefined
        ? (wish?.to ?? addressOf(first))
        : addressOf(router.state.navigation.location ?? router.state.location),
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
            ? addressOf(navigation.location)
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

const addressOf = ({ pathname, search, hash }: Place): string => pathname + search + hash;
