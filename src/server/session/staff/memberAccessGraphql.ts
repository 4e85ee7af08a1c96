import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { READ_KEY } from '../../../domain/session/staffRoles.ts';
import { checkAccess } from '../../platform/access/check.ts';
import { graphqlRules } from '../../platform/access/graphqlRules.ts';
import type { MemberContext } from '../../platform/context.ts';
import { isRowId, rowId } from '../../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { memberRecord } from '../../readmodels/memberRecords.ts';
import type { SessionService } from '../service.ts';
import { readMemberAccess } from '../store/memberAccess.ts';
import {
  endMemberSessions,
  lockMember,
  requireNewPassword,
  sendMemberLink,
  unlockMember,
  type AccessChange,
  type AccessChanged,
} from './memberAccess.ts';

/** How a member gets into their account, and what support changes about it. */
export function memberAccessResolvers(sessions: SessionService) {
  return {
    MemberRecord: {
      help: ({ id }, _args, { db, brand, member }) =>
        checkAccess([...graphqlRules.Mutation.endMemberSessions, READ_KEY], member) === 'allowed'
          ? readMemberAccess(db, brand.id, id)
          : null,
    },
    Mutation: {
      endMemberSessions: (_root, { input: { sessionId, ...input } }, ctx) => {
        const known = sessionId == null || isRowId(sessionId);
        return changed(ctx, known ? input : { ...input, id: '' }, (order) =>
          endMemberSessions(ctx, sessions, { ...order, sessionId: sessionId ?? null }),
        );
      },
      lockMember: (_root, { input }, ctx) => changed(ctx, input, (order) => lockMember(ctx, sessions, order)),
      unlockMember: (_root, { input }, ctx) => changed(ctx, input, (order) => unlockMember(ctx, order)),
      requireNewPassword: (_root, { input }, ctx) =>
        changed(ctx, input, (order) => requireNewPassword(ctx, sessions, order)),
      sendMemberLink: (_root, { input }, ctx) =>
        changed(ctx, input, (order) => sendMemberLink(ctx, sessions, order)),
    },
  } satisfies Resolvers;
}

async function changed(
  ctx: MemberContext,
  { id, reason }: { readonly id: string; readonly reason: string },
  work: (order: AccessChange) => Promise<AccessChanged>,
) {
  const memberId = rowId(id, 'MemberRecord');
  const saved =
    memberId === null ? refusal('NOT_FOUND', say('session.noSuchMember')) : await work({ memberId, reason });
  if ('refusal' in saved) return refusedPayload(saved);
  const member = await memberRecord(ctx.db, ctx.brand.id, saved.memberId);
  if (member === null) throw new Error('A member who was just changed is not there.');
  return { __typename: 'MemberRecordSaved' as const, member };
}
