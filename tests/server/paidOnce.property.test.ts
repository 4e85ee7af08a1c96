import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adjustmentPosting } from '../../src/domain/ledger/eventPostings.ts';
import { receiptDifferences } from '../../src/domain/settlement/recompute.ts';
import { bookedWatts } from '../../src/domain/settlement/restate.ts';
import type { StoredEvent } from '../../src/server/events/service.ts';
import { readBalances, post } from '../../src/server/ledger/service.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { settleEvent } from '../../src/server/settlement/service.ts';
import { countBreaches, readParticipation, readReceipts, soundBooks } from '../support/books.ts';
import { Neighbourhood, saving, type Household } from '../support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';

/** Each case has a dozen homes with random histories; a failure prints its seed. `npm run test:deep` tries 1,200 histories. The arithmetic alone: settlement.property.test.ts. */
const RUNS = { numRuns: process.env['EBBWATT_DEEP'] === '1' ? 100 : 1 };
const HOMES = 12;
const ROUNDS = 4;
const DATE = '2026-03-03';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

/** What happens to a home in a round: readings of the event's day arrive with a saving, or the member spends the balance. */
type Happening = { readonly saved: number } | 'spends' | 'nothing';
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -2, max: 9 }).map((hundreds) => ({ saved: hundreds * 100 })) },
  { weight: 1, arbitrary: fc.constant('spends' as const) },
  { weight: 2, arbitrary: fc.constant('nothing' as const) },
);
const way = fc.record({
  leaves: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  rounds: fc.array(happening, { minLength: ROUNDS, maxLength: ROUNDS }),
});
/** How each round is settled: completely, by two workers at once, or interrupted by a kill. */
const settler = fc.constantFrom(
  'whole' as const,
  'two at once' as const,
  'gone before it is written' as const,
  'gone after the first batch' as const,
);
const evening = fc.record({
  ways: fc.array(way, { minLength: HOMES, maxLength: HOMES }),
  settlers: fc.array(settler, { minLength: ROUNDS, maxLength: ROUNDS }),
});
type Evening = typeof evening extends fc.Arbitrary<infer T> ? T : never;

class Gone extends Error {}
const unlessGone = (error: unknown): void => {
  if (!(error instanceof Gone)) throw error;
};

async function settleBy(
  how: Evening['settlers'][number],
  place: Neighbourhood,
  event: StoredEvent,
): Promise<void> {
  const { db, clock, brands } = place;
  const settle = (parts = { db, clock, brands }, onBatch?: () => void) =>
    settleEvent(parts, 'default', event.id, { atOnce: 5, lanes: 1, ...(onBatch && { onBatch }) });
  const gone = (): never => {
    throw new Gone();
  };
  if (how === 'whole') await settle();
  else if (how === 'two at once') await Promise.all([settle(), settle()]);
  else if (how === 'gone after the first batch') await settle(undefined, gone).catch(unlessGone);
  else await transaction(db, async (tx) => settle({ db: tx, clock, brands }).then(gone)).catch(unlessGone);
}

async function spend(place: Neighbourhood, home: Household): Promise<void> {
  const posting = adjustmentPosting(
    'default',
    home.memberId,
    -(await readBalances(place.db, home)).watts,
    place.newId(),
  );
  await post(place.db, posting ? [{ ...home, eventId: null, posting }] : [], place.clock.now());
}

/** What a home was paid for the event. Its latest receipt gives the same when it is recomputed. */
async function paidTo(home: Household, event: StoredEvent): Promise<unknown> {
  const {
    settlement,
    points,
    bookedWatts: booked,
    reductionWh,
    standingAfter,
  } = await readParticipation(database.db, home, event);
  const all = await readReceipts(database.db, home, event);
  for (const { receipt } of all) {
    if (receipt.kind !== 'reduction' || receipt.state === 'PENDING') continue;
    expect(receiptDifferences(receipt)).toEqual([]);
  }
  const latest = all.at(-1)?.receipt;
  if (latest?.kind === 'reduction') expect(bookedWatts(latest)).toBe(booked);
  return { settled: settlement !== 'PENDING', points, booked, reductionWh, standingAfter };
}

describe('a member', { timeout: 1_800_000 }, () => {
  it('is paid once, according to the latest readings, in any order of events', async () => {
    let paid = 0;
    await fc.assert(
      fc.asyncProperty(evening, async ({ ways, settlers }) => {
        const place = await Neighbourhood.on(database.db, '2026-03-02T20:00:00Z');
        const event = await place.event(DATE, 18, 19);
        const bring = (home: Household, from: string, to: string, saved = 0) =>
          place.deliver(home, { use: saving({ [DATE]: saved }, 60), from, to, intervalMinutes: 60 });
        // Beside each home one like it, that gets only what the other has in the end, and is settled once.
        const homes: { home: Household; twin: Household; leaves: boolean; rounds: readonly Happening[] }[] =
          [];
        for (const one of ways) {
          const [home, twin] = [await place.household(), await place.household()];
          for (const each of [home, twin]) {
            await place.join(each, event);
            await bring(each, '2026-02-12', '2026-03-02');
          }
          homes.push({ ...one, home, twin });
        }
        await place.goTo(DATE, 18.5);
        for (const { home, twin, leaves } of homes)
          for (const each of leaves ? [home, twin] : []) await place.leave(each, event);
        for (const [round, how] of settlers.entries()) {
          await place.goTo(`2026-03-0${4 + round}`, 9);
          for (const { home, rounds } of homes) {
            const now = rounds[round];
            if (now === 'spends') await spend(place, home);
            else if (now !== 'nothing' && now !== undefined) await bring(home, DATE, DATE, now.saved);
          }
          await settleBy(how, place, event);
          expect(await countBreaches(database.db)).toEqual(soundBooks);
        }
        for (const { twin, rounds } of homes) {
          const last = rounds.findLast((each) => typeof each === 'object');
          if (typeof last === 'object') await bring(twin, DATE, DATE, last.saved);
        }
        await place.goTo('2026-03-09', 9);
        await settleBy('whole', place, event);
        await settleBy('whole', place, event);
        expect(await countBreaches(database.db)).toEqual(soundBooks);
        for (const { home, twin } of homes) {
          const outcome = await paidTo(home, event);
          expect(outcome).toEqual(await paidTo(twin, event));
          paid += (outcome as { booked: number }).booked;
        }
      }),
      RUNS,
    );
    expect(paid).toBeGreaterThan(0);
  });
});
