import { and, eq } from 'drizzle-orm';
import type { Experiment } from '../../../codegen/rest/types.ts';
import type { RequestContext } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { experimentAssignments } from './tables.ts';

/** The variations of the member who asks, by key. The access rules let only members through. */
async function assignmentsOf({ db, member }: RequestContext, onlyTracked: boolean): Promise<Experiment[]> {
  if (member === null) return [];
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
    getExperiments: async (ctx) => ({ status: 200, body: { experiments: await assignmentsOf(ctx, false) } }),
    getTrackKeyExperiments: async (ctx) => ({
      status: 200,
      body: { experiments: await assignmentsOf(ctx, true) },
    }),
  },
};
