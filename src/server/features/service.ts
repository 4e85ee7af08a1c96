import { memberFeatures, type FeatureState } from '../../domain/features/effectiveFeature.ts';
import type { RequestContext } from '../platform/context.ts';
import { perRequest } from '../platform/loader.ts';
import { findOverrides } from './store.ts';

/**
 * The features of whoever asks, for REST and GraphQL alike (AMB-36), read once a request. Empty for a stranger (SES-12).
 */
export const featuresOf: (ctx: RequestContext) => Promise<FeatureState[]> = perRequest(async ({ db, brand, member, now }: RequestContext) => {
  if (member === null) return memberFeatures(null);
  const overrides = await findOverrides(db, brand.id, member.id);
  return memberFeatures({ brandDefaults: brand.config.featureDefaults, overrides, grants: member.isAdmin ? member.roles : new Set(), now });
});
