import { BONUS_CAUSES, type BonusCause } from '../../../domain/ledger/posting.ts';
import type { Db } from '../../platform/db/db.ts';
import { instant, statement } from '../../platform/db/sql.ts';

/** A movement that no event and no order caused. */
export interface BonusMovement {
  readonly bookedAt: Date;
  readonly cause: BonusCause;
  readonly watts: number;
  /** The promo code that gave it. */
  readonly code: string | null;
}

/** $1 member, $2 brand, $3 the member's account, $4 causes. A promo posting's key names its code. */
const read = statement<{ bookedAt: string; cause: BonusCause; watts: number; code: string | null }>(
  'rewards_bonus',
  `select e.booked_at as "bookedAt", e.cause, e.amount_watts as watts, p.code
   from ledger_entries e left join promo_codes p on e.cause = 'promo-code' and e.cause_key = 'promo:' || p.id
   where e.member_id = $1::uuid and e.brand = $2 and e.account = $3 and e.cause = any($4::text[])
   order by e.booked_at, e.cause_key`,
);

/** Oldest first. */
export async function readBonuses(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
): Promise<BonusMovement[]> {
  const found = await read(db, [memberId, brandId, `member:${memberId}`, [...BONUS_CAUSES]]);
  return found.map((row) => ({ ...row, bookedAt: instant(row.bookedAt) }));
}
