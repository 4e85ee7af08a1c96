import { QueryObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { pagePath } from '../../../domain/navigation/pagePath.ts';
import { isMember } from '../../../domain/session/visitor.ts';
import type { Analytics } from '../analytics/analytics.ts';
import { restQuery } from '../cache/restQuery.ts';
import type { Navigator } from '../navigation/navigator.ts';
import type { Session } from '../session/session.ts';
import type { RestClient } from '../transport/restClient.ts';

/** Which variations the member sees. */
export const experimentsQuery = (app: { readonly rest: RestClient }) => restQuery(app, 'experiments', '/experiments');
/** Those of them that go with every analytics event. */
export const trackKeyExperimentsQuery = (app: { readonly rest: RestClient }) => restQuery(app, 'experiments', '/track_key_experiments');

export interface ExperimentFollower {
  readonly rest: RestClient;
  readonly queries: QueryClient;
  readonly session: Session;
  readonly navigator: Pick<Navigator, 'path'>;
  readonly analytics: Pick<Analytics, 'carry'>;
}

/**
 * In the browser: asks once for a member's experiments (SES-11, SES-34, SES-35) and tells analytics; not while they log out.
 * Returns how to stop.
 */
export function followExperiments(app: ExperimentFollower): () => void {
  const isAsked = () => isMember({ id: app.session.current()?.user?.id ?? null }) && pagePath(app.navigator.path()) !== '/logout';
  const once = () => ({ enabled: isAsked(), refetchOnWindowFocus: false, refetchOnReconnect: false });
  const all = new QueryObserver(app.queries, { ...experimentsQuery(app), ...once() });
  const tracked = new QueryObserver(app.queries, { ...trackKeyExperimentsQuery(app), ...once() });
  const stops = [
    all.subscribe(() => undefined),
    tracked.subscribe(({ data }) => app.analytics.carry(data?.experiments ?? [])),
    app.session.store.subscribe(() => {
      all.setOptions({ ...experimentsQuery(app), ...once() });
      tracked.setOptions({ ...trackKeyExperimentsQuery(app), ...once() });
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
