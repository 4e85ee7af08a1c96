import type { FeatureSetting } from '../../domain/features/featureRules.ts';
import type { VersionRow } from './store.ts';

/** A feature with what staff set. */
export interface FeatureView extends FeatureSetting {
  readonly key: string;
  readonly description: string;
  readonly brandDefault: boolean;
  readonly version: number;
  readonly changedAt: Date | null;
}

export type FeatureVersionView = VersionRow & { readonly actor: string };

export interface MemberFeaturesView {
  readonly memberId: string;
  readonly name: string | null;
  readonly email: string;
  /** The language that the member chose. */
  readonly locale: string | null;
  /** The instant that the features are of; null: now. */
  readonly at: Date | null;
}
