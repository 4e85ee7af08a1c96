import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
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
import { BILLED_KINDS } from '../../domain/programs/billing.ts';
import type { PlanComparison } from '../../domain/programs/comparePlans.ts';
import { PAYMENT_DAYS } from '../../domain/programs/statementStates.ts';
import type { RateBand } from '../../domain/programs/ratePlan.ts';
import { UTILITY_REASONS } from '../../domain/cashout/blockers.ts';
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
    /** How members prove the account where the utility connects by its interface. */
    connection: text({ enum: ['ACCOUNT_NUMBER', 'OAUTH'] }).notNull(),
    connectionMethod: text('connection_method', { enum: CONNECTION_METHODS }).notNull().default('INTERFACE'),
    /** When homes could first connect again; null: always, or not now. */
    connectableSince: timestamp('connectable_since', { withTimezone: true }),
    /** The program for new members; null: the oldest active one. */
    newMembersProgramId: uuid('new_members_program_id').references((): AnyPgColumn => programs.id),
    inOutage: boolean('in_outage').notNull().default(false),
    /** When the current outage was entered; null: none. */
    outageBeganAt: timestamp('outage_began_at', { withTimezone: true }),
    outageEndAt: timestamp('outage_end_at', { withTimezone: true }),
    /** Address of its interface, and our client id there; null: none. */
    partnerUrl: text('partner_url'),
    partnerClientId: text('partner_client_id'),
    /** The utility whose wires and meters serve its customers; null: its own. */
    primaryUtilityId: uuid('primary_utility_id').references((): AnyPgColumn => utilities.id),
    /** The area's other demand-response provider: the page for leaving it, or its contact. */
    drpUrl: text('drp_url'),
    drpName: text('drp_name'),
    drpEmail: text('drp_email'),
    /** Why its members can't cash out; null: they can. */
    cashoutReason: text('cashout_reason', { enum: UTILITY_REASONS }),
    /** Where it receives members' answers about its rate plans; null: nowhere. */
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

/** What a program's utility pays from a month on. Money in hundredths of a cent. */
export const programRates = pgTable(
  'program_rates',
  {
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    /** `YYYY-MM`. */
    fromMonth: text('from_month').notNull(),
    perKwh: integer('per_kwh').notNull(),
    perKwMonth: integer('per_kw_month').notNull(),
    perEnrollment: integer('per_enrollment').notNull(),
    /** Days that the utility has to pay a statement. */
    paymentDays: integer('payment_days').notNull().default(PAYMENT_DAYS),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.programId, t.fromMonth] })],
);

/**
 * Statements: what a program's utility owes for a month, and what it pays its members itself; the amounts are in the ledger.
 * Never deleted, so that their numbers have no gap.
 */
export const programStatements = pgTable(
  'program_statements',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    memberCount: integer('member_count').notNull(),
    watts: bigint({ mode: 'number' }).notNull(),
    /** The month that it bills, `YYYY-MM`; null: it only pays members. */
    month: text(),
    /** The month's first statement, which this one corrects alone; null: it is the first. */
    correctsId: uuid('corrects_id').references((): AnyPgColumn => programStatements.id),
  },
  (t) => [
    index('program_statements_program').on(t.programId, t.madeAt),
    index('program_statements_corrects').on(t.correctsId),
    uniqueIndex('program_statements_month')
      .on(t.programId, t.month)
      .where(sql`corrects_id is null`),
  ],
);

/** What a statement bills, line by line; a correction has the difference. */
export const statementItems = pgTable(
  'program_statement_items',
  {
    statementId: uuid('statement_id')
      .notNull()
      .references(() => programStatements.id),
    line: integer().notNull(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    kind: text({ enum: BILLED_KINDS }).notNull(),
    month: text().notNull(),
    /** Wh, W or homes. */
    quantity: bigint({ mode: 'number' }).notNull(),
    /** Hundredths of a cent. */
    rate: integer().notNull(),
    /** Cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The number of the statement whose line it corrects; null: billed for the first time. */
    corrects: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.statementId, t.line] }),
    index('program_statement_items_month').on(t.programId, t.month),
  ],
);

/**
 * When homes were enrolled in a program for the first time. A trigger keeps it from the connections, so that a home that leaves
 * and comes back isn't billed as new again.
 */
export const programEnrollments = pgTable(
  'program_enrollments',
  {
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    /** No foreign key: what is billed stays so when the member is deleted. */
    memberId: uuid('member_id').notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.programId, t.memberId] }),
    index('program_enrollments_first').on(t.programId, t.firstAt),
    index('program_enrollments_member').on(t.memberId),
  ],
);

/** Payments of statements by utilities. One that was a mistake is taken back and stays, as its entries in the books do. */
export const statementPayments = pgTable(
  'statement_payments',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => programStatements.id),
    /** By the program's clock. */
    paidOn: date('paid_on').notNull(),
    /** Cents; negative: paid back to the utility. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** What the bank's list says. */
    reference: text().notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
    takenBackAt: timestamp('taken_back_at', { withTimezone: true }),
  },
  (t) => [
    index('statement_payments_statement').on(t.statementId),
    index('statement_payments_program').on(t.programId),
    check('statement_payments_amount', sql`${t.amount} <> 0`),
  ],
);

/**
 * How much of what a program's events have paid a member its statements have counted, whether it was paid or spent before.
 * A result that is booked while a statement is made is counted by the next one.
 */
export const statementCounts = pgTable(
  'program_statement_counts',
  {
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    /** No foreign key: what is counted stays so when the member is deleted. */
    memberId: uuid('member_id').notNull(),
    countedWatts: bigint('counted_watts', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.programId, t.memberId] }),
    index('program_statement_counts_member').on(t.memberId),
  ],
);

/**
 * Which utility covers a postal code, and its eligibility (SGN-21: 0 perks, 1 utility, 2 partially
 * ineligible).
 */
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

/** A utility's prices for homes. Money in hundredths of a cent. */
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
    /** The default plan of homes that chose no other: one per utility. */
    usual: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('rate_plans_code').on(t.utilityId, t.code)],
);

/** The plan that a home says it is on. It counts as long as its utility offers it. */
export const memberRatePlans = pgTable(
  'member_rate_plans',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id),
    brand: text().notNull(),
    utilityId: uuid('utility_id').notNull(),
    code: text().notNull(),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.utilityId, t.code], foreignColumns: [ratePlans.utilityId, ratePlans.code] }),
    index('member_rate_plans_plan').on(t.utilityId, t.code),
  ],
);

/** A member's rate-plan comparison. */
export interface RatePlanFigures {
  readonly utilityId: string;
  readonly utilityName: string;
  readonly currency: string;
  readonly comparison: PlanComparison;
  /** The home has chosen its current plan; absent: it was worked out before homes could. */
  readonly isChosen?: boolean;
  /** The first and the last local day of the comparison. */
  readonly from: string;
  readonly to: string;
}

/** A member's latest comparison; without figures if readings or plans were missing. */
export const ratePlanResults = pgTable(
  'rate_plan_results',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id),
    brand: text().notNull(),
    figures: jsonb().$type<RatePlanFigures>(),
    workedOutAt: timestamp('worked_out_at', { withTimezone: true }).notNull(),
    /** When it is recalculated; null until a member views an old one. */
    dueAt: timestamp('due_at', { withTimezone: true }),
  },
  (t) => [
    index('rate_plan_results_worked_out').on(t.workedOutAt),
    index('rate_plan_results_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** Members' answers about changing their rate plan. Updated only when they are passed on. */
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
    /** When it is emailed to the utility; null: never, or done. */
    passDueAt: timestamp('pass_due_at', { withTimezone: true }),
    passedAt: timestamp('passed_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    index('rate_plan_surveys_utility').on(t.utilityId),
    index('rate_plan_surveys_pass')
      .on(t.passDueAt)
      .where(sql`pass_due_at is not null`),
  ],
);
