import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { balanceToPoints } from '../../domain/ledger/watts.ts';
import { readBalances } from '../ledger/service.ts';
import { readTroubles } from './queries/troubles.ts';

/** The access table checks the staff rights before any of this runs. */
export const memberPageResolvers = {
  MemberRecord: {
    balancePoints: async ({ id }, _args, { db, brand }) =>
      balanceToPoints(
        (await readBalances(db, { brandId: brand.id, memberId: id })).watts,
        brand.config.wattConversionRate,
      ),
    attention: ({ id, connection }, _args, { db, brand, now }) =>
      readTroubles(db, { brandId: brand.id, memberId: id, connection, now }),
  },
} satisfies Resolvers;
