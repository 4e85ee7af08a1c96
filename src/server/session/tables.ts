import {
  bigint,
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
import { isNotNull, sql } from 'drizzle-orm';
import type { PostalAddress } from '../../domain/session/postalAddress.ts';

/** A member belongs to one brand; on another brand the same email address is another member, or none. */
export const members = pgTable(
  'members',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** As entered; emails go to this spelling. */
    email: text().notNull(),
    /** Trimmed, lower case, for comparison. */
    emailKey: text('email_key').notNull(),
    /** Argon2id in PHC format; null without a password (single sign-on, unfinished sign-up). */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    isAdmin: boolean('is_admin').notNull().default(false),
    locale: text(),
    theme: text(),
    colorMode: text('color_mode', { enum: ['light', 'dark', 'auto'] })
      .notNull()
      .default('auto'),
    timeZone: text('time_zone').notNull(),
    country: text().notNull(),
    postalCode: text('postal_code'),
    region: text(),
    wasInLegacy: boolean('was_in_legacy').notNull().default(false),
    ssoLogin: boolean('sso_login').notNull().default(false),
    /** A log-in with the password also asks for a code. */
    twoFactor: boolean('second_step').notNull().default(false),
    /** Wrong second factors since the last right one. */
    wrongFactors: integer('wrong_factors').notNull().default(0),
    texasRetail: boolean('texas_retail').notNull().default(false),
    organisationId: uuid('organisation_id'),
    shippingAddress: jsonb('shipping_address').$type<PostalAddress>(),
    pictureUrl: text('picture_url'),
    brandBarImageUrl: text('brand_bar_image_url'),
    accountSetupStatus: text('account_setup_status', { enum: ['NotStarted', 'InProgress', 'Complete'] })
      .notNull()
      .default('NotStarted'),
    autoJoin: boolean('auto_join').notNull().default(false),
    /** Since when staff keep everyone out of the account; null: it is open. */
    lockedAt: timestamp('locked_at', { withTimezone: true }),
    /** Whose home it is, for an invited person; null: their own. */
    homeId: uuid('home_id').references((): AnyPgColumn => members.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('members_brand_email').on(t.brand, t.emailKey),
    index('members_brand_created').on(t.brand, t.createdAt),
    index('members_home').on(t.homeId).where(isNotNull(t.homeId)),
    // For beginnings of an address or name; `memberHits` compares by bytes as they do.
    index('members_email_start').on(t.brand, t.emailKey.op('text_pattern_ops')),
    index('members_name_start').on(
      t.brand,
      sql`lower(${t.firstName} || ' ' || ${t.lastName}) text_pattern_ops`,
    ),
    index('members_surname_start').on(t.brand, sql`lower(${t.lastName}) text_pattern_ops`),
    // For parts of a name or address; `memberMatches` writes the same expressions.
    index('members_search').using(
      'gin',
      t.emailKey.op('gin_trgm_ops'),
      sql`lower(${t.firstName} || ' ' || ${t.lastName}) gin_trgm_ops`,
    ),
  ],
);

/** Key-value texts that screens store for a member (SES-16). */
export const memberAttributes = pgTable(
  'member_attributes',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    key: text().notNull(),
    value: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.key] })],
);

/** Only the SHA-256 of a session's token is stored; the token itself is in the cookie. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: uuid().notNull(),
    brand: text().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Accurate to a few minutes. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** For example "Firefox on Android": recognizable to the owner, too vague for tracking. */
    agent: text().notNull(),
    /** Whether a second factor of staff was given. */
    secondFactor: boolean('second_factor').notNull().default(false),
  },
  (t) => [index('sessions_member').on(t.memberId), index('sessions_expiry').on(t.expiresAt)],
);

export const LOG_IN_OUTCOMES = ['in', 'wrong_password', 'wrong_factor'] as const;

/** Log-ins and failed tries of members, for support and the member's copy of their data. */
export const logIns = pgTable(
  'log_ins',
  {
    /** The session's id, for one that succeeded. */
    id: uuid().primaryKey(),
    brand: text().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    at: timestamp({ withTimezone: true }).notNull(),
    outcome: text({ enum: LOG_IN_OUTCOMES }).notNull(),
    /** As in `sessions`. */
    agent: text().notNull(),
    /** The caller's IP address, or the /64 of an IPv6 one; null: not known. */
    network: text(),
  },
  (t) => [index('log_ins_member').on(t.memberId, t.at), index('log_ins_time').on(t.at)],
);

/** Staff looking at the app as a member sees it. Only the SHA-256 of the cookie's token is stored. */
export const previews = pgTable(
  'previews',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: uuid().notNull(),
    brand: text().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    staffId: uuid('staff_id').notNull(),
    /** It ends with this session of theirs. */
    sessionId: uuid('session_id').notNull(),
    /** The instant that the app is shown at; null: now. */
    at: timestamp({ withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('previews_member').on(t.memberId), index('previews_expiry').on(t.expiresAt)],
);

/** Single-use tokens of emailed links. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    brand: text().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    purpose: text({ enum: ['login', 'password', 'invitation', 'disenroll'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [index('access_tokens_member').on(t.memberId), index('access_tokens_expiry').on(t.expiresAt)],
);

/** Staff tools a member may use, as keys that begin with `internal_`. Every change has an audit entry. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    roleKey: text('role_key').notNull(),
    /** Null when granted from the command line. */
    grantedBy: uuid('granted_by'),
    grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
    /** It counts once a second person has confirmed it. */
    waits: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.roleKey] })],
);

/** What is known of staff beyond their member; absent for those who have not been seen since this was recorded. */
export const staffAccounts = pgTable('staff_accounts', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id),
  /** When the last invitation was sent; null for staff added from the command line. */
  invitedAt: timestamp('invited_at', { withTimezone: true }),
  /** Accurate to a few minutes; kept when the session ends. */
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
});

/** Authenticator apps of staff: one secret a person. */
export const authenticators = pgTable('authenticators', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id),
  /** Sealed. */
  secret: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Null until the app's first code was given. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** Time step of the last accepted code: a code works once, and no earlier one after it. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

/** Passkeys of staff. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Base64url, given by the authenticator. */
    credentialId: text('credential_id').primaryKey(),
    id: uuid().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    /** Base64url of the COSE key. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's own count of uses; 0 where it keeps none. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<readonly string[]>().notNull(),
    /** The owner's name for it. */
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (t) => [index('passkeys_member').on(t.memberId)],
);

/** The open challenge that a passkey signs; each is used once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    purpose: text({ enum: ['add', 'log-in'] }).notNull(),
    challenge: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.purpose] }),
    index('passkey_challenges_expiry').on(t.expiresAt),
  ],
);

/** Only keyed hashes of the codes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    codeHash: text('code_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.codeHash] })],
);

/**
 * Written by the release before `allowances` and cleaned by this one. Can be dropped once that release can no longer
 * be rolled back to.
 */
export const loginFailures = pgTable(
  'login_failures',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('login_failures_last').on(t.lastAt)],
);

/** Log-ins with a correct password that await a code. Only the SHA-256 of the cookie's token is stored. */
export const pendingLogins = pgTable(
  'pending_logins',
  {
    tokenHash: text('token_hash').primaryKey(),
    brand: text().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    /** Keyed hash of the last code sent; null before the first and after use. */
    codeHash: text('code_hash'),
    codeExpiresAt: timestamp('code_expires_at', { withTimezone: true }),
    /** Codes entered since the last one was sent. */
    tries: integer().notNull().default(0),
    /** Codes sent. */
    sends: integer().notNull().default(0),
    /** A code from a message, or an emailed link, was given; staff now set up their second factor. */
    codeGiven: boolean('code_given').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('pending_logins_member').on(t.memberId), index('pending_logins_expiry').on(t.expiresAt)],
);

/** Attempts at single sign-on. Each is used once, by the browser that began it. */
export const ssoAttempts = pgTable(
  'sso_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    brand: text().notNull(),
    /** SHA-256 of the browser's cookie. */
    browserHash: text('browser_hash').notNull(),
    /** Sealed: nonce, code verifier and return path. */
    sealed: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('sso_attempts_expiry').on(t.expiresAt)],
);

/** A member's identities at providers, keyed by issuer and subject: email addresses can change hands. */
export const ssoIdentities = pgTable(
  'sso_identities',
  {
    brand: text().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.brand, t.issuer, t.subject] }),
    index('sso_identities_member').on(t.memberId),
  ],
);

/** Members sent to the smart-thermostat partner, with the outcome (SGN-43). */
export const thermostatSendOffs = pgTable(
  'thermostat_send_offs',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    /** The partner's program. */
    programId: text('program_id').notNull(),
    brand: text().notNull(),
    outcome: text({ enum: ['complete', 'already_done'] }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.programId] })],
);
