import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from '../session/tables.ts';

/** Feature overrides set by operators for single members. */
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
