import { QueryObserver } from '@tanstack/react-query';
import type { Feature } from '../../../../codegen/rest/types.ts';
import { activeFeatures, activeVariation } from '../../../domain/features/variations.ts';
import { FEATURES_REFRESH_MS } from '../../../domain/transport/freshness.ts';
import { isMember } from '../../../domain/session/visitor.ts';
import { appQueries } from '../cache/queries.ts';
import { restQuery } from '../cache/restQuery.ts';
import type { Platform } from '../platform.ts';

/**
 * In the browser: fetches a member's list (SES-11) and again every five minutes (SES-33), until stopped. The
 * keys that came with the page count as fetched now.
 */
export function keepFeaturesFresh(
  app: Pick<Platform, 'rest' | 'restReads' | 'features' | 'session'>,
): () => void {
  const query = restQuery(app, 'features', '/api/v2/features');
  const options = () => ({
    ...query,
    enabled: isMember({ id: app.session.current()?.user?.id ?? null }),
    refetchInterval: FEATURES_REFRESH_MS,
    // In hidden tabs too, so that returning members see current features.
    refetchIntervalInBackground: true,
  });
  const known = app.features.get();
  if (known !== null) appQueries(app).setQueryData(query.queryKey, { features: toFeatures(known) });
  const observer = new QueryObserver(appQueries(app), options());
  const stops = [
    observer.subscribe(({ data }) => {
      if (data !== undefined) app.features.set(activeFeatures(data.features));
    }),
    app.session.store.subscribe(() => observer.setOptions(options())),
  ];
  return () => stops.forEach((stop) => stop());
}

const toFeatures = (active: readonly string[]): Feature[] =>
  active
    .filter((entry) => !entry.includes('='))
    .map((key) => {
      const variation = activeVariation(active, key);
      return {
        key,
        description: '',
        isEnabled: true,
        userOverrideState: 'NONE',
        ...(variation === undefined ? {} : { variation }),
      };
    });
