import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { rowId } from '../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { memberRecord } from '../readmodels/memberRecords.ts';
import { changePhone } from './staffPhones.ts';

/** A member's numbers, which support confirms after a call, removes, or sends another code to. */
export const staffPhoneResolvers = {
  Mutation: {
    changeMemberPhone: async (_root, { input: { id, ...input } }, ctx) => {
      const memberId = rowId(id, 'MemberRecord');
      const saved =
        memberId === null
          ? refusal('NOT_FOUND', say('session.noSuchMember'))
          : await changePhone(ctx, { ...input, memberId });
      if (saved !== null) return refusedPayload(saved);
      const member = memberId === null ? null : await memberRecord(ctx.db, ctx.brand.id, memberId);
      if (member === null) throw new Error('A member whose phone was just changed is not there.');
      return { __typename: 'MemberRecordSaved' as const, member };
    },
  },
} satisfies Resolvers;
