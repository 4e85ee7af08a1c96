import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * Append-only double-entry ledger in whole watts, keyed by member first. The entries of a posting (member, cause key)
 * add up to zero, and the member's entry moves the balance; a trigger enforces both, on a cluster one that reads only rows of
 * that member.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    /** The member, also on the entries of system accounts. No foreign key: a deleted member's entries stay, under another id. */
    memberId: uuid('member_id').notNull(),
    causeKey: text('cause_key').notNull(),
    line: smallint().notNull(),
    brand: text().notNull(),
    account: text().notNull(),
    amountWatts: bigint('amount_watts', { mode: 'number' }).notNull(),
    cause: text().notNull(),
    eventId: uuid('event_id'),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.causeKey, t.line] }),
    index('ledger_entries_latest').on(t.memberId, t.bookedAt),
    index('ledger_entries_brand').on(t.brand, t.bookedAt),
  ],
);

/**
 * The books in money, in cents: what utilities owe. Append-only; the entries of a posting (cause key) add up to zero, which a
 * trigger enforces.
 */
export const moneyEntries = pgTable(
  'money_entries',
  {
    causeKey: text('cause_key').notNull(),
    line: smallint().notNull(),
    brand: text().notNull(),
    /** No foreign key: the books outlive the program. */
    programId: uuid('program_id').notNull(),
    account: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.causeKey, t.line] }),
    index('money_entries_brand').on(t.brand, t.bookedAt),
  ],
);

/** Balances in whole watts, changed by the ledger's trigger only. */
export const memberBalances = pgTable(
  'member_balances',
  {
    /** No foreign key: a payout can come back after its member is deleted. */
    memberId: uuid('member_id').primaryKey(),
    watts: bigint({ mode: 'number' }).notNull(),
    /** Held for open orders. */
    heldWatts: bigint('held_watts', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    check('member_balances_not_negative', sql`${t.watts} >= 0`),
    check('member_balances_held_not_negative', sql`${t.heldWatts} >= 0`),
  ],
);
