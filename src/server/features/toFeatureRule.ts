import type { SaveFeatureInput } from '../../../codegen/graphql/types.ts';
import type { FeatureRule } from '../../domain/features/featureRules.ts';
import type { RequestContext } from '../platform/context.ts';

/** A rule as staff sent it; a new one gets an id. */
export const toFeatureRule = (
  { deps }: Pick<RequestContext, 'deps'>,
  { id, segmentId, share, isEnabled, variation }: SaveFeatureInput['rules'][number],
): FeatureRule => ({
  id: id ?? deps.newId(),
  segmentId: segmentId ?? null,
  share,
  isEnabled,
  variation: variation == null || variation.trim() === '' ? null : variation.trim(),
});
