import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDb, type TestDatabase } from '../../../tests/support/testDb.ts';
import { packValues } from '../../domain/meter/packedBytes.ts';
import { DEFAULT_PROGRAM_RULES } from '../../domain/programs/rules.ts';
import { isAdmitted } from '../../domain/utility/takingPart.ts';
import { DEFAULT_STANDING_RULES } from '../../domain/settlement/standingRules.ts';
import { readingDays, servicePoints } from '../meter/tables.ts';
import { programs, utilities } from '../programs/tables.ts';
import { members } from '../session/tables.ts';
import { utilityConnections } from '../utility/tables.ts';
import { homeView } from './home.ts';
import { readHomeRow, type ResultRow } from './homeRow.ts';

const memberId = '01900000-0000-7000-8000-000000000001';
const now = new Date('2026-03-01T00:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
  await database.db.insert(members).values({
    id: memberId,
    brand: 'default',
    email: 'dana@example.org',
    emailKey: 'dana@example.org',
    firstName: 'Dana',
    lastName: 'Reyes',
    country: 'US',
    timeZone: 'America/Los_Angeles',
    createdAt: now,
  });
});
afterAll(() => database.close());

const result: ResultRow = {
  id: 'e1',
  type: 'PARTICIPATION_REDUCTION',
  start: now.getTime() - 7_200_000,
  end: now.getTime() - 3_600_000,
  reductionWh: 8,
  baselineWh: 794,
  usedWh: 786,
  points: 5,
  watts: 500,
  estimateOnly: false,
  left: false,
  reductionPoints: 0,
  pointsPerKwh: 100,
  before: null,
};

const read = (brandId: string) => readHomeRow(database.db, { memberId, brandId, now });

describe('Home of a member who has just signed up', () => {
  it('has a greeting, tier Carbon, no balance, and the next steps (HOM-04, HOM-14)', async () => {
    const row = await read('default');
    if (row === null) throw new Error('the member is not found');
    const home = homeView(row, now, 100);
    expect(home).toMatchObject({
      greetingName: 'Dana',
      nextEvent: null,
      lastResult: null,
      standing: { tier: 'Carbon', nextTier: 'Bronze', streak: 0 },
      balance: { watts: 0, points: 0 },
      meterData: { hasReadings: false },
    });
    expect(home.content).toEqual([]);
    expect(home.setupSteps.map((step) => [step.key, step.status])).toEqual([
      ['HOME_LOCATION', 'NOT_STARTED'],
      ['UTILITY', 'NOT_STARTED'],
      ['METER_DATA', 'NOT_STARTED'],
      ['FIRST_EVENT', 'NOT_STARTED'],
      ['DEVICE', 'NOT_STARTED'],
    ]);
  });

  it('marks the last result as inconclusive when its receipt is', async () => {
    const row = await read('default');
    if (row === null) throw new Error('the member is not found');
    const withinNoise = (verdict: 'within-noise' | 'reduction') =>
      homeView({ ...row, results: [result], latest: { intervals: [], verdict, carry: null } }, now, 100)
        .lastResult?.withinNoise;
    expect([withinNoise('within-noise'), withinNoise('reduction')]).toEqual([true, false]);
  });

  it.each([
    ['less than was left', 8, -300, 8],
    ['more than was left', 500, -300, 300],
    ['nothing', -20, -300, undefined],
    ['something, with nothing left', 500, 0, undefined],
  ])(
    'a result that saved %s says how much of it made up for more use before',
    async (_what, reductionWh, openWh, set) => {
      const row = await read('default');
      if (row === null) throw new Error('the member is not found');
      const from = openWh === 0 ? null : { eventId: 'e0', date: '2026-02-20' };
      const carry = { openWh, from, limitWh: 900, countedWh: 0, leftWh: 0, ended: null };
      const latest = { intervals: [], verdict: 'reduction', carry } as const;
      const of = (estimateOnly: boolean) =>
        homeView({ ...row, results: [{ ...result, reductionWh, estimateOnly }], latest }, now, 100)
          .lastResult;
      expect(of(false)?.setAgainst?.wattHours).toBe(set);
      expect(of(true)?.setAgainst).toBeNull();
    },
  );

  it('computes tier and streak by the rules of the member’s program, or by the defaults', async () => {
    const row = await read('default');
    if (row === null) throw new Error('the member is not found');
    const usual = {
      goldPercent: 15,
      platinumPercent: 40,
      diamondPercent: 80,
      tierMultipliersHundredths: [100, 100, 100, 150, 200, 250],
      tierResults: 5,
      tierWithFewerResults: 'Gold',
      streakStepHundredths: 5,
      streakMaximumHundredths: 100,
      streakSoftLandingAbove: 20,
      streakSoftLanding: 10,
    };
    expect(homeView(row, now, 100).standing.rules).toEqual(usual);

    const standing = {
      ...DEFAULT_STANDING_RULES,
      tierPercent: { Gold: 10, Platinum: 20, Diamond: 30 },
      streakStepHundredths: 7,
    };
    const [utilityId, programId] = [
      '01900000-0000-7000-8000-000000000002',
      '01900000-0000-7000-8000-000000000003',
    ] as const;
    await database.db.transaction(async (tx) => {
      await tx.insert(utilities).values({
        id: utilityId,
        brand: 'default',
        acronym: 'CEDAR',
        name: 'Cedar Power',
        shortName: 'Cedar',
        country: 'US',
        timeZone: 'America/Los_Angeles',
        connection: 'ACCOUNT_NUMBER',
        partnerUrl: 'https://cedar.example',
        createdAt: now,
      });
      await tx.insert(programs).values({
        id: programId,
        brand: 'default',
        utilityId,
        name: 'Peak Hours',
        rules: { ...DEFAULT_PROGRAM_RULES, zone: 'America/Los_Angeles', country: 'US', standing },
        createdAt: now,
      });
      await tx.insert(utilityConnections).values({
        memberId,
        brand: 'default',
        utilityId,
        programId,
        widgetState: 'MarketEnrolled',
        everReachedAuthDone: true,
      });
    });
    const inProgram = await read('default');
    if (inProgram === null) throw new Error('the member is not found');
    const recent = [2500, 2500, 2500, 2500, 2500];
    expect(homeView({ ...inProgram, recent, streak: 2 }, now, 100).standing).toMatchObject({
      tier: 'Platinum',
      nextTier: 'Diamond',
      nextTierPercent: 30,
      streakBonusHundredths: 14,
      rules: { ...usual, goldPercent: 10, platinumPercent: 20, diamondPercent: 30, streakStepHundredths: 7 },
    });
  });

  it('HOM-14: shows no steps when only a device is missing, because members can take part without one', async () => {
    const row = await read('default');
    if (row === null) throw new Error('the member is not found');
    const ready = {
      ...row,
      postalCode: '94103',
      utilityChosen: true,
      inProgram: true,
      everReachedAuthDone: true,
      widgetState: 'MarketEnrolled',
      widgetSubstate: null,
      readingsUntil: now.getTime() / 1000,
      joinedEvent: true,
    };
    expect(homeView(ready, now, 100).setupSteps).toEqual([]);
    const keys = homeView({ ...ready, joinedEvent: false, hasDevice: true }, now, 100).setupSteps.map(
      ({ key, status }) => `${key} ${status}`,
    );
    expect(keys).toEqual([
      'HOME_LOCATION COMPLETE',
      'UTILITY COMPLETE',
      'METER_DATA COMPLETE',
      'FIRST_EVENT NOT_STARTED',
      'DEVICE COMPLETE',
    ]);
  });

  it.each([
    [null, null, false, 'NOT_STARTED'],
    ['PreValid', 'LocationOK', false, 'NOT_STARTED'],
    ['AuthStart', 'Started', false, 'NOT_STARTED'],
    ['AuthStart', 'Cancelled', false, 'NOT_STARTED'],
    ['MarketReady', 'ISOReady', true, 'IN_PROGRESS'],
    ['AuthDone', null, true, 'COMPLETE'],
    ['MarketEnrolled', 'Connected', true, 'COMPLETE'],
    ['AuthDone', 'Duplicate', true, 'NOT_STARTED'],
    ['AuthDone', 'ConflictingDRP', true, 'NOT_STARTED'],
    ['PreValid', 'UtilityNotSupported', false, undefined],
    ['AuthStart', 'Revoked', true, 'NOT_STARTED'],
  ])(
    'HOM-14: with the connection at %s and %s, connecting the utility is %s: %s',
    async (widgetState, widgetSubstate, ever, status) => {
      const row = await read('default');
      if (row === null) throw new Error('the member is not found');
      const begun = {
        ...row,
        utilityChosen: widgetState !== null,
        inProgram: widgetState !== null && isAdmitted(widgetState, widgetSubstate),
        widgetState,
        widgetSubstate,
        everReachedAuthDone: widgetState === null ? null : ever,
      };
      expect(homeView(begun, now, 100).setupSteps.find(({ key }) => key === 'UTILITY')?.status).toBe(status);
    },
  );

  it('SGN-21: shows no steps for connecting a utility or joining an event when no utility serves the home', async () => {
    const row = await read('default');
    if (row === null) throw new Error('the member is not found');
    const home = homeView(
      {
        ...row,
        utilityChosen: false,
        inProgram: false,
        everReachedAuthDone: null,
        widgetState: null,
        postalCode: '10001',
        area: 0,
      },
      now,
      100,
    );
    expect(home.setupSteps).toEqual([]);
    expect(home.utility).toMatchObject({ status: 'INELIGIBLE', sentence: 'area.none', turn: 'OTHERS' });
    expect(home.takingPart).toEqual({ can: 'NO', why: 'no_utility' });
    expect(row.area).toBe(null);
  });

  it('HOM-14: reports a lost connection to members whose setup was complete, without restarting the setup', async () => {
    const row = await read('default');
    if (row === null) throw new Error('the member is not found');
    const lost = {
      ...row,
      postalCode: '94103',
      utilityChosen: true,
      inProgram: true,
      everReachedAuthDone: true,
      widgetState: 'AuthStart',
      widgetSubstate: 'Revoked',
      readingsUntil: now.getTime() / 1000,
      joinedEvent: true,
    };
    expect(homeView(lost, now, 100)).toMatchObject({
      setupSteps: [],
      utility: { status: 'ISSUE', sentence: 'lost', turn: 'MEMBER' },
    });
  });

  it.each([
    ['usual', Uint32Array.from({ length: 24 }, () => 500_000)],
    ['very large', Float64Array.from({ length: 24 }, () => 5_000_000_000)],
  ])('HOM-16: readings of a %s meter end with its last one', async (_what, values) => {
    const id = randomUUID();
    await database.db.insert(servicePoints).values({
      id,
      brand: 'default',
      memberId,
      numberHash: id,
      numberLast4: '0011',
      timeZone: 'America/Los_Angeles',
      verified: true,
      createdAt: now,
    });
    await database.db.insert(readingDays).values({
      servicePointId: id,
      channel: 'import',
      utcDay: '2026-02-27',
      intervalSeconds: 3_600,
      startSecond: 0,
      readings: packValues(values),
      runs: [],
      coveredSeconds: 86_400,
      version: 1,
    });
    expect((await read('default'))?.readingsUntil).toBe(Date.parse('2026-02-28T00:00:00Z') / 1000);
    await database.db.delete(readingDays);
    await database.db.delete(servicePoints);
  });

  it('does not exist on another brand', async () => {
    expect(await read('org')).toBe(null);
  });
});
