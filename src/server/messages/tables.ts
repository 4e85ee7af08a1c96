import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from '../session/tables.ts';

/** Messages, announcements and banners that a member has put away. */
export const dismissals = pgTable(
  'dismissals',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    /** A message's id, or content's. */
    item: uuid().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.item] })],
);
