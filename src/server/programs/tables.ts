import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ProgramRules } from '../../domain/programs/rules.ts';

/** Utilities, programs and postal codes: small tables, scoped by brand, changed by staff only. */
export const utilities = pgTable(
  'utilities',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    acronym: text().notNull(),
    name: text().notNull(),
    shortName: text('short_name').notNull(),
    country: text().notNull(),
    timeZone: text('time_zone').notNull(),
    connection: text({ enum: ['ACCOUNT_NUMBER', 'OAUTH'] }).notNull(),
    inOutage: boolean('in_outage').notNull().default(false),
    outageEndAt: timestamp('outage_end_at', { withTimezone: true }),
    /** Address of its interface, and who we are there; null: it cannot be connected yet. */
    partnerUrl: text('partner_url'),
    partnerClientId: text('partner_client_id'),
    /** The other demand-response provider of its area: where leaving it is done, or whom to write to. */
    drpUrl: text('drp_url'),
    drpName: text('drp_name'),
    drpEmail: text('drp_email'),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('utilities_brand_acronym').on(t.brand, sql`lower(${t.acronym})`), uniqueIndex('utilities_partner_client').on(t.partnerClientId)],
);

export const programs = pgTable(
  'programs',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    utilityId: uuid('utility_id').notNull().references(() => utilities.id),
    name: text().notNull(),
    active: boolean().notNull().default(true),
    rules: jsonb().$type<ProgramRules>().notNull(),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('programs_utility_name').on(t.utilityId, sql`lower(${t.name})`), index('programs_brand').on(t.brand)],
);

/** Which utility covers a postal code, and what the code leads to (SGN-21: 0 perks, 1 utility, 2 partially ineligible). */
export const postalCoverage = pgTable(
  'postal_coverage',
  {
    brand: text().notNull(),
    /** Upper case, without space or hyphen. */
    postalCode: text('postal_code').notNull(),
    utilityId: uuid('utility_id').notNull().references(() => utilities.id),
    eligibility: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.brand, t.postalCode, t.utilityId] }), index('postal_coverage_utility').on(t.utilityId)],
);
