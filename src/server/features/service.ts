import type { FeatureAnswer } from '../../domain/features/featureRules.ts';
import { memberFeatures, type FeatureState } from '../../domain/features/features.ts';
import { inHome } from '../platform/access/household.ts';
import type { RequestContext } from '../platform/context.ts';
import { perRequest } from '../platform/loader.ts';
import { keepOverrides, loadOverrides } from '../readmodels/featureOverrides.ts';
import { featureSnapshots } from './snapshots.ts';

export { experimentImpact } from './impact.ts';
export { toFeatureRule } from './toFeatureRule.ts';
export { unapprovedReach } from './unapproved.ts';
export {
  checkRuleFirst,
  featureFaults,
  featureVersion,
  isMemberKey,
  putRuleFirst,
  saveFeature,
  saveFeatureIn,
  setOverrides,
  type FeatureDeps,
} from './administer.ts';

/**
 * The caller's features, the same for REST and GraphQL (AMB-36), read once per request. Empty for a stranger
 * (SES-12).
 */
export const readFeatures: (ctx: RequestContext) => Promise<readonly FeatureState[]> = perRequest(
  async (ctx: RequestContext) => {
    const { brand, db, deps, member, now } = inHome(ctx);
    if (member === null) return memberFeatures(null);
    const snapshot = await featureSnapshots(deps).of(brand.id, db);
    const { answers, overrides } = await snapshot.answerMember(db, member.id, now);
    if (overrides !== null) keepOverrides(member, overrides);
    const sources = {
      brandDefaults: brand.config.featureDefaults,
      answers,
      overrides: await loadOverrides(ctx, member),
      grants: member.isAdmin ? member.roles : NO_GRANTS,
      now,
    };
    if (sources.overrides.size > 0 || sources.grants.size > 0) return memberFeatures(sources);
    const known = usual.get(answers) ?? memberFeatures(sources);
    usual.set(answers, known);
    return known;
  },
);

const NO_GRANTS: ReadonlySet<string> = new Set();

/** The features by the rules' answers, which many members share, for those without overrides and role keys. */
const usual = new WeakMap<ReadonlyMap<string, FeatureAnswer>, readonly FeatureState[]>();

/** The features of someone who signs up: rules for every member count, those for segments and shares don't. */
export async function strangerFeatures({ brand, db, deps, now }: RequestContext): Promise<FeatureState[]> {
  const snapshot = await featureSnapshots(deps).of(brand.id, db);
  return memberFeatures({
    brandDefaults: brand.config.featureDefaults,
    answers: await snapshot.answer(db, null, now),
    overrides: new Map(),
    grants: new Set(),
    now,
  });
}

/** The experiments whose variants the caller gets. An override takes a member out. */
export async function readOwnExperiments(ctx: RequestContext): Promise<
  readonly {
    readonly key: string;
    readonly featureKey: string;
    readonly variation: string;
    readonly tracked: boolean;
  }[]
> {
  const { experiments } = await featureSnapshots(ctx.deps).of(ctx.brand.id, ctx.db);
  if (experiments.length === 0) return [];
  const features = await readFeatures(ctx);
  return experiments.flatMap(({ key, featureKey, tracked }) => {
    const feature = features.find(({ reason }) => reason.kind === 'EXPERIMENT' && reason.experiment === key);
    return feature?.variation == null ? [] : [{ key, featureKey, variation: feature.variation, tracked }];
  });
}
