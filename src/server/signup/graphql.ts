import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { applianceAwardWatts } from '../../domain/signup/appliances.ts';
import { hasInventory } from './appliances.ts';
import { readSignupRow } from './queries/signupRow.ts';

/** GQL-14: the appliances of the member's home, and what the list paid. Null for a stranger, and without the feature. */
export const signupResolvers = {
  Viewer: {
    applianceInventory: async (ctx) => {
      const { db, brand, member, deps } = ctx;
      const row =
        member === null || !(await hasInventory(ctx)) ? null : await readSignupRow(db, member.id, brand.id);
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
