import type { Locale } from '../../../domain/brands/countries.ts';
import type { PostalAddress } from '../../../domain/session/postalAddress.ts';
import { matchingMembers } from '../../readmodels/memberSearch.ts';
import type { Db } from '../../platform/db/db.ts';
import { sortedList, type Order, type SortedRow } from '../../platform/db/sortedList.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import type { PlayerScope, SpinRow } from '../store.ts';
import type { PrizeTexts } from '../tables.ts';

type Texts = Readonly<Partial<Record<Locale, PrizeTexts>>>;

/** A draw as members see it: the winner's name only with consent. */
export interface MemberDraw {
  readonly id: string;
  readonly month: string;
  readonly prizeId: string;
  readonly texts: Texts;
  readonly closesAt: Date;
  readonly commitment: string;
  /** The numbers of the member's own entries. */
  readonly ownEntries: readonly number[];
  /** Null until the winner is drawn. */
  readonly drawnAt: Date | null;
  readonly seed: string | null;
  readonly entries: number | null;
  readonly entriesHash: string | null;
  readonly winnerNumber: number | null;
  readonly isMine: boolean;
  readonly orderId: string | null;
  readonly firstName: string | null;
  readonly region: string | null;
}

type MemberDrawSql = Omit<MemberDraw, 'closesAt' | 'drawnAt' | 'ownEntries'> & {
  closesAt: string;
  drawnAt: string | null;
  ownEntries: readonly number[] | null;
};

/** $1 member, $2 brand, $3 only this draw, $4 limit. Months without entries that are over are not shown. */
const memberDraws = statement<MemberDrawSql>(
  'wheel_member_draws',
  `select d.id, d.month::text as month, d.prize_id as "prizeId", z.texts, d.closes_at as "closesAt", d.commitment,
     (select json_agg(o.number order by o.number) from wheel_spins o where o.draw_id = d.id and o.member_id = $1::uuid) as "ownEntries",
     d.drawn_at as "drawnAt", d.seed, d.entries, d.entries_hash as "entriesHash", w.number as "winnerNumber",
     coalesce(w.member_id = $1::uuid, false) as "isMine", case when w.member_id = $1::uuid then d.order_id end as "orderId",
     case when p.shows_name then nullif(trim(m.first_name), '') end as "firstName", case when p.shows_name then m.region end as region
   from wheel_draws d join wheel_prizes z on z.id = d.prize_id
   left join wheel_spins w on w.id = d.winner_spin_id left join members m on m.id = w.member_id
   left join wheel_players p on p.member_id = w.member_id
   where d.brand = $2 and ($3::uuid is null or d.id = $3::uuid)
     and (d.drawn_at is not null or z.is_on or exists (select from wheel_spins e where e.draw_id = d.id))
   order by d.month desc, z.place, d.id limit $4::int`,
);

/** The latest months first. `drawId`: only this draw. */
export async function readMemberDraws(
  db: Db,
  { brandId, memberId }: PlayerScope,
  limit: number,
  drawId: string | null = null,
): Promise<MemberDraw[]> {
  const found = await memberDraws(db, [memberId, brandId, drawId, limit]);
  return found.map((row) => ({
    ...row,
    ownEntries: row.ownEntries ?? [],
    closesAt: instant(row.closesAt),
    drawnAt: instantOrNull(row.drawnAt),
  }));
}

/** A draw as staff see it. */
export interface StaffDraw {
  readonly id: string;
  readonly month: string;
  readonly prizeId: string;
  readonly texts: Texts;
  readonly closesAt: Date;
  readonly commitment: string;
  readonly seed: string | null;
  readonly entryCount: number;
  readonly entriesHash: string | null;
  readonly ticket: number | null;
  readonly drawnAt: Date | null;
  readonly drawnBy: string | null;
  readonly orderId: string | null;
  readonly winnerNumber: number | null;
  readonly winnerId: string | null;
}

/** $1 brand, $2 only this draw, $3 limit. */
const staffDraws = statement<
  Omit<StaffDraw, 'closesAt' | 'drawnAt'> & { closesAt: string; drawnAt: string | null }
>(
  'wheel_staff_draws',
  `select d.id, d.month::text as month, d.prize_id as "prizeId", z.texts, d.closes_at as "closesAt", d.commitment, d.seed,
     coalesce(d.entries, (select count(*)::int from wheel_spins e where e.draw_id = d.id)) as "entryCount",
     d.entries_hash as "entriesHash", d.ticket, d.drawn_at as "drawnAt",
     coalesce(nullif(trim(b.first_name || ' ' || b.last_name), ''), b.email) as "drawnBy", d.order_id as "orderId",
     w.number as "winnerNumber", w.member_id as "winnerId"
   from wheel_draws d join wheel_prizes z on z.id = d.prize_id
   left join wheel_spins w on w.id = d.winner_spin_id left join members b on b.id = d.drawn_by
   where d.brand = $1 and ($2::uuid is null or d.id = $2::uuid)
   order by d.month desc, z.place, d.id limit $3::int`,
);

/** The latest months first. `drawId`: only this draw. */
export async function readStaffDraws(
  db: Db,
  brandId: string,
  limit: number,
  drawId: string | null = null,
): Promise<StaffDraw[]> {
  const found = await staffDraws(db, [brandId, drawId, limit]);
  return found.map((row) => ({
    ...row,
    closesAt: instant(row.closesAt),
    drawnAt: instantOrNull(row.drawnAt),
  }));
}

/** An entry of a draw as staff see it. */
export interface StaffEntry {
  readonly number: number;
  readonly enteredAt: Date;
  readonly source: SpinRow['source'];
  readonly memberId: string;
  readonly isWinner: boolean;
}

export type StaffEntryOrder = Order<'NUMBER' | 'ENTERED_AT' | 'MEMBER' | 'SOURCE'>;

const inDraw = `s.draw_id = $1::uuid and ($2::text is null or m.id in ${matchingMembers('$2')})`;

/** $1 draw, $2 pattern of the member. The count is over all pages. */
const entryList = sortedList<
  Omit<StaffEntry, 'enteredAt'> & { id: string; enteredAt: string; total: number },
  StaffEntryOrder['field']
>({
  name: 'wheel_entries',
  keys: {
    NUMBER: { sql: 's.number', type: 'bigint' },
    ENTERED_AT: { sql: 's.settled_at', type: 'timestamptz', nullable: true },
    MEMBER: { sql: 'm.email_key', type: 'text', nullable: true },
    SOURCE: { sql: 's.source', type: 'text' },
  },
  id: 's.id',
  parameters: 2,
  text: ({
    keyColumn,
    after,
    orderBy,
    limit,
  }) => `select s.id, s.number, s.settled_at as "enteredAt", s.source,
     s.member_id as "memberId", s.entry_won_at is not null as "isWinner", ${keyColumn},
     (select count(*)::int from wheel_spins s join members m on m.id = s.member_id where ${inDraw}) as total
   from wheel_spins s join members m on m.id = s.member_id
   where ${inDraw} and ${after} order by ${orderBy} limit ${limit}`,
});

/** A draw's entries, in pages. */
export async function readStaffEntries(
  db: Db,
  drawId: string,
  pattern: string | null,
  page: Page,
  order: StaffEntryOrder,
): Promise<{
  readonly rows: readonly (StaffEntry & SortedRow & { readonly id: string })[];
  readonly totalCount: number;
}> {
  const found = await entryList(db, [drawId, pattern], page, order);
  return {
    rows: found.map(({ total: _total, ...row }) => ({ ...row, enteredAt: instant(row.enteredAt) })),
    totalCount: found[0]?.total ?? 0,
  };
}

const address = statement<{ address: PostalAddress | null }>(
  'wheel_winner_address',
  `select coalesce(o.address, m.shipping_address) as address
   from members m left join orders o on o.id = $3::uuid and o.member_id = m.id where m.id = $1::uuid and m.brand = $2`,
);

/** Where a winner's prize goes: the order's address, or the account's while there is none. */
export async function readWinnerAddress(
  db: Db,
  { brandId, memberId }: PlayerScope,
  orderId: string | null,
): Promise<PostalAddress | null> {
  const [row] = await address(db, [memberId, brandId, orderId]);
  return row?.address ?? null;
}
