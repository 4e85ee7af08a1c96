import { describe, expect, it } from 'vitest';
import { ALGORITHM_RULES, ALGORITHMS, toEventType } from '../../../domain/events/algorithms.ts';
import { DEFAULT_PROGRAM_RULES } from '../../../domain/programs/rules.ts';
import { DEFAULT_STANDING_RULES } from '../../../domain/settlement/standingRules.ts';
import { homeView } from '../../readmodels/home.ts';
import type { HomeRow, ResultRow } from '../../readmodels/homeRow.ts';
import type { MemberEventRow } from '../../readmodels/memberEvents.ts';
import { energyEvent } from './energyEvent.ts';

const MINUTE = 60_000;
const start = Date.parse('2026-03-04T02:00:00Z');
const end = start + 60 * MINUTE;

/** Each tier pays by its own multiplier, so that an estimate shows which tier it was made for. */
const rules = {
  ...DEFAULT_PROGRAM_RULES,
  zone: 'America/Los_Angeles',
  country: 'US' as const,
  standing: {
    ...DEFAULT_STANDING_RULES,
    multiplierHundredths: { Carbon: 100, Bronze: 150, Silver: 200, Gold: 250, Platinum: 300, Diamond: 350 },
  },
};

const INSTANTS = {
  'before the start': start - MINUTE,
  'at the start': start,
  'at the end': end,
  closed: end + (rules.restatementDays + 1) * 24 * 60 * MINUTE,
};
const OPTS = { NONE: null, IN: 'in', OUT: 'out' } as const;

const results: readonly ResultRow[] = [300, 500, 900].map((reductionWh, nr) => ({
  id: `result ${nr}`,
  type: 'PARTICIPATION_REDUCTION',
  start: start - 1_440 * MINUTE * (nr + 1),
  end: start - 1_440 * MINUTE * (nr + 1) + 90 * MINUTE,
  reductionWh,
  baselineWh: 2_000,
  usedWh: 2_000 - reductionWh,
  points: 100,
  watts: 10_000,
  estimateOnly: false,
  left: false,
  reductionPoints: reductionWh / 10,
  pointsPerKwh: 100,
  before: null,
}));

/** Members of the program were paid for none to 40 % of their usual use. */
const PROGRAM_PAY = { shares: [0, 100, 200, 300, 400], results: 20 };

/** The basis of an estimate: how far the home is set up, its own results, and its usual use. */
const BASES = {
  'nothing known': { setup: { everReachedAuthDone: null, hasDevice: false }, results: null, usualWh: null },
  'a device alone': { setup: { everReachedAuthDone: null, hasDevice: true }, results: null, usualWh: 1_000 },
  'usual use': { setup: { everReachedAuthDone: true, hasDevice: false }, results: [], usualWh: 1_000 },
  'own results': { setup: { everReachedAuthDone: true, hasDevice: true }, results, usualWh: null },
  'estimates beside too few results': {
    setup: { everReachedAuthDone: false, hasDevice: true },
    results: results.map((result, nr) => ({ ...result, estimateOnly: nr === 0 })),
    usualWh: 800,
  },
  'events that were left beside too few results': {
    setup: { everReachedAuthDone: false, hasDevice: true },
    results: results.map((result, nr) => ({ ...result, left: nr === 0 })),
    usualWh: 800,
  },
} as const;

const carried = {
  wh: -300,
  eventId: 'earlier',
  date: `${new Date(start).getUTCFullYear()}-01-02`,
  eventsSince: 1,
};

const unsettled = {
  carried,
  optBy: null,
  settlement: null,
  pendingReason: null,
  baselineWh: null,
  usedWh: null,
  reductionWh: null,
  reductionPoints: null,
  points: null,
  watts: null,
  estimateOnly: false,
  withinNoise: null,
  settledAt: null,
  seenBy: null,
  milestones: null,
  intervals: null,
  archivedReceipt: null,
};

const home: Omit<HomeRow, 'next' | 'results' | 'everReachedAuthDone' | 'hasDevice'> = {
  firstName: 'Dana',
  timeZone: 'America/Los_Angeles',
  postalCode: '94103',
  widgetState: null,
  widgetSubstate: null,
  connectionMethod: null,
  enrollStateAt: null,
  utility: null,
  devicesInTrouble: null,
  phoneToConfirm: false,
  latest: null,
  isLatestAway: false,
  waiting: null,
  recent: [],
  streak: 4,
  standingRules: rules.standing,
  programPay: PROGRAM_PAY,
  watts: 0,
  readingsUntil: null,
  joinedEvent: false,
  placements: null,
  utilityChosen: true,
  inProgram: true,
  area: 1,
};

describe.each(ALGORITHMS)('REST and GraphQL say the same of an event of %s', (algorithm) => {
  describe.each(Object.entries(INSTANTS))('%s', (_when, at) => {
    it.each(Object.entries(BASES))('with %s', (_what, basis) => {
      const now = new Date(at);
      const paid = basis.results?.filter(({ estimateOnly, left }) => !estimateOnly && !left) ?? null;
      const pay = {
        facts: {
          ...basis.setup,
          recent: home.recent,
          streak: home.streak,
          programPay: PROGRAM_PAY,
          results:
            paid?.map((result) => ({ ...result, minutes: (result.end - result.start) / MINUTE })) ?? null,
        },
        usualWh: basis.usualWh,
      };
      for (const cancelled of [false, true])
        for (const enrolled of [false, true])
          for (const vacation of [null, { firstDay: '2026-01-01', lastDay: '2026-12-31' }])
            for (const [state, opt] of Object.entries(OPTS)) {
              const row: MemberEventRow = {
                ...unsettled,
                id: 'event',
                type: toEventType(algorithm),
                algorithm,
                cancelled,
                // Half of the cases are tests.
                isTest: cancelled,
                start,
                end,
                rules,
                programName: 'Peak Hours',
                timeZone: 'America/Los_Angeles',
                enrolled,
                vacation,
                opt,
              };
              const rest = energyEvent(row, 'me', now, pay, []);
              const { nextEvent } = homeView(
                { ...home, ...basis.setup, results: basis.results, next: row },
                now,
                100,
                { usualWh: basis.usualWh },
              );
              expect(nextEvent).toEqual({
                eventId: rest.id,
                isTest: rest.is_test ?? false,
                type: rest.ohmhour_type,
                status: rest.status,
                startAt: new Date(rest.start_dttm),
                endAt: new Date(rest.end_dttm),
                opt: state,
                mayOptIn: rest.may_opt_in,
                mayOptOut: rest.may_opt_out,
                likelyPointsLow: rest.likely_points?.low ?? null,
                likelyPointsHigh: rest.likely_points?.high ?? null,
                likelyPointsOwn: rest.likely_points?.own ?? [],
                likelyOtherResults: rest.likely_points?.other_results ?? 0,
                toMakeUp: rest.to_make_up && {
                  wattHours: rest.to_make_up.wh,
                  eventId: rest.to_make_up.event_id,
                  date: rest.to_make_up.date,
                },
                leavingBreaksStreak: ALGORITHM_RULES[algorithm].leavingBreaksStreak,
                hasDevices: basis.setup.hasDevice,
                vacation: rest.vacation && {
                  running: rest.vacation.state === 'running',
                  startDate: rest.vacation.start_date,
                  endDate: rest.vacation.end_date,
                },
              });
              if (vacation !== null) expect([rest.may_opt_in, rest.likely_points]).toEqual([false, null]);
            }
    });
  });
});

describe('what the two once disagreed about', () => {
  const row: MemberEventRow = {
    ...unsettled,
    id: 'event',
    type: 'PARTICIPATION_REDUCTION',
    algorithm: 'participation_reduction',
    cancelled: false,
    isTest: false,
    start,
    end,
    rules,
    programName: 'Peak Hours',
    timeZone: 'America/Los_Angeles',
    enrolled: false,
    vacation: null,
    opt: 'out',
  };
  const now = new Date(start - MINUTE);

  it('EVT-07: a member who is no longer invited cannot rejoin a declined event', () => {
    expect(energyEvent(row, 'me', now, null, []).may_opt_in).toBe(false);
    const next = { ...home, ...BASES['nothing known'].setup, results: null, next: row };
    expect(homeView(next, now, 100).nextEvent?.mayOptIn).toBe(false);
  });

  it('HOM-04: a device alone makes a home Bronze, in estimates too', () => {
    const estimate = (hasDevice: boolean) =>
      energyEvent(
        { ...row, enrolled: true },
        'me',
        now,
        {
          facts: {
            recent: [],
            streak: 0,
            everReachedAuthDone: null,
            hasDevice,
            results: null,
            programPay: PROGRAM_PAY,
          },
          usualWh: 1_000,
        },
        [],
      ).likely_points;
    // 30 % of 1 kWh at 100 points: 30 for Carbon, 45 for Bronze, and 5 for taking part.
    expect(estimate(false)?.high).toBe(35);
    expect(estimate(true)?.high).toBe(50);
  });

  it('what earlier evenings left to make up is shown while it counts, and only where something can be earned', () => {
    const joined: MemberEventRow = { ...row, enrolled: true, opt: 'in' };
    const shown = (more: Partial<MemberEventRow>, at = now) =>
      energyEvent({ ...joined, ...more }, 'me', at, null, []).to_make_up;
    expect(shown({})).toEqual({ wh: 300, event_id: 'earlier', date: carried.date });
    expect(shown({ opt: 'out', enrolled: false })).toBeNull();
    expect(shown({ algorithm: 'participation_reduction_rt' })).toBeNull();
    expect(shown({ carried: null })).toBeNull();
    expect(shown({ carried: { ...carried, date: '2020-12-30' } })).toBeNull();
    expect(shown({ rules: { ...rules, carryFactor: 0 } })).toBeNull();
    expect(shown({ rules: { ...rules, netMonthly: true } })).toBeNull();
    expect(shown({}, new Date(end + MINUTE))).toBeNull();
  });

  it('an event that a member is out of and cannot join again promises nothing', () => {
    const basis = {
      facts: {
        recent: [],
        streak: 0,
        everReachedAuthDone: null,
        hasDevice: true,
        results: null,
        programPay: PROGRAM_PAY,
      },
      usualWh: 1_000,
    };
    expect(energyEvent(row, 'me', now, basis, []).likely_points).toBeNull();
  });
});
