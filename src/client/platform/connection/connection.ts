import { createStore, type Store } from '../store.ts';

/** How long a call without an answer lets others expect none either. */
const UNCERTAIN_MS = 15_000;

export interface Connection {
  /** Whether the browser says that it is offline. */
  readonly offline: Store<boolean>;
  /** Whether a call made now would hardly be answered: offline, or the latest one just wasn't. */
  isDown(): boolean;
  /** Told after each call. */
  note(answered: boolean): void;
}

export function createConnection(isOffline: boolean, now: () => number): Connection {
  const offline = createStore(isOffline);
  let unansweredAt = -Infinity;
  offline.subscribe(() => {
    if (!offline.get()) unansweredAt = -Infinity;
  });
  return {
    offline,
    isDown: () => offline.get() || now() - unansweredAt < UNCERTAIN_MS,
    note: (answered) => void (unansweredAt = answered ? -Infinity : now()),
  };
}

/** Follows the browser's word. Returns how to stop. */
export function followConnection({ offline }: Connection, page: Window): () => void {
  const look = (): void => offline.set(!page.navigator.onLine);
  page.addEventListener('online', look);
  page.addEventListener('offline', look);
  look();
  return () => {
    page.removeEventListener('online', look);
    page.removeEventListener('offline', look);
  };
}
