import { isInternalKey } from '../../../domain/features/featureKeys.ts';
import { askAgain, noticeFeatures } from '../../platform/features/noticeFeatures.ts';
import { createStore, type Store } from '../../platform/store.ts';

export interface FeatureRecorder {
  /** Keys that the page has asked for. */
  readonly asked: Store<ReadonlySet<string>>;
  /** Begins again, for another page: what is still on the screen asks again. */
  restart(): void;
}

/** Notes which features the app asks for. */
export function recordFeatures(features: Store<readonly string[] | null>): FeatureRecorder {
  const asked = createStore<ReadonlySet<string>>(new Set());
  let keys = new Set<string>();
  let isWaiting = false;
  noticeFeatures(features, (key) => {
    if (isInternalKey(key) || keys.has(key)) return;
    keys.add(key);
    if (isWaiting) return;
    isWaiting = true;
    // Components ask while they render, when nothing else may change.
    setTimeout(() => {
      isWaiting = false;
      asked.set(new Set(keys));
    });
  });
  return {
    asked,
    restart() {
      keys = new Set();
      asked.set(keys);
      askAgain(features);
    },
  };
}
