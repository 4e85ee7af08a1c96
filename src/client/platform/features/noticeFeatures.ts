import type { Store } from '../store.ts';

type FeatureList = Store<readonly string[] | null>;
type Notice = (key: string) => void;

const listeners = new WeakMap<FeatureList, Set<Notice>>();
const noticing = new WeakSet<readonly string[]>();

/**
 * Tells of each feature that the app asks for, by putting lists in the app's place that notice it. The app itself knows
 * nothing of this, so that members load no line for it.
 */
export function noticeFeatures(features: FeatureList, notice: Notice): void {
  const known = listeners.get(features);
  if (known !== undefined) {
    known.add(notice);
    return askAgain(features);
  }
  const all = new Set([notice]);
  listeners.set(features, all);
  const look = (): void => {
    const active = features.get();
    if (active !== null && !noticing.has(active)) replace(features, active, all);
  };
  features.subscribe(look);
  look();
}

/** What is on the screen asks once more. */
export function askAgain(features: FeatureList): void {
  const [all, active] = [listeners.get(features), features.get()];
  if (all !== undefined && active !== null) replace(features, active, all);
}

function replace(features: FeatureList, active: readonly string[], all: ReadonlySet<Notice>): void {
  const list = [...active];
  const includes = list.includes.bind(list);
  Object.defineProperty(list, 'includes', {
    value: (key: string) => {
      for (const notice of all) notice(key);
      return includes(key);
    },
  });
  noticing.add(list);
  features.set(list);
}
