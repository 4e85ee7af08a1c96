import { QueryObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Feature } from '../../../../codegen/rest/types.ts';
import { FEATURES_REFRESH_MS } from '../../../domain/features/featuresRefresh.ts';
import { isMember } from '../../../domain/session/visitor.ts';
import { IN_PAGE } from '../cache/queries.ts';
import { restQuery } from '../cache/restQuery.ts';
import type { Session } from '../session/session.ts';
import type { RestClient } from '../transport/restClient.ts';

/** The one read of features; nothing else decides. */
export const featuresQuery = (app: { readonly rest: RestClient }) => ({
  ...restQuery(app, 'features', '/api/v2/features'),
  meta: IN_PAGE,
});

/** Caches the keys that came with the page until the list itself is fetched. */
export function takeFeatures(
  app: { readonly rest: RestClient; readonly queries: QueryClient },
  on: readonly string[],
): void {
  const { queryKey, meta } = featuresQuery(app);
  app.queries.setQueryDefaults(queryKey, { meta });
  app.queries.setQueryData(queryKey, {
    features: on.map((key): Feature => ({
      key,
      description: '',
      isEnabled: true,
      userOverrideState: 'NONE',
    })),
  });
}

/** In the browser: fetches a member's list (SES-11) and again every five minutes (SES-33), until stopped. */
export function keepFeaturesFresh(app: {
  readonly rest: RestClient;
  readonly queries: QueryClient;
  readonly session: Session;
}): () => void {
  const options = () => ({
    ...featuresQuery(app),
    enabled: isMember({ id: app.session.current()?.user?.id ?? null }),
    refetchInterval: FEATURES_REFRESH_MS,
    // In hidden tabs too, so that returning members see current features.
    refetchIntervalInBackground: true,
  });
  const observer = new QueryObserver(app.queries, options());
  const stops = [
    observer.subscribe(() => undefined),
    app.session.store.subscribe(() => observer.setOptions(options())),
  ];
  return () => stops.forEach((stop) => stop());
}
