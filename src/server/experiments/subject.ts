import { and, eq } from 'drizzle-orm';
import type { Experiment } from '../../../codegen/rest/types.ts';
import type { MemberContext } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { experimentAssignments } from './tables.ts';

/** The caller's variations by key. */
async function findAssignments({ db, member }: MemberContext, onlyTracked: boolean): Promise<Experiment[]> {
  const { key, variation, memberId, tracked } = experimentAssignments;
  return db
    .select({ key, variation })
    .from(experimentAssignments)
    .where(and(eq(memberId, member.id), onlyTracked ? eq(tracked, true) : undefined))
    .orderBy(key);
}

/** SES-34, SES-35. */
export const experimentsSubject: SubjectModule = {
  name: 'experiments',
  rest: {
    getExperiments: async (ctx) => ({
      status: 200,
      body: { experiments: await findAssignments(ctx, false) },
    }),
    getTrackKeyExperiments: async (ctx) => ({
      status: 200,
      body: { experiments: await findAssignments(ctx, true) },
    }),
  },
};
