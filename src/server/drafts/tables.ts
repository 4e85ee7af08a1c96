import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { DRAFT_KINDS } from '../../domain/approvals/proposal.ts';

/** What staff typed into a form of targeting and didn't save yet, one a person and thing. */
export const staffDrafts = pgTable(
  'staff_drafts',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    kind: text({ enum: DRAFT_KINDS }).notNull(),
    /** A feature's or experiment's key, a segment's or content's id, an article's name; empty: something new. */
    objectId: text('object_id').notNull(),
    authorId: uuid('author_id').notNull(),
    /** The version that it was made from; 0: something new. */
    version: integer().notNull(),
    /** The form's values as JSON, which only the form reads. */
    content: text().notNull(),
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('staff_drafts_one').on(t.brand, t.kind, t.objectId, t.authorId),
    index('staff_drafts_kept').on(t.keptAt),
  ],
);
