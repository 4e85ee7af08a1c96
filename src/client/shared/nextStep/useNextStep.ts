import type { NextBestAction } from '../../../../codegen/rest/types.ts';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { restQuery } from '../../platform/cache/restQuery.ts';
import { useFeature } from '../../platform/features/useFeature.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useAwake } from '../../platform/screen/useAwake.ts';
import { useToldOnHome } from '../home/useToldOnHome.ts';

/** The next best action (HOM-01, HOM-02), unless Home tells it already; null also when the request fails. */
export function useNextStep(): NextBestAction | null {
  const app = useApp();
  const awake = useAwake();
  const wanted = useFeature('dashboard_next_best_action');
  const { actions, paths } = useToldOnHome();
  const { data } = useRestQuery({
    ...restQuery(app, 'messages', '/nba/dashboard'),
    enabled: awake && wanted,
  });
  const [action] = data?.actions ?? [];
  return !wanted || action === undefined || actions.includes(action.id) || paths.includes(action.path)
    ? null
    : action;
}
