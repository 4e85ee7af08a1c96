import { flashQueue, nextFlashLeavesAt } from '../../../domain/announcements/flashQueue.ts';
import type { Flash, FlashType } from '../../../domain/announcements/flashQueue.ts';
import { createStore } from '../store.ts';
import type { Store } from '../store.ts';

export interface FlashMessage {
  readonly text: string;
  /** Default: `info`. */
  readonly type?: FlashType;
}

export interface Flashes {
  /** Oldest first. */
  readonly store: Store<readonly Flash[]>;
  show(message: FlashMessage): void;
  dismiss(id: string): void;
}

export interface FlashTimer {
  now(): number;
  setTimeout(action: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

/**
 * One app's flashes (FLT-01 to FLT-05): the domain's queue and its timer. Nothing leaves before the stack is
 * mounted, so that a flash raised before the first paint gets its full time.
 */
export function createFlashes(timer: FlashTimer, log: (message: string, detail: unknown) => void): Flashes {
  const store = createStore<readonly Flash[]>([]);
  let raised = 0;
  let waiting: unknown;
  let isShown = false;

  const change = (action: Parameters<typeof flashQueue>[1]) => {
    store.set(flashQueue(store.get(), action, log));
    if (waiting !== undefined) timer.clearTimeout(waiting);
    const leavesAt = isShown ? nextFlashLeavesAt(store.get()) : null;
    waiting =
      leavesAt === null
        ? undefined
        : timer.setTimeout(
            () => change({ kind: 'tick', now: timer.now() }),
            Math.max(0, leavesAt - timer.now()),
          );
  };

  return {
    store: {
      ...store,
      subscribe(listener) {
        if (!isShown) {
          isShown = true;
          change({ kind: 'show', now: timer.now() });
        }
        return store.subscribe(listener);
      },
    },
    show({ text, type = 'info' }) {
      raised += 1;
      change({ kind: 'raise', id: String(raised), text, type, now: timer.now() });
    },
    dismiss: (id) => change({ kind: 'dismiss', id }),
  };
}
