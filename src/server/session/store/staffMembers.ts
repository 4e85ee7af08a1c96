import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { members, staffRoles } from '../tables.ts';

/** A member with staff rights, or with role keys left from earlier. */
export interface StaffMember {
  readonly id: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly hasPassword: boolean;
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

/** By address. */
export async function listStaff(db: Db, brand: string): Promise<readonly StaffMember[]> {
  const rows = await db
    .select()
    .from(members)
    .where(and(eq(members.brand, brand), eq(members.isAdmin, true)))
    .orderBy(asc(members.emailKey));
  return withRoles(db, rows);
}

export async function grantRoles(
  db: Db,
  memberId: string,
  roleKeys: readonly string[],
  grantedAt: Date,
): Promise<void> {
  await db.update(members).set({ isAdmin: true }).where(eq(members.id, memberId));
  await db
    .insert(staffRoles)
    .values(roleKeys.map((roleKey) => ({ memberId, roleKey, grantedAt })))
    .onConflictDoNothing();
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
