import { Readable } from 'node:stream';
import { desc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Neighbourhood, saving, type Household } from '../../../tests/support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../../../tests/support/testDb.ts';
import type { EnergyPeriod } from '../../domain/energy/periods.ts';
import type { RatePlan } from '../../domain/programs/ratePlan.ts';
import { participations } from '../events/tables.ts';
import { chooseMemberPlan, saveRatePlans } from '../programs/service.ts';
import { energyCsv, energyGreenButton } from './download.ts';
import { deviceConnections, deviceHours, devices } from '../devices/tables.ts';
import { devicesOfPeriod } from './devices.ts';
import { habitsOfPeriod } from './habits.ts';
import { costOfPeriod } from './cost.ts';
import { energyOfPeriod } from './service.ts';

let database: TestDatabase;
let place: Neighbourhood;
beforeAll(async () => {
  database = await testDb();
  place = await Neighbourhood.on(database.db, '2026-11-20T20:00:00Z');
});
afterAll(() => database.close());

const read = (home: Household, period: EnergyPeriod, date: string | null = null) =>
  energyOfPeriod(database.db, home, { period, date });
const kWh = (mWh: number | null | undefined) => (mWh == null ? mWh : mWh / 1e6);

describe('the habits of a home', () => {
  it('are those of the month, and of a day those of the four weeks up to it', async () => {
    const home = await place.household();
    await place.deliver(home, {
      use: (date, second) => (second >= 64_800 && second < 68_400 ? 500 : date < '2026-11-01' ? 25 : 50),
      from: '2026-10-01',
      to: '2026-11-14',
    });
    const month = await habitsOfPeriod(database.db, home, { period: 'month', date: '2026-10-05' });
    expect(month).toMatchObject({ days: 31, alwaysOnWatts: 100, over: { start: '2026-10-01' } });
    expect(month?.week[0]?.slice(17, 19)).toEqual([100_000, 2_000_000]);
    const day = await habitsOfPeriod(database.db, home, { period: 'day', date: null });
    // The day on which the clock changes is left out, and 13 days of 28 are in November.
    expect(day).toMatchObject({
      days: 27,
      alwaysOnWatts: 100,
      over: { start: '2026-10-18', end: '2026-11-15' },
    });
    // Up to the last reading.
    expect(await habitsOfPeriod(database.db, home, { period: 'month', date: null })).toMatchObject({
      days: 13,
      over: { start: '2026-11-01', end: '2026-11-15' },
    });
    expect(await habitsOfPeriod(database.db, home, { period: 'month', date: '2025-01-01' })).toBeNull();
  });
});

describe('the devices of a period', () => {
  it('have their share of what the meter has measured, within its readings', async () => {
    const home = await place.household();
    const { memberId, brandId: brand } = home;
    await place.deliver(home, { use: () => 250, from: '2026-11-10', to: '2026-11-11' });
    const at = place.clock.now();
    const [connectionId, deviceId, plugId] = [place.newId(), place.newId(), place.newId()];
    await database.db.insert(deviceConnections).values({
      memberId,
      id: connectionId,
      brand,
      connectionConfigId: 'quartz',
      status: 'connected',
      externalAccount: memberId,
      connectedAt: at,
    });
    const named = [
      [deviceId, 'Car'],
      [plugId, 'Plug'],
    ] as const;
    await database.db.insert(devices).values(
      named.map(([id, displayName]) => ({
        memberId,
        id,
        brand,
        connectionId,
        externalId: id,
        deviceConfigId: 'quartz_plug',
        deviceType: 'plug' as const,
        displayName,
        state: { online: true } as never,
        stateAt: at,
        addedAt: at,
      })),
    );
    const hours = [
      [deviceId, '2026-11-11T07:00:00Z', 9_000],
      [deviceId, '2026-11-11T08:00:00Z', 6_000],
      [plugId, '2026-11-11T18:00:00Z', 500],
      [deviceId, '2026-11-13T08:00:00Z', 9_000],
    ] as const;
    await database.db.insert(deviceHours).values(
      hours.map(([id, hour, wattHours]) => ({
        memberId,
        deviceId: id,
        hourStart: new Date(hour),
        wattHours,
      })),
    );
    // The 11th in Los Angeles begins at 8 UTC; the readings end with it.
    expect(await devicesOfPeriod(database.db, home, { period: 'day', date: '2026-11-11' })).toEqual({
      devices: [
        { deviceId, deviceName: 'Car', wattHours: 6_000, since: null },
        { deviceId: plugId, deviceName: 'Plug', wattHours: 500, since: null },
      ],
      otherWh: 17_500,
      isAboveMeter: false,
    });
    // Both were added later than the week's first reading; the car's own hours reach back to its first day.
    const week = await devicesOfPeriod(database.db, home, { period: 'week', date: '2026-11-11' });
    expect(week?.devices.map(({ deviceName, since }) => [deviceName, since])).toEqual([
      ['Car', null],
      ['Plug', '2026-11-11'],
    ]);
    expect(await devicesOfPeriod(database.db, home, { period: 'day', date: '2026-11-12' })).toBeNull();
    expect(
      await devicesOfPeriod(database.db, await place.household(), { period: 'day', date: null }),
    ).toBeNull();
  });
});

describe('the download of a period', () => {
  it('has each reading as the meter gave it, in a table and as a Green Button file that can be imported again', async () => {
    const [home, other] = [await place.household(), await place.household()];
    const use = (date: string, second: number) => (date === '2026-11-01' && second === 7200 ? null : 250.5);
    await place.deliver(home, {
      use,
      given: () => 10,
      from: '2026-10-31',
      to: '2026-11-02',
      intervalMinutes: 60,
    });
    const wanted = { period: 'month', date: '2026-11-01' } as const;
    const csv = await energyCsv(database.db, home, wanted);
    expect(csv?.name).toBe('energy-2026-11-01-to-2026-12-01');
    const lines = csv?.text.trim().split('\r\n') ?? [];
    // 25 hours of which one is missing, and 24; fed in without a gap.
    expect(lines).toHaveLength(1 + 24 + 24 + 25 + 24);
    expect(lines.slice(0, 4)).toEqual([
      'direction,start,minutes,kWh,quality,source',
      'import,2026-11-01T00:00:00-07:00,60,0.2505,actual,utility',
      'import,2026-11-01T01:00:00-07:00,60,0.2505,actual,utility',
      'import,2026-11-01T01:00:00-08:00,60,0.2505,actual,utility',
    ]);
    const xml = await energyGreenButton(database.db, home, wanted, place.clock.now());
    await place.meter.importFile(database.db, other, {
      fileName: 'energy.xml',
      stream: Readable.from([Buffer.from(xml?.text ?? '')]),
      source: 'upload',
    });
    const again = await energyCsv(database.db, other, wanted);
    expect(again?.text).toBe(csv?.text.replaceAll('utility', 'upload'));
    expect(await energyCsv(database.db, await place.household(), wanted)).toBeNull();
  });
});

describe('the cost of a period', () => {
  const flat = {
    code: 'FLAT',
    name: 'Flat',
    daily: 5_000,
    bands: [{ days: 'all', fromHour: 0, toHour: 24, rate: 2_000 }],
  } as const;
  const evenings = {
    code: 'TOU',
    name: 'Evenings',
    daily: 5_000,
    bands: [
      { days: 'weekday', fromHour: 16, toHour: 21, rate: 4_000 },
      { days: 'all', fromHour: 0, toHour: 24, rate: 1_000 },
    ],
  } as const;

  it('is by the utility’s usual plan and by the others, and foresees the month of the last readings', async () => {
    const at = await Neighbourhood.on(database.db, '2026-11-20T20:00:00Z');
    await saveRatePlans(
      database.db,
      {
        brandId: 'default',
        utilityId: at.utilityId,
        currency: 'USD',
        plans: [flat, evenings],
        surveyEmail: null,
      },
      at.newId,
    );
    const home = await at.household();
    // 24 kWh a day: 480 cents and 50 a day by the flat plan.
    await at.deliver(home, { use: () => 250, from: '2026-09-01', to: '2026-11-10' });
    const ask = (period: EnergyPeriod, date: string | null) =>
      costOfPeriod(database.db, home, { period, date });
    expect(await ask('day', '2026-11-10')).toMatchObject({
      utilityName: 'Cedar',
      currency: 'USD',
      from: '2026-11-10',
      to: '2026-11-10',
      current: { code: 'FLAT', totalCents: 530, standingCents: 50, bands: [{ mWh: 24_000_000, cents: 480 }] },
      plans: [
        { code: 'TOU', totalCents: 440 },
        { code: 'FLAT', totalCents: 530 },
      ],
      missingSeconds: 0,
      month: null,
    });
    // The 1st has 25 hours, and 20 days are left.
    const month = await ask('month', null);
    expect(month).toMatchObject({ from: '2026-11-01', to: '2026-11-10', current: { totalCents: 5_320 } });
    expect(month?.month).toMatchObject({ likely: 15_920, low: 15_920 });
    expect((await ask('month', '2026-10-15'))?.month).toBeNull();
    expect(await ask('month', '2026-12-15')).toBeNull();
  });

  it('is by the plan that the home says it is on, as long as its utility offers it', async () => {
    const at = await Neighbourhood.on(database.db, '2026-11-20T20:00:00Z');
    const offer = (plans: readonly RatePlan[], utilityId = at.utilityId) =>
      saveRatePlans(
        database.db,
        { brandId: 'default', utilityId, currency: 'USD', plans, surveyEmail: null },
        at.newId,
      );
    await offer([flat, evenings]);
    const elsewhere = await Neighbourhood.on(database.db, '2026-11-20T20:00:00Z');
    await offer([{ ...flat, code: 'OTHER' }], elsewhere.utilityId);
    const [home, neighbor] = [await at.household(), await at.household()];
    for (const one of [home, neighbor])
      await at.deliver(one, { use: () => 250, from: '2026-09-01', to: '2026-11-10' });
    const ask = (period: EnergyPeriod, one = home) => costOfPeriod(database.db, one, { period, date: null });
    const choose = (code: string | null) => chooseMemberPlan(database.db, home, code, at.clock.now());
    expect(await choose('OTHER')).toBe(false);
    expect(await ask('day')).toMatchObject({ current: { code: 'FLAT' }, isChosen: false });
    expect(await choose('TOU')).toBe(true);
    expect(await ask('day')).toMatchObject({
      current: { code: 'TOU', totalCents: 440 },
      isChosen: true,
      usualCode: 'FLAT',
    });
    // 440 cents a weekday and 290 a weekend day, 300 on the 1st, which has 25 hours; 14 of 20 days left are weekdays.
    expect(await ask('month')).toMatchObject({ current: { totalCents: 3_960 }, month: { likely: 11_860 } });
    expect(await ask('day', neighbor)).toMatchObject({ current: { code: 'FLAT' }, isChosen: false });
    await offer([flat]);
    expect(await ask('day')).toMatchObject({ current: { code: 'FLAT' }, isChosen: false });
    await offer([flat, evenings]);
    expect(await ask('day')).toMatchObject({ current: { code: 'TOU' }, isChosen: true });
    expect(await choose(null)).toBe(true);
    expect(await ask('day')).toMatchObject({ current: { code: 'FLAT' }, isChosen: false });
  });

  it('is unknown without plans', async () => {
    const home = await place.household();
    await place.deliver(home, { use: () => 100, from: '2026-11-10', to: '2026-11-11' });
    expect(await costOfPeriod(database.db, home, { period: 'day', date: null })).toBeNull();
  });
});

describe('the energy of a period', () => {
  it('is none without readings, and none of another member or brand', async () => {
    const [home, other] = [await place.household(), await place.household()];
    await place.deliver(home, { use: () => 100, from: '2026-11-10', to: '2026-11-11' });
    expect(await read(other, 'day')).toBeNull();
    expect(await read({ ...home, brandId: 'org' }, 'day')).toBeNull();
  });

  it('is of the last day with readings, the week, month and year around it, unless a date is asked for', async () => {
    const home = await place.household();
    await place.deliver(home, { use: () => 100, from: '2025-12-30', to: '2026-11-12' });
    const day = await read(home, 'day');
    expect([day?.days.start, day?.barLength, day?.bars.length, kWh(day?.importMWh)]).toEqual([
      '2026-11-12',
      'quarter_hour',
      96,
      9.6,
    ]);
    expect([day?.firstDay, day?.lastDay, day?.gaps]).toEqual(['2025-12-30', '2026-11-12', []]);
    const week = await read(home, 'week');
    expect([week?.days, week?.bars.length, kWh(week?.importMWh)]).toEqual([
      { start: '2026-11-09', end: '2026-11-16' },
      168,
      38.4,
    ]);
    // The day of 25 hours is in November.
    const november = await read(home, 'month');
    expect([november?.bars.length, kWh(november?.bars[0]?.importMWh), kWh(november?.importMWh)]).toEqual([
      30, 10, 115.6,
    ]);
    const year = await read(home, 'year');
    expect(year?.bars.map(({ importMWh }) => kWh(importMWh))).toEqual([
      297.6,
      268.8,
      297.2,
      288,
      297.6,
      288,
      297.6,
      297.6,
      288,
      297.6,
      115.6,
      null,
    ]);
    expect(kWh((await read(home, 'year', '2025-06-01'))?.importMWh)).toBe(19.2);
    expect((await read(home, 'month', '2024-06-01'))?.importMWh).toBeNull();
  });

  it('has the import and the export apart, and its gaps named', async () => {
    const home = await place.household();
    await place.deliver(home, {
      use: (date, second) => (date === '2026-11-10' && second >= 7200 && second < 14_400 ? null : 50),
      given: (_date, second) => (second >= 43_200 && second < 46_800 ? 250 : 0),
      from: '2026-11-09',
      to: '2026-11-11',
    });
    const day = await read(home, 'day', '2026-11-10');
    expect([kWh(day?.importMWh), kWh(day?.exportMWh)]).toEqual([4.4, 1]);
    expect(day?.gaps.map(({ start, end }) => [new Date(start * 1000).toISOString(), end - start])).toEqual([
      ['2026-11-10T10:00:00.000Z', 7200],
    ]);
    expect(day?.bars.filter(({ importMWh }) => importMWh === null)).toHaveLength(8);
    const month = await read(home, 'month', '2026-11-10');
    expect(month?.bars[9]).toMatchObject({ missingSeconds: 7200, importMWh: 4_400_000 });
    expect(month?.bars[8]?.missingSeconds).toBe(0);
  });

  it('marks what the member uploaded, which the utility’s readings replace', async () => {
    const home = await place.household();
    await place.deliver(home, { use: () => 40, from: '2026-11-01', to: '2026-11-06', source: 'upload' });
    await place.deliver(home, { use: () => 60, from: '2026-11-04', to: '2026-11-08' });
    const month = await read(home, 'month', '2026-11-01');
    expect(month?.bars.slice(0, 8).map(({ uploaded, importMWh }) => [uploaded, kWh(importMWh)])).toEqual([
      [true, 4],
      [true, 3.84],
      [true, 3.84],
      [false, 5.76],
      [false, 5.76],
      [false, 5.76],
      [false, 5.76],
      [false, 5.76],
    ]);
  });

  it('has the usual use of each bar by the rule of its program, or of a new one without a program', async () => {
    const rules = { baselineRule: 'highest-five-of-ten', extraHolidays: ['2026-11-17'] } as const;
    const at = await Neighbourhood.on(database.db, '2026-11-20T20:00:00Z', rules);
    const [home, outside] = [await at.household(), await at.household({ programId: null })];
    for (const one of [home, outside])
      await at.deliver(one, {
        use: (date) => (date === '2026-11-18' ? 400 : date >= '2026-11-09' ? 100 : 200),
        from: '2026-10-01',
        to: '2026-11-18',
      });
    const ask = (one: Household) =>
      energyOfPeriod(database.db, one, { period: 'day', date: '2026-11-18', usualIn: 'US' });
    // November 17, 16, 13, 12, 10 and 9 with 100, and 6, 5, 4 and 3 with 200; the 11th is a holiday.
    expect(await ask(outside)).toMatchObject({
      usual: { wattHours: new Array(96).fill(140), programName: null, rules: { baselineRule: 'ten-of-ten' } },
    });
    // Five of 16, 13, 12, 10, 9, 6, 5, 4, 3 and 2 have the most.
    const inProgram = await ask(home);
    expect(inProgram?.usual?.wattHours).toEqual(new Array(96).fill(200));
    expect(inProgram?.usual?.days).toEqual([
      {
        date: '2026-11-18',
        dayType: 'weekday',
        takenFrom: ['2026-11-06', '2026-11-05', '2026-11-04', '2026-11-03', '2026-11-02'],
      },
    ]);
    expect((await read(home, 'day', '2026-11-18'))?.usual).toBeNull();
  });

  it('has as the usual use of an event’s hours what its result was measured against', async () => {
    const at = await Neighbourhood.on(database.db, '2026-06-01T20:00:00Z', {
      settlementIntervalMinutes: 15,
      lookBackDays: 30,
      eligibleDays: { weekday: 7, other: 3 },
    });
    const home = await at.household();
    for (const date of ['2026-06-02', '2026-06-03']) await at.join(home, await at.event(date, 18, 19));
    await at.goTo('2026-06-03', 20);
    await at.deliver(home, {
      use: (date, second) => 100 + ((Number(date.slice(8)) * 7919 + second / 900) % 211) * 1.237,
      from: '2026-04-20',
      to: '2026-06-03',
    });
    await at.settle();
    const [result] = await database.db
      .select({ baselineWh: participations.baselineWh })
      .from(participations)
      .where(eq(participations.memberId, home.memberId))
      .orderBy(desc(participations.startAt));
    const week = await energyOfPeriod(database.db, home, {
      period: 'week',
      date: '2026-06-03',
      usualIn: 'US',
    });
    // Wednesday, 6 PM.
    expect(week?.usual?.wattHours[2 * 24 + 18]).toBe(result?.baselineWh);
    expect(result?.baselineWh).toBeGreaterThan(400);
    expect(week?.usual?.days[2]?.takenFrom).not.toContain('2026-06-02');
  });

  it.each([
    ['a year', { period: 'year', date: null, usualIn: 'US' }, 1],
    ['a day', { period: 'day', date: null }, 1],
    ['a day with the usual use', { period: 'day', date: null, usualIn: 'US' }, 2],
  ] as const)('of %s is read in no more statements than needed', async (_name, question, statements) => {
    let sent = 0;
    const query = () => {
      sent += 1;
      return Promise.resolve({ rows: [] });
    };
    const db = drizzle({ client: { query } as unknown as pg.Client });
    await energyOfPeriod(db, { brandId: 'default', memberId: place.newId() }, question);
    expect(sent).toBe(statements);
  });

  it('has the events that the member took part in, with what they saved', async () => {
    const at = await Neighbourhood.on(database.db, '2026-06-01T20:00:00Z');
    const [home, absent] = [await at.household(), await at.household()];
    const event = await at.event('2026-06-03', 18, 19);
    await at.join(home, event);
    await at.goTo('2026-06-03', 20);
    for (const one of [home, absent])
      await at.deliver(one, { use: saving({ '2026-06-03': 400 }), from: '2026-04-20', to: '2026-06-03' });
    await at.settle();
    expect((await read(home, 'week', '2026-06-03'))?.events).toMatchObject([
      { id: event.id, type: 'PARTICIPATION_REDUCTION', start: event.start.getTime(), savedWh: 400 },
    ]);
    expect((await read(home, 'day', '2026-06-04'))?.events).toEqual([]);
    expect((await read(absent, 'day', '2026-06-03'))?.events).toEqual([]);
  });
});
