import type { Locale } from '../../../domain/brands/countries.ts';
import type {
  BarcodeFormat,
  DenominationType,
  FulfilmentService,
  RewardType,
} from '../../../domain/rewards/catalogue.ts';
import type { Db } from '../../platform/db/db.ts';
import { instantOrNull, statement } from '../../platform/db/sql.ts';
import type { RewardTexts } from '../tables.ts';

/** A reward of the catalogue, with what is left of it. */
export interface RewardRecord {
  readonly id: string;
  readonly type: RewardType;
  readonly texts: Readonly<Partial<Record<Locale, RewardTexts>>>;
  readonly pictureId: string | null;
  readonly service: FulfilmentService;
  readonly item: string;
  readonly denominationType: DenominationType;
  readonly amounts: readonly number[];
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly step: number | null;
  readonly restricted: readonly number[];
  readonly barcode: BarcodeFormat | null;
  readonly endsAt: Date | null;
  readonly version: number;
  /** null: without a limit. */
  readonly remaining: number | null;
}

/** A catalogue as one member sees it. */
export interface Catalogue {
  readonly balanceWatts: number;
  /** Mean of the latest five results that paid something; null: none did. */
  readonly pointsPerEvent: number | null;
  readonly rewards: readonly RewardRecord[];
}

type Row = Omit<RewardRecord, 'endsAt' | 'id'> & {
  readonly id: string | null;
  readonly endsAt: string | null;
  readonly balanceWatts: number;
  readonly pointsPerEvent: number | null;
};

/** $1 member, $2 brand, $3 moment, $4 one reward or null for all. */
export const CATALOGUE_SQL = `select coalesce(b.watts, 0) as "balanceWatts", earned.points::float8 as "pointsPerEvent", r.id, r.type, r.texts,
     r.picture_id as "pictureId", r.service, r.item, r.denomination_type as "denominationType", r.amounts, r.minimum,
     r.maximum, r.step, r.restricted, r.barcode, r.ends_at as "endsAt", r.version, s.remaining
   from members m
   left join member_balances b on b.member_id = m.id
   left join lateral (select avg(p.points) as points from (
     select points from participations where member_id = m.id and settlement in ('SETTLED', 'RESTATED') and points > 0
     order by start_at desc limit 5) p) earned on true
   left join rewards r on r.brand = m.brand and ($4::uuid is null or r.id = $4::uuid)
     and r.starts_at <= $3::timestamptz and (r.ends_at is null or r.ends_at > $3::timestamptz)
     and (r.program_id is null or exists (
       select from utility_connections c where c.member_id = m.id and c.program_id = r.program_id))
   left join reward_stock s on s.reward_id = r.id
   where m.id = $1::uuid and m.brand = $2 order by r.place, r.id`;
const read = statement<Row>('rewards_catalogue', CATALOGUE_SQL);

/** What the member can see at that moment; with `rewardId`, at most that reward. One statement. */
export async function readCatalogue(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
  at: Date,
  rewardId: string | null = null,
): Promise<Catalogue> {
  const found = await read(db, [memberId, brandId, at.toISOString(), rewardId]);
  return {
    balanceWatts: found[0]?.balanceWatts ?? 0,
    pointsPerEvent: found[0]?.pointsPerEvent ?? null,
    rewards: found.flatMap(({ id, endsAt, balanceWatts: _b, pointsPerEvent: _p, ...row }) =>
      id === null ? [] : [{ ...row, id, endsAt: instantOrNull(endsAt) }],
    ),
  };
}

const exists = statement<{ version: number }>(
  'rewards_any_time',
  `select version from rewards where id = $1::uuid and brand = $2`,
);

/** Whether the brand has, or had, this reward. */
export async function hasReward(db: Db, brandId: string, rewardId: string): Promise<boolean> {
  return (await exists(db, [rewardId, brandId])).length > 0;
}
