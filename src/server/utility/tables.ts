import { sql } from 'drizzle-orm';
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

/** What the utility said of our asking for access; `failed`: nothing that makes sense. */
export const AUTH_STATUSES = ['none', 'waiting', 'active', 'denied', 'revoked', 'failed'] as const;
export type AuthStatus = (typeof AUTH_STATUSES)[number];

/** A member's connection to a utility and enrolment in its program: one row a member. Raw status and sub-status as the market tells them. */
export const utilityConnections = pgTable(
  'utility_connections',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id),
    brand: text().notNull(),
    /** Null: a utility that is not in the list; then `otherUtility` has what the member typed. */
    utilityId: uuid('utility_id').references(() => utilities.id),
    otherUtility: text('other_utility'),
    /** Postal code of the home when the utility was chosen. */
    postalCode: text('postal_code'),
    programId: uuid('program_id').references(() => programs.id),
    widgetState: text('widget_state').notNull(),
    widgetSubstate: text('widget_substate'),
    authStatus: text('auth_status', { enum: AUTH_STATUSES }).notNull().default('none'),
    everReachedAuthDone: boolean('ever_reached_auth_done').notNull().default(false),
    /** When the raw status last changed on the way to being enrolled. */
    enrollStateAt: instant('enroll_state_at'),
    enrolledAt: instant('enrolled_at'),
  },
  (t) => [index('utility_connections_program').on(t.programId, t.memberId)],
);

/** Every change of a connection's status, first to last. Never changed. */
export const utilityTransitions = pgTable(
  'utility_transitions',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    /** 1, 2, 3…: the time may stand still between two of them. */
    position: integer().notNull(),
    brand: text().notNull(),
    utilityId: uuid('utility_id'),
    at: instant('at').notNull(),
    fromState: text('from_state'),
    fromSubstate: text('from_substate'),
    toState: text('to_state').notNull(),
    toSubstate: text('to_substate'),
    /** Who or what brought it about. */
    cause: text({
      enum: ['member', 'authorization', 'webhook', 'poll', 'meter', 'staff', 'demonstration'],
    }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.position] })],
);

/** A member's way to the utility's own log-in and back: it works once, for the session that began it. */
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
    /** Sealed: the verifier whose hash the utility has (PKCE). */
    verifier: text().notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** The page that a member set out from who is not joining; null: joining. */
    returnTo: text('return_to'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** Sealed: what came back, until it is exchanged. */
    code: text(),
    /** The exchange that is under way began then. */
    exchangeAt: instant('exchange_at'),
    /** When to look after an exchange whose process may have died. */
    dueAt: instant('due_at'),
    outcome: text({ enum: ['active', 'denied', 'narrowed', 'failed', 'superseded'] }),
  },
  (t) => [
    uniqueIndex('utility_auth_requests_state').on(t.stateHash),
    index('utility_auth_requests_member').on(t.memberId),
    index('utility_auth_requests_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** Access to one home's data at its utility, by the utility's log-in or by account number. At most one of a member goes on. */
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
    /** Sealed tokens; null for access by account number, and after the end. */
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    accessExpiresAt: instant('access_expires_at'),
    authorizationUri: text('authorization_uri'),
    resourceUri: text('resource_uri'),
    scope: text(),
    /** Whether the member's consent covers interval data; null: not yet known. */
    intervalData: boolean('interval_data'),
    /** Sealed. */
    accountNumber: text('account_number'),
    nmi: text(),
    /** Keyed hash of the NMI as the meter room has it: what a drop's meters are matched by. */
    nmiHash: text('nmi_hash'),
    /** Keyed hash of the account number: what delivered files are matched by. */
    accountHash: text('account_hash'),
    enrollmentId: text('enrollment_id'),
    /** Number of the enrolment's latest change that we know. */
    sequence: integer().notNull().default(-1),
    /** Asks the utility for the enrolment's state, and enrols where that is still to be done. */
    pollDueAt: instant('poll_due_at'),
    pollFailures: integer('poll_failures').notNull().default(0),
    /** Fetches meter data. */
    fetchDueAt: instant('fetch_due_at'),
    fetchFailures: integer('fetch_failures').notNull().default(0),
    /** Last local day up to which data were asked for; null: the whole history is still to be fetched. */
    fetchedTo: date('fetched_to'),
    endedAt: instant('ended_at'),
    /** The utility is told that we no longer want its tokens. */
    revokeDueAt: instant('revoke_due_at'),
    revokeFailures: integer('revoke_failures').notNull().default(0),
  },
  (t) => [
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

/** Webhooks that were taken: each does its work once. */
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

/** What we keep of a utility itself: where we are in its drops of meter files, and whether it told us that it is away. */
export const utilityPartners = pgTable(
  'utility_partners',
  {
    utilityId: uuid('utility_id')
      .primaryKey()
      .references(() => utilities.id),
    /** After which drop to go on; null: from the first. */
    cursor: text(),
    dropsDueAt: instant('drops_due_at'),
    dropsFailures: integer('drops_failures').notNull().default(0),
    /** It said of itself that it is away, so that it is asked whether it is back. Null for what staff entered. */
    outageToldAt: instant('outage_told_at'),
    statusDueAt: instant('status_due_at'),
    /** Beginning of the outage that members were told of, and whose end they were not; null: none. */
    membersToldOf: instant('members_told_of'),
    /** The utility's `connectableSince` that those who wait were told of. */
    connectableToldOf: instant('connectable_told_of'),
  },
  (t) => [
    index('utility_partners_drops').on(t.dropsDueAt),
    index('utility_partners_status').on(t.statusDueAt),
  ],
);

/** Strangers who asked to be emailed once a utility can be connected. Each is emailed once. */
export const utilityWaitlist = pgTable(
  'utility_waitlist',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    utilityId: uuid('utility_id')
      .notNull()
      .references(() => utilities.id),
    /** As it was typed. */
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    postalCode: text('postal_code').notNull(),
    locale: text().notNull(),
    /** When they asked for the email. */
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
