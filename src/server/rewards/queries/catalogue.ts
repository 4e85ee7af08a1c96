import type { Locale } from '../../../domain/brands/countries.ts';
import type {
  BarcodeFormat,
  DenominationType,
  FulfilmentService,
  RewardType,
} from '../../../domain/rewards/catalogue.ts';
import type { Db } from '../../platform/db/db.ts';
import { shortRead, statement } from '../../platform/db/sql.ts';
import type { RewardTexts } from '../tables.ts';

/** A reward of the catalogue, with its stock. */
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

/** A reward of a brand, for every member and moment; times in epoch milliseconds. */
type ListRow = Omit<RewardRecord, 'texts' | 'remaining' | 'endsAt'> & {
  readonly texts: Readonly<Partial<Record<Locale, RewardTexts>>>;
  readonly programId: string | null;
  readonly startsAt: number;
  readonly endsAt: number | null;
};

/** A reward in one language, and who sees it from when to when. */
interface Listed {
  readonly reward: RewardRecord;
  readonly programId: string | null;
  readonly startsAt: number;
  readonly endsAt: number | null;
}

/** A brand's rewards, with the stamp that changes with every write to one of them. */
interface List {
  readonly stamp: string;
  readonly rows: readonly ListRow[];
  readonly inWords: Map<string, readonly Listed[]>;
}

/** A write gives a row a new, higher transaction number. */
const STAMP = (brand: string): string =>
  `(select concat(count(*), ':', sum(r.xmin::text::int8)) from rewards r where r.brand = ${brand})`;

/** $1 brand. */
const readList = statement<{ stamp: string; rewards: readonly ListRow[] }>(
  'rewards_list',
  `select ${STAMP('$1')} as stamp,
     coalesce((select json_agg(json_build_object('id', r.id, 'type', r.type, 'texts', r.texts, 'programId', r.program_id,
         'pictureId', r.picture_id, 'service', r.service, 'item', r.item, 'denominationType', r.denomination_type,
         'amounts', r.amounts, 'minimum', r.minimum, 'maximum', r.maximum, 'step', r.step, 'restricted', r.restricted,
         'barcode', r.barcode, 'startsAt', (extract(epoch from r.starts_at) * 1000)::int8,
         'endsAt', (extract(epoch from r.ends_at) * 1000)::int8, 'version', r.version) order by r.place, r.id)
       from rewards r where r.brand = $1), '[]') as rewards`,
);

/** $1 member, $2 brand, $3 the only reward whose stock is asked for, or null, $4 whether the pace of earning is asked for. */
const readMember = shortRead<
  Omit<Catalogue, 'rewards'> & {
    readonly programs: readonly string[];
    /** By reward; null: none is limited. */
    readonly stock: Readonly<Record<string, number>> | null;
    readonly stamp: string;
  }
>(
  'rewards_member',
  `select coalesce(b.watts, 0) as "balanceWatts", earned.points::float8 as "pointsPerEvent",
     array(select c.program_id::text from utility_connections c where c.member_id = m.id and c.program_id is not null) as programs,
     (select json_object_agg(s.reward_id, s.remaining) from rewards r join reward_stock s on s.reward_id = r.id
       where r.brand = m.brand and ($3::uuid is null or r.id = $3::uuid)) as stock,
     ${STAMP('m.brand')} as stamp
   from members m
   left join lateral balance_of(m.id) b on true
   left join lateral (select avg(p.points) as points from (
     select points from participations where $4::boolean and member_id = m.id and settlement in ('SETTLED', 'RESTATED') and points > 0
     order by start_at desc limit 5) p) earned on true
   where m.id = $1::uuid and m.brand = $2`,
);

/** The latest list of each brand; a process reads it again only when something in it has changed. */
const lists = new WeakMap<Db, Map<string, List>>();

async function loadList(db: Db, database: Db, brandId: string, stamp: string): Promise<List | null> {
  const kept = lists.get(database) ?? new Map<string, List>();
  lists.set(database, kept);
  const known = kept.get(brandId);
  if (known?.stamp === stamp) return known;
  const [found] = await readList(db, [brandId]);
  if (found === undefined) return null;
  const list = { stamp: found.stamp, rows: found.rewards, inWords: new Map<string, readonly Listed[]>() };
  kept.set(brandId, list);
  return list;
}

function inWords(
  { rows, inWords: known }: List,
  { locale, firstLocale }: Pick<CatalogueReader, 'locale' | 'firstLocale'>,
): readonly Listed[] {
  const key = `${locale} ${firstLocale}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const made = rows.map(({ texts, programId, startsAt, endsAt, ...row }): Listed => {
    const words = texts[locale] ?? texts[firstLocale];
    if (words === undefined) throw new Error(`Reward ${row.id} has no texts.`);
    const ends = endsAt === null ? null : new Date(endsAt);
    return { reward: { ...row, texts: words, endsAt: ends, remaining: null }, programId, startsAt, endsAt };
  });
  known.set(key, made);
  return made;
}

/** Whose catalogue, and in which language. */
export interface CatalogueReader {
  readonly brandId: string;
  readonly memberId: string;
  readonly locale: Locale;
  /** The brand's first, in which every reward has texts. */
  readonly firstLocale: Locale;
}

/** Less than the whole catalogue. */
export interface CatalogueExcerpt {
  readonly rewardId: string;
  /** Whether how much an event earns is read with it. */
  readonly withPace: boolean;
}

/**
 * What the member can see at that moment; with an excerpt, at most its reward. `database` is what `db` belongs to, as
 * `db` may be a transaction.
 */
export async function readCatalogue(
  db: Db,
  database: Db,
  reader: CatalogueReader,
  at: Date,
  excerpt: CatalogueExcerpt | null = null,
): Promise<Catalogue> {
  const { brandId, memberId } = reader;
  const rewardId = excerpt?.rewardId ?? null;
  const [row] = await readMember(db, [memberId, brandId, rewardId, excerpt?.withPace ?? true]);
  if (row === undefined) return { balanceWatts: 0, pointsPerEvent: null, rewards: [] };
  const { balanceWatts, pointsPerEvent, programs, stock, stamp } = row;
  const list = await loadList(db, database, brandId, stamp);
  const moment = at.getTime();
  const rewards: RewardRecord[] = [];
  for (const { reward, programId, startsAt, endsAt } of list === null ? [] : inWords(list, reader)) {
    if (rewardId !== null && reward.id !== rewardId) continue;
    if (startsAt > moment || (endsAt !== null && endsAt <= moment)) continue;
    if (programId !== null && !programs.includes(programId)) continue;
    const remaining = stock?.[reward.id];
    rewards.push(remaining === undefined ? reward : { ...reward, remaining });
  }
  return { balanceWatts, pointsPerEvent, rewards };
}

const exists = statement<{ version: number }>(
  'rewards_any_time',
  `select version from rewards where id = $1::uuid and brand = $2`,
);

/** Whether the brand has, or had, this reward. */
export async function hasReward(db: Db, brandId: string, rewardId: string): Promise<boolean> {
  return (await exists(db, [rewardId, brandId])).length > 0;
}
