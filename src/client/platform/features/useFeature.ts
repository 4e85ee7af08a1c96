import { useSyncExternalStore } from 'react';
import type { FeatureKey, IsOn } from '../../../domain/features/featureKeys.ts';
import { useApp } from '../screen/app.ts';
import { useSession } from '../session/useSession.ts';

/** For the domain's rules. Visitors have no features (SES-12), and nothing is on before the list is there. */
export function useIsOn(): IsOn {
  const { features } = useApp();
  const { isMember } = useSession();
  const active = useSyncExternalStore(features.subscribe, features.get, features.get);
  return (key) => isMember && active?.includes(key) === true;
}

/** Whether a feature is on for the current user. */
export function useFeature(key: FeatureKey): boolean {
  return useIsOn()(key);
}
