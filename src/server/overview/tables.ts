import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Changes of homes whose accounts were deleted, by the week (UTC, its Monday) in which they joined or left. */
export const movementWeeks = pgTable(
  'movement_weeks',
  {
    brand: text().notNull(),
    week: date().notNull(),
    joined: integer().notNull(),
    left: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.brand, t.week] })],
);

/** What became of a day's (UTC) messages, once it is settled. A job keeps it. */
export const messageDays = pgTable(
  'message_days',
  {
    brand: text().notNull(),
    day: date().notNull(),
    channel: text().notNull(),
    sent: integer().notNull(),
    failed: integer().notNull(),
    dropped: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.brand, t.day, t.channel] }), index('message_days_day').on(t.day)],
);
