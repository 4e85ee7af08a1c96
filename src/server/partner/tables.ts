import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Callback, OpenAdrObject, OpenAdrOperation } from '../../domain/partner/notifications.ts';
import type { VenAttribute } from '../../domain/partner/venAttribute.ts';
import type { ReportedResource, ReportPayload } from '../../domain/partner/venReport.ts';
import type { PartnerRight } from '../../domain/partner/rights.ts';

const targets = () =>
  jsonb()
    .$type<readonly string[]>()
    .notNull()
    .default(sql`'[]'::jsonb`);
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Keys of the partner API. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    name: text().notNull(),
    rights: jsonb().$type<readonly PartnerRight[]>().notNull(),
    /** Its first characters, by which people recognize it. */
    hint: text().notNull(),
    /** Keyed hash; the key itself is nowhere. */
    hash: text().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by'),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [uniqueIndex('api_keys_hash').on(t.hash), index('api_keys_brand').on(t.brand, t.createdAt)],
);

/** Devices, or fleets of them, that aggregators register by OpenADR. */
export const openAdrVens = pgTable(
  'open_adr_vens',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id),
    name: text().notNull(),
    attributes: jsonb().$type<readonly VenAttribute[]>(),
    /** Given by staff: it may read what is for one of them. */
    targets: targets(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('open_adr_vens_name').on(t.brand, t.name),
    index('open_adr_vens_key').on(t.keyId, t.createdAt),
  ],
);

/** What a VEN steers. */
export const openAdrResources = pgTable(
  'open_adr_resources',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id),
    venId: uuid('ven_id')
      .notNull()
      .references(() => openAdrVens.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    attributes: jsonb().$type<readonly VenAttribute[]>(),
    /** Given by staff: its VEN may read what is for one of them. */
    targets: targets(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('open_adr_resources_name').on(t.venId, t.name),
    index('open_adr_resources_key').on(t.keyId, t.createdAt),
  ],
);

/** What devices report about an event. */
export const openAdrReports = pgTable(
  'open_adr_reports',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id),
    eventId: uuid('event_id').notNull(),
    clientName: text('client_name').notNull(),
    name: text(),
    payloadDescriptors: jsonb('payload_descriptors').$type<readonly ReportPayload[]>(),
    resources: jsonb().$type<readonly ReportedResource[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('open_adr_reports_key').on(t.keyId, t.createdAt),
    index('open_adr_reports_event').on(t.eventId, t.keyId),
  ],
);

/** What devices want to hear about. Each address is a webhook of its own, which keeps the address and its token. */
export const openAdrSubscriptions = pgTable(
  'open_adr_subscriptions',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id),
    clientName: text('client_name').notNull(),
    /** Null: all programs. */
    programId: uuid('program_id'),
    callbacks: jsonb().$type<readonly Callback[]>().notNull(),
    /** Null: what is for all. */
    targets: jsonb().$type<readonly string[]>(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('open_adr_subscriptions_key').on(t.keyId, t.createdAt),
    index('open_adr_subscriptions_brand').on(t.brand),
  ],
);

/** Changes of programs and events, until subscribers have heard of them. */
export const openAdrChanges = pgTable(
  'open_adr_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brand: text().notNull(),
    objectType: text('object_type').$type<OpenAdrObject>().notNull(),
    operation: text().$type<OpenAdrOperation>().notNull(),
    objectId: uuid('object_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('open_adr_changes_at').on(t.at)],
);
