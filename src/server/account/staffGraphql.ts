import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { deletionDueAt } from '../../domain/account/deletionRules.ts';
import { rowId } from '../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { memberRecord } from '../readmodels/memberRecords.ts';
import { changeAccountFor } from './forMember.ts';
import { findLatestCopy } from './store/copies.ts';
import { findOpenDeletion } from './store/deletions.ts';

/** A member's account as a whole, for support. The access table decides who may, before this runs. */
export const memberAccountResolvers = {
  MemberHelp: {
    copyAskedAt: async ({ id }, _args, { db, brand }) =>
      (await findLatestCopy(db, brand.id, id))?.askedAt ?? null,
    deletionDueAt: async ({ id }, _args, { db }) => {
      const deletion = await findOpenDeletion(db, id);
      return deletion === null ? null : deletionDueAt(deletion.askedAt);
    },
    mayBeKept: async ({ id }, _args, { db }) => (await findOpenDeletion(db, id))?.state === 'waiting',
  },
  Mutation: {
    changeMemberAccount: async (_root, { input: { id, ...input } }, ctx) => {
      const memberId = rowId(id, 'MemberRecord');
      const refused =
        memberId === null
          ? refusal('NOT_FOUND', say('session.noSuchMember'))
          : await changeAccountFor(ctx, { ...input, memberId });
      if (refused !== null) return refusedPayload(refused);
      const member = memberId === null ? null : await memberRecord(ctx.db, ctx.brand.id, memberId);
      if (member === null) throw new Error('A member whose account was just changed is not there.');
      return { __typename: 'MemberRecordSaved' as const, member };
    },
  },
} satisfies Resolvers;
