import type { FeatureState } from '../../domain/features/features.ts';
import { sharedBody } from '../platform/rest/sharedBody.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { readFeatures } from './service.ts';
import { staffFeatureResolvers } from './staffGraphql.ts';

/** The contract's feature: what says nothing is left out. */
const toFeature = ({ variation, reason, ...rest }: FeatureState) => ({
  ...rest,
  reason: reason.kind,
  ...(reason.kind === 'RULE' ? { rule: reason.rule } : {}),
  ...(reason.kind === 'EXPERIMENT' ? { experiment: reason.experiment } : {}),
  ...(variation === null ? {} : { variation }),
});

type Body = { readonly features: ReturnType<typeof toFeature>[] };

const bodies = new WeakMap<readonly FeatureState[], Body>();

/** Of a list that is kept for many members, the body is kept as well. */
function toBody(features: readonly FeatureState[]): Body {
  const body = bodies.get(features) ?? sharedBody({ features: features.map(toFeature) });
  bodies.set(features, body);
  return body;
}

/** SES-32: the feature list. */
export const featuresSubject: SubjectModule = {
  name: 'features',
  resolvers: staffFeatureResolvers,
  rest: {
    getFeatures: async (ctx) => ({
      status: 200,
      body: toBody(await readFeatures(ctx)),
    }),
  },
};
