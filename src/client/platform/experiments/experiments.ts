import { QueryObserver } from '@tanstack/react-query';
import { appQueries } from '../cache/queries.ts';
import { pagePath } from '../../../domain/navigation/pagePath.ts';
import { isMember } from '../../../domain/session/visitor.ts';
import type { Analytics } from '../analytics/analytics.ts';
import type { RestReads } from '../cache/restReads.ts';
import { restQuery } from '../cache/restQuery.ts';
import type { Navigator } from '../navigation/navigator.ts';
import type { Platform } from '../platform.ts';
import type { Session } from '../session/session.ts';
import type { RestClient } from '../transport/restClient.ts';

/** The member's variations. */
const experimentsQuery = (app: { readonly rest: RestClient }) =>
  restQuery(app, 'experiments', '/experiments');
/** Those sent with every analytics event. */
const trackKeyExperimentsQuery = (app: { readonly rest: RestClient }) =>
  restQuery(app, 'experiments', '/track_key_experiments');

export interface ExperimentFollower {
  readonly rest: RestClient;
  readonly restReads: RestReads;
  readonly session: Session;
  readonly navigator: Pick<Navigator, 'path'>;
  readonly features: Platform['features'];
  readonly analytics: Pick<Analytics, 'carry'>;
}

export interface FollowedExperiments {
  /**
   * On navigation: refetches what is older than its window (SES-38). TanStack does it when the tab regains
   * focus.
   */
  refreshStale(): void;
  stop(): void;
}

/**
 * In the browser: fetches a member's experiments (SES-11, SES-34, SES-35) and passes them to analytics; not
 * during log-out.
 */
export function followExperiments(app: ExperimentFollower): FollowedExperiments {
  const isEnabled = () =>
    isMember({ id: app.session.current()?.user?.id ?? null }) && pagePath(app.navigator.path()) !== '/logout';
  const all = () => ({ ...experimentsQuery(app), enabled: isEnabled() });
  const tracked = () => ({ ...trackKeyExperimentsQuery(app), enabled: isEnabled() });
  const allSeen = new QueryObserver(appQueries(app), all());
  const trackedSeen = new QueryObserver(appQueries(app), tracked());
  const stops = [
    allSeen.subscribe(({ data }) => {
      if (data?.experiments.some(({ is_shown: isShown }) => isShown === false) !== true) return;
      // Only members of an experiment load it. What can't be noted now is noted on the next visit.
      import('./exposures.ts').then(
        ({ noteExposures }) => noteExposures(app, data.experiments),
        () => undefined,
      );
    }),
    trackedSeen.subscribe(({ data }) => app.analytics.carry(data?.experiments ?? [])),
    app.session.store.subscribe(() => {
      allSeen.setOptions(all());
      trackedSeen.setOptions(tracked());
    }),
  ];
  return {
    refreshStale() {
      if (isEnabled()) void appQueries(app).refetchQueries({ queryKey: ['experiments'], stale: true });
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}
