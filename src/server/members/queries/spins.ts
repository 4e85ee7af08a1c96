import type { WheelPrizeState, WheelPrizeType, WheelSpinSource } from '../../../../codegen/graphql/types.ts';
import type { Db } from '../../platform/db/db.ts';
import { countedPage, LATEST_FIRST, sortedList } from '../../platform/db/sortedList.ts';
import { instant, instantOrNull } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import type { MemberPage, OfMember } from './memberPage.ts';

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

type Flat = Omit<SpinRow, 'grantedAt' | 'spunAt'> & { grantedAt: string; spunAt: string | null };

/** $1 brand, $2 member. */
const spins = sortedList<Flat & { id: string; total: number }, 'AT'>({
  name: 'member_spins',
  keys: { AT: { sql: 's.granted_at', type: 'timestamptz' } },
  id: 's.id',
  parameters: 2,
  text: ({ keyColumn, after, orderBy, limit }) => `
    select s.id, s.number, s.granted_at as "grantedAt", upper(replace(s.source, '-', '_')) as source,
     s.spun_at as "spunAt", s.prize_type as type, upper(replace(s.prize_state, '-', '_')) as state, s.points,
     s.order_id as "orderId", ${keyColumn},
     (select count(*)::int from wheel_spins n where n.brand = $1 and n.member_id = $2) as total
   from wheel_spins s where s.brand = $1 and s.member_id = $2 and ${after} order by ${orderBy} limit ${limit}`,
});

/** A member's spins, also those that wait. */
export async function readSpins(
  db: Db,
  { brandId, memberId }: OfMember,
  page: Page,
): Promise<MemberPage<SpinRow>> {
  const { rows, totalCount } = countedPage(await spins(db, [brandId, memberId], page, LATEST_FIRST));
  return {
    rows: rows.map(({ grantedAt, spunAt, ...row }) => ({
      ...row,
      grantedAt: instant(grantedAt),
      spunAt: instantOrNull(spunAt),
    })),
    totalCount,
  };
}
