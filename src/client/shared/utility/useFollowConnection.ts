import { useState } from 'react';
import { appQueries } from '../../platform/cache/queries.ts';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { MAX_POLLING_MS } from '../../../domain/transport/pollUntil.ts';
import { useApp } from '../../platform/screen/app.ts';
import { memberSettings } from '../settings/memberSettings.ts';
import { isUnderWay, type UtilityFacts } from './connectionSummary.ts';

const EVERY_MS = 5_000;

/** Polls the connection while the utility or the market is working on it. */
export function useFollowConnection(facts: UtilityFacts): void {
  const app = useApp();
  const query = memberSettings(app);
  const [from] = useState(() => appQueries(app).getQueryState(query.queryKey)?.dataUpdateCount ?? 0);
  const isMoving = isUnderWay(facts);
  useRestQuery({
    ...query,
    refetchInterval: ({ state }) =>
      isMoving && (state.dataUpdateCount - from) * EVERY_MS < MAX_POLLING_MS ? EVERY_MS : false,
  });
}
