import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Settings that every process must see at once: the demonstration's clock, the maintenance switch. */
export const systemSettings = pgTable('system_settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** Random keys that the first start makes. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  /** Base64. */
  value: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Answers to writes that may be repeated. A row without a status is a write that is under way. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: uuid('member_id').notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer(),
    answer: jsonb(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.operation, t.key] }),
    index('idempotency_keys_expiry').on(t.expiresAt),
  ],
);

/** How often something may be done, by what is counted; shared by all processes. No index on the time: it changes with every row. */
export const allowances = pgTable('allowances', {
  key: text().primaryKey(),
  /** When everything that was taken has been given back. */
  emptyAt: timestamp('empty_at', { withTimezone: true }).notNull(),
});
