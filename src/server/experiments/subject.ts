import type { SubjectModule } from '../platform/subject.ts';
import { findAssignments } from './store.ts';

/** SES-34, SES-35. */
export const experimentsSubject: SubjectModule = {
  name: 'experiments',
  rest: {
    getExperiments: async ({ db, member }) => ({
      status: 200,
      body: { experiments: await findAssignments(db, member.id, false) },
    }),
    getTrackKeyExperiments: async ({ db, member }) => ({
      status: 200,
      body: { experiments: await findAssignments(db, member.id, true) },
    }),
  },
};
