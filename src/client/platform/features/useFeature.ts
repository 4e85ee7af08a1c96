import { useQuery } from '@tanstack/react-query';
import type { FeatureKey, IsOn } from '../../../domain/features/features.ts';
import { useApp } from '../screen/app.ts';
import { useSession } from '../session/useSession.ts';
import { featuresQuery } from './features.ts';

/** Asks for a key, for the rules of the domain. A stranger has none (SES-12), and nobody has one before the list is there. */
export function useIsOn(): IsOn {
  const app = useApp();
  const { isMember } = useSession();
  const { data } = useQuery({ ...featuresQuery(app), enabled: isMember });
  return (key) =>
    isMember && data?.features.some((feature) => feature.key === key && feature.isEnabled) === true;
}

/** Whether a feature is on for the person who asks. */
export function useFeature(key: FeatureKey): boolean {
  return useIsOn()(key);
}
