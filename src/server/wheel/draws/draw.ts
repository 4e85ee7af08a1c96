import { randomBytes } from 'node:crypto';
import { drawPlace, entriesText } from '../../../domain/wheel/prizeDraw.ts';
import { wheelMonth } from '../../../domain/wheel/wheelDay.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import { placeOrder } from '../../orders/service.ts';
import type { Deps, RequestBrand } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { readProfile } from '../../session/service.ts';
import { isOnHold } from '../../spending/service.ts';
import { pickPrizeTexts } from '../words.ts';
import { createSeedHmac, sha256, type SeedDeps, type WheelBrand } from '../seeds.ts';
import { changeSpin, prizeById, type PrizeRow } from '../store.ts';
import {
  changeDraw,
  drawsOfMonth,
  holdDraw,
  insertDraw,
  lockDraw,
  readEntries,
  type DrawRow,
  type EntryRow,
} from './store.ts';

/** Purpose of the seal on a draw's seed; its place is the draw's id. */
export const SEED = 'wheel-draw';

/** The month's draws of these prizes, by prize; made, with their promise, where they don't exist. */
export async function openDraws(
  db: Db,
  { newId, secrets }: SeedDeps,
  brand: WheelBrand,
  now: Date,
  prizes: readonly Pick<PrizeRow, 'id' | 'type' | 'isOn'>[],
  months = 0,
): Promise<ReadonlyMap<string, DrawRow>> {
  const { date: month, endsAt: closesAt } = wheelMonth(brand.config.country, now, months);
  const known = await drawsOfMonth(db, brand.id, month);
  const missing = prizes.filter(({ id, type, isOn }) => type === 'PRIZE_ENTRY' && isOn && !known.has(id));
  for (const { id: prizeId } of missing) {
    const id = newId();
    const seed = randomBytes(32);
    await insertDraw(db, {
      id,
      brand: brand.id,
      prizeId,
      month,
      commitment: sha256(seed),
      sealed: secrets.seal(SEED, id, seed.toString('hex')),
      closesAt,
      createdAt: now,
    });
  }
  return missing.length === 0 ? known : drawsOfMonth(db, brand.id, month);
}

/**
 * The draw that a prize's entry takes part in: this month's, or the next one's once this one is drawn. Keeps it from being drawn
 * until the transaction ends.
 */
export async function enterDraw(
  tx: Db,
  deps: SeedDeps,
  brand: WheelBrand,
  now: Date,
  prize: Pick<PrizeRow, 'id' | 'type'>,
): Promise<string> {
  // A prize that left the wheel is still drawn among those who won an entry.
  const prizes = [{ ...prize, isOn: true }];
  for (const months of [0, 1]) {
    const draw = (await openDraws(tx, deps, brand, now, prizes, months)).get(prize.id);
    const held = draw === undefined ? null : await holdDraw(tx, draw.id);
    if (held !== null && held.drawnAt === null) return held.id;
  }
  throw new Error(`There is no draw of prize ${prize.id} to enter.`);
}

type DrawDeps = Pick<Deps, 'brands' | 'clock' | 'db' | 'jobs' | 'newId' | 'notify' | 'secrets'>;

/** The staff member who draws, and the reason. */
export interface Drawing {
  readonly drawId: string;
  readonly actorId: string | null;
  readonly reason: string;
}

/**
 * Draws the winner of a month that is over, orders the prize for them and notifies them, in one transaction. A draw is drawn once;
 * a second attempt is refused. Source: rewards, Wheel; decisions, Staff.
 */
export async function drawWinner(
  deps: DrawDeps,
  brand: RequestBrand,
  { drawId, actorId, reason }: Drawing,
): Promise<{ readonly id: string } | { readonly refusal: RefusedChange }> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = deps.clock.now();
  return transaction(deps.db, async (tx) => {
    const draw = await lockDraw(tx, brand.id, drawId);
    if (draw === null) return refusal('NOT_FOUND', say('wheel.draw.unknown'));
    if (draw.drawnAt !== null) return refusal('NOT_ALLOWED', say('wheel.draw.drawn'));
    if (draw.closesAt > now) return refusal('NOT_ALLOWED', say('wheel.draw.open'));
    const entries = await readEntries(tx, draw.id);
    if (entries.length === 0) return refusal('NOT_ALLOWED', say('wheel.draw.empty'));
    const entriesHash = sha256(entriesText(entries));
    const place = await drawPlace(createSeedHmac(deps, draw, SEED), entriesHash, entries.length);
    const winner = entries[place];
    if (winner === undefined) throw new Error(`Draw ${draw.id} has no entry ${place}.`);
    if (await isOnHold(tx, { brandId: brand.id, memberId: winner.memberId }))
      return refusal('NOT_ALLOWED', say('wheel.draw.onHold'));
    const orderId = await orderFor(tx, deps, brand, draw, winner);
    await changeSpin(tx, winner.spinId, { entryWonAt: now, orderId });
    await changeDraw(tx, draw.id, {
      drawnAt: now,
      drawnBy: actorId,
      seed: deps.secrets.open(SEED, draw.id, draw.sealed),
      entries: entries.length,
      entriesHash,
      ticket: place,
      winnerSpinId: winner.spinId,
      orderId,
    });
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId: brand.id,
      actorId,
      action: 'wheelDraw.draw',
      subject: `wheelDraw:${draw.id}`,
      reason: reason.trim(),
      before: null,
      after: { month: draw.month, entries: entries.length, winner: winner.number },
    });
    return { id: draw.id };
  });
}

/** Places the winner's order and notifies them. An order without an address waits for one. */
async function orderFor(
  tx: Db,
  deps: DrawDeps,
  brand: RequestBrand,
  draw: DrawRow,
  { memberId, spinId }: EntryRow,
): Promise<string> {
  const prize = await prizeById(tx, brand.id, draw.prizeId);
  if (prize?.service == null) throw new Error(`Prize ${draw.prizeId} has no service.`);
  const profile = await readProfile(tx, brand.id, memberId);
  const locale = brand.config.locales.find((known) => known === profile?.locale) ?? 'en-US';
  const { title } = pickPrizeTexts(prize, { brand, locale });
  const order = await placeOrder(tx, deps, {
    request: null,
    brandId: brand.id,
    memberId,
    key: `wheel:${spinId}`,
    kind: 'wheel',
    service: prize.service,
    item: prize.item,
    rewardId: null,
    price: { points: 0, watts: 0 },
    value: null,
    barcode: prize.barcode,
    worthPoints: prize.worthPoints,
    quantity: 1,
    title,
  });
  await deps.notify.send(tx, {
    brandId: brand.id,
    memberId,
    template: 'draw-won',
    values: {
      orderId: order.id,
      title,
      address: order.address === null ? 'missing' : 'known',
    },
    key: `draw-won:${draw.id}`,
  });
  return order.id;
}
