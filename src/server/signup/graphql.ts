import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { applianceAwardWatts } from '../../domain/signup/appliances.ts';
import { readSignupRow } from './queries/signupRow.ts';

/** GQL-14: the appliances of the member's home, and what the list paid. Null for a stranger. */
export const signupResolvers = {
  Viewer: {
    applianceInventory: async ({ db, brand, member, deps }) => {
      const row = member === null ? null : await readSignupRow(db, member.id, brand.id);
      if (row === null) return null;
      return {
        completed: row.signup?.appliancesSent ?? false,
        wattsAwarded: row.signup?.applianceWatts ?? 0,
        wattsOffered: applianceAwardWatts(brand.config.wattConversionRate, deps.config.appliancePoints),
        appliances: (row.appliances ?? []).map(({ kind, count }) => ({ kind, count })),
      };
    },
  },
} satisfies Resolvers;
