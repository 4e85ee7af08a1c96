import { memberFeatures, type FeatureState } from '../../domain/features/features.ts';
import type { RequestContext } from '../platform/context.ts';
import { perRequest } from '../platform/loader.ts';
import { loadOverrides } from '../readmodels/featureOverrides.ts';

/**
 * The caller's features, the same for REST and GraphQL (AMB-36), read once per request. Empty for a stranger
 * (SES-12).
 */
export const readFeatures: (ctx: RequestContext) => Promise<FeatureState[]> = perRequest(
  async (ctx: RequestContext) => {
    const { brand, member, now } = ctx;
    if (member === null) return memberFeatures(null);
    return memberFeatures({
      brandDefaults: brand.config.featureDefaults,
      overrides: await loadOverrides(ctx, member),
      grants: member.isAdmin ? member.roles : new Set(),
      now,
    });
  },
);
