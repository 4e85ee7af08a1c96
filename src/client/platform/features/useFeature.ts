import { useSyncExternalStore } from 'react';
import type { FeatureKey, IsOn } from '../../../domain/features/featureKeys.ts';
import {
  activeVariation,
  knownVariation,
  type Variation,
  type VariedFeature,
} from '../../../domain/features/variations.ts';
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

/** In which way the current user sees a feature, by a rule or an experiment; null: the usual one, or it is off. */
export function useVariation<Key extends VariedFeature>(key: Key): Variation<Key> | null {
  const isOn = useFeature(key);
  const { features } = useApp();
  const active = useSyncExternalStore(features.subscribe, features.get, features.get);
  return isOn ? knownVariation(key, activeVariation(active ?? [], key)) : null;
}
