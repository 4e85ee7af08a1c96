import { doublePrecision, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Receipt } from '../../domain/settlement/receipt.ts';
import { members } from '../session/tables.ts';

/** Every settlement of a result, first to last. Never changed: a correction is a new version. */
export const receipts = pgTable(
  'receipts',
  {
    memberId: uuid('member_id').notNull().references(() => members.id),
    eventId: uuid('event_id').notNull(),
    version: integer().notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }).notNull(),
    points: integer().notNull(),
    changeReason: text('change_reason'),
    receipt: jsonb().$type<Receipt>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.eventId, t.version] })],
);

/** Tier and streak as of the latest settled result; what the next event is multiplied by. */
export const standings = pgTable('standings', {
  memberId: uuid('member_id').primaryKey().references(() => members.id),
  brand: text().notNull(),
  tier: text({ enum: ['Carbon', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'] }).notNull(),
  streak: integer().notNull(),
  streakBonusHundredths: integer('streak_bonus_hundredths').notNull(),
  meanReductionPercent: doublePrecision('mean_reduction_percent'),
  resultsCounted: integer('results_counted').notNull(),
});
