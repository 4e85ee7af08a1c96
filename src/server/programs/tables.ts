import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { PlanComparison } from '../../domain/programs/comparePlans.ts';
import type { RateBand } from '../../domain/programs/ratePlan.ts';
import { CONNECTION_METHODS } from '../../domain/utility/connectionMethod.ts';
import { RATE_PLAN_SURVEYS, type SurveyResponse } from '../../domain/programs/ratePlanSurvey.ts';
import type { ProgramRules } from '../../domain/programs/rules.ts';
import { members } from '../session/tables.ts';

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
    /** How members prove the account, where the utility is connected by its interface. */
    connection: text({ enum: ['ACCOUNT_NUMBER', 'OAUTH'] }).notNull(),
    connectionMethod: text('connection_method', { enum: CONNECTION_METHODS }).notNull().default('INTERFACE'),
    /** When homes could first be connected after a time when they could not; null: always, or not now. */
    connectableSince: timestamp('connectable_since', { withTimezone: true }),
    /** The program that takes new members; null: the oldest active one. */
    newMembersProgramId: uuid('new_members_program_id').references((): AnyPgColumn => programs.id),
    inOutage: boolean('in_outage').notNull().default(false),
    /** When the outage that goes on was entered; null: none goes on. */
    outageBeganAt: timestamp('outage_began_at', { withTimezone: true }),
    outageEndAt: timestamp('outage_end_at', { withTimezone: true }),
    /** Address of its interface, and who we are there; null: it has none for us. */
    partnerUrl: text('partner_url'),
    partnerClientId: text('partner_client_id'),
    /** The utility whose wires and meters serve its customers; null: its own. */
    primaryUtilityId: uuid('primary_utility_id').references((): AnyPgColumn => utilities.id),
    /** The other demand-response provider of its area: where leaving it is done, or whom to write to. */
    drpUrl: text('drp_url'),
    drpName: text('drp_name'),
    drpEmail: text('drp_email'),
    /** Where it takes what members say about its rate plans; null: it does not. */
    ratePlanSurveyEmail: text('rate_plan_survey_email'),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('utilities_brand_acronym').on(t.brand, sql`lower(${t.acronym})`),
    uniqueIndex('utilities_partner_client').on(t.partnerClientId),
  ],
);

export const programs = pgTable(
  'programs',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    utilityId: uuid('utility_id')
      .notNull()
      .references(() => utilities.id),
    name: text().notNull(),
    active: boolean().notNull().default(true),
    rules: jsonb().$type<ProgramRules>().notNull(),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('programs_utility_name').on(t.utilityId, sql`lower(${t.name})`),
    index('programs_brand').on(t.brand),
  ],
);

/** Which utility covers a postal code, and what the code leads to (SGN-21: 0 perks, 1 utility, 2 partially ineligible). */
export const postalCoverage = pgTable(
  'postal_coverage',
  {
    brand: text().notNull(),
    /** Upper case, without space or hyphen. */
    postalCode: text('postal_code').notNull(),
    utilityId: uuid('utility_id')
      .notNull()
      .references(() => utilities.id),
    eligibility: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.brand, t.postalCode, t.utilityId] }),
    index('postal_coverage_utility').on(t.utilityId),
  ],
);

/** What a utility charges homes. Money in hundredths of a cent. */
export const ratePlans = pgTable(
  'rate_plans',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    utilityId: uuid('utility_id')
      .notNull()
      .references(() => utilities.id),
    code: text().notNull(),
    name: text().notNull(),
    currency: text().notNull(),
    daily: integer().notNull(),
    bands: jsonb().$type<readonly RateBand[]>().notNull(),
    /** The plan that homes have unless they chose another: one of a utility. */
    usual: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('rate_plans_code').on(t.utilityId, t.code)],
);

/** What the rate plans came to for one member. */
export interface RatePlanFigures {
  readonly utilityId: string;
  readonly utilityName: string;
  readonly currency: string;
  readonly comparison: PlanComparison;
  /** The first and the last local day that were looked at. */
  readonly from: string;
  readonly to: string;
}

/** The latest comparison of a member; without figures where readings or plans were missing. */
export const ratePlanResults = pgTable(
  'rate_plan_results',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id),
    brand: text().notNull(),
    figures: jsonb().$type<RatePlanFigures>(),
    workedOutAt: timestamp('worked_out_at', { withTimezone: true }).notNull(),
    /** When it is to be worked out anew; null until somebody looks at an old one. */
    dueAt: timestamp('due_at', { withTimezone: true }),
  },
  (t) => [
    index('rate_plan_results_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** What members said about changing their rate plan. Never changed but for what was passed on. */
export const ratePlanSurveys = pgTable(
  'rate_plan_surveys',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    id: uuid().notNull(),
    brand: text().notNull(),
    utilityId: uuid('utility_id')
      .notNull()
      .references(() => utilities.id),
    type: text({ enum: RATE_PLAN_SURVEYS }).notNull(),
    currentCode: text('current_code').notNull(),
    cheapestCode: text('cheapest_code').notNull(),
    responses: jsonb().$type<readonly SurveyResponse[]>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** When the utility is told; null: it is not, or it was. */
    passDueAt: timestamp('pass_due_at', { withTimezone: true }),
    passedAt: timestamp('passed_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    index('rate_plan_surveys_pass')
      .on(t.passDueAt)
      .where(sql`pass_due_at is not null`),
  ],
);
