import { afterLazyFailure, afterLazySuccess } from '../../../domain/helpers/lazyReload.ts';
import type { FlagStore } from '../../../domain/helpers/lazyReload.ts';

/** A dynamic import; the build adds the name of the imported file. */
export interface LazyImport<Module> {
  (): Promise<Module>;
  readonly source?: string | undefined;
}

/** `to` is the address of the pending navigation, if any. */
export type LazyImporter = <Module>(load: LazyImport<Module>, to?: string) => Promise<Module>;

export interface LazyImporterOptions {
  /** Session storage. */
  readonly flags: FlagStore;
  /** Reloads the page at this address, or the current one. */
  readonly reload: (to?: string) => void;
  /** Without a connection, reloading would replace the app with what was kept, or with the browser's own error page. */
  readonly isOffline: () => Promise<boolean>;
}

/**
 * Imports a lazy module. If it doesn't load (a new release removed its file), the page reloads once at the
 * target address; the promise then never settles, because the page is leaving. A second failure throws, as does one
 * without a connection (NET-29, NET-30).
 */
export function createLazyImporter({ flags, reload, isOffline }: LazyImporterOptions): LazyImporter {
  return async function importLazily<Module>(load: LazyImport<Module>, to?: string): Promise<Module> {
    const screen = load.source ?? load.toString();
    try {
      const module = await load();
      afterLazySuccess(flags, screen);
      return module;
    } catch (error) {
      if ((await isOffline()) || afterLazyFailure(flags, screen) === 'raise') throw error;
      reload(to);
      return new Promise<Module>(() => undefined);
    }
  };
}
