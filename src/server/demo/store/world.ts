import { eq } from 'drizzle-orm';
import { vacations } from '../../events/tables.ts';
import { servicePoints } from '../../meter/tables.ts';
import { placementInstances, placementVersions } from '../../placements/tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { systemSettings } from '../../platform/tables.ts';
import { referrals } from '../../referrals/tables.ts';
import { members, staffRoles } from '../../session/tables.ts';
import { phoneNumbers } from '../../settings/tables.ts';
import { RECORD_KEY, type DemoRecord } from '../record.ts';

export async function insertMember(tx: Db, row: typeof members.$inferInsert): Promise<void> {
  await tx.insert(members).values(row);
}

export async function insertStaffRoles(
  tx: Db,
  memberId: string,
  roleKeys: readonly string[],
  grantedAt: Date,
): Promise<void> {
  await tx.insert(staffRoles).values(roleKeys.map((roleKey) => ({ memberId, roleKey, grantedAt })));
}

export async function insertPhone(tx: Db, row: typeof phoneNumbers.$inferInsert): Promise<void> {
  await tx.insert(phoneNumbers).values(row);
}

/** Meters of a brand were linked when their homes joined, not when the demonstration began. */
export async function linkedMetersAt(tx: Db, brandId: string, createdAt: Date): Promise<void> {
  await tx.update(servicePoints).set({ createdAt }).where(eq(servicePoints.brand, brandId));
}

export async function insertVacation(tx: Db, row: typeof vacations.$inferInsert): Promise<void> {
  await tx.insert(vacations).values(row);
}

/** Content, and its first version, made at an instant. */
export async function insertContent(
  tx: Db,
  rows: readonly (typeof placementInstances.$inferInsert)[],
  making: { readonly at: Date; readonly reason: string },
): Promise<void> {
  await tx.insert(placementInstances).values([...rows]);
  await tx
    .insert(placementVersions)
    .values(rows.map(({ id, ...content }) => ({ ...content, contentId: id, ...making })));
}

export async function writeRecord(db: Db, value: DemoRecord, now: Date): Promise<void> {
  await db
    .insert(systemSettings)
    .values({ key: RECORD_KEY, value, updatedAt: now })
    .onConflictDoUpdate({ target: systemSettings.key, set: { value, updatedAt: now } });
}

export async function insertReferrals(
  tx: Db,
  rows: readonly (typeof referrals.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(referrals).values([...rows]);
}
