import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { ContentInput } from '../../../codegen/graphql/types.ts';
import { readStoredContent } from '../../domain/approvals/storedContent.ts';
import { contentState } from '../../domain/placements/contentState.ts';
import { CONTENT_PLACES } from '../../domain/placements/names.ts';
import { approvalNeeded } from '../approvals/service.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import { isRowId, rowId, type NodeReaders } from '../platform/graphql/nodes.ts';
import { invalid, refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { auditLines } from '../readmodels/auditLog.ts';
import { pictureUrl } from '../rewards/service.ts';
import { answerInContract, loadSegmentNames, reach, withActors } from '../segments/service.ts';
import { deleteContent, saveContent, toRow, type SavedContent } from './administer.ts';
import { explainContent } from './memberContent.ts';
import {
  readContent,
  readContents,
  readContentVersions,
  readDeletedContent,
  readDeletedContents,
  versionContent,
  type ContentRow,
  type ContentVersion,
} from './store.ts';
import type { ContentVersionView, ContentView } from './views.ts';

const HISTORY_LINES = 100;

/** Content of places that this version of the server doesn't know is left out. */
function toView(row: ContentRow): ContentView[] {
  const placement = CONTENT_PLACES.find((name) => name === row.placement);
  return placement === undefined ? [] : [{ ...row, placement }];
}

/** By global or own id. */
async function contentById({ db, brand }: RequestContext, id: string): Promise<ContentView | null> {
  const own = ownId(id);
  const row = own === null ? null : await readContent(db, brand.id, own);
  return row === null ? null : (toView(row)[0] ?? null);
}

const toDeleted = (version: ContentVersion): ContentView[] =>
  toView(versionContent(version)).map((view) => ({ ...view, isDeleted: true }));

async function existingOrDeleted(ctx: RequestContext, id: string): Promise<ContentView | null> {
  const own = ownId(id);
  const deleted = own === null ? null : await readDeletedContent(ctx.db, ctx.brand.id, own);
  return deleted === null ? contentById(ctx, id) : (toDeleted(deleted)[0] ?? null);
}

/** Content for staff. The access table decides who may, before this runs. */
export const staffContentResolvers = {
  Staff: {
    contents: async (ctx, { search, placement, state }) => {
      const wanted = (search ?? '').trim().toLowerCase();
      const all =
        state === 'DELETED'
          ? (await readDeletedContents(ctx.db, ctx.brand.id)).flatMap(toDeleted)
          : (await readContents(ctx.db, ctx.brand.id)).flatMap(toView);
      return all.filter(
        (row) =>
          (placement == null || row.placement === placement) &&
          (state == null || stateOf(row, ctx.now) === state) &&
          [row.title, row.subtitle, row.content].some((text) => text?.toLowerCase().includes(wanted)),
      );
    },
    content: (ctx, { contentId }) => existingOrDeleted(ctx, contentId),
    contentReach: ({ deps, brand }, { segmentId }) => reach(deps, brand.id, segmentId ?? null),
    contentPlaces: async ({ db, brand, now }) => {
      const states = (await readContents(db, brand.id)).map(
        (row) => [row.placement, contentState(row, now)] as const,
      );
      const count = (name: string, state: string) =>
        states.filter(([placement, is]) => placement === name && is === state).length;
      return CONTENT_PLACES.map((name) => ({
        name,
        live: count(name, 'LIVE'),
        scheduled: count(name, 'SCHEDULED'),
        ended: count(name, 'ENDED'),
        off: count(name, 'OFF'),
      }));
    },
  },
  StaffContent: {
    id: ({ id }) => toGlobalId('StaffContent', id),
    contentId: ({ id }) => id,
    state: (row, _args, { deps }) => stateOf(row, deps.clock.now()),
    pictureUrl: ({ pictureId }, _args, { brand }) =>
      pictureId === null ? null : pictureUrl(brand, pictureId),
    segmentName: async ({ segmentId }, _args, ctx) =>
      segmentId === null ? null : ((await loadSegmentNames(ctx)).get(segmentId) ?? null),
    history: async ({ id }, _args, { db, brand }) =>
      (await auditLines(db, brand.id, { limit: HISTORY_LINES, after: null }, `content:${id}`)).rows.slice(
        0,
        HISTORY_LINES,
      ),
    versions: async ({ id }, _args, { db, brand }) => {
      const versions = await withActors(db, await readContentVersions(db, brand.id, id, HISTORY_LINES));
      return versions.flatMap((each): ContentVersionView[] => {
        const { version, at, actor, reason, deleted: isDeletion } = each;
        // It isn't the content as it is now, so it has an id of its own.
        return toView({ ...versionContent(each), id: `${id}:${version}` }).map((content) => ({
          version,
          at,
          actor,
          reason,
          isDeletion,
          content,
        }));
      });
    },
  },
  ApprovalRequest: {
    content: async ({ id, objectId, proposal }, _args, { db, brand }) => {
      if (proposal.kind !== 'CONTENT') return null;
      const before = await readContent(db, brand.id, objectId);
      const draft = readStoredContent(proposal.content);
      return {
        before: before === null ? null : (toView(before)[0] ?? null),
        // It isn't the content yet, so it has the request's id.
        after: { ...toRow(draft, { id, brandId: brand.id, before }), placement: draft.placement },
      };
    },
  },
  StaffMemberFeatures: {
    content: async ({ memberId, locale, at }, _args, ctx) =>
      (await explainContent(ctx, { memberId, locale, at: at ?? ctx.now })).map(
        ({ row, segment, ...answer }) => ({
          ...answer,
          contentId: row.id,
          placement: row.placement,
          title: row.title,
          locale: row.locale,
          startsAt: row.startsAt,
          endsAt: row.endsAt,
          segment: segment && answerInContract(memberId, segment),
        }),
      ),
  },
  Mutation: {
    saveContent: async (_root, { input: { contentId, version, content, reason } }, ctx) => {
      const own = version == null ? (isRowId(contentId) ? contentId : null) : ownId(contentId);
      if (own === null)
        return refusedPayload(
          version == null
            ? invalid([{ field: 'contentId', message: say('placements.idNeeded') }])
            : refusal('NOT_FOUND', say('placements.unknown')),
        );
      return saved(
        ctx,
        await saveContent(ctx.deps, own, version ?? null, { ...toChange(content), ...toStaff(ctx, reason) }),
      );
    },
    deleteContent: async (_root, { input: { contentId, version, reason } }, ctx) => {
      const own = ownId(contentId);
      if (own === null) return refusedPayload(refusal('NOT_FOUND', say('placements.unknown')));
      const deleted = await deleteContent(ctx.deps, own, version, toStaff(ctx, reason));
      if ('refusal' in deleted) return refusedPayload(deleted);
      if ('conflict' in deleted) return conflictPayload(ctx, deleted.conflict);
      return { __typename: 'ContentDeleted' as const, contentId: deleted.id };
    },
  },
} satisfies Resolvers;

export const contentNodes: NodeReaders = { StaffContent: contentById };

const stateOf = (row: ContentView, now: Date) =>
  row.isDeleted === true ? 'DELETED' : contentState(row, now);

const ownId = (id: string): string | null => (isRowId(id) ? id : rowId(id, 'StaffContent'));

const toStaff = ({ brand, member }: MemberContext, reason: string) => ({
  brandId: brand.id,
  actorId: member.id,
  reason,
});

function toChange(input: ContentInput) {
  const {
    name,
    onNextPage,
    locale,
    subtitle,
    content,
    subtext,
    icon,
    pictureId,
    segmentId,
    startsAt,
    endsAt,
    ...rest
  } = input;
  return {
    ...rest,
    name: name ?? null,
    onNextPage: onNextPage ?? false,
    locale: locale ?? null,
    subtitle: subtitle ?? '',
    content: content ?? '',
    subtext: subtext ?? '',
    icon: icon ?? null,
    pictureId: pictureId ?? null,
    segmentId: segmentId ?? null,
    startsAt: startsAt ?? null,
    endsAt: endsAt ?? null,
  };
}

async function saved(ctx: RequestContext, outcome: SavedContent) {
  if ('refusal' in outcome) return refusedPayload(outcome);
  if ('conflict' in outcome) return conflictPayload(ctx, outcome.conflict);
  if ('waiting' in outcome) return approvalNeeded(ctx.locale, outcome);
  const content = await contentById(ctx, outcome.id);
  if (content === null) throw new Error('The content that was saved is gone.');
  return { __typename: 'ContentSaved' as const, content };
}

function conflictPayload({ locale }: RequestContext, row: ContentRow) {
  const [current] = toView(row);
  return current === undefined
    ? refusedPayload(refusal('STALE', say('placements.stale')))
    : {
        __typename: 'ContentConflict' as const,
        message: inWords(locale, say('placements.stale')),
        current,
      };
}
