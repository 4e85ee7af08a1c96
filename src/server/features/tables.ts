import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from '../session/tables.ts';

/** What an operator has set for one member. No row: no override. */
export const featureOverrides = pgTable(
  'feature_overrides',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    key: text().notNull(),
    state: text({ enum: ['ENABLED', 'DISABLED'] }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.key] })],
);
