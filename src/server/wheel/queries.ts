import type { Locale } from '../../domain/brands/countries.ts';
import type { PrizeType } from '../../domain/wheel/prizes.ts';
import type { Db } from '../platform/db/db.ts';
import { sortedList, type Order, type SortedRow } from '../platform/db/sortedList.ts';
import { instant, statement } from '../platform/db/sql.ts';
import type { Page } from '../platform/graphql/connection.ts';
import { matchingMembers, toPattern } from '../readmodels/memberSearch.ts';
import type { PlayerScope } from './store.ts';
import type { PrizeState, PrizeTexts } from './tables.ts';

/** What the wheel stores about a member. */
export interface PlayerFacts {
  readonly firstName: string;
  readonly region: string | null;
  readonly isStaff: boolean;
  readonly confirmedAge: number | null;
  readonly showsName: boolean;
}

const player = statement<{
  firstName: string;
  region: string | null;
  isStaff: boolean;
  confirmedAge: number | null;
  showsName: boolean | null;
}>(
  'wheel_player',
  `select m.first_name as "firstName", m.region, m.is_admin as "isStaff", p.confirmed_age as "confirmedAge", p.shows_name as "showsName"
   from members m left join wheel_players p on p.member_id = m.id where m.id = $1::uuid and m.brand = $2`,
);

export async function readPlayer(db: Db, { brandId, memberId }: PlayerScope): Promise<PlayerFacts | null> {
  const [row] = await player(db, [memberId, brandId]);
  return row === undefined ? null : { ...row, showsName: row.showsName ?? false };
}

const friends = statement<{ paid: readonly string[] | null; boosted: boolean }>(
  'wheel_friends',
  `select (select array_agg(r.member_id) from referrals r where r.referrer_id = $1::uuid and r.brand = $2 and r.state = 'paid') as paid,
     exists (select from referral_boosts b where b.member_id = $1::uuid and b.brand = $2 and b.used_at is null) as boosted`,
);

/** The friends whom the member was paid for, and whether the next such payment is doubled. */
export async function readFriends(
  db: Db,
  { brandId, memberId }: PlayerScope,
): Promise<{ readonly paidFriends: readonly string[]; readonly hasBoost: boolean }> {
  const [row] = await friends(db, [memberId, brandId]);
  return { paidFriends: row?.paid ?? [], hasBoost: row?.boosted ?? false };
}

/** A win that others may see. */
export interface PublicWin {
  readonly at: Date;
  readonly type: PrizeType;
  readonly texts: Readonly<Partial<Record<Locale, PrizeTexts>>>;
  readonly points: number | null;
  /** Null without the winner's consent. */
  readonly firstName: string | null;
  readonly region: string | null;
}

/** $1 brand, $2 and $3 from and to, $4 only this type, $5 limit. Free spins and prizes given up are no wins. */
const wins = statement<{
  at: string;
  type: PrizeType;
  texts: Readonly<Partial<Record<Locale, PrizeTexts>>>;
  points: number | null;
  firstName: string | null;
  region: string | null;
}>(
  'wheel_wins',
  `select s.spun_at as at, s.prize_type as type, z.texts, s.points,
     case when p.shows_name then nullif(trim(m.first_name), '') end as "firstName",
     case when p.shows_name then m.region end as region
   from wheel_spins s join wheel_prizes z on z.id = s.prize_id join members m on m.id = s.member_id
   left join wheel_players p on p.member_id = s.member_id
   where s.brand = $1 and s.spun_at >= $2::timestamptz and s.spun_at < $3::timestamptz
     and s.prize_type <> 'FREE_SPIN' and s.prize_state <> 'given_up' and ($4::text is null or s.prize_type = $4)
   order by s.spun_at desc, s.number desc limit $5::int`,
);

export async function readWins(
  db: Db,
  brandId: string,
  {
    from,
    to,
    type,
    limit,
  }: { readonly from: Date; readonly to: Date; readonly type: PrizeType | null; readonly limit: number },
): Promise<PublicWin[]> {
  const found = await wins(db, [brandId, from.toISOString(), to.toISOString(), type, limit]);
  return found.map((row) => ({ ...row, at: instant(row.at) }));
}

/** A spin as staff see it. */
export interface BrandSpin {
  readonly number: number;
  readonly spunAt: Date;
  readonly memberId: string;
  readonly prizeId: string;
  readonly texts: Readonly<Partial<Record<Locale, PrizeTexts>>>;
  readonly type: PrizeType;
  readonly state: PrizeState;
  readonly orderId: string | null;
}

export type BrandSpinOrder = Order<'SPUN_AT' | 'NUMBER' | 'MEMBER' | 'TYPE' | 'STATE'>;

/** Null: all of them. */
export interface SpinFilter {
  readonly type: PrizeType | null;
  readonly state: PrizeState | null;
  readonly search: string | null;
}

const shownSpins = `wheel_spins s join members m on m.id = s.member_id
   where s.brand = $1 and s.spun_at is not null and ($2::text is null or s.prize_type = $2) and ($3::text is null or s.prize_state = $3)
     and ($4::text is null or m.id in ${matchingMembers('$4')} or s.number::text = $5)`;

/** $1 brand, $2 type, $3 state, $4 pattern of the member, $5 number as text. The count is over all pages. */
const brandSpins = sortedList<
  Omit<BrandSpin, 'spunAt'> & { id: string; spunAt: string; total: number },
  BrandSpinOrder['field']
>({
  name: 'wheel_brand_spins',
  keys: {
    SPUN_AT: { sql: 's.spun_at', type: 'timestamptz' },
    NUMBER: { sql: 's.number', type: 'bigint' },
    MEMBER: { sql: 'm.email_key', type: 'text', nullable: true },
    TYPE: { sql: 's.prize_type', type: 'text' },
    STATE: { sql: 's.prize_state', type: 'text' },
  },
  id: 's.id',
  parameters: 5,
  text: ({
    keyColumn,
    after,
    orderBy,
    limit,
  }) => `select s.id, s.number, s.spun_at as "spunAt", s.member_id as "memberId",
     s.prize_id as "prizeId", (select z.texts from wheel_prizes z where z.id = s.prize_id) as texts, s.prize_type as type,
     s.prize_state as state, s.order_id as "orderId", ${keyColumn}, (select count(*)::int from ${shownSpins}) as total
   from ${shownSpins} and ${after} order by ${orderBy} limit ${limit}`,
});

/** A brand's spins, in pages. */
export async function readBrandSpins(
  db: Db,
  brandId: string,
  { type, state, search }: SpinFilter,
  page: Page,
  order: BrandSpinOrder,
): Promise<{
  readonly rows: readonly (BrandSpin & SortedRow & { readonly id: string })[];
  readonly totalCount: number;
}> {
  const text = search?.trim() ?? '';
  const found = await brandSpins(db, [brandId, type, state, toPattern(text), text], page, order);
  return {
    rows: found.map(({ total: _total, ...row }) => ({ ...row, spunAt: instant(row.spunAt) })),
    totalCount: found[0]?.total ?? 0,
  };
}

/** A seed as staff see it: the secret only once it is revealed. */
export interface SeedUse {
  readonly day: string;
  readonly commitment: string;
  readonly seed: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly spins: number;
}

const seedUse = statement<Omit<SeedUse, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string }>(
  'wheel_seed_use',
  `select d.day::text as day, d.commitment, d.seed, d.starts_at as "startsAt", d.ends_at as "endsAt",
     (select count(*)::int from wheel_spins s where s.seed_id = d.id) as spins
   from wheel_seeds d where d.brand = $1 order by d.starts_at desc, d.edition desc limit $2::int`,
);

/** Latest first. */
export async function readSeedUse(db: Db, brandId: string, limit: number): Promise<SeedUse[]> {
  return (await seedUse(db, [brandId, limit])).map((row) => ({
    ...row,
    startsAt: instant(row.startsAt),
    endsAt: instant(row.endsAt),
  }));
}
