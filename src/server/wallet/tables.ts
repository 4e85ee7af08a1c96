import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { ADJUSTMENT_CAUSES } from '../../domain/ledger/adjustment.ts';
import { members } from '../session/tables.ts';

/** What staff credited or debited: the ledger's entry `adjust:<id>` says how much, this says why. */
export const balanceAdjustments = pgTable(
  'balance_adjustments',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    points: integer().notNull(),
    cause: text({ enum: ADJUSTMENT_CAUSES }).notNull(),
    /** What staff wrote to the member. */
    note: text(),
    actorId: uuid('actor_id').notNull(),
    /** The colleague who approved it; null: it was small. */
    approverId: uuid('approver_id'),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('balance_adjustments_member').on(t.memberId, t.bookedAt),
    check('balance_adjustments_moves', sql`${t.points} <> 0`),
  ],
);
