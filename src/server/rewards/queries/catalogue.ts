import type { Locale } from '../../../domain/brands/countries.ts';
import type {
  BarcodeFormat,
  DenominationType,
  FulfilmentService,
  RewardType,
} from '../../../domain/rewards/catalogue.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import type { RewardTexts } from '../tables.ts';

/** A reward of the catalogue, with what is left of it. */
export interface RewardRecord {
  readonly id: string;
  readonly type: RewardType;
  /** In the reader's language. */
  readonly texts: RewardTexts;
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

type Row = Omit<Catalogue, 'rewards'> & {
  readonly rewards: readonly (Omit<RewardRecord, 'endsAt'> & { readonly endsAt: number | null })[] | null;
};

/**
 * $1 member, $2 brand, $3 moment, $4 one reward or null for all, $5 locale, $6 the brand's first locale. The rewards are
 * one JSON value, which reads faster than a row each.
 */
export const CATALOGUE_SQL = `select coalesce(b.watts, 0) as "balanceWatts", earned.points::float8 as "pointsPerEvent",
     (select json_agg(json_build_object('id', r.id, 'type', r.type, 'texts', coalesce(r.texts -> $5::text, r.texts -> $6::text),
         'pictureId', r.picture_id, 'service', r.service, 'item', r.item, 'denominationType', r.denomination_type,
         'amounts', r.amounts, 'minimum', r.minimum, 'maximum', r.maximum, 'step', r.step, 'restricted', r.restricted,
         'barcode', r.barcode, 'endsAt', (extract(epoch from r.ends_at) * 1000)::int8, 'version', r.version,
         'remaining', s.remaining) order by r.place, r.id)
      from rewards r left join reward_stock s on s.reward_id = r.id
      where r.brand = m.brand and ($4::uuid is null or r.id = $4::uuid)
        and r.starts_at <= $3::timestamptz and (r.ends_at is null or r.ends_at > $3::timestamptz)
        and (r.program_id is null or exists (
          select from utility_connections c where c.member_id = m.id and c.program_id = r.program_id))) as rewards
   from members m
   left join member_balances b on b.member_id = m.id
   left join lateral (select avg(p.points) as points from (
     select points from participations where member_id = m.id and settlement in ('SETTLED', 'RESTATED') and points > 0
     order by start_at desc limit 5) p) earned on true
   where m.id = $1::uuid and m.brand = $2`;
const read = statement<Row>('rewards_catalogue', CATALOGUE_SQL);

/** Whose catalogue, and in which language. */
export interface CatalogueReader {
  readonly brandId: string;
  readonly memberId: string;
  readonly locale: Locale;
  /** The brand's first, in which every reward has texts. */
  readonly firstLocale: Locale;
}

/** What the member can see at that moment; with `rewardId`, at most that reward. One statement. */
export async function readCatalogue(
  db: Db,
  { brandId, memberId, locale, firstLocale }: CatalogueReader,
  at: Date,
  rewardId: string | null = null,
): Promise<Catalogue> {
  const [row] = await read(db, [memberId, brandId, at.toISOString(), rewardId, locale, firstLocale]);
  return {
    balanceWatts: row?.balanceWatts ?? 0,
    pointsPerEvent: row?.pointsPerEvent ?? null,
    rewards: (row?.rewards ?? []).map((reward) => ({
      ...reward,
      endsAt: reward.endsAt === null ? null : new Date(reward.endsAt),
    })),
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
