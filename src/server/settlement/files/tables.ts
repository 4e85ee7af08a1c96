import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { events } from '../../events/tables.ts';
import { programs } from '../../programs/tables.ts';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true });
const wide = (name: string) => bigint(name, { mode: 'number' });

/** Files by which a utility pays: what each home of a program reduced, of one month or one event. Never deleted. */
export const settlementFiles = pgTable(
  'settlement_files',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    /** Among the program's files, from 1. */
    number: integer().notNull(),
    /** `YYYY-MM` by the events' local dates; null: one event's file. */
    month: text(),
    eventId: uuid('event_id').references(() => events.id),
    /** The file before it of the same month or event; null: none. */
    restatesId: uuid('restates_id').references((): AnyPgColumn => settlementFiles.id),
    state: text({ enum: ['making', 'ready', 'failed'] }).notNull(),
    /** Whether it has the last digits of the meters' numbers. */
    meters: boolean().notNull(),
    askedAt: instant('asked_at').notNull(),
    /** No foreign key: the file outlives the account. */
    askedBy: uuid('asked_by'),
    /** When it is made; null: nothing is left to do. */
    dueAt: instant('due_at'),
    /** Begun attempts. */
    attempts: integer().notNull().default(0),
    /** When its results began to be read: later ones aren't in it for certain. */
    readAt: instant('read_at'),
    readyAt: instant('ready_at'),
    bytes: wide('bytes'),
    sha256: text(),
    homes: integer(),
    baselineWh: wide('baseline_wh'),
    usedWh: wide('used_wh'),
    reductionWh: wide('reduction_wh'),
    /** Which results it has, as a sum of hashes: another one when any of them changes. Null: made before this was kept. */
    contents: text(),
  },
  (t) => [
    uniqueIndex('settlement_files_number').on(t.programId, t.number),
    index('settlement_files_event').on(t.eventId),
    index('settlement_files_restates').on(t.restatesId),
    index('settlement_files_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** A file in pieces, so that no process holds all of it. */
export const settlementFileParts = pgTable(
  'settlement_file_parts',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => settlementFiles.id),
    /** From 0. */
    place: integer().notNull(),
    content: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.fileId, t.place] })],
);
