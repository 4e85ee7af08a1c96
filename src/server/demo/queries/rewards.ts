import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';
import { rewards } from '../../rewards/tables.ts';

/** A reward of a brand's catalogue, as an order of it needs it. */
export type OfferedReward = Pick<
  typeof rewards.$inferSelect,
  'id' | 'type' | 'service' | 'item' | 'barcode' | 'texts'
>;

/** Null: the brand doesn't offer the item. */
export async function findReward(db: Db, brandId: string, item: string): Promise<OfferedReward | null> {
  const { id, type, service, barcode, texts } = rewards;
  const [found] = await db
    .select({ id, type, service, item: rewards.item, barcode, texts })
    .from(rewards)
    .where(and(eq(rewards.brand, brandId), eq(rewards.item, item)));
  return found ?? null;
}

/** A promo code that the demonstration made. */
export interface MadePromo {
  readonly id: string;
  /** Whether others have used it. */
  readonly isUsed: boolean;
}

/** `gone`: the members whose use goes too. */
export function promosMade(db: Db, reason: string, gone: readonly string[]): Promise<MadePromo[]> {
  return rows<MadePromo & Record<string, unknown>>(
    db,
    sql`select p.id,
          exists (
            select from promo_redemptions r
            where r.promo_id = p.id and r.member_id <> all(${sql.param([...gone])}::uuid[])
          ) as "isUsed"
        from promo_codes p
        join audit_log a on a.subject = 'promo:' || p.id
        where a.action = 'promo.create' and a.actor_id is null and a.reason = ${reason}`,
  );
}
