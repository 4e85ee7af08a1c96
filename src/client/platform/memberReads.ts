import { TARGETING_CATEGORY } from '../../domain/analytics/consent.ts';
import { appQueries } from './cache/queries.ts';
import { followExperiments } from './experiments/experiments.ts';
import { keepFeaturesFresh } from './features/features.ts';
import type { Platform } from './platform.ts';
import { focusAfterLogin } from './session/focusAfterLogin.ts';

export interface MemberReads {
  /** On navigation. */
  refreshStale(): void;
  stop(): void;
}

/** The REST reads that continue in every browser tab: refetching on focus, the member's features and experiments. */
export function startMemberReads(platform: Platform): MemberReads {
  const queries = appQueries(platform);
  queries.mount();
  const target = () => {
    // Not one byte of it without consent.
    if (document.cookie.includes(TARGETING_CATEGORY))
      void import('./analytics/targeting.ts').then(({ trackTargeting }) =>
        trackTargeting(platform, () => document.cookie),
      );
  };
  target();
  focusAfterLogin();
  const stopFeatures = keepFeaturesFresh(platform);
  const experiments = followExperiments(platform);
  return {
    refreshStale() {
      experiments.refreshStale();
      target();
    },
    stop() {
      stopFeatures();
      experiments.stop();
      queries.unmount();
    },
  };
}
