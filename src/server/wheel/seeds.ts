import { createHash, createHmac, randomBytes } from 'node:crypto';
import { oddsText, type OddsEntry } from '../../domain/wheel/odds.ts';
import type { SeededHmac } from '../../domain/wheel/draw.ts';
import { wheelDay, type WheelDay } from '../../domain/wheel/wheelDay.ts';
import type { Deps, RequestBrand } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import {
  endedSeeds,
  endSeed,
  insertSeed,
  lastEdition,
  readSeeds,
  revealSeed,
  seedInUse,
  type SeedRow,
} from './store.ts';

export type SeedDeps = Pick<Deps, 'newId' | 'secrets'>;
export type WheelBrand = Pick<RequestBrand, 'id' | 'config'>;

/** Purpose of the seal on a seed; its place is the seed's id. */
export const SEED = 'wheel-seed';

/** Revealed seeds on the page. */
const SHOWN_SEEDS = 7;

export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The name of an odds table. */
export const oddsHash = (entries: readonly Pick<OddsEntry, 'prizeId' | 'weight'>[]): string =>
  sha256(oddsText(entries));

type Sealed = Pick<SeedRow, 'id' | 'sealed'>;

/** The HMAC under a seed that isn't revealed; `purpose` is that of its seal. */
export function createSeedHmac(
  { secrets }: Pick<SeedDeps, 'secrets'>,
  seed: Sealed,
  purpose: string = SEED,
): SeededHmac {
  const key = openSeed(secrets, seed, purpose);
  return (message) => createHmac('sha256', key).update(message).digest();
}

function openSeed(secrets: SeedDeps['secrets'], { id, sealed }: Sealed, purpose = SEED): Buffer {
  return Buffer.from(secrets.open(purpose, id, sealed), 'hex');
}

/** The seed of now, made if there is none. */
export async function currentSeed(db: Db, deps: SeedDeps, brand: WheelBrand, now: Date): Promise<SeedRow> {
  return (
    (await seedInUse(db, brand.id, now)) ??
    (await makeSeed(db, deps, brand, wheelDay(brand.config.country, now)))
  );
}

/** Ends the seed of now and makes the next one, which counts from now on. Staff's answer to a leak. */
export async function replaceSeed(
  tx: Db,
  deps: SeedDeps,
  brand: WheelBrand,
  now: Date,
): Promise<{ readonly before: SeedRow; readonly after: SeedRow }> {
  const before = await currentSeed(tx, deps, brand, now);
  await endSeed(tx, before.id, now);
  const day = wheelDay(brand.config.country, now);
  return { before, after: await makeSeed(tx, deps, brand, { ...day, startsAt: now }) };
}

/** Makes a day's next seed; if another process is faster, theirs counts. */
async function makeSeed(
  db: Db,
  { newId, secrets }: SeedDeps,
  brand: WheelBrand,
  day: WheelDay,
): Promise<SeedRow> {
  const id = newId();
  const seed = randomBytes(32);
  await insertSeed(db, {
    id,
    brand: brand.id,
    day: day.date,
    edition: (await lastEdition(db, brand.id, day.date)) + 1,
    commitment: sha256(seed),
    sealed: secrets.seal(SEED, id, seed.toString('hex')),
    startsAt: day.startsAt,
    endsAt: day.endsAt,
  });
  const made = await seedInUse(db, brand.id, day.startsAt);
  if (made === null) throw new Error(`There is no seed of ${day.date}.`);
  return made;
}

/** The seeds that members see. */
export interface ShownSeeds {
  readonly current: SeedRow;
  readonly next: SeedRow;
  /** Revealed, latest first. */
  readonly past: readonly SeedRow[];
}

/**
 * Today's and tomorrow's seed, made if they don't exist, and the latest revealed ones. Reveals those whose time is over: from
 * then on nothing is drawn from them, even if the clock is set back. `reveals` false: at an instant that only a preview
 * is at, seeds that members still draw from stay secret.
 */
export async function shownSeeds(
  db: Db,
  deps: SeedDeps,
  brand: WheelBrand,
  now: Date,
  reveals = true,
): Promise<ShownSeeds> {
  if (reveals) await revealEnded(db, deps, now, brand.id);
  const coming = await comingSeeds(db, deps, brand, now);
  const latest = await readSeeds(db, brand.id, SHOWN_SEEDS + 2);
  return {
    ...coming,
    past: latest.filter(({ revealedAt }) => revealedAt !== null).slice(0, SHOWN_SEEDS),
  };
}

/** Today's and tomorrow's seed, made if they don't exist. */
export async function comingSeeds(
  db: Db,
  deps: SeedDeps,
  brand: WheelBrand,
  now: Date,
): Promise<Pick<ShownSeeds, 'current' | 'next'>> {
  const current = await currentSeed(db, deps, brand, now);
  const tomorrow = wheelDay(brand.config.country, now, 1);
  const next =
    (await seedInUse(db, brand.id, tomorrow.startsAt)) ?? (await makeSeed(db, deps, brand, tomorrow));
  return { current, next };
}

/** Reveals the seeds whose time is over; `brandId` null: of all brands. */
export async function revealEnded(
  db: Db,
  { secrets }: Pick<SeedDeps, 'secrets'>,
  now: Date,
  brandId: string | null = null,
): Promise<void> {
  for (const seed of await endedSeeds(db, now, brandId))
    await revealSeed(db, seed.id, openSeed(secrets, seed).toString('hex'), now);
}
