import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import { TAKEN, takenValues } from '../../platform/allowances.ts';
import { statement } from '../../platform/db/sql.ts';
import type { Tries } from '../login/tries.ts';
import { accessTokens, memberAttributes, members } from '../tables.ts';

export async function insertAccessToken(db: Db, row: typeof accessTokens.$inferInsert): Promise<void> {
  await db.insert(accessTokens).values(row);
}

type Purpose = (typeof accessTokens.$inferSelect)['purpose'];

const isOpen = (tokenHash: string, brand: string, now: Date, purposes: readonly Purpose[]) =>
  and(
    eq(accessTokens.tokenHash, tokenHash),
    eq(accessTokens.brand, brand),
    inArray(accessTokens.purpose, [...purposes]),
    isNull(accessTokens.usedAt),
    gt(accessTokens.expiresAt, now),
    // Who may not get in may still say no to emails.
    sql`(${accessTokens.purpose} = 'disenroll' or not exists (
      select from members m where m.id = ${accessTokens.memberId} and m.locked_at is not null))`,
  );

/** The member of a token that `redeemAccessToken` would redeem. */
export async function findOpenToken(
  db: Db,
  tokenHash: string,
  brand: string,
  now: Date,
  purposes: readonly Purpose[],
): Promise<{ memberId: string } | null> {
  const [found] = await db
    .select({ memberId: accessTokens.memberId })
    .from(accessTokens)
    .where(isOpen(tokenHash, brand, now, purposes));
  return found ?? null;
}

/** Returns the token's member. Only one of two simultaneous uses succeeds. */
export async function redeemAccessToken(
  db: Db,
  tokenHash: string,
  brand: string,
  now: Date,
  purposes: readonly Purpose[],
): Promise<{ memberId: string } | null> {
  const [used] = await db
    .update(accessTokens)
    .set({ usedAt: now })
    .where(isOpen(tokenHash, brand, now, purposes))
    .returning({ memberId: accessTokens.memberId });
  return used ?? null;
}

/** The owner of a log-in link that was used, replaced, or is too old. Null for a token that was never issued here. */
export async function findOwnerOfLink(
  db: Db,
  tokenHash: string,
  brand: string,
): Promise<{ readonly email: string; readonly hasPassword: boolean } | null> {
  const [owner] = await db
    .select({ email: members.email, hasPassword: sql<boolean>`${members.passwordHash} is not null` })
    .from(accessTokens)
    .innerJoin(members, eq(members.id, accessTokens.memberId))
    .where(
      and(
        eq(accessTokens.tokenHash, tokenHash),
        eq(accessTokens.brand, brand),
        eq(accessTokens.purpose, 'login'),
      ),
    );
  return owner ?? null;
}

/** After a password change, earlier links no longer work. They stay, so that opening one leads to the log-in. */
export async function spendMemberTokens(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .update(accessTokens)
    .set({ usedAt: now })
    .where(and(eq(accessTokens.memberId, memberId), isNull(accessTokens.usedAt)));
}

export async function deleteMemberTokens(db: Db, memberId: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.memberId, memberId));
}

/** A member as commands and emails need them. */
export interface FoundMember {
  readonly id: string;
  readonly email: string;
  readonly timeZone: string;
  readonly isAdmin: boolean;
}

const foundMember = {
  id: members.id,
  email: members.email,
  timeZone: members.timeZone,
  isAdmin: members.isAdmin,
};

export interface Credentials extends FoundMember {
  readonly passwordHash: string | null;
  readonly twoFactor: boolean;
  /** Staff keep everyone out. */
  readonly isLocked: boolean;
}

/** $1 to $4 as in TAKEN, $5 brand, $6 email key. */
const triedCredentials = statement<{
  seconds: number;
  id: string | null;
  email: string;
  time_zone: string;
  password_hash: string | null;
  second_step: boolean;
  is_admin: boolean;
  locked: boolean;
}>(
  'tried_credentials',
  `${TAKEN} select tried.seconds, m.id, m.email, m.time_zone, m.password_hash, m.second_step, m.is_admin,
     m.locked_at is not null as locked
     from tried left join members m on m.brand = $5 and m.email_key = $6`,
);

/** Counts the attempt and reads the credentials in one statement. */
export async function findCredentialsForTry(
  db: Db,
  tries: Tries,
  now: Date,
  brand: string,
  emailKey: string,
): Promise<{ readonly wait: number; readonly account: Credentials | null }> {
  const [row] = await triedCredentials(db, [...takenValues(tries, now), brand, emailKey]);
  if (row === undefined) throw new Error('A try was counted, and nothing came back.');
  const { seconds: wait, id } = row;
  return {
    wait,
    account:
      id === null
        ? null
        : {
            id,
            email: row.email,
            timeZone: row.time_zone,
            passwordHash: row.password_hash,
            twoFactor: row.second_step,
            isAdmin: row.is_admin,
            isLocked: row.locked,
          },
  };
}

export async function findByEmailKey(db: Db, brand: string, emailKey: string): Promise<FoundMember | null> {
  const [row] = await db
    .select(foundMember)
    .from(members)
    .where(and(eq(members.brand, brand), eq(members.emailKey, emailKey)));
  return row ?? null;
}

export async function findByAttribute(
  db: Db,
  brand: string,
  key: string,
  value: string,
): Promise<FoundMember | null> {
  const [row] = await db
    .select(foundMember)
    .from(memberAttributes)
    .innerJoin(members, eq(members.id, memberAttributes.memberId))
    .where(and(eq(members.brand, brand), eq(memberAttributes.key, key), eq(memberAttributes.value, value)))
    .orderBy(members.id)
    .limit(1);
  return row ?? null;
}

export async function findPassword(
  db: Db,
  brand: string,
  memberId: string,
): Promise<{
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string | null;
  readonly twoFactor: boolean;
  readonly isAdmin: boolean;
} | null> {
  const [row] = await db
    .select({
      email: members.email,
      firstName: members.firstName,
      lastName: members.lastName,
      passwordHash: members.passwordHash,
      twoFactor: members.twoFactor,
      isAdmin: members.isAdmin,
    })
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.brand, brand)));
  return row ?? null;
}

export async function updatePassword(db: Db, memberId: string, passwordHash: string): Promise<void> {
  await db.update(members).set({ passwordHash }).where(eq(members.id, memberId));
}

export interface Addressee {
  readonly email: string;
  readonly firstName: string;
  readonly locale: string | null;
  /** These three are of their home. */
  readonly region: string | null;
  readonly postalCode: string | null;
  readonly timeZone: string;
  /** Whose home it is. */
  readonly homeId: string;
}

const home = alias(members, 'home');

export async function findAddressee(db: Db, brand: string, memberId: string): Promise<Addressee | null> {
  const [row] = await db
    .select({
      email: members.email,
      firstName: members.firstName,
      locale: members.locale,
      region: sql<string | null>`coalesce(${home.region}, ${members.region})`,
      postalCode: sql<string | null>`coalesce(${home.postalCode}, ${members.postalCode})`,
      timeZone: sql<string>`coalesce(${home.timeZone}, ${members.timeZone})`,
      homeId: sql<string>`coalesce(${members.homeId}, ${members.id})`,
    })
    .from(members)
    .leftJoin(home, eq(home.id, members.homeId))
    .where(and(eq(members.id, memberId), eq(members.brand, brand)));
  return row ?? null;
}
