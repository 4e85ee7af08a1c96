import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { readStuckMessages } from './queries/stuckMessages.ts';

const CHANNELS = { email: 'EMAIL', sms: 'SMS', push: 'PUSH' } as const;

export const notificationResolvers = {
  Staff: {
    stuckMessages: async ({ db, brand, now }) =>
      (await readStuckMessages(db, brand.id, now)).map(({ channel, ...row }) => ({
        ...row,
        channel: CHANNELS[channel],
      })),
  },
} satisfies Resolvers;
