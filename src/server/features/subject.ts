import type { Locale } from '../../domain/brands/countries.ts';
import type { FeatureState } from '../../domain/features/features.ts';
import { sharedBody } from '../platform/rest/sharedBody.ts';
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

type Body = { readonly features: ReturnType<typeof toFeature>[] };

const bodies = new WeakMap<readonly FeatureState[], Map<Locale, Body>>();

/** Of a list that is kept for many members, the body is kept as well, in each language. */
function toBody(locale: Locale, features: readonly FeatureState[]): Body {
  const known = bodies.get(features) ?? new Map<Locale, Body>();
  bodies.set(features, known);
  const body =
    known.get(locale) ?? sharedBody({ features: features.map((feature) => toFeature(locale, feature)) });
  known.set(locale, body);
  return body;
}

/** SES-32: the feature list. */
export const featuresSubject: SubjectModule = {
  name: 'features',
  resolvers: staffFeatureResolvers,
  rest: {
    getFeatures: async (ctx) => ({
      status: 200,
      body: toBody(ctx.locale, await readFeatures(ctx)),
    }),
  },
};
