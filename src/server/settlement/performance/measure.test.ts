import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Neighbourhood, saving, type Use } from '../../../../tests/support/neighbourhood.ts';
import { settlementDatabase } from '../../../../tests/support/settlementDatabase.ts';
import { rows } from '../../platform/db/sql.ts';
import { performanceDue } from './jobs.ts';
import { measurePerformance } from './measure.ts';
import { countHomesWithoutResult, readPaidWatts } from './queries.ts';
import { findPerformance } from './store.ts';

const database = settlementDatabase();
const START = '2026-03-01T20:00:00Z';
const EVENT_DAY = '2026-03-03';

/** Saves 600 Wh from 18 to 19 on the day of the event and uses 300 Wh more in the hour after. */
const rebounding: Use = (date, second) => {
  const usual = saving({}, 60)(date, second) ?? 0;
  if (date !== EVENT_DAY) return usual;
  return usual + (second === 18 * 3600 ? -600 : second === 19 * 3600 ? 300 : 0);
};

describe('what an event brought', () => {
  it('is measured after its results: baseline and use by hour with the hours around it, and again when the rest is there', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const home = await place.household();
    const late = await place.household();
    const event = await place.event(EVENT_DAY, 18, 19, { nominatedKw: 2 });
    expect(event.nominatedKw).toBe(2);
    await place.join(home, event);
    await place.join(late, event);
    const files = { use: rebounding, from: '2026-01-10', intervalMinutes: 60 };
    await place.goTo(EVENT_DAY, 20);
    const upToEight: Use = (date, second) =>
      date === EVENT_DAY && second >= 20 * 3600 ? null : rebounding(date, second);
    await place.deliver(home, { ...files, use: upToEight, to: EVENT_DAY });
    await place.settle();
    const due = () => performanceDue.find(database.db, place.clock.now(), 10);
    expect((await due()).map(({ data }) => data)).toEqual([{ eventId: event.id }]);
    await measurePerformance(place, event.id);
    expect(await due()).toEqual([]);
    const found = await findPerformance(database.db, event.id);
    expect(found).toMatchObject({ homes: 1, baselineWh: 1000, usedWh: 400 });
    expect(found!.profile.map(({ homes, baselineWh, usedWh }) => [homes, baselineWh, usedWh])).toEqual([
      [1, 100, 100],
      [1, 100, 100],
      [1, 100, 100],
      [1, 1000, 400],
      [1, 100, 400],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(await countHomesWithoutResult(database.db, event.id)).toEqual([
      { reason: 'NoIntervalData:long-missing', homes: 1 },
    ]);

    await place.goTo('2026-03-04', 21);
    await place.deliver(home, { ...files, from: EVENT_DAY, to: '2026-03-04' });
    await place.deliver(late, { ...files, to: '2026-03-04' });
    await place.settle();
    await measurePerformance(place, event.id);
    expect((await findPerformance(database.db, event.id))!.profile.map(({ homes }) => homes)).toEqual(
      Array.from({ length: 7 }, () => 2),
    );
    expect(await countHomesWithoutResult(database.db, event.id)).toEqual([]);
    // What a kilowatt-hour cost counts all that was paid, for taking part, too.
    const [booked] = await rows<{ watts: number }>(
      database.db,
      sql`select sum(booked_watts)::int8 as watts from participations where event_id = ${event.id}`,
    );
    expect(await readPaidWatts(database.db, event.id)).toBe(booked?.watts);
    expect(booked?.watts).toBeGreaterThan(
      (await findPerformance(database.db, event.id))!.reductionPoints * 100,
    );
    await place.goTo('2026-03-06', 9);
    expect(await due()).toEqual([]);
  });

  it('has no measurement for an event that pays by device', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const home = await place.household();
    const event = await place.event(EVENT_DAY, 18, 19, { algorithm: 'participation_reduction_rt' });
    await place.join(home, event);
    await place.goTo(EVENT_DAY, 20);
    await place.settle();
    expect(await measurePerformance(place, event.id)).toBeNull();
  });
});
