import { createContext, useContext, type ComponentType } from 'react';
import type { AppServices } from './app.ts';

/** A screen loader's input, the same on server and browser. */
export interface ScreenRequest {
  readonly app: AppServices;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The requested address; view state is in its query. */
  readonly url: URL;
  /** Aborted when the navigation is cancelled. */
  readonly signal: AbortSignal;
  /** Called when the screen of this request is gone; `preloadQuery` releases its query here. */
  onLeave(action: () => void): void;
  /**
   * Called when the same screen is requested again, for instance by another search; `preloadQuery` cancels a
   * pending query here.
   */
  onReplaced(action: () => void): void;
}

/**
 * Starts what the screen needs and returns what its component reads with `useScreenData`. Never touches the
 * DOM.
 */
export type ScreenLoader<Data = unknown> = (request: ScreenRequest) => Data | Promise<Data>;

/** `src/client/member/<screen>/<Name>Screen.tsx` */
export interface ScreenModule {
  readonly default: ComponentType;
}

/** `src/client/member/<screen>/<name>Loader.ts` */
export interface LoaderModule {
  readonly loader: ScreenLoader;
}

/** The loader's result for the screen's components. */
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
