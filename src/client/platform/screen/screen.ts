import { createContext, useContext, type ComponentType } from 'react';
import type { AppServices } from './app.ts';

/** What a screen's loader gets. It is the same on the server and in the browser. */
export interface ScreenRequest {
  readonly app: AppServices;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The address asked for; view state lives in its query. */
  readonly url: URL;
  /** Aborted when the navigation is given up. */
  readonly signal: AbortSignal;
  /** Runs when the screen that this request was for has gone; `preloadQuery` gives its query back here. */
  onLeave(action: () => void): void;
  /** Runs when the same screen is asked for anew, as by another search; `preloadQuery` gives up a query whose answer is still awaited. */
  onReplaced(action: () => void): void;
}

/** Starts what the screen needs and returns what its component reads with `useScreenData`. Never touches the DOM. */
export type ScreenLoader<Data = unknown> = (request: ScreenRequest) => Data | Promise<Data>;

/** `src/client/member/<screen>/<Name>Screen.tsx` */
export interface ScreenModule {
  readonly default: ComponentType;
}

/** `src/client/member/<screen>/<name>Loader.ts` */
export interface LoaderModule {
  readonly loader: ScreenLoader;
}

/** What the loader returned, handed to the screen's components. */
export const ScreenDataContext = createContext<unknown>(undefined);

/**
 * What the screen's loader returned: `const { query } = useScreenData<typeof loader>()`.
 * The type argument is the loader's type, imported with `import type`, so component and loader stay in chunks of their own.
 */
export function useScreenData<Loader extends (request: ScreenRequest) => unknown>(): Awaited<
  ReturnType<Loader>
> {
  return useContext(ScreenDataContext) as Awaited<ReturnType<Loader>>;
}
