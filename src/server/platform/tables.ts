import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Settings that every process must see at once: the demo's clock, the maintenance switch. */
export const systemSettings = pgTable('system_settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** Random keys created at the first start. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  /** Base64. */
  value: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Recorded answers of repeatable writes. A row without a status is a write in progress. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who called: a member, or a partner's API key. */
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

/** Sources of due work that can't be asked, of all workers; a row goes when one of them is answered again. */
export const failingSources = pgTable('failing_sources', {
  source: text().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
});

/** Jobs that failed at each try, by their id in the queue. */
export const givenUpJobs = pgTable(
  'given_up_jobs',
  {
    id: uuid().primaryKey(),
    job: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('given_up_jobs_at').on(t.at)],
);

/** Rate limits by key, shared by all processes. No index on the time, because it changes with every write. */
export const allowances = pgTable('allowances', {
  key: text().primaryKey(),
  /** When the allowance is full again. */
  emptyAt: timestamp('empty_at', { withTimezone: true }).notNull(),
});
