import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { readStuckMessages } from './queries/stuckMessages.ts';

export const notificationResolvers = {
  Staff: {
    stuckMessages: async ({ db, brand, now }) =>
      (await readStuckMessages(db, brand.id, now)).map(({ channel, ...row }) => ({
        ...row,
        channel: channel === 'email' ? ('EMAIL' as const) : ('SMS' as const),
      })),
  },
} satisfies Resolvers;
