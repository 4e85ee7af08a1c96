import { afterLazyFailure, afterLazySuccess } from '../../../domain/helpers/lazyReload.ts';
import type { FlagStore } from '../../../domain/helpers/lazyReload.ts';

/** A lazy module; the build writes down which file it imports. */
export interface LazyImport<Module> {
  (): Promise<Module>;
  readonly source?: string | undefined;
}

/** `to` is the address that the module is needed for, when the page is on its way there. */
export type LazyImporter = <Module>(load: LazyImport<Module>, to?: string) => Promise<Module>;

export interface LazyImporterOptions {
  /** Session storage. */
  readonly flags: FlagStore;
  /** The page anew, at this address; where it is now without one. */
  readonly reload: (to?: string) => void;
}

/**
 * Imports a lazy module. One that does not load (a new release took its file away) makes the page reload once, where the
 * member was going; the promise then stays open, because the page is on its way out. A second failure is raised (NET-29, NET-30).
 */
export function createLazyImporter({ flags, reload }: LazyImporterOptions): LazyImporter {
  return async function importLazily<Module>(load: LazyImport<Module>, to?: string): Promise<Module> {
    const screen = load.source ?? load.toString();
    try {
      const module = await load();
      afterLazySuccess(flags, screen);
      return module;
    } catch (error) {
      if (afterLazyFailure(flags, screen) === 'raise') throw error;
      reload(to);
      return new Promise<Module>(() => undefined);
    }
  };
}
