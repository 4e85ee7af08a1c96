import { and, arrayOverlaps, eq, inArray, sql } from 'drizzle-orm';
import { alerts } from '../../alerts/tables.ts';
import { eventTemplates } from '../../events/tables.ts';
import { experiments, experimentVersions } from '../../experiments/tables.ts';
import { featureSegments, featureSettings, featureVersions } from '../../features/tables.ts';
import { placementInstances } from '../../placements/tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { systemSettings } from '../../platform/tables.ts';
import { rewardStock } from '../../orders/tables.ts';
import { deviceOffers } from '../../offers/tables.ts';
import { promoCodes, rewardPictures, rewards } from '../../rewards/tables.ts';
import { segments, segmentVersions, targetingVersions } from '../../segments/tables.ts';
import { wheelDraws, wheelPrizeDays, wheelPrizes, wheelSeeds } from '../../wheel/tables.ts';
import type { MadeExperiment, MadeFeature } from '../queries/removal.ts';
import { RECORD_KEY } from '../record.ts';

/** A column of type uuid, and its values in the rows to delete. */
export interface RowsWith {
  readonly column: string;
  readonly ids: readonly string[];
}

/** Deletes rows that meet any of the conditions; `systemReason`: also log entries without an actor for this reason. */
export async function deleteRows(
  tx: Db,
  tableName: string,
  found: readonly RowsWith[],
  systemReason: string | null,
): Promise<void> {
  const conditions = found.map(
    ({ column, ids }) => sql`${sql.identifier(column)} = any(${sql.param([...ids])}::uuid[])`,
  );
  if (systemReason !== null) conditions.push(sql`actor_id is null and reason = ${systemReason}`);
  if (conditions.length > 0)
    await tx.execute(sql`delete from ${sql.identifier(tableName)} where ${sql.join(conditions, sql` or `)}`);
}

/** Jobs that wait and mention one of the ids. */
export async function deleteWaitingJobs(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.execute(
    sql`delete from pgboss.job
        where state < 'active'
          and exists (
            select from unnest(${sql.param([...ids])}::text[]) as id where position(id in data::text) > 0
          )`,
  );
}

export async function deleteContent(
  tx: Db,
  brandId: string,
  { placement, title }: Pick<typeof placementInstances.$inferInsert, 'placement' | 'title'>,
): Promise<void> {
  await tx
    .delete(placementInstances)
    .where(
      and(
        eq(placementInstances.brand, brandId),
        eq(placementInstances.placement, placement),
        eq(placementInstances.title, title),
      ),
    );
}

/** Deletes alerts about what is gone. */
export async function deleteAlerts(tx: Db, subjects: readonly string[]): Promise<void> {
  await tx.delete(alerts).where(inArray(alerts.subject, [...subjects]));
}

/** Deletes templates of events of these programs. */
export async function deleteTemplates(tx: Db, programIds: readonly string[]): Promise<void> {
  await tx.delete(eventTemplates).where(arrayOverlaps(eventTemplates.programIds, [...programIds]));
}

/** Deletes offers that no member has. */
export async function deleteOffers(tx: Db, offerIds: readonly string[]): Promise<void> {
  if (offerIds.length > 0) await tx.delete(deviceOffers).where(inArray(deviceOffers.id, [...offerIds]));
}

/** Takes offers out of the list. */
export async function endOffers(tx: Db, offerIds: readonly string[], now: Date): Promise<void> {
  if (offerIds.length > 0)
    await tx
      .update(deviceOffers)
      .set({ endsAt: now })
      .where(inArray(deviceOffers.id, [...offerIds]));
}

/** Deletes rewards that no one else uses, with their stock. */
export async function deleteRewards(tx: Db, rewardIds: readonly string[]): Promise<void> {
  if (rewardIds.length === 0) return;
  await tx.delete(rewardStock).where(inArray(rewardStock.rewardId, [...rewardIds]));
  await tx.delete(rewards).where(inArray(rewards.id, [...rewardIds]));
}

/** Takes rewards out of the catalogue. */
export async function endRewards(tx: Db, rewardIds: readonly string[], now: Date): Promise<void> {
  if (rewardIds.length > 0)
    await tx
      .update(rewards)
      .set({ endsAt: now })
      .where(inArray(rewards.id, [...rewardIds]));
}

export async function deletePromos(tx: Db, promoIds: readonly string[]): Promise<void> {
  if (promoIds.length > 0) await tx.delete(promoCodes).where(inArray(promoCodes.id, [...promoIds]));
}

export async function endPromos(tx: Db, promoIds: readonly string[], now: Date): Promise<void> {
  if (promoIds.length > 0)
    await tx
      .update(promoCodes)
      .set({ endsAt: now })
      .where(inArray(promoCodes.id, [...promoIds]));
}

/** Deletes prizes that only the demonstration's members won, and unused seeds; other prizes leave the wheel. */
export async function deleteWheel(
  tx: Db,
  {
    unused,
    used,
    seeds,
  }: {
    readonly unused: readonly string[];
    readonly used: readonly string[];
    readonly seeds: readonly string[];
  },
): Promise<void> {
  if (unused.length > 0) {
    await tx.delete(wheelDraws).where(inArray(wheelDraws.prizeId, [...unused]));
    await tx.delete(wheelPrizeDays).where(inArray(wheelPrizeDays.prizeId, [...unused]));
    await tx.delete(wheelPrizes).where(inArray(wheelPrizes.id, [...unused]));
  }
  if (used.length > 0)
    await tx
      .update(wheelPrizes)
      .set({ isOn: false })
      .where(inArray(wheelPrizes.id, [...used]));
  if (seeds.length > 0) await tx.delete(wheelSeeds).where(inArray(wheelSeeds.id, [...seeds]));
}

/** Deletes the rules of features, with their history. */
export async function deleteFeatureRules(tx: Db, features: readonly MadeFeature[]): Promise<void> {
  for (const { brand, key } of features)
    for (const table of [featureSegments, featureVersions, featureSettings])
      await tx.delete(table).where(and(eq(table.brand, brand), eq(table.key, key)));
}

/** Deletes experiments, with their history. */
export async function deleteExperiments(tx: Db, made: readonly MadeExperiment[]): Promise<void> {
  for (const { brand, key } of made) {
    await tx
      .delete(experimentVersions)
      .where(and(eq(experimentVersions.brand, brand), eq(experimentVersions.key, key)));
    await tx.delete(experiments).where(and(eq(experiments.brand, brand), eq(experiments.key, key)));
  }
}

/** Deletes segments that nothing uses, with their history. */
export async function deleteSegments(tx: Db, segmentIds: readonly string[]): Promise<void> {
  if (segmentIds.length === 0) return;
  await tx.delete(segmentVersions).where(inArray(segmentVersions.segmentId, [...segmentIds]));
  await tx.delete(segments).where(inArray(segments.id, [...segmentIds]));
}

/** Counts the change where staff have targeting of their own; other brands begin again. */
export async function countTargeting(
  tx: Db,
  brandIds: readonly string[],
  without: readonly string[],
): Promise<void> {
  await tx
    .update(targetingVersions)
    .set({ version: sql`${targetingVersions.version} + 1` })
    .where(inArray(targetingVersions.brand, [...brandIds]));
  await tx.delete(targetingVersions).where(inArray(targetingVersions.brand, [...without]));
}

export async function deletePictures(tx: Db, pictureIds: readonly string[]): Promise<void> {
  if (pictureIds.length > 0)
    await tx.delete(rewardPictures).where(inArray(rewardPictures.id, [...pictureIds]));
}

export async function deleteRecord(tx: Db): Promise<void> {
  await tx.delete(systemSettings).where(eq(systemSettings.key, RECORD_KEY));
}
