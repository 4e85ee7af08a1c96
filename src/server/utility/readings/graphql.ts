import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { rowId } from '../../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { memberRecord } from '../../readmodels/memberRecords.ts';
import { fetchAgain } from './fetchAgain.ts';

/** What staff do about a home's readings. The access table checks the role before this runs. */
export const readingsResolvers = {
  Mutation: {
    fetchReadingsAgain: async (_root, { input: { id, ...input } }, ctx) => {
      const memberId = rowId(id, 'MemberRecord');
      const member = memberId === null ? null : await memberRecord(ctx.db, ctx.brand.id, memberId);
      if (member === null) return refusedPayload(refusal('NOT_FOUND', say('session.noSuchMember')));
      const saved = await fetchAgain(ctx, { ...input, memberId: member.id });
      return 'refusal' in saved
        ? refusedPayload(saved)
        : { __typename: 'MemberRecordSaved' as const, member };
    },
  },
} satisfies Resolvers;
