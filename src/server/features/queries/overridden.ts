import { and, count, eq, gt, isNotNull, max, ne, or, sql } from 'drizzle-orm';
import { targetingRequests } from '../../approvals/tables.ts';
import { experiments } from '../../experiments/tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { members } from '../../session/tables.ts';
import { featureOverrides } from '../tables.ts';

/** How many members have an override of a feature that someone else set after an instant, one member left out. */
export async function countOverridden(
  db: Db,
  { brandId, key, since, except }: OverrideCount,
): Promise<number> {
  const [row] = await db
    .select({ members: count() })
    .from(featureOverrides)
    .innerJoin(members, eq(members.id, featureOverrides.memberId))
    .where(
      and(
        eq(members.brand, brandId),
        eq(featureOverrides.key, key),
        gt(featureOverrides.setAt, since),
        isNotNull(featureOverrides.setBy),
        ne(featureOverrides.setBy, featureOverrides.memberId),
        except === null ? undefined : ne(featureOverrides.memberId, except),
      ),
    );
  return row?.members ?? 0;
}

interface OverrideCount {
  readonly brandId: string;
  readonly key: string;
  readonly since: Date;
  readonly except: string | null;
}

/** When an experiment's variant was last approved as a rule of the feature, or a member's override of it; null: never. */
export async function lastApprovedElsewhere(db: Db, brandId: string, key: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(targetingRequests.decidedAt) })
    .from(targetingRequests)
    .leftJoin(
      experiments,
      and(
        eq(targetingRequests.kind, 'EXPERIMENT'),
        eq(experiments.brand, targetingRequests.brand),
        eq(experiments.key, targetingRequests.objectId),
      ),
    )
    .where(
      and(
        eq(targetingRequests.brand, brandId),
        eq(targetingRequests.state, 'APPROVED'),
        or(
          and(eq(experiments.featureKey, key), sql`${targetingRequests.proposal} ->> 'rollOut' is not null`),
          and(
            eq(targetingRequests.kind, 'OVERRIDE'),
            sql`${targetingRequests.proposal} -> 'keys' @> ${JSON.stringify([key])}::jsonb`,
          ),
        ),
      ),
    );
  return row?.at ?? null;
}
