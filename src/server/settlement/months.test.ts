import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readParticipation } from '../../../tests/support/books.ts';
import { Neighbourhood, saving } from '../../../tests/support/neighbourhood.ts';
import { settlementDatabase } from '../../../tests/support/settlementDatabase.ts';
import { events } from '../events/tables.ts';
import { runDueEvents } from '../events/service.ts';
import { readSpentWatts } from '../events/store/events.ts';
import { readMovements } from '../ledger/service.ts';
import { settleMonths } from './service.ts';
import { monthResults } from './tables.ts';

const database = settlementDatabase();
const { balance } = database;

it('a net program pays participation immediately, and the reductions less the increases once the month has closed', async () => {
  const place = await Neighbourhood.on(database.db, '2026-03-01T20:00:00Z', { netMonthly: true });
  const home = await place.household({ autoJoin: true });
  const wasteful = await place.household({ autoJoin: true });
  const dates = { '2026-03-03': 500, '2026-03-10': -200, '2026-03-12': 300 };
  const made = [];
  for (const date of Object.keys(dates)) made.push(await place.event(date, 18, 19));
  for (const owner of [home, wasteful])
    await place.deliver(owner, { use: saving({}), from: '2026-01-10', to: '2026-03-01' });
  await place.goTo('2026-03-13', 9);
  await place.deliver(home, { use: saving(dates), from: '2026-03-02', to: '2026-03-12' });
  await place.deliver(wasteful, {
    use: saving({ '2026-03-03': -900 }),
    from: '2026-03-02',
    to: '2026-03-12',
  });
  expect(await place.settle()).toMatchObject({ settled: 6 });
  const [first] = made;
  if (!first) throw new Error('no event');
  expect(await readParticipation(database.db, home, first)).toMatchObject({
    points: 155,
    watts: 15_500,
    bookedWatts: 500,
  });
  expect(await balance(home)).toBe(1_500);
  expect(await settleMonths(place)).toBe(0);

  await place.goTo('2026-04-01', 9);
  expect(await settleMonths(place)).toBe(0);
  await place.goTo('2026-04-02', 20);
  await runDueEvents(place);
  expect(await settleMonths(place)).toBe(2);
  // Each event weighs as its own tier and streak would have paid it.
  const [month] = await database.db
    .select()
    .from(monthResults)
    .where(eq(monthResults.memberId, home.memberId));
  const weighted = (month?.result.events ?? []).reduce(
    (sum, event) => sum + event.reductionWh * (event.multiplierHundredths + event.bonusHundredths),
    0,
  );
  const points = Math.round((weighted * 300) / 100_000);
  expect(month).toMatchObject({
    month: '2026-03',
    points,
    watts: points * 100,
    result: { reductionWh: 600, unpaidBecause: null },
  });
  expect(await balance(home)).toBe(1_500 + points * 100);
  expect((await readMovements(database.db, home, { first: 1, after: null }))[0]).toMatchObject({
    cause: 'month-reduction',
    watts: points * 100,
  });
  expect(await balance(wasteful)).toBe(1_500);

  expect(await settleMonths(place)).toBe(0);
  expect(
    (await database.db.select().from(events).where(eq(events.programId, place.programId))).some(
      ({ monthOpen }) => monthOpen,
    ),
  ).toBe(false);
  expect((await readSpentWatts(database.db, [place.programId])).get(place.programId)).toBe(
    3_000 + points * 100,
  );
});
