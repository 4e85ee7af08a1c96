import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import { opensStaffArea } from '../../../domain/session/secondFactors.ts';
import type { SessionMember } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { returnedTo, returnedValues } from '../../platform/allowances.ts';
import { instant, shortRead, statement } from '../../platform/db/sql.ts';
import { losableWrite } from '../../platform/db/transaction.ts';
import { OVERRIDES_COLUMN, type OverrideRow } from '../../readmodels/featureOverrides.ts';
import type { Tries } from '../login/tries.ts';
import { PROFILE_COLUMNS, type MemberProfile } from './profile.ts';
import {
  accessTokens,
  logIns,
  loginFailures,
  passkeyChallenges,
  pendingLogins,
  previews,
  sessions,
  ssoAttempts,
} from '../tables.ts';

export interface SessionRow extends Record<string, unknown> {
  session_id: string;
  created_at: string;
  last_seen_at: string;
  member_id: string;
  home_id: string | null;
  is_admin: boolean;
  member_locale: string | null;
  time_zone: string;
  account_setup_status: SessionMember['accountSetupStatus'];
  attributes: Record<string, string>;
  roles: string[];
  second_factor: boolean;
  has_factor: boolean;
}

/** A request's token, brand and time. */
interface SessionRequest {
  readonly tokenHash: string;
  readonly brand: string;
  readonly now: Date;
  /** Staff have no role keys in a session without a second factor. */
  readonly staffFactorRequired: boolean;
}

/** Columns of `sessions token` and `members m`, with attributes and role keys. */
export const SESSION_COLUMNS = `token.id as session_id, token.created_at, token.last_seen_at, m.id as member_id, m.home_id, m.is_admin,
          m.locale as member_locale, m.time_zone, m.account_setup_status,
          coalesce((select jsonb_object_agg(a.key, a.value) from member_attributes a where a.member_id = m.id), '{}') as attributes,
          case when m.is_admin
            then coalesce((select jsonb_agg(r.role_key) from staff_roles r where r.member_id = m.id and not r.waits), '[]')
            else '[]' end as roles,
          token.second_factor,
          case when m.is_admin
            then exists (select 1 from authenticators f where f.member_id = m.id and f.confirmed_at is not null)
                 or exists (select 1 from passkeys k where k.member_id = m.id)
            else false end as has_factor`;

/** $1 token, $2 brand, $3 now. */
const FROM_TOKEN = `from sessions token join members m on m.id = token.member_id and m.brand = token.brand
    where token.token_hash = $1 and token.brand = $2 and token.expires_at > $3::timestamptz and m.locked_at is null`;

/** Runs on every authenticated request, so it is prepared. */
const sessionByToken = shortRead<SessionRow>('session_by_token', `select ${SESSION_COLUMNS} ${FROM_TOKEN}`);

const sessionOfPage = shortRead<SessionRow & MemberProfile & { readonly overrides: readonly OverrideRow[] }>(
  'session_of_page',
  `select ${SESSION_COLUMNS}, ${PROFILE_COLUMNS}, ${OVERRIDES_COLUMN} as overrides ${FROM_TOKEN}`,
);

export interface StoredSession {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly secondFactor: boolean;
  readonly member: SessionMember;
  /** Null unless requested. */
  readonly forPage: {
    readonly profile: MemberProfile;
    readonly overrides: readonly OverrideRow[];
  } | null;
}

const toParameters = ({ tokenHash, brand, now }: SessionRequest) => [tokenHash, brand, now.toISOString()];

/** Null for tokens that are unknown, expired or another brand's. */
export async function findSession(db: Db, request: SessionRequest): Promise<StoredSession | null> {
  const [row] = await sessionByToken(db, toParameters(request));
  return row === undefined ? null : toSession(row, request, null);
}

/** Like `findSession`, with what every page needs of its member from the same statement. */
export async function findSessionOfPage(db: Db, request: SessionRequest): Promise<StoredSession | null> {
  const [row] = await sessionOfPage(db, toParameters(request));
  return row === undefined ? null : toSession(row, request, { profile: row, overrides: row.overrides });
}

const toSession = (row: SessionRow, request: Rules, forPage: StoredSession['forPage']): StoredSession => ({
  id: row.session_id,
  createdAt: instant(row.created_at),
  lastSeenAt: instant(row.last_seen_at),
  secondFactor: row.second_factor,
  member: toMember(row, request),
  forPage,
});

type Rules = Pick<SessionRequest, 'brand' | 'staffFactorRequired'>;

function toMember(row: SessionRow, { brand: brandId, staffFactorRequired: required }: Rules): SessionMember {
  const isOpen = opensStaffArea({ secondFactor: row.second_factor, hasFactor: row.has_factor, required });
  const isStaff = row.is_admin && row.home_id === null;
  return {
    id: row.member_id,
    ...(row.home_id === null ? {} : { homeId: row.home_id }),
    brandId,
    isAdmin: isStaff,
    roles: new Set(isStaff && isOpen ? row.roles : []),
    needsSecondFactor: isStaff && !isOpen,
    locale: row.member_locale,
    timeZone: row.time_zone,
    accountSetupStatus: row.account_setup_status,
    attributes: row.attributes,
  };
}

/**
 * $1 token, $2 id, $3 brand, $4 member, $5 now, $6 expiry, $7 browser, $8 replaced token, $9 and $10 keys and seconds
 * of the attempts given back, $11 whether a second factor was given, $12 the caller's network.
 */
const sessionStarted = statement<SessionRow & MemberProfile>(
  'session_started',
  `with replaced as (delete from sessions where token_hash = $8::text and brand = $3),
        returned as (${returnedTo('$9', '$10')}),
        noted as (
          insert into log_ins (id, brand, member_id, at, outcome, agent, network)
          values ($2::uuid, $3, $4::uuid, $5::timestamptz, 'in', $7, $12::text)),
        token as (
          insert into sessions (token_hash, id, brand, member_id, created_at, last_seen_at, expires_at, agent, second_factor)
          values ($1, $2::uuid, $3, $4::uuid, $5::timestamptz, $5::timestamptz, $6::timestamptz, $7, $11::boolean)
          returning *)
   select ${SESSION_COLUMNS}, ${PROFILE_COLUMNS} from token join members m on m.id = token.member_id`,
);

export interface NewSession {
  readonly tokenHash: string;
  readonly id: string;
  readonly brand: string;
  readonly memberId: string;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly agent: string;
  /** The caller's network; null: not known. */
  readonly network: string | null;
  /** The session this one replaces. */
  readonly replacesHash: string | null;
  /** Attempts given back. */
  readonly returns: Tries;
  readonly secondFactor: boolean;
  readonly staffFactorRequired: boolean;
}

/** Inserts the session and reads its member and their profile in one statement. */
export async function startSession(
  db: Db,
  {
    tokenHash,
    id,
    brand,
    memberId,
    now,
    expiresAt,
    agent,
    network,
    replacesHash,
    returns,
    ...factor
  }: NewSession,
): Promise<{ readonly member: SessionMember; readonly profile: MemberProfile }> {
  const [row] = await sessionStarted(db, [
    tokenHash,
    id,
    brand,
    memberId,
    now.toISOString(),
    expiresAt.toISOString(),
    agent,
    replacesHash,
    ...returnedValues(returns),
    factor.secondFactor,
    network,
  ]);
  if (row === undefined) throw new Error('A session was started, and nothing came back.');
  return { member: toMember(row, { brand, ...factor }), profile: row };
}

/** Extends a session; a lost update does no harm. */
export async function touchSession(
  db: Db,
  tokenHash: string,
  seen: { lastSeenAt: Date; expiresAt: Date },
): Promise<void> {
  await losableWrite(db, (tx) => tx.update(sessions).set(seen).where(eq(sessions.tokenHash, tokenHash)));
}

export async function deleteSession(db: Db, tokenHash: string, brand: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.brand, brand)));
}

/** The member's open sessions, most recently used first. */
export async function listSessions(
  db: Db,
  { memberId, brandId, now }: { readonly memberId: string; readonly brandId: string; readonly now: Date },
): Promise<{ id: string; agent: string; createdAt: Date; lastSeenAt: Date }[]> {
  const { id, agent, createdAt, lastSeenAt } = sessions;
  return db
    .select({ id, agent, createdAt, lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), eq(sessions.brand, brandId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

export async function deleteOwnSession(
  db: Db,
  { memberId, brandId, id }: { readonly memberId: string; readonly brandId: string; readonly id: string },
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.memberId, memberId), eq(sessions.brand, brandId)));
}

/** Keeps the session `exceptId`, if given. */
export async function deleteMemberSessions(db: Db, memberId: string, exceptId: string | null): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.memberId, memberId), exceptId === null ? undefined : ne(sessions.id, exceptId)));
}

/** How long a log-in can be asked about. */
const LOG_IN_DAYS = 400;

/** Notes a try that failed. */
export async function noteFailedLogIn(db: Db, row: typeof logIns.$inferInsert): Promise<void> {
  await losableWrite(db, (tx) => tx.insert(logIns).values(row));
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(previews).where(lt(previews.expiresAt, now));
  const quarterAgo = new Date(now.getTime() - 90 * 86_400_000);
  // An old email's link still leads its reader to the log-in.
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, quarterAgo));
  await db.delete(pendingLogins).where(lt(pendingLogins.expiresAt, now));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db.delete(ssoAttempts).where(lt(ssoAttempts.expiresAt, now));
  await db.delete(logIns).where(lt(logIns.at, new Date(now.getTime() - LOG_IN_DAYS * 86_400_000)));
  await db.delete(loginFailures).where(lt(loginFailures.lastAt, dayAgo));
}
