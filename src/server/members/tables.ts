import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from '../session/tables.ts';

/** What staff wrote down about a member. */
export const memberNotes = pgTable(
  'member_notes',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    /** Null: their account is gone. */
    authorId: uuid('author_id').references(() => members.id),
    text: text().notNull(),
    /** Shown above every section of the member's page. */
    pinned: boolean().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (t) => [
    index('member_notes_member').on(t.memberId, t.createdAt),
    index('member_notes_author').on(t.authorId),
  ],
);

/** The tags of members. A brand's list of tags is those that its members have. */
export const memberTags = pgTable(
  'member_tags',
  {
    brand: text().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    /** The tag in lower case: what makes two tags the same. */
    key: text().notNull(),
    tag: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.key] }), index('member_tags_list').on(t.brand, t.key, t.tag)],
);
