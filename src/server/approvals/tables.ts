import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { APPROVAL_KINDS, APPROVAL_STATES, type Proposal } from '../../domain/approvals/proposal.ts';

/** Changes of targeting that reach many members: they wait until a second person approves them. */
export const targetingRequests = pgTable(
  'targeting_requests',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    kind: text({ enum: APPROVAL_KINDS }).notNull(),
    /** A feature's or experiment's key, the id of a segment or content, or of the member whose overrides change. */
    objectId: text('object_id').notNull(),
    /** The version that the change was made from; 0: nothing was there. */
    version: integer().notNull(),
    proposal: jsonb().$type<Proposal>().notNull(),
    /** How many members it reaches, counted when it was saved. */
    members: integer().notNull(),
    authorId: uuid('author_id').notNull(),
    reason: text().notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    state: text({ enum: APPROVAL_STATES }).notNull(),
    /** Who approved, refused or withdrew it, or saved something else meanwhile. */
    deciderId: uuid('decider_id'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** The decider's reason. */
    decision: text(),
  },
  (t) => [
    uniqueIndex('targeting_requests_waiting')
      .on(t.brand, t.kind, t.objectId)
      .where(sql`state = 'WAITING'`),
    index('targeting_requests_latest').on(t.brand, t.requestedAt),
  ],
);
