import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { toConnection, toPage } from '../../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { loadMember } from '../../session/service.ts';
import { openClaim, openClaims } from '../queries/claims.ts';
import { decideClaim } from './decideClaim.ts';

const KINDS = { meter: 'METER', account: 'ACCOUNT' } as const;
const PROOFS = { number: 'NUMBER', readings: 'READINGS' } as const;
const SIDES = { CLAIMANT: 'claimant', HOLDER: 'holder' } as const;

/** Fits no member. */
const NO_MEMBER = '00000000-0000-0000-0000-000000000000';

/** Meters that two members claim. The access table checks the role before this runs. */
export const meterClaimResolvers = {
  Staff: {
    meterClaims: async ({ db, brand }, { search, memberId, orderBy, ...args }) => {
      const page = toPage(args);
      const order = orderBy ?? { field: 'CLAIMED_AT', direction: 'ASC' };
      const { rows, totalCount } = await openClaims(
        db,
        brand.id,
        page,
        {
          search: search ?? '',
          memberId: memberId == null ? null : (rowId(memberId, 'MemberRecord') ?? NO_MEMBER),
        },
        order,
      );
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
  },
  MeterClaim: {
    id: ({ id }) => toGlobalId('MeterClaim', id),
    kind: ({ kind }) => KINDS[kind],
    proof: ({ proof }) => PROOFS[proof],
    claimant: ({ memberId }, _args, ctx) => loadMember(ctx, memberId),
    holder: ({ holderId }, _args, ctx) => loadMember(ctx, holderId),
    mayDecideFor: ({ brand, holderBrand, memberId, holderId }, _args, { brand: own, member }) =>
      member?.id === memberId || member?.id === holderId
        ? []
        : [
            ...(holderBrand === own.id ? ['CLAIMANT' as const] : []),
            ...(brand === own.id ? ['HOLDER' as const] : []),
          ],
  },
  Mutation: {
    decideMeterClaim: async (_root, { input: { id, decision, reason } }, ctx) => {
      const claimId = rowId(id, 'MeterClaim');
      const { db, brand, member, deps } = ctx;
      const saved =
        claimId === null
          ? refusal('NOT_FOUND', say('utility.claim.unknown'))
          : await decideClaim(
              { ...deps, db },
              { brandId: brand.id, actorId: member.id, claimId, decidedFor: SIDES[decision], reason },
            );
      if ('refusal' in saved) return refusedPayload(saved);
      return { __typename: 'MeterClaimDecided' as const, claimId: toGlobalId('MeterClaim', saved.claimId) };
    },
  },
} satisfies Resolvers;

export const meterClaimNodes: NodeReaders = {
  MeterClaim: ({ db, brand }, id) => (isRowId(id) ? openClaim(db, brand.id, id) : Promise.resolve(null)),
};
