import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { isAnyDue } from '../platform/db/isAnyDue.ts';
import { statement } from '../platform/db/sql.ts';
import { wheelPlayers, wheelPrizeDays, wheelPrizes, wheelSeeds, wheelSpins } from './tables.ts';

export type PrizeRow = typeof wheelPrizes.$inferSelect;
export type SeedRow = typeof wheelSeeds.$inferSelect;
export type SpinRow = typeof wheelSpins.$inferSelect;
export type SpinChange = Partial<
  Omit<typeof wheelSpins.$inferInsert, 'id' | 'number' | 'memberId' | 'brand' | 'causeKey'>
>;

/** Spins of each list on the member's page. */
const MOST_SPINS = 50;

/** A member of a brand. */
export interface PlayerScope {
  readonly brandId: string;
  readonly memberId: string;
}

const ofMember = ({ brandId, memberId }: PlayerScope) =>
  and(eq(wheelSpins.memberId, memberId), eq(wheelSpins.brand, brandId));

/** A prize with how often it was won today. */
export interface WonPrize extends PrizeRow {
  readonly prizeId: string;
  readonly wonToday: number;
}

/** A brand's prizes in the order of the draw. `day`: today's date, for the prizes of the day. */
export async function readPrizes(db: Db, brandId: string, day: string): Promise<readonly WonPrize[]> {
  const found = await db
    .select({ prize: wheelPrizes, won: wheelPrizeDays.won })
    .from(wheelPrizes)
    .leftJoin(wheelPrizeDays, and(eq(wheelPrizeDays.prizeId, wheelPrizes.id), eq(wheelPrizeDays.day, day)))
    .where(eq(wheelPrizes.brand, brandId))
    .orderBy(asc(wheelPrizes.place), asc(wheelPrizes.id));
  return found.map(({ prize, won }) => ({ ...prize, prizeId: prize.id, wonToday: won ?? 0 }));
}

export async function prizeById(db: Db, brandId: string, id: string): Promise<PrizeRow | null> {
  const [row] = await db
    .select()
    .from(wheelPrizes)
    .where(and(eq(wheelPrizes.id, id), eq(wheelPrizes.brand, brandId)));
  return row ?? null;
}

export async function insertPrize(tx: Db, row: typeof wheelPrizes.$inferInsert): Promise<void> {
  await tx.insert(wheelPrizes).values(row);
}

export async function updatePrize(
  tx: Db,
  id: string,
  change: Partial<Omit<typeof wheelPrizes.$inferInsert, 'id' | 'brand'>>,
): Promise<void> {
  await tx.update(wheelPrizes).set(change).where(eq(wheelPrizes.id, id));
}

/** Locks a brand's prize until the transaction ends. */
export async function lockPrizeRow(tx: Db, brandId: string, id: string): Promise<PrizeRow | null> {
  const [row] = await tx
    .select()
    .from(wheelPrizes)
    .where(and(eq(wheelPrizes.id, id), eq(wheelPrizes.brand, brandId)))
    .for('update');
  return row ?? null;
}

const takeOne = statement<{ taken: boolean }>(
  'wheel_take_prize',
  `with stock as (
     update wheel_prizes set remaining = remaining - 1
     where id = $1::uuid and is_on and (remaining is null or remaining > 0) returning per_day),
   today as (
     insert into wheel_prize_days as d (prize_id, day, won) select $1::uuid, $2::date, 1 from stock
     on conflict (prize_id, day) do update set won = d.won + 1
       where (select per_day from stock) is null or d.won < (select per_day from stock) returning 1)
   select exists (select from today) as taken`,
);

/** Takes one of a prize; false when none is left, and then the caller's transaction must not commit. */
export async function takePrize(tx: Db, prizeId: string, day: string): Promise<boolean> {
  const [row] = await takeOne(tx, [prizeId, day]);
  return row?.taken ?? false;
}

/** Puts one back, to be won today. */
export async function returnPrize(tx: Db, prizeId: string, day: string): Promise<void> {
  await tx
    .update(wheelPrizes)
    .set({ remaining: sql`${wheelPrizes.remaining} + 1` })
    .where(eq(wheelPrizes.id, prizeId));
  await tx
    .insert(wheelPrizeDays)
    .values({ prizeId, day, won: -1 })
    .onConflictDoUpdate({
      target: [wheelPrizeDays.prizeId, wheelPrizeDays.day],
      set: { won: sql`${wheelPrizeDays.won} - 1` },
    });
}

/** A brand's latest seeds, latest day first. */
export function readSeeds(db: Db, brandId: string, limit: number): Promise<SeedRow[]> {
  return db
    .select()
    .from(wheelSeeds)
    .where(eq(wheelSeeds.brand, brandId))
    .orderBy(desc(wheelSeeds.startsAt), desc(wheelSeeds.edition))
    .limit(limit);
}

export async function seedsById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, SeedRow>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(wheelSeeds)
    .where(inArray(wheelSeeds.id, [...ids]));
  return new Map(found.map((row) => [row.id, row]));
}

/** The seed that a spin is drawn from at `now`: one that was never revealed. */
export async function seedInUse(db: Db, brandId: string, now: Date): Promise<SeedRow | null> {
  const [row] = await db
    .select()
    .from(wheelSeeds)
    .where(
      and(
        eq(wheelSeeds.brand, brandId),
        lte(wheelSeeds.startsAt, now),
        gt(wheelSeeds.endsAt, now),
        isNull(wheelSeeds.revealedAt),
      ),
    )
    .orderBy(desc(wheelSeeds.startsAt), desc(wheelSeeds.edition))
    .limit(1);
  return row ?? null;
}

/** The highest edition of a day's seeds; 0: there is none. */
export async function lastEdition(db: Db, brandId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ edition: sql<number>`coalesce(max(${wheelSeeds.edition}), 0)::int` })
    .from(wheelSeeds)
    .where(and(eq(wheelSeeds.brand, brandId), eq(wheelSeeds.day, day)));
  return row?.edition ?? 0;
}

/** False when another process made this day's seed. */
export async function insertSeed(db: Db, row: typeof wheelSeeds.$inferInsert): Promise<boolean> {
  const made = await db.insert(wheelSeeds).values(row).onConflictDoNothing().returning({ id: wheelSeeds.id });
  return made.length > 0;
}

/** Whether a seed's time is over while it is still sealed, or one of the brands has no seed of its day. */
export const areSeedsDue = (
  now: Date,
  days: readonly { readonly brandId: string; readonly day: string }[],
): SQL => sql`(
  ${isAnyDue(wheelSeeds.endsAt, now, isNull(wheelSeeds.revealedAt))}
  or exists (
    select from unnest(
      ${sql.param(days.map(({ brandId }) => brandId))}::text[],
      ${sql.param(days.map(({ day }) => day))}::text[]
    ) b(brand, day)
    where not exists (select from wheel_seeds s where s.brand = b.brand and s.day = b.day::date)
  )
)`;

/** Seeds whose time is over and which are still sealed. */
export function endedSeeds(db: Db, now: Date, brandId: string | null = null): Promise<SeedRow[]> {
  return db
    .select()
    .from(wheelSeeds)
    .where(
      and(
        lte(wheelSeeds.endsAt, now),
        isNull(wheelSeeds.revealedAt),
        brandId === null ? undefined : eq(wheelSeeds.brand, brandId),
      ),
    )
    .orderBy(asc(wheelSeeds.endsAt))
    .limit(100);
}

export async function revealSeed(db: Db, id: string, seed: string, revealedAt: Date): Promise<void> {
  await db
    .update(wheelSeeds)
    .set({ seed, revealedAt })
    .where(and(eq(wheelSeeds.id, id), isNull(wheelSeeds.revealedAt)));
}

/** Ends a seed's time. */
export async function endSeed(tx: Db, id: string, endsAt: Date): Promise<void> {
  await tx.update(wheelSeeds).set({ endsAt }).where(eq(wheelSeeds.id, id));
}

const grant = statement(
  'wheel_grant_spins',
  `insert into wheel_spins (id, member_id, brand, source, cause_key, granted_at)
   select gen_random_uuid(), "memberId", $1, source, "causeKey", $3::timestamptz
     from json_to_recordset($2::json) as g ("memberId" uuid, source text, "causeKey" text)
   on conflict (member_id, cause_key) do nothing`,
);

/** A spin to grant. */
export interface NewSpin {
  readonly memberId: string;
  readonly source: SpinRow['source'];
  readonly causeKey: string;
}

/** One statement; a cause that granted a spin before grants none. */
export async function insertSpins(
  db: Db,
  brandId: string,
  spins: readonly NewSpin[],
  grantedAt: Date,
): Promise<void> {
  if (spins.length > 0) await grant(db, [brandId, JSON.stringify(spins), grantedAt.toISOString()]);
}

/** Waiting spins, oldest first. */
export function readWaitingSpins(db: Db, scope: PlayerScope): Promise<SpinRow[]> {
  return db
    .select()
    .from(wheelSpins)
    .where(and(ofMember(scope), isNull(wheelSpins.spunAt)))
    .orderBy(asc(wheelSpins.number))
    .limit(MOST_SPINS);
}

/** Spins that were spun, latest first, and those with something left to do. */
export async function readSpunSpins(
  db: Db,
  scope: PlayerScope,
): Promise<{ readonly latest: readonly SpinRow[]; readonly open: readonly SpinRow[] }> {
  const spun = (limit: number, which = isNotNull(wheelSpins.spunAt)) =>
    db
      .select()
      .from(wheelSpins)
      .where(and(ofMember(scope), isNotNull(wheelSpins.spunAt), which))
      .orderBy(desc(wheelSpins.spunAt), desc(wheelSpins.number))
      .limit(limit);
  const [latest, open] = await Promise.all([
    spun(MOST_SPINS),
    spun(
      500,
      or(isNull(wheelSpins.seenAt), eq(wheelSpins.prizeState, 'waiting')) ?? isNull(wheelSpins.seenAt),
    ),
  ]);
  return { latest, open };
}

export async function memberSpin(db: Db, scope: PlayerScope, id: string): Promise<SpinRow | null> {
  const [row] = await db
    .select()
    .from(wheelSpins)
    .where(and(ofMember(scope), eq(wheelSpins.id, id)));
  return row ?? null;
}

/** Locks a member's spin until the transaction ends. */
export async function lockSpin(tx: Db, scope: PlayerScope, id: string): Promise<SpinRow | null> {
  const [row] = await tx
    .select()
    .from(wheelSpins)
    .where(and(ofMember(scope), eq(wheelSpins.id, id)))
    .for('update');
  return row ?? null;
}

/** As `lockSpin`, by the id of a prize that is redeemed or given up. */
export async function lockRedeemable(
  tx: Db,
  scope: PlayerScope,
  redeemableId: string,
): Promise<SpinRow | null> {
  const [row] = await tx
    .select()
    .from(wheelSpins)
    .where(and(ofMember(scope), eq(wheelSpins.redeemableId, redeemableId)))
    .for('update');
  return row ?? null;
}

/** Lets a member claim a prize again whose order was cancelled; a repeat changes nothing. */
export async function reopenPrize(tx: Db, spinId: string, orderId: string): Promise<void> {
  await tx
    .update(wheelSpins)
    .set({ prizeState: 'waiting', settledAt: null, orderId: null, consentedAt: null })
    .where(
      and(eq(wheelSpins.id, spinId), eq(wheelSpins.orderId, orderId), eq(wheelSpins.prizeState, 'redeemed')),
    );
}

export async function changeSpin(tx: Db, id: string, change: SpinChange): Promise<void> {
  await tx.update(wheelSpins).set(change).where(eq(wheelSpins.id, id));
}

/** Saves what is given; the rest stays. */
export async function savePlayer(
  tx: Db,
  { brandId, memberId }: PlayerScope,
  change: Partial<Omit<typeof wheelPlayers.$inferInsert, 'memberId' | 'brand'>>,
): Promise<void> {
  await tx
    .insert(wheelPlayers)
    .values({ memberId, brand: brandId, ...change })
    .onConflictDoUpdate({ target: wheelPlayers.memberId, set: { brand: brandId, ...change } });
}
