/** Session storage; may throw where storage is blocked. */
export interface FlagStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The key of the app itself, in place of a screen's. */
export const APP = 'app';

/** One flag per screen: a screen that loads must not reset the flag of another that doesn't. */
export function lazyFlag(screen: string): string {
  return `ebbwatt_reloaded_for:${screen}`;
}

/**
 * What to do when a screen's code fails to load: `reload` the page once, then `raise` the error. Without
 * working storage it raises immediately, because nothing would stop the reloading. Source: NET-29, NET-30,
 * HLP-29.
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

/** Allows the next reload. Source: NET-30. */
export function afterLazySuccess(store: FlagStore, screen: string): void {
  try {
    store.removeItem(lazyFlag(screen));
  } catch {
    // Nothing was stored, so there is nothing to remove.
  }
}
