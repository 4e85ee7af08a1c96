import type { MemberScope } from '../../ledger/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { sortedList, type Order, type SortedRow } from '../../platform/db/sortedList.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import { toPattern } from '../../readmodels/memberSearch.ts';

/** A promo code with how often it was used. */
export interface PromoCodeRecord {
  readonly id: string;
  readonly code: string;
  readonly points: number | null;
  readonly rewardId: string | null;
  readonly remaining: number | null;
  readonly used: number;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

type Row = Omit<PromoCodeRecord, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string | null };

const toRecord = ({ startsAt, endsAt, ...row }: Row): PromoCodeRecord => ({
  ...row,
  startsAt: instant(startsAt),
  endsAt: instantOrNull(endsAt),
});

export type PromoCodeOrder = Order<'CREATED_AT' | 'CODE' | 'USED' | 'STARTS_AT' | 'ENDS_AT'>;

const used = `(select count(*)::int from promo_redemptions u where u.promo_id = p.id)`;
const columns = `p.id, p.code, p.points, p.reward_id as "rewardId", p.remaining, ${used} as used,
  p.starts_at as "startsAt", p.ends_at as "endsAt"`;

const isFound = (p: string): string => `($2::text is null or lower(${p}.code) like $2)`;

/** $1 brand, $2 pattern; null: all. The count is over all pages. */
const list = sortedList<Row & { total: number }, PromoCodeOrder['field']>({
  name: 'promo_codes_list',
  keys: {
    CREATED_AT: { sql: 'p.created_at', type: 'timestamptz' },
    CODE: { sql: 'p.code', type: 'text' },
    USED: { sql: used, type: 'bigint' },
    STARTS_AT: { sql: 'p.starts_at', type: 'timestamptz' },
    ENDS_AT: { sql: 'p.ends_at', type: 'timestamptz', nullable: true },
  },
  id: 'p.id',
  parameters: 2,
  text: ({ keyColumn, join, after, orderBy, limit }) => `select ${columns}, ${keyColumn},
     (select count(*)::int from promo_codes n where n.brand = $1 and ${isFound('n')}) as total
   from promo_codes p ${join} where p.brand = $1 and ${isFound('p')} and ${after} order by ${orderBy} limit ${limit}`,
});

export async function listPromoCodes(
  db: Db,
  brandId: string,
  page: Page,
  search: string | null,
  order: PromoCodeOrder,
): Promise<{ readonly rows: readonly (PromoCodeRecord & SortedRow)[]; readonly totalCount: number }> {
  const found = await list(db, [brandId, toPattern(search ?? '')], page, order);
  return {
    rows: found.map(({ total: _total, sortKey, ...row }) => ({ ...toRecord(row), sortKey })),
    totalCount: found[0]?.total ?? 0,
  };
}

/** $1 brand, $2 id. */
const one = statement<Row>(
  'promo_code',
  `select ${columns} from promo_codes p where p.brand = $1 and p.id = $2::uuid`,
);

export async function promoCode(db: Db, brandId: string, id: string): Promise<PromoCodeRecord | null> {
  const [row] = await one(db, [brandId, id]);
  return row === undefined ? null : toRecord(row);
}

/** $1 brand, $2 code, $3 member. */
const gift = statement<{ points: number | null; title: string | null }>(
  'promo_gift',
  `select p.points, o.title
   from promo_codes p
   join promo_redemptions u on u.promo_id = p.id and u.member_id = $3::uuid
   left join orders o on o.id = u.order_id
   where p.brand = $1 and p.code = $2`,
);

/** What a code gave to a member; null: it gave nothing. */
export async function readPromoGift(
  db: Db,
  { brandId, memberId }: MemberScope,
  code: string,
): Promise<{ readonly points: number | null; readonly title: string | null } | null> {
  const [row] = await gift(db, [brandId, code, memberId]);
  return row ?? null;
}
