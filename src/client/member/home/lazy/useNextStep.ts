import type { NextBestAction } from '../../../../../codegen/rest/types.ts';
import { useRestQuery } from '../../../platform/cache/useRestQuery.ts';
import { restQuery } from '../../../platform/cache/restQuery.ts';
import { useFeature } from '../../../platform/features/useFeature.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useTaken } from './useTaken.ts';

interface NextStep {
  /** The next best action (HOM-01, HOM-02), unless Home shows it already; null also when the request fails. */
  readonly next: NextBestAction | null;
  readonly isWaiting: boolean;
}

export function useNextStep(): NextStep {
  const isWanted = useFeature('dashboard_next_best_action');
  const { actions, paths } = useTaken();
  const { data, isLoading } = useRestQuery({
    ...restQuery(useApp(), 'messages', '/nba/dashboard'),
    enabled: isWanted,
  });
  const [action] = (isWanted ? data?.actions : undefined) ?? [];
  return {
    next: action === undefined || actions.includes(action.id) || paths.includes(action.path) ? null : action,
    isWaiting: isLoading,
  };
}
