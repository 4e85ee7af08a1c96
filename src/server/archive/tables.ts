import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A file of the archive: rows of one brand, kind and month, by their keys. */
export const archiveParts = pgTable(
  'archive_parts',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    kind: text({ enum: ['readings', 'receipts'] }).notNull(),
    /** Its first day. */
    month: date().notNull(),
    firstKey: uuid('first_key').notNull(),
    lastKey: uuid('last_key').notNull(),
    rows: integer().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    path: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('archive_parts_find').on(t.brand, t.kind, t.month, t.firstKey, t.lastKey)],
);

/** A key whose rows the archive is to lose, as what it named is deleted. */
export const archiveRemovals = pgTable(
  'archive_removals',
  {
    id: uuid().primaryKey().defaultRandom(),
    brand: text().notNull(),
    kind: text({ enum: ['readings', 'receipts'] }).notNull(),
    key: uuid().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    /** Not before; null: at once. */
    dueAt: timestamp('due_at', { withTimezone: true }),
  },
  (t) => [index('archive_removals_find').on(t.kind, t.brand)],
);

/** How far a month is on its way into the archive. */
export const archiveMonths = pgTable(
  'archive_months',
  {
    brand: text().notNull(),
    kind: text({ enum: ['readings', 'receipts'] }).notNull(),
    month: date().notNull(),
    /** RESTORED: its rows are in the database again, and stay there. */
    state: text({ enum: ['ARCHIVING', 'ARCHIVED', 'RESTORED'] }).notNull(),
    /** The last key whose rows have moved; null: none of this run. */
    nextKey: uuid('next_key'),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.brand, t.kind, t.month] })],
);
