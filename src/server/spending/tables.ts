import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from '../session/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The code that confirms one order. A new one replaces the last. */
export const cashoutCodes = pgTable('cashout_codes', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id),
  brand: text().notNull(),
  sessionId: uuid('session_id').notNull(),
  /** Keyed hash of way, amount and recipient, which the order must equal. */
  fingerprint: text().notNull(),
  codeHash: text('code_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
  tries: integer().notNull().default(0),
  /** When the right code was entered; null: not yet. */
  confirmedAt: instant('confirmed_at'),
});

/** Browsers in which a member entered such a code. */
export const cashoutBrowsers = pgTable(
  'cashout_browsers',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    /** Keyed hash of the browser's id. */
    browserKey: text('browser_key').notNull(),
    brand: text().notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.browserKey] })],
);
