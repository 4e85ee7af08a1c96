import type { SubjectModule } from '../platform/subject.ts';
import { readOwnExperiments } from '../features/service.ts';
import { readShown } from '../readmodels/liveExperiments.ts';
import { staffExperimentResolvers } from './graphql.ts';
import { writeShown } from './store.ts';

/** SES-34, SES-35. */
export const experimentsSubject: SubjectModule = {
  name: 'experiments',
  resolvers: staffExperimentResolvers,
  rest: {
    getExperiments: async (ctx) => {
      const own = await readOwnExperiments(ctx);
      const shown = own.length === 0 ? {} : await readShown(ctx.db, ctx.member.id, ctx.now);
      return {
        status: 200,
        body: {
          experiments: own.map(({ key, featureKey, variation }) => ({
            key,
            variation,
            feature: featureKey,
            // Staff who look at the app don't count.
            is_shown: ctx.preview != null || Object.hasOwn(shown, key),
          })),
        },
      };
    },
    getTrackKeyExperiments: async (ctx) => ({
      status: 200,
      body: {
        experiments: (await readOwnExperiments(ctx))
          .filter(({ tracked }) => tracked)
          .map(({ key, variation }) => ({ key, variation })),
      },
    }),
    noteExperimentsShown: async (ctx, { body: { keys } }) => {
      await writeShown(
        ctx.db,
        (await readOwnExperiments(ctx))
          .filter(({ key }) => keys.includes(key))
          .map(({ key, variation }) => ({ memberId: ctx.member.id, key, variation, shownAt: ctx.now })),
      );
      return { status: 200, body: { ok: true } };
    },
  },
};
