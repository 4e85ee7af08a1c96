/** The part of session storage that is needed. It may throw, as it does where storage is forbidden. */
export interface FlagStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** In place of a screen: the app, without which there is none. */
export const APP = 'app';

/** One flag a screen: a screen that loads must not take back the flag of one beside it that does not. */
export function lazyFlag(screen: string): string {
  return `ebbwatt_reloaded_for:${screen}`;
}

/**
 * What to do when the code of a screen did not load: `reload` the page, once; after that `raise` the error.
 * Without a working store it is raised at once, because nothing would end the reloading. Source: NET-29, NET-30, HLP-29.
 */
export function afterLazyFailure(store: FlagStore, screen: string): 'reload' | 'raise' {
  try {
    if (store.getItem(lazyFlag(screen)) !== null) return 'raise';
    store.setItem(lazyFlag(screen), '1');
    return store.getItem(lazyFlag(screen)) === null ? 'raise' : 'reload';
  } catch {
    return 'raise';
  }
}

/** The screen has loaded: it may be reloaded for again. Source: NET-30. */
export function afterLazySuccess(store: FlagStore, screen: string): void {
  try {
    store.removeItem(lazyFlag(screen));
  } catch {
    // Nothing was kept, so nothing has to be taken back.
  }
}
