import type { FeatureState } from '../../domain/features/features.ts';
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

/** SES-32: the feature list. */
export const featuresSubject: SubjectModule = {
  name: 'features',
  resolvers: staffFeatureResolvers,
  rest: {
    getFeatures: async (ctx) => ({
      status: 200,
      body: { features: (await readFeatures(ctx)).map(toFeature) },
    }),
  },
};
