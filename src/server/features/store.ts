import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { FeatureRule, FeatureSetting } from '../../domain/features/featureRules.ts';
import { isCodeSegment } from '../../domain/segments/codeSegments.ts';
import type { Db } from '../platform/db/db.ts';
import {
  featureOverrides,
  featureSegments,
  featureSettings,
  featureVersions,
  overrideClearings,
  type ClearedOverride,
} from './tables.ts';

export type SettingRow = typeof featureSettings.$inferSelect;
export type VersionRow = typeof featureVersions.$inferSelect;

/** What staff set for a brand's features. */
export async function readSettings(db: Db, brandId: string): Promise<SettingRow[]> {
  return db.select().from(featureSettings).where(eq(featureSettings.brand, brandId));
}

/** What staff had set at an instant. */
export async function readSettingsAt(db: Db, brandId: string, at: Date): Promise<VersionRow[]> {
  return db
    .selectDistinctOn([featureVersions.key])
    .from(featureVersions)
    .where(and(eq(featureVersions.brand, brandId), lte(featureVersions.at, at)))
    .orderBy(featureVersions.key, desc(featureVersions.version));
}

/** Writes the setting, its version and the segments that it uses. */
export async function writeSetting(
  tx: Db,
  row: SettingRow,
  { actorId, reason }: { readonly actorId: string | null; readonly reason: string },
): Promise<void> {
  const { brand, key, changedAt, ...content } = row;
  await tx
    .insert(featureSettings)
    .values(row)
    .onConflictDoUpdate({
      target: [featureSettings.brand, featureSettings.key],
      set: { ...content, changedAt },
    });
  await tx.insert(featureVersions).values({ brand, key, ...content, at: changedAt, actorId, reason });
  await tx.delete(featureSegments).where(and(eq(featureSegments.brand, brand), eq(featureSegments.key, key)));
  const used = usedSegments(row.rules);
  if (used.length > 0)
    await tx.insert(featureSegments).values(used.map((segmentId) => ({ brand, key, segmentId })));
}

/** Staff's own: the product's can't be deleted. */
const usedSegments = (rules: readonly FeatureRule[]): readonly string[] => [
  ...new Set(
    rules.flatMap(({ segmentId }) => (segmentId === null || isCodeSegment(segmentId) ? [] : segmentId)),
  ),
];

/** Latest first. */
export async function readFeatureVersions(db: Db, brandId: string, key: string): Promise<VersionRow[]> {
  return db
    .select()
    .from(featureVersions)
    .where(and(eq(featureVersions.brand, brandId), eq(featureVersions.key, key)))
    .orderBy(desc(featureVersions.version));
}

export const toSetting = ({
  isEnabled,
  rules,
}: Pick<SettingRow, 'key' | 'isEnabled' | 'rules'>): FeatureSetting => ({ isEnabled, rules });

export type OverrideRecord = typeof featureOverrides.$inferSelect;

/** A member's overrides, expired ones included. */
export async function readOverrides(db: Db, memberId: string): Promise<OverrideRecord[]> {
  return db
    .select()
    .from(featureOverrides)
    .where(eq(featureOverrides.memberId, memberId))
    .orderBy(featureOverrides.key);
}

export async function writeOverrides(tx: Db, overrides: readonly OverrideRecord[]): Promise<void> {
  if (overrides.length === 0) return;
  await tx
    .insert(featureOverrides)
    .values([...overrides])
    .onConflictDoUpdate({
      target: [featureOverrides.memberId, featureOverrides.key],
      set: {
        state: sql`excluded.state`,
        expiresAt: sql`excluded.expires_at`,
        reason: sql`excluded.reason`,
        setBy: sql`excluded.set_by`,
        setAt: sql`excluded.set_at`,
        sessionId: sql`excluded.session_id`,
      },
    });
}

/** Of these keys, or of all. */
export async function deleteOverrides(
  tx: Db,
  memberId: string,
  keys: readonly string[] | null,
): Promise<void> {
  await tx
    .delete(featureOverrides)
    .where(
      and(
        eq(featureOverrides.memberId, memberId),
        keys === null ? undefined : inArray(featureOverrides.key, [...keys]),
      ),
    );
}

/** Writes of a member's overrides wait for each other. */
export async function lockOverrides(tx: Db, memberId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`overrides:${memberId}`}, 0))`);
}

export async function insertClearing(
  tx: Db,
  clearing: { memberId: string; id: string; brand: string; cleared: readonly ClearedOverride[]; at: Date },
): Promise<void> {
  await tx.insert(overrideClearings).values(clearing);
}

/** The latest "clear all" that was not undone; null: none. */
export async function openClearing(
  db: Db,
  memberId: string,
): Promise<{ readonly id: string; readonly cleared: readonly ClearedOverride[]; readonly at: Date } | null> {
  const [row] = await db
    .select({
      id: overrideClearings.id,
      cleared: overrideClearings.cleared,
      at: overrideClearings.at,
      undoneAt: overrideClearings.undoneAt,
    })
    .from(overrideClearings)
    .where(eq(overrideClearings.memberId, memberId))
    .orderBy(desc(overrideClearings.at))
    .limit(1);
  return row === undefined || row.undoneAt !== null ? null : row;
}

export async function markUndone(tx: Db, memberId: string, id: string, at: Date): Promise<void> {
  await tx
    .update(overrideClearings)
    .set({ undoneAt: at })
    .where(
      and(
        eq(overrideClearings.memberId, memberId),
        eq(overrideClearings.id, id),
        isNull(overrideClearings.undoneAt),
      ),
    );
}
