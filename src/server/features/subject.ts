import type { Locale } from '../../domain/brands/countries.ts';
import type { FeatureState } from '../../domain/features/features.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { describeFeature } from './descriptions.ts';
import { readFeatures } from './service.ts';
import { staffFeatureResolvers } from './staffGraphql.ts';

/** The contract's feature: what says nothing is left out. */
const toFeature = (locale: Locale, { variation, reason, ...rest }: FeatureState) => ({
  ...rest,
  description: describeFeature(locale, rest.key),
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
      body: { features: (await readFeatures(ctx)).map((feature) => toFeature(ctx.locale, feature)) },
    }),
  },
};
