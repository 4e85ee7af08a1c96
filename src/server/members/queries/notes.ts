import type { Db } from '../../platform/db/db.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';

/** What staff wrote down about a member. */
export interface NoteRow {
  readonly id: string;
  readonly memberId: string;
  readonly text: string;
  readonly isPinned: boolean;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly authorId: string | null;
  /** Their name or address; null: their account is gone. */
  readonly by: string | null;
}

/** The most notes that are read; older ones are in the timeline. */
const MOST = 200;

/** $1 brand, $2 member. */
const notes = statement<
  Omit<NoteRow, 'createdAt' | 'editedAt'> & { createdAt: string; editedAt: string | null }
>(
  'member_notes',
  `select n.id, n.member_id as "memberId", n.text, n.pinned as "isPinned", n.created_at as "createdAt",
     n.edited_at as "editedAt", n.author_id as "authorId",
     coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email) as by
   from member_notes n left join members a on a.id = n.author_id
   where n.brand = $1 and n.member_id = $2
   order by n.pinned desc, n.created_at desc, n.id desc limit ${MOST}`,
);

/** Notes about a member: the pinned ones first, the latest first. */
export async function readNotes(db: Db, brandId: string, memberId: string): Promise<readonly NoteRow[]> {
  return (await notes(db, [brandId, memberId])).map(({ createdAt, editedAt, ...note }) => ({
    ...note,
    createdAt: instant(createdAt),
    editedAt: instantOrNull(editedAt),
  }));
}

/** $1 brand. From tag to tag by the index, however many members have one. */
const list = statement<{ tag: string }>(
  'member_tag_list',
  `with recursive each as (
     (select key, tag from member_tags where brand = $1 order by key, tag limit 1)
     union all
     (select n.key, n.tag from each e cross join lateral (
        select key, tag from member_tags where brand = $1 and key > e.key order by key, tag limit 1) n)
   )
   select tag from each order by key`,
);

/** The brand's list of tags: those that its members have. */
export async function listTags(db: Db, brandId: string): Promise<readonly string[]> {
  return (await list(db, [brandId])).map(({ tag }) => tag);
}
