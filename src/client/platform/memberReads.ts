import { CONSENT_COOKIE, TARGETING_CATEGORY } from '../../domain/analytics/consent.ts';
import { appQueries } from './cache/queries.ts';
import { followExperiments } from './experiments/experiments.ts';
import { keepFeaturesFresh } from './features/features.ts';
import type { Platform } from './platform.ts';
import { renewPush } from './push/renewPush.ts';
import { focusAfterLogin } from './session/focusAfterLogin.ts';
import { followPrivacy } from './session/followPrivacy.ts';
import { cookieValue } from './transport/cookies.ts';
import { storeKeptAnswers } from './write/storeKeptAnswers.ts';

export interface MemberReads {
  /** On navigation. */
  refreshStale(): void;
  /** Once the member's choice of privacy counts in this browser. */
  readonly agreed: () => Promise<void>;
  stop(): void;
}

/**
 * What goes on for a member in every browser tab: refetching on focus, features and experiments, the choice of privacy.
 * `byLink`: the page was opened by an emailed link.
 */
export function startMemberReads(platform: Platform, byLink: boolean): MemberReads {
  const queries = appQueries(platform);
  queries.mount();
  const privacy = followPrivacy(platform, () => cookieValue(document.cookie, CONSENT_COOKIE));
  const target = async () => {
    await privacy.agreed();
    // Not one byte of it without consent.
    if (document.cookie.includes(TARGETING_CATEGORY))
      void import('./analytics/targeting.ts').then(({ trackTargeting }) =>
        trackTargeting(platform, () => document.cookie),
      );
  };
  void target();
  focusAfterLogin(byLink);
  const stopKeptAnswers = storeKeptAnswers(platform);
  const stopPush = renewPush(platform, window);
  const stopFeatures = keepFeaturesFresh(platform);
  const experiments = followExperiments(platform);
  return {
    refreshStale() {
      experiments.refreshStale();
      void target();
    },
    agreed: privacy.agreed,
    stop() {
      stopKeptAnswers();
      stopPush();
      privacy.stop();
      stopFeatures();
      experiments.stop();
      queries.unmount();
    },
  };
}
