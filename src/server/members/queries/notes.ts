import type { Db } from '../../platform/db/db.ts';
import { countedPage, LATEST_FIRST, sortedList } from '../../platform/db/sortedList.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import type { MemberPage, OfMember } from './memberPage.ts';

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

type NoteSql = Omit<NoteRow, 'createdAt' | 'editedAt'> & { createdAt: string; editedAt: string | null };

const COLUMNS = `n.id, n.member_id as "memberId", n.text, n.pinned as "isPinned", n.created_at as "createdAt",
     n.edited_at as "editedAt", n.author_id as "authorId",
     coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email) as by`;
const FROM = 'from member_notes n left join members a on a.id = n.author_id';

const toNote = <Row extends NoteSql>({ createdAt, editedAt, ...note }: Row) => ({
  ...note,
  createdAt: instant(createdAt),
  editedAt: instantOrNull(editedAt),
});

/** $1 brand, $2 member. */
const notes = sortedList<NoteSql & { total: number }, 'AT'>({
  name: 'member_notes',
  keys: { AT: { sql: 'n.created_at', type: 'timestamptz' } },
  id: 'n.id',
  parameters: 2,
  text: ({ keyColumn, after, orderBy, limit }) => `
    select ${COLUMNS}, ${keyColumn},
     (select count(*)::int from member_notes c where c.brand = $1 and c.member_id = $2) as total
   ${FROM} where n.brand = $1 and n.member_id = $2 and ${after} order by ${orderBy} limit ${limit}`,
});

/** Notes about a member. */
export async function readNotes(
  db: Db,
  { brandId, memberId }: OfMember,
  page: Page,
): Promise<MemberPage<NoteRow>> {
  const { rows, totalCount } = countedPage(await notes(db, [brandId, memberId], page, LATEST_FIRST));
  return { rows: rows.map(toNote), totalCount };
}

/** $1 brand, $2 member. */
const pinned = statement<NoteSql>(
  'member_pinned_notes',
  `select ${COLUMNS} ${FROM} where n.brand = $1 and n.member_id = $2 and n.pinned
   order by n.created_at desc, n.id desc`,
);

/** What is shown above every section of a member's page, the latest first. */
export async function readPinnedNotes(db: Db, { brandId, memberId }: OfMember): Promise<readonly NoteRow[]> {
  return (await pinned(db, [brandId, memberId])).map(toNote);
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
