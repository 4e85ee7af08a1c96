import { isNotNull, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { programs, utilities } from '../programs/tables.ts';
import { members } from '../session/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The utility's decision about our access; `failed`: no valid answer. */
export const AUTH_STATUSES = ['none', 'waiting', 'active', 'denied', 'revoked', 'failed'] as const;
export type AuthStatus = (typeof AUTH_STATUSES)[number];

/**
 * A member's utility connection and program enrolment, one row a member, with the market's raw status and
 * sub-status.
 */
export const utilityConnections = pgTable(
  'utility_connections',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id),
    brand: text().notNull(),
    /** Null: a utility that isn't in the list; `otherUtility` has the typed name. */
    utilityId: uuid('utility_id').references(() => utilities.id),
    otherUtility: text('other_utility'),
    /** The home's postal code when the utility was chosen. */
    postalCode: text('postal_code'),
    programId: uuid('program_id').references(() => programs.id),
    widgetState: text('widget_state').notNull(),
    widgetSubstate: text('widget_substate'),
    authStatus: text('auth_status', { enum: AUTH_STATUSES }).notNull().default('none'),
    everReachedAuthDone: boolean('ever_reached_auth_done').notNull().default(false),
    /** When the raw status last changed while enrolling. */
    enrollStateAt: instant('enroll_state_at'),
    enrolledAt: instant('enrolled_at'),
  },
  (t) => [
    index('utility_connections_program').on(t.programId, t.memberId),
    index('utility_connections_utility').on(t.utilityId),
    index('utility_connections_queues').on(t.brand, t.widgetSubstate).where(isNotNull(t.widgetSubstate)),
  ],
);

/** Every change of a connection's status, in order. Never updated. */
export const utilityTransitions = pgTable(
  'utility_transitions',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    /** 1, 2, 3…, because two changes may have the same time. */
    position: integer().notNull(),
    brand: text().notNull(),
    utilityId: uuid('utility_id'),
    at: instant('at').notNull(),
    fromState: text('from_state'),
    fromSubstate: text('from_substate'),
    toState: text('to_state').notNull(),
    toSubstate: text('to_substate'),
    /** Who or what caused the change. */
    cause: text({
      enum: ['member', 'authorization', 'webhook', 'poll', 'meter', 'staff', 'demonstration'],
    }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.position] }),
    index('utility_transitions_brand').on(t.brand, t.at),
  ],
);

/** A started OAuth log-in; it works once, for the session that started it. */
export const utilityAuthRequests = pgTable(
  'utility_auth_requests',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    sessionId: uuid('session_id').notNull(),
    utilityId: uuid('utility_id')
      .notNull()
      .references(() => utilities.id),
    /** SHA-256 of the state parameter. */
    stateHash: text('state_hash').notNull(),
    /** Sealed: the PKCE verifier. */
    verifier: text().notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** The page the member came from; null: joining. */
    returnTo: text('return_to'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** Sealed: the authorization code, until it is exchanged. */
    code: text(),
    /** When the running exchange started. */
    exchangeAt: instant('exchange_at'),
    /** When to check on an exchange whose process may have died. */
    dueAt: instant('due_at'),
    outcome: text({ enum: ['active', 'denied', 'narrowed', 'failed', 'superseded'] }),
  },
  (t) => [
    uniqueIndex('utility_auth_requests_state').on(t.stateHash),
    index('utility_auth_requests_member').on(t.memberId),
    index('utility_auth_requests_utility').on(t.utilityId),
    index('utility_auth_requests_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** Access to one home's data at its utility, by OAuth or account number. At most one active per member. */
export const utilityAuthorizations = pgTable(
  'utility_authorizations',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    utilityId: uuid('utility_id')
      .notNull()
      .references(() => utilities.id),
    createdAt: instant('created_at').notNull(),
    /** Sealed; null for access by account number, and after the end. */
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    accessExpiresAt: instant('access_expires_at'),
    authorizationUri: text('authorization_uri'),
    resourceUri: text('resource_uri'),
    scope: text(),
    /** Whether the consent covers interval data; null: not known yet. */
    intervalData: boolean('interval_data'),
    /** Sealed. */
    accountNumber: text('account_number'),
    nmi: text(),
    /** The meter room's keyed hash of the NMI, by which drops are matched. */
    nmiHash: text('nmi_hash'),
    /** Keyed hash of the account number, by which delivered files are matched. */
    accountHash: text('account_hash'),
    enrollmentId: text('enrollment_id'),
    /** The sequence of the latest change that was applied. */
    sequence: integer().notNull().default(-1),
    /** When the enrolment's status is read, or the home enrolled. */
    pollDueAt: instant('poll_due_at'),
    pollFailures: integer('poll_failures').notNull().default(0),
    /** When meter data are fetched. */
    fetchDueAt: instant('fetch_due_at'),
    fetchFailures: integer('fetch_failures').notNull().default(0),
    /** The last local day that was fetched; null: the whole past is still to be fetched. */
    fetchedTo: date('fetched_to'),
    endedAt: instant('ended_at'),
    /** When the tokens are to be revoked at the utility. */
    revokeDueAt: instant('revoke_due_at'),
    revokeFailures: integer('revoke_failures').notNull().default(0),
  },
  (t) => [
    index('utility_authorizations_member').on(t.memberId),
    uniqueIndex('utility_authorizations_current')
      .on(t.memberId)
      .where(sql`ended_at is null`),
    uniqueIndex('utility_authorizations_enrollment').on(t.utilityId, t.enrollmentId),
    index('utility_authorizations_nmi').on(t.utilityId, t.nmiHash),
    index('utility_authorizations_account').on(t.utilityId, t.accountHash),
    index('utility_authorizations_poll')
      .on(t.pollDueAt)
      .where(sql`ended_at is null`),
    index('utility_authorizations_fetch')
      .on(t.fetchDueAt)
      .where(sql`ended_at is null`),
    index('utility_authorizations_revoke')
      .on(t.revokeDueAt)
      .where(sql`revoke_due_at is not null`),
  ],
);

/** Webhooks that were handled, so that a repeat does nothing. */
export const utilityWebhooks = pgTable(
  'utility_webhooks',
  {
    clientId: text('client_id').notNull(),
    id: text().notNull(),
    type: text().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.id] }), index('utility_webhooks_received').on(t.receivedAt)],
);

/** Our own state for a utility: the cursor in its drops, and the outage that it reported. */
export const utilityPartners = pgTable(
  'utility_partners',
  {
    utilityId: uuid('utility_id')
      .primaryKey()
      .references(() => utilities.id),
    /** The last drop that was read; null: none. */
    cursor: text(),
    dropsDueAt: instant('drops_due_at'),
    dropsFailures: integer('drops_failures').notNull().default(0),
    /** When the utility reported the current outage; null for one that staff entered. */
    outageReportedAt: instant('outage_told_at'),
    statusDueAt: instant('status_due_at'),
    /** Start of the outage that members were notified of, until they are notified of its end; null: none. */
    membersNotifiedOf: instant('members_told_of'),
    /** The `connectableSince` of which the waitlist was notified. */
    connectableNotifiedOf: instant('connectable_told_of'),
  },
  (t) => [
    index('utility_partners_drops').on(t.dropsDueAt),
    index('utility_partners_status').on(t.statusDueAt),
  ],
);

/** People without an account who want one email when a utility can be connected. */
export const utilityWaitlist = pgTable(
  'utility_waitlist',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    utilityId: uuid('utility_id')
      .notNull()
      .references(() => utilities.id),
    /** As typed. */
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    postalCode: text('postal_code').notNull(),
    locale: text().notNull(),
    /** When they signed up for the email. */
    consentAt: instant('consent_at').notNull(),
    /** Null: still waiting. */
    notifiedAt: instant('notified_at'),
  },
  (t) => [
    uniqueIndex('utility_waitlist_address').on(t.utilityId, t.emailKey),
    index('utility_waitlist_waiting')
      .on(t.utilityId, t.consentAt)
      .where(sql`notified_at is null`),
  ],
);

/**
 * A number that one member gave, or whose readings came for them, while it is connected to another member. Open until
 * staff decide, or until the claimant's connection is no longer a Duplicate. Rows of deleted accounts go with them.
 */
export const meterClaims = pgTable(
  'meter_claims',
  {
    id: uuid().primaryKey(),
    /** The claimant's. */
    brand: text().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    utilityId: uuid('utility_id')
      .notNull()
      .references(() => utilities.id),
    holderBrand: text('holder_brand').notNull(),
    holderId: uuid('holder_id')
      .notNull()
      .references(() => members.id),
    /** What the number is on the bill. */
    kind: text({ enum: ['meter', 'account'] }).notNull(),
    /** Keyed hash of the number, as in `service_points` or `utility_authorizations`. */
    numberHash: text('number_hash').notNull(),
    numberLast4: text('number_last4').notNull(),
    /** Whether the claimant only gave the number, or the utility delivered its readings for them. */
    proof: text({ enum: ['number', 'readings'] }).notNull(),
    claimedAt: instant('claimed_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedFor: text('decided_for', { enum: ['claimant', 'holder'] }),
  },
  (t) => [
    uniqueIndex('meter_claims_open')
      .on(t.memberId)
      .where(sql`decided_at is null`),
    index('meter_claims_member').on(t.memberId),
    index('meter_claims_utility').on(t.utilityId),
    index('meter_claims_brand')
      .on(t.brand)
      .where(sql`decided_at is null`),
    index('meter_claims_holder').on(t.holderId),
  ],
);
