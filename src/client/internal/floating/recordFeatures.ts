import { isInternalKey } from '../../../domain/features/featureKeys.ts';
import { createStore, type Store } from '../../platform/store.ts';

export interface FeatureRecorder {
  /** Keys that the page has asked for. */
  readonly asked: Store<ReadonlySet<string>>;
  /** Begins again, for another page: what is still on the screen asks again. */
  restart(): void;
}

/**
 * Notes which features the app asks for, by putting lists in the app's place that notice it. The app itself knows
 * nothing of this, so that members load no line for it.
 */
export function recordFeatures(features: Store<readonly string[] | null>): FeatureRecorder {
  const asked = createStore<ReadonlySet<string>>(new Set());
  const recorded = new WeakSet<readonly string[]>();
  let keys = new Set<string>();
  let isWaiting = false;
  const note = (key: string): void => {
    if (isInternalKey(key) || keys.has(key)) return;
    keys.add(key);
    if (isWaiting) return;
    isWaiting = true;
    // Components ask while they render, when nothing else may change.
    setTimeout(() => {
      isWaiting = false;
      asked.set(new Set(keys));
    });
  };
  const record = (): void => {
    const active = features.get();
    if (active !== null && !recorded.has(active)) replace([...active]);
  };
  const replace = (active: string[]): void => {
    const includes = active.includes.bind(active);
    const noticing = Object.defineProperty([...active], 'includes', {
      value: (key: string) => {
        note(key);
        return includes(key);
      },
    });
    recorded.add(noticing);
    features.set(noticing);
  };
  features.subscribe(record);
  record();
  return {
    asked,
    restart() {
      keys = new Set();
      asked.set(keys);
      replace([...(features.get() ?? [])]);
    },
  };
}
