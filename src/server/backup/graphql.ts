import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { readCopyMark } from '../platform/copy.ts';

/** Whether staff look at a restored copy. The access table decides who may ask, before this runs. */
export const copyResolvers = {
  Staff: {
    restoredCopy: async (_staff, _args, { db }) => {
      const mark = await readCopyMark(db);
      return { takenAt: mark === null ? null : new Date(mark.takenAt) };
    },
  },
} satisfies Resolvers;
