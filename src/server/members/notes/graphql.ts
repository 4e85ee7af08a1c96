import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import type { MemberContext } from '../../platform/context.ts';
import { toConnection, toPage } from '../../platform/graphql/connection.ts';
import { rowId } from '../../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { memberRecord } from '../../readmodels/memberRecords.ts';
import { listTags, readNotes, readPinnedNotes } from '../queries/notes.ts';
import { addNote, changeNote, removeNote, setTags, type NotesChanged } from './changeNotes.ts';

const noSuchMember = () => refusal('NOT_FOUND', say('session.noSuchMember'));
const noSuchNote = () => refusal('NOT_FOUND', say('members.noSuchNote'));

/** What staff write down about a member. */
export const memberNoteResolvers = {
  Staff: {
    memberTags: ({ db, brand }) => listTags(db, brand.id),
  },
  MemberRecord: {
    notes: async ({ id }, args, { db, brand }) => {
      const page = toPage(args);
      const { rows, totalCount } = await readNotes(db, { brandId: brand.id, memberId: id }, page);
      return toConnection(rows, page, totalCount, ({ sortKey, id: note }) => [sortKey, note]);
    },
    pinnedNotes: ({ id }, _args, { db, brand }) => readPinnedNotes(db, { brandId: brand.id, memberId: id }),
  },
  MemberNote: {
    id: ({ id }) => toGlobalId('MemberNote', id),
    isOwn: ({ authorId }, _args, { member }) => authorId !== null && authorId === member?.id,
  },
  Mutation: {
    addMemberNote: (_root, { input: { id, ...note } }, ctx) => {
      const memberId = rowId(id, 'MemberRecord');
      return changed(ctx, memberId === null ? noSuchMember() : addNote(ctx, { ...note, memberId }));
    },
    changeMemberNote: (_root, { input: { id, ...note } }, ctx) => {
      const noteId = rowId(id, 'MemberNote');
      return changed(ctx, noteId === null ? noSuchNote() : changeNote(ctx, { ...note, id: noteId }));
    },
    deleteMemberNote: (_root, { input: { id, reason } }, ctx) => {
      const noteId = rowId(id, 'MemberNote');
      return changed(ctx, noteId === null ? noSuchNote() : removeNote(ctx, { id: noteId, reason }));
    },
    setMemberTags: (_root, { input: { id, tags, reason } }, ctx) => {
      const memberId = rowId(id, 'MemberRecord');
      return changed(ctx, memberId === null ? noSuchMember() : setTags(ctx, { memberId, tags, reason }));
    },
  },
} satisfies Resolvers;

async function changed(ctx: MemberContext, work: NotesChanged | Promise<NotesChanged>) {
  const saved = await work;
  if ('refusal' in saved) return refusedPayload(saved);
  const member = await memberRecord(ctx.db, ctx.brand.id, saved.memberId);
  if (member === null) throw new Error('A member who was just changed is not there.');
  return { __typename: 'MemberRecordSaved' as const, member };
}
