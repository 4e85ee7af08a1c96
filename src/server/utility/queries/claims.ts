import type { Db } from '../../platform/db/db.ts';
import { sortedList, type Order, type SortedRow } from '../../platform/db/sortedList.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import { memberMatches, toPattern } from '../../readmodels/memberSearch.ts';

/** An open claim, as staff of either side's brand see it. */
export interface MeterClaimRow {
  readonly id: string;
  readonly brand: string;
  readonly memberId: string;
  readonly holderBrand: string;
  readonly holderId: string;
  readonly kind: 'meter' | 'account';
  readonly numberLast4: string;
  readonly proof: 'number' | 'readings';
  readonly utilityName: string;
  readonly claimedAt: Date;
  /** Since when the holder has the number; null: no longer. */
  readonly heldSince: Date | null;
  /** The UTC day of the latest reading of the holder's meter, YYYY-MM-DD; null: none. */
  readonly lastReadingOn: string | null;
}

type Flat = Omit<MeterClaimRow, 'claimedAt' | 'heldSince'> & {
  claimedAt: string;
  heldSince: string | null;
} & Record<string, unknown>;

const columns = `k.id, k.brand, k.member_id as "memberId", k.holder_brand as "holderBrand",
  k.holder_id as "holderId", k.kind, k.number_last4 as "numberLast4", k.proof, u.short_name as "utilityName",
  k.claimed_at as "claimedAt",
  coalesce(p.created_at, a.created_at) as "heldSince",
  (select d.utc_day::text from latest_reading_day(p.id, 'import') d)
    as "lastReadingOn"`;

const joins = `join utilities u on u.id = k.utility_id
  left join service_points p on p.number_hash = k.number_hash and p.member_id = k.holder_id
  left join utility_authorizations a on a.member_id = k.holder_id and a.ended_at is null
    and k.number_hash in (a.nmi_hash, a.account_hash)`;

/** Undecided, and the claimant still waits. $1 brand. */
export const isOpenClaim = `k.decided_at is null and $1 in (k.brand, k.holder_brand) and exists (
  select from utility_connections c where c.member_id = k.member_id and c.widget_substate = 'Duplicate')`;

/** $2 pattern or null, $3 member or null. Only members of the brand itself are found by name. */
const isFound = `($3::uuid is null or $3 in (k.member_id, k.holder_id)) and ($2::text is null or lower(k.number_last4) like $2 or exists (
  select from members y where y.id in (k.member_id, k.holder_id) and y.brand = $1 and ${memberMatches('y', '$2')}))`;

export type MeterClaimOrder = Order<'CLAIMED_AT' | 'UTILITY'>;

/** $1 brand, $2 pattern or null, $3 member or null. */
const list = sortedList<Flat & { total: number }, MeterClaimOrder['field']>({
  name: 'meter_claims',
  keys: {
    CLAIMED_AT: { sql: 'k.claimed_at', type: 'timestamptz' },
    UTILITY: { sql: 'lower(u.short_name)', type: 'text' },
  },
  id: 'k.id',
  parameters: 3,
  text: ({ keyColumn, after, orderBy, limit }) => `select ${columns}, ${keyColumn},
     (select count(*)::int from meter_claims k where ${isOpenClaim} and ${isFound}) as total
   from meter_claims k ${joins}
   where ${isOpenClaim} and ${isFound} and ${after} order by ${orderBy} limit ${limit}`,
});

export async function openClaims(
  db: Db,
  brandId: string,
  page: Page,
  { search, memberId }: { readonly search: string; readonly memberId: string | null },
  order: MeterClaimOrder,
): Promise<{ readonly rows: readonly (MeterClaimRow & SortedRow)[]; readonly totalCount: number }> {
  const rows = await list(db, [brandId, toPattern(search), memberId], page, order);
  return {
    rows: rows.map((row) => ({ ...toClaim(row), sortKey: row.sortKey })),
    totalCount: rows[0]?.total ?? 0,
  };
}

/** $1 brand, $2 claim. */
const one = statement<Flat>(
  'meter_claim',
  `select ${columns} from meter_claims k ${joins} where ${isOpenClaim} and k.id = $2`,
);

/** Null: decided, withdrawn, or of other brands. */
export async function openClaim(db: Db, brandId: string, id: string): Promise<MeterClaimRow | null> {
  const [row] = await one(db, [brandId, id]);
  return row === undefined ? null : toClaim(row);
}

const toClaim = ({ claimedAt, heldSince, ...row }: Flat): MeterClaimRow => ({
  ...row,
  claimedAt: instant(claimedAt),
  heldSince: instantOrNull(heldSince),
});

/** $1 holder, $2 hash of the number, $3 since when the access is. */
const reads = statement<{ yes: boolean }>(
  'meter_claim_access',
  `select exists (
     select from service_points p
     where p.number_hash = $2 and p.member_id = $1 and (p.created_at >= $3 or (
       select d.utc_day from latest_reading_day(p.id, 'import') d
     ) >= ($3::timestamptz at time zone 'UTC')::date - 2)
   ) as yes`,
);

/** Whether readings of the member's meter came by an access since then; they are a day or two late. */
export async function comesByAccess(
  db: Db,
  memberId: string,
  numberHash: string,
  since: Date,
): Promise<boolean> {
  const [row] = await reads(db, [memberId, numberHash, since]);
  return row?.yes ?? false;
}

const brandOf = statement<{ brand: string }>('meter_claim_brand', `select brand from members where id = $1`);

/** The brand of a member of any brand. */
export async function memberBrand(db: Db, memberId: string): Promise<string> {
  const [row] = await brandOf(db, [memberId]);
  if (row === undefined) throw new Error('The member who has the meter is not there.');
  return row.brand;
}
