import { createStore, type Store } from '../store.ts';

/** How long a call without an answer lets others expect none either. */
const UNCERTAIN_MS = 15_000;

export interface Connection {
  /** Whether there is no line: the browser says so, or it shows what it kept because nothing answers. */
  readonly offline: Store<boolean>;
  /** When the browser kept the oldest of what it shows instead of answers, by the device's clock; null: it shows answers. */
  readonly keptAt: Store<number | null>;
  /** Whether a call made now would hardly be answered: the browser is offline, or the latest one just wasn't answered. */
  isDown(): boolean;
  /** Told whenever the browser goes offline or online. */
  hear(isOffline: boolean): void;
  /** Told after each call. `keptAt`: instead of an answer there was what the browser kept then. */
  note(answered: boolean, keptAt?: number | null): void;
}

export interface ConnectionOptions {
  readonly isOffline: boolean;
  readonly now: () => number;
  /** When the browser kept the page; null: the server sent it. */
  readonly keptAt?: number | null;
}

export function createConnection({ isOffline, now, keptAt = null }: ConnectionOptions): Connection {
  const kept = createStore(keptAt);
  const offline = createStore(isOffline || keptAt !== null);
  let saysOffline = isOffline;
  let unansweredAt = -Infinity;
  const judge = (): void => offline.set(saysOffline || kept.get() !== null);
  kept.subscribe(judge);
  offline.subscribe(() => {
    if (!offline.get()) unansweredAt = -Infinity;
  });
  return {
    offline,
    keptAt: kept,
    isDown: () => saysOffline || now() - unansweredAt < UNCERTAIN_MS,
    hear(said) {
      saysOffline = said;
      if (!said) unansweredAt = -Infinity;
      judge();
    },
    note(answered, at = null) {
      unansweredAt = answered && at === null ? -Infinity : now();
      if (at !== null) kept.set(Math.min(kept.get() ?? at, at));
      else if (answered) kept.set(null);
    },
  };
}

/** Follows the browser's word. Returns how to stop. */
export function followConnection({ hear }: Connection, page: Window): () => void {
  const look = (): void => hear(!page.navigator.onLine);
  page.addEventListener('online', look);
  page.addEventListener('offline', look);
  look();
  return () => {
    page.removeEventListener('online', look);
    page.removeEventListener('offline', look);
  };
}

/** How often the server is asked for what is shown as it was kept. */
const AGAIN_MS = UNCERTAIN_MS + 1_000;

/**
 * Reads again what is shown as the browser kept it: now and then, unless it is offline, and once the server answers.
 * Returns how to stop.
 */
export function refreshKept({ keptAt }: Connection, page: Window, read: () => void): () => void {
  let timer: number | undefined;
  const follow = (): void => {
    if (keptAt.get() === null) {
      if (timer === undefined) return;
      page.clearInterval(timer);
      timer = undefined;
      read();
    } else
      timer ??= page.setInterval(() => {
        if (page.navigator.onLine) read();
      }, AGAIN_MS);
  };
  follow();
  const stop = keptAt.subscribe(follow);
  return () => {
    stop();
    page.clearInterval(timer);
  };
}
