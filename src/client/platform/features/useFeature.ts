import { useQuery } from '@tanstack/react-query';
import type { FeatureKey, IsOn } from '../../../domain/features/features.ts';
import { useApp } from '../screen/app.ts';
import { useSession } from '../session/useSession.ts';
import { featuresQuery } from './features.ts';

/** For the domain's rules. Visitors have no features (SES-12), and nothing is on before the list is there. */
export function useIsOn(): IsOn {
  const app = useApp();
  const { isMember } = useSession();
  const { data } = useQuery({ ...featuresQuery(app), enabled: isMember });
  return (key) =>
    isMember && data?.features.some((feature) => feature.key === key && feature.isEnabled) === true;
}

/** Whether a feature is on for the current user. */
export function useFeature(key: FeatureKey): boolean {
  return useIsOn()(key);
}
