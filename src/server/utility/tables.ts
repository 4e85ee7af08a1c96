import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { programs, utilities } from '../programs/tables.ts';
import { members } from '../session/tables.ts';

/** A member's connection to a utility and enrolment in its program: one row a member. Raw status and sub-status as the market tells them. */
export const utilityConnections = pgTable(
  'utility_connections',
  {
    memberId: uuid('member_id').primaryKey().references(() => members.id),
    brand: text().notNull(),
    utilityId: uuid('utility_id').notNull().references(() => utilities.id),
    programId: uuid('program_id').references(() => programs.id),
    widgetState: text('widget_state').notNull(),
    widgetSubstate: text('widget_substate'),
    everReachedAuthDone: boolean('ever_reached_auth_done').notNull().default(false),
    enrollStateAt: timestamp('enroll_state_at', { withTimezone: true }),
    enrolledAt: timestamp('enrolled_at', { withTimezone: true }),
  },
  (t) => [index('utility_connections_program').on(t.programId, t.memberId)],
);
