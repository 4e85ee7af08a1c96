import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { COPY_STATES } from '../../domain/account/copyRules.ts';
import { DELETION_STATES } from '../../domain/account/deletionRules.ts';
import type { Locale } from '../../domain/brands/countries.ts';
import { members } from '../session/tables.ts';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Copies of their data that members asked for. */
export const dataCopies = pgTable(
  'data_copies',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    brand: text().notNull(),
    state: text({ enum: COPY_STATES }).notNull(),
    /** The language in which it was asked for. */
    locale: text().$type<Locale>().notNull(),
    askedAt: instant('asked_at').notNull(),
    /** When it is made, and later, when its file is deleted; null: nothing is left to do. */
    dueAt: instant('due_at'),
    /** Begun attempts. */
    attempts: integer().notNull().default(0),
    readyAt: instant('ready_at'),
    /** Until when it can be fetched. */
    expiresAt: instant('expires_at'),
    bytes: bigint({ mode: 'number' }),
  },
  (t) => [
    index('data_copies_member').on(t.memberId, t.askedAt),
    uniqueIndex('data_copies_making')
      .on(t.memberId)
      .where(sql`state = 'making'`),
    index('data_copies_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** A copy's file in pieces, so that no process holds all of it. */
export const dataCopyParts = pgTable(
  'data_copy_parts',
  {
    copyId: uuid('copy_id')
      .notNull()
      .references(() => dataCopies.id, { onDelete: 'cascade' }),
    /** From 0. */
    place: integer().notNull(),
    content: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.copyId, t.place] })],
);

/** Accounts that their members want deleted. A row that is done names nobody. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** No foreign key: the row outlives the member. Null once the account is gone. */
    memberId: uuid('member_id'),
    state: text({ enum: DELETION_STATES }).notNull(),
    askedAt: instant('asked_at').notNull(),
    /** The end of the days in which it can be taken back, and later the next step; null: nothing is left to do. */
    dueAt: instant('due_at'),
    doneAt: instant('done_at'),
  },
  (t) => [
    uniqueIndex('account_deletions_open')
      .on(t.memberId)
      .where(sql`state in ('waiting', 'ending')`),
    index('account_deletions_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** The people whom the owner of a home has invited, those who joined too. */
export const homeInvitations = pgTable(
  'home_invitations',
  {
    id: uuid().primaryKey(),
    /** The owner. */
    homeId: uuid('home_id')
      .notNull()
      .references(() => members.id),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    /** Their log-in; null for an address that has an account already, which only gets a message. */
    personId: uuid('person_id').references(() => members.id),
    sentAt: instant('sent_at').notNull(),
    /** When the last link ends. */
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('home_invitations_address').on(t.homeId, t.emailKey),
    index('home_invitations_person').on(t.personId),
  ],
);
