import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { VenAttribute } from '../../domain/partner/venAttribute.ts';
import type { PartnerRight } from '../../domain/partner/rights.ts';

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
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('open_adr_vens_name').on(t.brand, t.name),
    index('open_adr_vens_key').on(t.keyId, t.createdAt),
  ],
);
