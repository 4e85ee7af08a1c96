import type { Experiment } from '../../../../codegen/rest/types.ts';
import { askAgain, noticeFeatures } from '../features/noticeFeatures.ts';
import type { Platform } from '../platform.ts';

type App = Pick<Platform, 'features' | 'rest'>;

/** Experiments that the member was not shown yet, by the feature that they vary. */
const waiting = new WeakMap<Platform['features'], Map<string, string>>();

/**
 * Notes experiments as shown once the app asks for their feature: only then the member has seen, or missed, something
 * because of them.
 */
export function noteExposures(app: App, experiments: readonly Experiment[]): void {
  const unseen = experiments.flatMap(({ key, feature, is_shown: isShown }): [string, string][] =>
    feature === undefined || isShown === true ? [] : [[feature, key]],
  );
  const known = waiting.get(app.features);
  if (known !== undefined) {
    known.clear();
    for (const [feature, key] of unseen) known.set(feature, key);
    if (unseen.length > 0) askAgain(app.features);
    return;
  }
  const mine = new Map(unseen);
  waiting.set(app.features, mine);
  let keys: string[] = [];
  noticeFeatures(app.features, (feature) => {
    const key = mine.get(feature);
    if (key === undefined) return;
    mine.delete(feature);
    keys.push(key);
    if (keys.length > 1) return;
    // Components ask while they render; what they ask together is sent together.
    setTimeout(() => {
      const body = { keys };
      keys = [];
      void app.rest.act('/experiments/shown', { body }, { intent: 'read' });
    });
  });
}
