import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from '../session/tables.ts';

/** Who or what brought a member; the first of a kind stays. */
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
