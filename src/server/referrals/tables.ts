import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from '../session/tables.ts';

/** The first referrer of each kind. */
export const memberRelations = pgTable(
  'member_relations',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    kind: text({ enum: ['referrer', 'partner'] }).notNull(),
    code: text().notNull(),
    relatedAt: timestamp('related_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind] })],
);
