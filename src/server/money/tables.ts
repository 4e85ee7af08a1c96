import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const wide = (name: string) => bigint(name, { mode: 'number' });

/** What moved on each account on a day (UTC) that is over, in watts; members' accounts are one. A job keeps it from the ledger. */
export const ledgerDays = pgTable(
  'ledger_days',
  {
    brand: text().notNull(),
    day: date().notNull(),
    account: text().notNull(),
    inWatts: wide('in_watts').notNull(),
    outWatts: wide('out_watts').notNull(),
  },
  (t) => [primaryKey({ columns: [t.brand, t.day, t.account] })],
);

/** Points that members hadn't spent at the end of a day, by how long ago they got them. */
export const liabilityAges = pgTable(
  'liability_ages',
  {
    brand: text().notNull(),
    day: date().notNull(),
    /** The least days of it. */
    fromDays: integer('from_days').notNull(),
    watts: wide('watts').notNull(),
    members: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.brand, t.day, t.fromDays] })],
);
