import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { isApprovalRole } from '../../../domain/features/roleKeys.ts';
import type { Db } from '../../platform/db/db.ts';
import { losableWrite } from '../../platform/db/transaction.ts';
import { members, staffAccounts, staffRoles } from '../tables.ts';

/** A member with staff rights, or with role keys left from earlier. */
export interface StaffMember {
  readonly id: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly hasPassword: boolean;
  /** Those that wait for a second person, too. */
  readonly roleKeys: readonly string[];
}

type MemberRow = typeof members.$inferSelect;

/** Locks the member, so that two grants at once both reach the audit log. */
export async function lockStaffMember(db: Db, brand: string, emailKey: string): Promise<StaffMember | null> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.brand, brand), eq(members.emailKey, emailKey)))
    .for('update');
  return row === undefined ? null : ((await withRoles(db, [row]))[0] ?? null);
}

/** Like `lockStaffMember`, by id. */
export async function lockStaffMemberById(
  db: Db,
  brand: string,
  memberId: string,
): Promise<StaffMember | null> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.brand, brand), eq(members.id, memberId)))
    .for('update');
  return row === undefined ? null : ((await withRoles(db, [row]))[0] ?? null);
}

/** Someone on the staff who holds a role key; without a password they can't use it yet. */
export interface Holder {
  readonly id: string;
  readonly hasPassword: boolean;
}

export async function listHolders(db: Db, brand: string, roleKey: string): Promise<readonly Holder[]> {
  return db
    .select({ id: members.id, hasPassword: sql<boolean>`${members.passwordHash} is not null` })
    .from(members)
    .innerJoin(staffRoles, eq(staffRoles.memberId, members.id))
    .where(
      and(
        eq(members.brand, brand),
        eq(members.isAdmin, true),
        eq(staffRoles.roleKey, roleKey),
        eq(staffRoles.waits, false),
      ),
    )
    .orderBy(asc(members.id));
}

/** Makes changes of a brand's staff wait for each other, so that two people can't take a right from each other at once. */
export async function lockStaff(tx: Db, brand: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`staff:${brand}`}, 15))`);
}

/** By address. */
export async function listStaff(db: Db, brand: string): Promise<readonly StaffMember[]> {
  const rows = await db
    .select()
    .from(members)
    .where(and(eq(members.brand, brand), eq(members.isAdmin, true)))
    .orderBy(asc(members.emailKey));
  return withRoles(db, rows);
}

/** What a colleague gives waits for a second person where the role approves; what the command line gives doesn't. */
export async function grantRoles(
  db: Db,
  memberId: string,
  roleKeys: readonly string[],
  grantedAt: Date,
  grantedBy: string | null = null,
): Promise<void> {
  await db.update(members).set({ isAdmin: true }).where(eq(members.id, memberId));
  if (roleKeys.length > 0)
    await db
      .insert(staffRoles)
      .values(
        roleKeys.map((roleKey) => ({
          memberId,
          roleKey,
          grantedAt,
          grantedBy,
          waits: grantedBy !== null && isApprovalRole(roleKey),
        })),
      )
      .onConflictDoNothing();
}

/** Lets the roles count that someone else gave to a colleague; their keys. */
export async function confirmRoles(
  tx: Db,
  memberId: string,
  confirmedBy: string,
): Promise<readonly string[]> {
  const confirmed = await tx
    .update(staffRoles)
    .set({ waits: false })
    .where(
      and(
        eq(staffRoles.memberId, memberId),
        ne(staffRoles.memberId, confirmedBy),
        eq(staffRoles.waits, true),
        ne(staffRoles.grantedBy, confirmedBy),
      ),
    )
    .returning({ roleKey: staffRoles.roleKey });
  return confirmed.map(({ roleKey }) => roleKey).sort();
}

export async function takeRoles(db: Db, memberId: string, roleKeys: readonly string[]): Promise<void> {
  if (roleKeys.length > 0)
    await db
      .delete(staffRoles)
      .where(and(eq(staffRoles.memberId, memberId), inArray(staffRoles.roleKey, [...roleKeys])));
}

export async function revokeRoles(db: Db, memberId: string): Promise<void> {
  await db.update(members).set({ isAdmin: false }).where(eq(members.id, memberId));
  await db.delete(staffRoles).where(eq(staffRoles.memberId, memberId));
}

async function withRoles(db: Db, rows: readonly MemberRow[]): Promise<StaffMember[]> {
  if (rows.length === 0) return [];
  const roles = await db
    .select()
    .from(staffRoles)
    .where(
      inArray(
        staffRoles.memberId,
        rows.map(({ id }) => id),
      ),
    );
  return rows.map(({ id, email, isAdmin, passwordHash }) => ({
    id,
    email,
    isAdmin,
    hasPassword: passwordHash !== null,
    roleKeys: roles
      .filter(({ memberId }) => memberId === id)
      .map(({ roleKey }) => roleKey)
      .sort(),
  }));
}

/** Accurate to a few minutes; kept when the session ends. */
export async function markStaffSeen(db: Db, memberId: string, lastSeenAt: Date): Promise<void> {
  await losableWrite(db, (tx) =>
    tx
      .insert(staffAccounts)
      .values({ memberId, lastSeenAt })
      .onConflictDoUpdate({ target: staffAccounts.memberId, set: { lastSeenAt } }),
  );
}

export async function markInvited(db: Db, memberId: string, invitedAt: Date): Promise<void> {
  await db
    .insert(staffAccounts)
    .values({ memberId, invitedAt })
    .onConflictDoUpdate({ target: staffAccounts.memberId, set: { invitedAt } });
}
