import { describe, expect, it } from 'vitest';
import {
  localInstant,
  Neighbourhood,
  saving,
  type Household,
} from '../../../../tests/support/neighbourhood.ts';
import { settlementDatabase } from '../../../../tests/support/settlementDatabase.ts';
import { WHOLE_PROGRAM } from '../../../domain/segments/audience.ts';
import { measurePerformance } from '../../settlement/performance/measure.ts';
import { findStaffAccuracy } from '../../settlement/queries.ts';
import { forecastsDue } from '../jobs.ts';
import { changeEvent, previewEvent, renewForecast, runDueEvents } from '../service.ts';
import { sampleHomes } from '../queries/forecast.ts';
import { findEvent } from '../store/events.ts';
import { previewPlan } from './plan.ts';

const database = settlementDatabase();
const HISTORY = { use: saving({}, 60), from: '2026-01-10', to: '2026-02-28', intervalMinutes: 60 };

/** Two homes that use 1 kWh from 18 to 19, one of which joins every event. */
async function street() {
  const place = await Neighbourhood.on(database.db, '2026-03-01T20:00:00Z');
  const joiner = await place.household({ autoJoin: true });
  const other = await place.household();
  await place.deliver(joiner, HISTORY);
  await place.deliver(other, HISTORY);
  return { place, joiner, other };
}

describe('the forecast of an event', () => {
  it('is shown before it is scheduled, kept with it, and made again when it is moved', async () => {
    const { place } = await street();
    const preview = await previewEvent(place, {
      brandId: 'default',
      programId: place.programId,
      start: localInstant('2026-03-03', 18),
      end: localInstant('2026-03-03', 19),
      changing: null,
    });
    // One joins for sure, the other as three of ten do, and both save a tenth of 1 kWh.
    expect(preview?.forecast).toMatchObject({
      homes: 2,
      joining: 1,
      expected: 0.13,
      low: 0.078,
      high: 0.182,
      fromEvents: 0,
      fromHomes: 2,
    });
    const event = await place.event('2026-03-03', 18, 19);
    expect(event.forecast).toEqual(preview?.forecast);
    const moved = await changeEvent(place, {
      brandId: 'default',
      actorId: null,
      reason: 'Longer',
      eventId: event.id,
      version: 1,
      start: event.start,
      end: localInstant('2026-03-03', 20),
    });
    expect(moved).toMatchObject({ saved: true, event: { forecast: { expected: 0.072 } } });
    expect(moved.saved && moved.event.forecast?.intervals.map(({ expected }) => expected)).toEqual([
      0.13, 0.013,
    ]);
  });

  it('is shown for a plan that repeats, with its range, as that of the first date that can be scheduled', async () => {
    const { place } = await street();
    const plan = {
      brandId: 'default',
      programIds: [place.programId],
      algorithm: 'participation_reduction',
      audience: WHOLE_PROGRAM,
      start: '18:00',
      end: '19:00',
      weekdays: [2, 3],
    } as const;
    const range = { kilowatts: 0.13, lowKilowatts: 0.078, highKilowatts: 0.182 };
    const until = '2026-03-04';
    expect(await previewPlan(place, { ...plan, date: '2026-03-03', until })).toMatchObject([
      { ...range, events: [{ date: '2026-03-03' }, { date: '2026-03-04' }] },
    ]);
    await place.event('2026-03-03', 18, 19);
    const [after] = await previewPlan(place, { ...plan, date: '2026-03-03', until });
    expect(after).toMatchObject(range);
    expect(after?.events.map(({ faults }) => faults.length > 0)).toEqual([true, false]);
    const none = { kilowatts: null, lowKilowatts: null, highKilowatts: null };
    expect(await previewPlan(place, { ...plan, date: '2026-03-03', until: '2026-03-03' })).toMatchObject([
      none,
    ]);
  });

  it('is compared with what the event brought, and the next one goes by it', async () => {
    const { place, joiner } = await street();
    const event = await place.event('2026-03-03', 18, 19);
    await place.goTo('2026-03-04', 9);
    await place.deliver(joiner, {
      ...HISTORY,
      use: saving({ '2026-03-03': 600 }, 60),
      from: '2026-03-01',
      to: '2026-03-03',
    });
    await place.settle();
    await measurePerformance(place, event.id);
    const [accuracy] = await findStaffAccuracy(database.db, 'default', [place.programId]);
    expect(accuracy?.forecasts).toMatchObject({ events: 1, inside: 0 });
    expect(accuracy?.forecasts?.meanError).toBeCloseTo((0.6 - 0.13) / 0.13);
    const next = await place.event('2026-03-05', 18, 19);
    expect(next.forecast).toMatchObject({ fromEvents: 1 });
    expect(next.forecast!.expected).toBeGreaterThan(0.2);
  });

  it('isn’t judged by a part of the results', async () => {
    const { place, joiner, other } = await street();
    const event = await place.event('2026-03-03', 18, 19);
    await place.join(other, event);
    const deliver = (home: Household) =>
      place.deliver(home, {
        ...HISTORY,
        use: saving({ '2026-03-03': 600 }, 60),
        from: '2026-03-01',
        to: '2026-03-03',
      });
    const judged = async () => {
      await place.settle();
      await measurePerformance(place, event.id);
      const [accuracy] = await findStaffAccuracy(database.db, 'default', [place.programId]);
      return accuracy?.forecasts?.events ?? 0;
    };
    await place.goTo('2026-03-04', 9);
    await deliver(joiner);
    expect(await judged()).toBe(0);
    await place.goTo('2026-03-04', 21);
    await deliver(other);
    expect(await judged()).toBe(1);
  });

  it('is known months ahead, and made again each week and a day before the start', async () => {
    const { place, joiner } = await street();
    const event = await place.event('2026-06-02', 18, 19);
    expect(event.forecast).toMatchObject({ fromHomes: 2, expected: 0.13 });
    const due = async () =>
      (await forecastsDue.find(database.db, place.clock.now(), 10)).map(({ data }) => data);
    await place.goTo('2026-03-08', 11);
    expect(await due()).toEqual([]);
    await place.goTo('2026-03-08', 14);
    expect(await due()).toEqual([{ eventId: event.id }]);
    await place.deliver(joiner, { ...HISTORY, use: () => 2000, from: '2026-03-01', to: '2026-03-07' });
    await renewForecast(place, event.id);
    const renewed = await findEvent(database.db, 'default', event.id);
    expect(renewed!.forecast!.expected).toBeGreaterThan(0.13);
    expect(renewed!.version).toBe(1);
    expect(await due()).toEqual([]);
    await place.goTo('2026-06-01', 19);
    expect(await due()).toEqual([{ eventId: event.id }]);
    await renewForecast(place, event.id);
    await place.goTo('2026-06-02', 18);
    await runDueEvents(place);
    expect(await due()).toEqual([]);
  });

  it('doesn’t count events that a home wasn’t invited to as ones that it didn’t join', async () => {
    const { place, joiner } = await street();
    const seen = (number: number) => ({ set: 'a set', number, of: 2 });
    await place.event('2026-03-03', 18, 19, { group: seen(1) });
    await place.event('2026-03-03', 19, 20, { group: seen(2) });
    await place.goTo('2026-03-04', 9);
    const homes = await sampleHomes(database.db, place.programId, { condition: 'true' }, place.clock.now());
    expect(homes.map(({ asked }) => asked)).toEqual([1, 1]);
    expect(homes.find(({ memberId }) => memberId === joiner.memberId)).toMatchObject({ asked: 1, joined: 1 });
  });

  it('is unknown without readings and for events that pay by device', async () => {
    const place = await Neighbourhood.on(database.db, '2026-03-01T20:00:00Z');
    await place.household();
    expect((await place.event('2026-03-03', 18, 19)).forecast).toBeNull();
    const byDevice = await place.event('2026-03-04', 18, 19, { algorithm: 'participation_reduction_rt' });
    expect(byDevice.forecast).toBeNull();
  });
});
