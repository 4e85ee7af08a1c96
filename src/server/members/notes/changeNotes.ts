import { LONGEST_NOTE, LONGEST_TAG, MOST_TAGS, tagKey, tagsOnce } from '../../../domain/members/noteRules.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import type { MemberContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import {
  deleteNote,
  insertNote,
  lockNote,
  readTags,
  saveTags,
  spellings,
  updateNote,
  type StoredNote,
} from '../store.ts';
import { lockMemberAccess } from '../../session/service.ts';

type Refused = { readonly refusal: RefusedChange };
export type NotesChanged = { readonly memberId: string } | Refused;

interface Written {
  readonly text: string;
  readonly isPinned: boolean;
}

const textFaults = (text: string) =>
  text === ''
    ? [{ field: 'text', message: say('members.noteMissing') }]
    : text.length > LONGEST_NOTE
      ? [{ field: 'text', message: say('members.noteLong', { most: LONGEST_NOTE }) }]
      : [];

/** What every entry of the audit log has here. A note needs no other reason than itself. */
const entry = ({ brand, deps, member, now }: MemberContext, memberId: string) => ({
  id: deps.newId(),
  at: now,
  brandId: brand.id,
  actorId: member.id,
  subject: `member:${memberId}`,
});

/** Writes something down about a member. */
export function addNote(
  ctx: MemberContext,
  { memberId, isPinned, ...written }: Written & { readonly memberId: string },
): Promise<NotesChanged> {
  const { brand, db, deps, member, now } = ctx;
  const text = written.text.trim();
  const faults = textFaults(text);
  if (faults.length > 0) return Promise.resolve(invalid(faults));
  return transaction(db, async (tx): Promise<NotesChanged> => {
    if ((await lockMemberAccess(tx, brand.id, memberId)) === null)
      return refusal('NOT_FOUND', say('session.noSuchMember'));
    const id = deps.newId();
    await insertNote(tx, {
      id,
      brand: brand.id,
      memberId,
      authorId: member.id,
      text,
      pinned: isPinned,
      createdAt: now,
      editedAt: null,
    });
    await record(tx, {
      ...entry(ctx, memberId),
      action: 'member.note',
      reason: '',
      before: null,
      after: { note: id, text, isPinned },
    });
    return { memberId };
  });
}

/** Writes one's own note anew; anyone may pin or unpin one. */
export function changeNote(
  ctx: MemberContext,
  { id, isPinned, ...written }: Written & { readonly id: string },
): Promise<NotesChanged> {
  const text = written.text.trim();
  const faults = textFaults(text);
  if (faults.length > 0) return Promise.resolve(invalid(faults));
  return ofNote(ctx, id, async (tx, note) => {
    if (note.text === text && note.pinned === isPinned) return null;
    if (note.text !== text && note.authorId !== ctx.member.id)
      return refusal('NOT_ALLOWED', say('members.noteOfAnother'));
    await updateNote(tx, id, {
      text,
      pinned: isPinned,
      ...(note.text === text ? {} : { editedAt: ctx.now }),
    });
    await record(tx, {
      ...entry(ctx, note.memberId),
      action: 'member.noteChange',
      reason: '',
      before: { note: id, text: note.text, isPinned: note.pinned },
      after: { note: id, text, isPinned },
    });
    return null;
  });
}

/** Takes a note away: one's own, or one that shouldn't be there. */
export function removeNote(
  ctx: MemberContext,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<NotesChanged> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return Promise.resolve(invalid(faults));
  return ofNote(ctx, id, async (tx, note) => {
    await deleteNote(tx, id);
    await record(tx, {
      ...entry(ctx, note.memberId),
      action: 'member.noteDelete',
      reason: reason.trim(),
      before: { note: id, text: note.text, isPinned: note.pinned },
      after: null,
    });
    return null;
  });
}

/** Makes these the member's tags. A tag that the brand has keeps its spelling; a new one joins the list. */
export function setTags(
  ctx: MemberContext,
  order: { readonly memberId: string; readonly tags: readonly string[]; readonly reason: string },
): Promise<NotesChanged> {
  const { brand, db } = ctx;
  const { memberId, reason } = order;
  const wanted = tagsOnce(order.tags);
  const faults = [
    ...(wanted.length > MOST_TAGS
      ? [{ field: 'tags', message: say('members.tagsMany', { most: MOST_TAGS }) }]
      : wanted.some((tag) => tag.length > LONGEST_TAG)
        ? [{ field: 'tags', message: say('members.tagLong', { most: LONGEST_TAG }) }]
        : []),
    ...reasonFaults(reason),
  ];
  if (faults.length > 0) return Promise.resolve(invalid(faults));
  return transaction(db, async (tx): Promise<NotesChanged> => {
    if ((await lockMemberAccess(tx, brand.id, memberId)) === null)
      return refusal('NOT_FOUND', say('session.noSuchMember'));
    const before = await readTags(tx, brand.id, memberId);
    const known = await spellings(tx, brand.id, wanted.map(tagKey));
    const after = wanted
      .map((tag) => known.get(tagKey(tag)) ?? tag)
      .toSorted((a, b) => (tagKey(a) < tagKey(b) ? -1 : 1));
    if (before.join('\n') === after.join('\n')) return { memberId };
    await saveTags(tx, brand.id, memberId, after);
    await record(tx, {
      ...entry(ctx, memberId),
      action: 'member.tags',
      reason: reason.trim(),
      before: { tags: before },
      after: { tags: after },
    });
    return { memberId };
  });
}

function ofNote(
  { brand, db }: MemberContext,
  id: string,
  work: (tx: Db, note: StoredNote) => Promise<Refused | null>,
): Promise<NotesChanged> {
  return transaction(db, async (tx): Promise<NotesChanged> => {
    const note = await lockNote(tx, brand.id, id);
    if (note === null) return refusal('NOT_FOUND', say('members.noSuchNote'));
    return (await work(tx, note)) ?? { memberId: note.memberId };
  });
}
