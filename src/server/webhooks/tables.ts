import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type {
  DeliveryData,
  DeliveryKind,
  EnrollmentChange,
  WebhookKind,
} from '../../domain/webhooks/kinds.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Addresses of partners that we call when something happens. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    url: text().notNull(),
    kinds: jsonb().$type<readonly WebhookKind[]>().notNull(),
    /** Sealed: what it signs calls with; for OpenADR the token that they carry, or nothing. */
    secret: text().notNull(),
    /** `OPENADR`: a device asked for it by a subscription, and its calls are OpenADR's notifications. */
    format: text({ enum: ['STANDARD', 'OPENADR'] })
      .notNull()
      .default('STANDARD'),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by'),
    /** Since when no call has succeeded; null: the last one did. */
    failingSince: instant('failing_since'),
    pausedAt: instant('paused_at'),
    pausedBecause: text('paused_because', { enum: ['STAFF', 'FAILING'] }),
    endedAt: instant('ended_at'),
  },
  (t) => [index('webhook_endpoints_brand').on(t.brand, t.createdAt)],
);

export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Calls of an address: those that were made, and those to come. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id),
    url: text().notNull(),
    kind: text().$type<DeliveryKind>().notNull(),
    data: jsonb().$type<DeliveryData>().notNull(),
    createdAt: instant('created_at').notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull(),
    /** Of the next try; null: none follows. */
    dueAt: instant('due_at'),
    tries: integer().notNull().default(0),
    triedAt: instant('tried_at'),
    /** The HTTP status of the last answer; null: there was none. */
    answerStatus: integer('answer_status'),
    /** The beginning of the last answer, or why there was none. */
    answer: text(),
  },
  (t) => [
    index('webhook_deliveries_endpoint').on(t.endpointId),
    index('webhook_deliveries_brand').on(t.brand, t.createdAt, t.id),
    index('webhook_deliveries_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** Changes of single homes and results, until they are gathered into few calls. */
export const webhookNotes = pgTable(
  'webhook_notes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brand: text().notNull(),
    kind: text().$type<WebhookKind>().notNull(),
    programId: uuid('program_id').notNull(),
    /** Null: an enrollment. */
    eventId: uuid('event_id'),
    /** Null: results, of which only the count is kept. */
    memberId: uuid('member_id'),
    change: text().$type<EnrollmentChange>(),
    homes: integer().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('webhook_notes_at').on(t.at), index('webhook_notes_member').on(t.memberId)],
);
