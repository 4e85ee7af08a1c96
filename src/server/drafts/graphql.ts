import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { DraftKind } from '../../domain/approvals/proposal.ts';
import { mayChange, ownId } from '../approvals/service.ts';
import { checkAccess } from '../platform/access/check.ts';
import { graphqlRules } from '../platform/access/graphqlRules.ts';
import type { RequestContext } from '../platform/context.ts';
import { refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { staffNames } from '../segments/service.ts';
import { endDraft, isDraftable, keepDraft, NEW } from './service.ts';
import { readDrafts, type DraftOf } from './store.ts';

/** Drafts are for those who may save what they are of. The access table decides who is asked at all, before this runs. */
export const draftResolvers = {
  Staff: {
    drafts: (ctx, { kind, objectId }) => {
      const of = draftOf(ctx, kind, objectId);
      return mayKeep(ctx, kind) && isDraftable(kind, of.objectId) ? of : null;
    },
  },
  StaffDrafts: {
    id: ({ kind, objectId }) => `${kind}:${objectId}`,
    drafts: async (of, _args, { db, member }) => {
      const drafts = await readDrafts(db, of);
      const names = await staffNames(
        db,
        drafts.map(({ authorId }) => authorId),
      );
      return drafts
        .map(({ authorId, ...draft }) => ({
          ...draft,
          author: names.get(authorId) ?? 'system',
          isOwn: authorId === member?.id,
        }))
        .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn));
    },
  },
  Mutation: {
    keepDraft: async (_root, { input: { kind, objectId, ...typed } }, ctx) => {
      if (!mayKeep(ctx, kind)) return refusedPayload(refusal('NOT_FOUND', say('approvals.unknown')));
      const of = draftOf(ctx, kind, objectId);
      const outcome = await keepDraft(ctx.deps, { ...of, ...typed, authorId: ctx.member.id });
      return typeof outcome === 'string'
        ? { __typename: ANSWERS[outcome], drafts: of }
        : refusedPayload(outcome);
    },
    endDraft: async (_root, { input: { kind, objectId, content } }, ctx) => {
      if (!mayKeep(ctx, kind)) return refusedPayload(refusal('NOT_FOUND', say('approvals.unknown')));
      const of = draftOf(ctx, kind, objectId);
      const outcome = await endDraft(ctx.deps, {
        ...of,
        authorId: ctx.member.id,
        content: content ?? undefined,
      });
      return { __typename: ANSWERS[outcome], drafts: of };
    },
  },
} satisfies Resolvers;

const mayKeep = (ctx: RequestContext, kind: DraftKind): boolean =>
  kind === 'HELP'
    ? checkAccess(graphqlRules.Mutation.saveHelpArticle, ctx.member) === 'allowed'
    : mayChange(ctx, kind);

const ANSWERS = { done: 'DraftsKept', changed: 'DraftChanged' } as const;

const draftOf = (
  { brand }: RequestContext,
  kind: DraftKind,
  objectId: string | null | undefined,
): DraftOf => ({ brand: brand.id, kind, objectId: objectId == null ? NEW : ownId(objectId) });
