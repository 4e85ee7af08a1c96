import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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

/**
 * What tier and streak follow from, as of the latest result: the domain's `Standing` less how far the home is set up,
 * which stands in the utility connection. No row: a member without results.
 */
export const standings = pgTable('standings', {
  memberId: uuid('member_id').primaryKey().references(() => members.id),
  brand: text().notNull(),
  /** Reductions of the latest results in hundredths of a percent, latest first. */
  recent: jsonb().$type<readonly number[]>().notNull(),
  streak: integer().notNull(),
});
