import type { WheelPrizeState, WheelPrizeType, WheelSpinSource } from '../../../../codegen/graphql/types.ts';
import { LATEST_ROWS } from '../../../domain/session/memberLists.ts';
import type { Db } from '../../platform/db/db.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';

/** A spin, also one that waits. */
export interface SpinRow {
  readonly number: number;
  readonly grantedAt: Date;
  readonly source: WheelSpinSource;
  readonly spunAt: Date | null;
  readonly type: WheelPrizeType | null;
  readonly state: WheelPrizeState | null;
  readonly points: number | null;
  readonly orderId: string | null;
}

/** $1 brand, $2 member. */
const spins = statement<Omit<SpinRow, 'grantedAt' | 'spunAt'> & { grantedAt: string; spunAt: string | null }>(
  'member_spins',
  `select s.number, s.granted_at as "grantedAt", upper(replace(s.source, '-', '_')) as source, s.spun_at as "spunAt",
     s.prize_type as type, upper(replace(s.prize_state, '-', '_')) as state, s.points, s.order_id as "orderId"
   from wheel_spins s where s.brand = $1 and s.member_id = $2
   order by s.granted_at desc, s.number desc limit ${LATEST_ROWS.spins}`,
);

/** A member's spins, the latest first. */
export async function readSpins(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
): Promise<SpinRow[]> {
  return (await spins(db, [brandId, memberId])).map(({ grantedAt, spunAt, ...row }) => ({
    ...row,
    grantedAt: instant(grantedAt),
    spunAt: instantOrNull(spunAt),
  }));
}
