import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { members } from '../session/tables.ts';

/** A member's phone numbers, E.164. */
export const phoneNumbers = pgTable(
  'phone_numbers',
  {
    memberId: uuid('member_id').notNull().references(() => members.id),
    number: text().notNull(),
    verified: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.number] })],
);

/** Notifications that a member has switched away from their default. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    memberId: uuid('member_id').notNull().references(() => members.id),
    key: text().notNull(),
    enabled: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.key] })],
);
