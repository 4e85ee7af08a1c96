import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Append-only; a trigger refuses changes. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** A member, or a partner's API key. Null for jobs and the command line. */
    actorId: uuid('actor_id'),
    action: text().notNull(),
    subject: text().notNull(),
    reason: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (t) => [
    index('audit_log_latest').on(t.brand, t.at),
    index('audit_log_subject').on(t.brand, t.subject, t.at),
    index('audit_log_actor').on(t.brand, t.actorId, t.id),
    // For parts of a subject.
    index('audit_log_search').using('gin', t.subject.op('gin_trgm_ops')),
  ],
);
