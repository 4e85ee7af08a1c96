import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { DecideApprovalInput } from '../../../codegen/graphql/types.ts';
import { decisionFault, type Decision } from '../../domain/approvals/decision.ts';
import { APPROVAL_KINDS, type ApprovalKind } from '../../domain/approvals/proposal.ts';
import { brandOrders } from '../orders/service.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import { isRowId } from '../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { findProgram } from '../programs/service.ts';
import { staffNames } from '../segments/service.ts';
import { concernedMember } from './concernedMember.ts';
import { decideApproval } from './decide.ts';
import { countWaiting, readRequests } from './queries.ts';
import { mayApprove, mayChange, maySee, ownId } from './service.ts';
import { readRequest, type ApprovalRow } from './store.ts';

/** Links to these take the global id. */
const LINKED: Partial<Readonly<Record<ApprovalKind, string>>> = {
  POINTS: 'MemberRecord',
  RATES: 'Program',
  REPLACEMENT: 'StaffOrder',
};

/** Requests of a list. */
const MOST = 100;

/** Changes of targeting that wait for a second person. The access table decides who may, before this runs. */
export const approvalResolvers = {
  Staff: {
    approvals: (ctx, { kind, objectId, onlyWaiting, search }) =>
      readRequests(ctx.db, ctx.brand.id, {
        kinds: APPROVAL_KINDS.filter((one) => maySee(ctx, one) && (kind == null || kind === one)),
        objectId: objectId == null ? null : ownId(objectId),
        onlyWaiting: onlyWaiting ?? false,
        search: search ?? null,
        limit: MOST,
      }),
    approvalsToDecide: (ctx) =>
      countWaiting(
        ctx.db,
        ctx.brand.id,
        APPROVAL_KINDS.filter((kind) => mayApprove(ctx, kind)),
        ctx.member?.id ?? null,
      ),
  },
  ApprovalRequest: {
    objectId: ({ kind, objectId }) => {
      const type = LINKED[kind];
      return type === undefined ? objectId : toGlobalId(type, objectId);
    },
    name: async ({ objectId, proposal }, _args, { db, brand }) => {
      switch (proposal.kind) {
        case 'SEGMENT':
          return proposal.name;
        case 'CONTENT':
          return proposal.content.title;
        case 'OVERRIDE':
        case 'POINTS':
          return (await staffNames(db, [objectId])).get(objectId) ?? objectId;
        case 'RATES':
          return (await findProgram(db, objectId))?.name ?? objectId;
        case 'REPLACEMENT': {
          const order = (await brandOrders(db, brand.id, [objectId])).get(objectId);
          return order?.title ?? order?.recipient ?? objectId;
        }
        case 'FEATURE':
        case 'EXPERIMENT':
          return objectId;
      }
    },
    author: async ({ authorId }, _args, { db }) =>
      (await staffNames(db, [authorId])).get(authorId) ?? 'system',
    decider: async ({ deciderId }, _args, { db }) =>
      deciderId === null ? null : ((await staffNames(db, [deciderId])).get(deciderId) ?? 'system'),
    isOwn: (request, _args, { member }) => isOwn(request, member),
    mayDecide: async (request, _args, ctx) =>
      ctx.member !== null &&
      mayApprove(ctx, request.kind) &&
      decisionFault(
        'APPROVE',
        { ...request, memberId: await concernedMember(ctx.db, request) },
        ctx.member.id,
      ) === null,
  },
  Mutation: {
    approveChange: (_root, { input }, ctx) => decide(ctx, 'APPROVE', input),
    refuseChange: (_root, { input }, ctx) => decide(ctx, 'REFUSE', input),
    withdrawChange: (_root, { input }, ctx) => decide(ctx, 'WITHDRAW', input),
  },
} satisfies Resolvers;

const isOwn = ({ authorId }: ApprovalRow, member: RequestContext['member']): boolean =>
  member?.id === authorId;

async function decide(ctx: MemberContext, decision: Decision, { requestId, reason }: DecideApprovalInput) {
  if (!isRowId(requestId)) return refusedPayload(refusal('NOT_FOUND', say('approvals.unknown')));
  const decided = await decideApproval(ctx.deps, decision, {
    brandId: ctx.brand.id,
    actorId: ctx.member.id,
    reason,
    requestId,
    mayDecide: (kind) => (decision === 'WITHDRAW' ? mayChange : mayApprove)(ctx, kind),
  });
  if ('refusal' in decided) return refusedPayload(decided);
  const request = await readRequest(ctx.db, ctx.brand.id, requestId);
  if (request === null) throw new Error('The request that was decided is gone.');
  return { __typename: 'ApprovalDecided' as const, request };
}
