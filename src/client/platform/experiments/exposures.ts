import type { Experiment } from '../../../../codegen/rest/types.ts';
import { askAgain, noticeFeatures } from '../features/noticeFeatures.ts';
import type { Platform } from '../platform.ts';

type App = Pick<Platform, 'features' | 'rest'> & { readonly session: Pick<Platform['session'], 'current'> };

interface Waiting {
  /** Whose experiments they are: the next person in this browser has others. */
  memberId: string | undefined;
  /** Experiments that the member was not shown yet, by the feature that they vary. */
  readonly byFeature: Map<string, string>;
}

const waiting = new WeakMap<Platform['features'], Waiting>();

/**
 * Notes experiments as shown once the app asks for their feature: only then the member has seen, or missed, something
 * because of them.
 */
export function noteExposures(app: App, experiments: readonly Experiment[]): void {
  const unseen = experiments.flatMap(({ key, feature, is_shown: isShown }): [string, string][] =>
    feature === undefined || isShown === true ? [] : [[feature, key]],
  );
  const memberId = app.session.current()?.user?.id;
  const known = waiting.get(app.features);
  if (known !== undefined) {
    known.memberId = memberId;
    known.byFeature.clear();
    for (const [feature, key] of unseen) known.byFeature.set(feature, key);
    if (unseen.length > 0) askAgain(app.features);
    return;
  }
  const mine: Waiting = { memberId, byFeature: new Map(unseen) };
  waiting.set(app.features, mine);
  let keys: string[] = [];
  noticeFeatures(app.features, (feature) => {
    const key = mine.byFeature.get(feature);
    if (key === undefined || app.session.current()?.user?.id !== mine.memberId) return;
    mine.byFeature.delete(feature);
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
