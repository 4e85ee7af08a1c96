import { and, eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../../domain/brands/countries.ts';
import type { OfferState } from '../../../domain/rewards/offerState.ts';
import type { RewardType } from '../../../domain/rewards/catalogue.ts';
import { rewardStock } from '../../orders/tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { foundPage, sortedList, type Order, type SortedRow } from '../../platform/db/sortedList.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import { toPattern } from '../../readmodels/memberSearch.ts';
import type { RewardRow } from '../store.ts';
import { rewards } from '../tables.ts';

/** A reward with its stock; null: unlimited. */
export type StaffRewardRecord = RewardRow & { readonly stock: number | null };

export async function staffRewardsById(
  db: Db,
  brandId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StaffRewardRecord>> {
  const found = await db
    .select({ reward: rewards, stock: rewardStock.remaining })
    .from(rewards)
    .leftJoin(rewardStock, eq(rewardStock.rewardId, rewards.id))
    .where(and(inArray(rewards.id, [...ids]), eq(rewards.brand, brandId)));
  return new Map(found.map(({ reward, stock }) => [reward.id, { ...reward, stock }]));
}

export async function staffReward(db: Db, brandId: string, id: string): Promise<StaffRewardRecord | null> {
  return (await staffRewardsById(db, brandId, [id])).get(id) ?? null;
}

export type StaffRewardOrder = Order<
  'PLACE' | 'TITLE' | 'TYPE' | 'PRICE' | 'STOCK' | 'STARTS_AT' | 'ENDS_AT' | 'SERVICE'
>;

/** Null matches anything. */
export interface RewardFilter {
  readonly type: RewardType | null;
  readonly state: OfferState | null;
  /** Only those that are on, of which no more than this are left. */
  readonly mostLeft: number | null;
  /** Part of its title in any language. */
  readonly search: string | null;
}

/**
 * $1 brand, $2 the brand's first locale, named in every order, $3 type, $4 state, $5 now, $6 most left, $7 pattern of
 * titles. The count is over all pages.
 */
const list = sortedList<{ id: string; total: number }, StaffRewardOrder['field']>({
  name: 'staff_rewards',
  keys: {
    PLACE: { sql: 'r.place', type: 'bigint' },
    TITLE: { sql: `lower(coalesce(r.texts -> $2::text ->> 'title', ''))`, type: 'text' },
    TYPE: { sql: 'r.type', type: 'text' },
    PRICE: {
      sql: `coalesce((select min(a::int) from jsonb_array_elements_text(r.amounts) a), r.minimum, 0)`,
      type: 'bigint',
    },
    STOCK: {
      sql: 's.remaining',
      type: 'bigint',
      nullable: true,
      join: 'left join reward_stock s on s.reward_id = r.id',
    },
    STARTS_AT: { sql: 'r.starts_at', type: 'timestamptz' },
    ENDS_AT: { sql: 'r.ends_at', type: 'timestamptz', nullable: true },
    SERVICE: { sql: 'r.service', type: 'text' },
  },
  id: 'r.id',
  parameters: 7,
  text: ({ keyColumn, join, after, orderBy, limit }) => `select r.id, ${keyColumn},
     (select count(*)::int from rewards n where n.brand = $1 and ${matches('n')} and $2::text is not null) as total
   from rewards r ${join} where r.brand = $1 and ${matches('r')} and ${after} order by ${orderBy} limit ${limit}`,
});

/** The SQL of `offerState`. */
function stateSql(r: string): string {
  return `case when ${r}.ends_at <= $5::timestamptz then 'ENDED' when ${r}.starts_at > $5::timestamptz then 'UPCOMING' else 'ON' end`;
}

function matches(r: string): string {
  return `($3::text is null or ${r}.type = $3) and ($4::text is null or ${stateSql(r)} = $4)
    and ($6::int is null or (${stateSql(r)} = 'ON'
      and exists (select from reward_stock k where k.reward_id = ${r}.id and k.remaining <= $6::int)))
    and ($7::text is null or exists (select from jsonb_each(${r}.texts) x where lower(x.value ->> 'title') like $7))`;
}

export async function staffRewards(
  db: Db,
  { brandId, locale, now }: { readonly brandId: string; readonly locale: Locale; readonly now: Date },
  page: Page,
  { type, state, mostLeft, search }: RewardFilter,
  order: StaffRewardOrder,
): Promise<{ readonly rows: readonly (StaffRewardRecord & SortedRow)[]; readonly totalCount: number }> {
  const filter = [brandId, locale, type, state, now.toISOString(), mostLeft, toPattern(search ?? '')];
  const found = await list(db, filter, page, order);
  const read = await staffRewardsById(
    db,
    brandId,
    found.map(({ id }) => id),
  );
  return foundPage(found, read);
}
