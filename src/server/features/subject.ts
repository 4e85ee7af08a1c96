import type { SubjectModule } from '../platform/subject.ts';
import { readFeatures } from './service.ts';

/** SES-32: the feature list. */
export const featuresSubject: SubjectModule = {
  name: 'features',
  rest: {
    getFeatures: async (ctx) => ({ status: 200, body: { features: await readFeatures(ctx) } }),
  },
};
