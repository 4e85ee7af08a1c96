import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { members } from '../session/tables.ts';

/** The variation of an experiment that a member sees. */
export const experimentAssignments = pgTable(
  'experiment_assignments',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    key: text().notNull(),
    variation: text().notNull(),
    /** Whether it is sent with every analytics event. */
    tracked: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.key] })],
);
