import { describe, expect, it } from 'vitest';
import { localToEpoch } from '../meter/zone.ts';
import { programRules } from '../programs/rules.ts';
import type { ProgramRules } from '../programs/rules.ts';
import { isoWeekMonday, runningChangeProblems, schedulingProblems, soonestEnd } from './scheduling.ts';
import type { PlannedEvent, ProposedEvent } from './scheduling.ts';

const ZONE = 'America/Los_Angeles';
const local = (day: number, hour: number, minute = 0, zone = ZONE) =>
  new Date(localToEpoch(zone, 2026, 3, day, hour, minute) * 1000);
const NOW = local(2, 9);

const evening = (day: number): ProposedEvent => ({
  algorithm: 'participation_reduction',
  start: local(day, 18),
  end: local(day, 19),
});
const planned = (day: number, given: Partial<PlannedEvent> = {}): PlannedEvent => ({
  id: `event-${day}`,
  start: local(day, 18),
  end: local(day, 19),
  status: 'SCHEDULED',
  realTime: false,
  ...given,
});

function problems(
  event: ProposedEvent,
  others: readonly PlannedEvent[] = [],
  given: Partial<ProgramRules> = {},
  spentPoints = 0,
) {
  const rules = programRules({ zone: ZONE, country: 'US', ...given });
  return schedulingProblems(event, { rules, active: true, planned: others, spentPoints }, NOW);
}

describe('scheduling an event', () => {
  it('is possible at the hours of another one, where each is for homes of its own', () => {
    const own = { hasOwnHomes: true };
    const once = { eventsPerDay: 1, eventsPerWeek: 1 };
    expect(problems({ ...evening(3), ...own }, [planned(3, own)], once)).toEqual([]);
    const reasons = (event: ProposedEvent, other: PlannedEvent) =>
      problems(event, [other], { eventsPerDay: 2 }).map(({ reason }) => reason);
    expect(reasons({ ...evening(3), ...own }, planned(3))).toEqual(['overlaps']);
    expect(reasons(evening(3), planned(3, own))).toEqual(['overlaps']);
    // Two groups at once are one event of a home.
    const groups = [planned(2, own), planned(2, { ...own, id: 'second' })];
    expect(problems(evening(3), groups, { eventsPerWeek: 2 })).toEqual([]);
    expect(problems(evening(3), [planned(2), planned(2)], { eventsPerWeek: 2 })).toHaveLength(1);
    // At other hours a home may be in both, so that one counts.
    const later = planned(3, { ...own, start: local(3, 19), end: local(3, 20) });
    expect(problems({ ...evening(3), ...own }, [later], once).map(({ reason }) => reason)).toEqual([
      'day-limit',
      'week-limit',
    ]);
  });

  it('is possible on a free evening', () => {
    expect(problems(evening(3))).toEqual([]);
  });

  it.each([
    ['in the past', { ...evening(1) }, { reason: 'in-the-past' }],
    ['ends before it starts', { ...evening(3), end: local(3, 17) }, { reason: 'ends-before-start' }],
    [
      'off the interval',
      { ...evening(3), start: local(3, 18, 10) },
      { reason: 'off-the-interval', intervalMinutes: 15 },
    ],
    [
      'ends off the interval',
      { ...evening(3), end: local(3, 18, 50) },
      { reason: 'off-the-interval', intervalMinutes: 15 },
    ],
    [
      'too long',
      { ...evening(3), start: local(3, 6), end: local(3, 18, 15) },
      { reason: 'too-long', longestMinutes: 720 },
    ],
  ] as const)('%s', (_, event, problem) => {
    expect(problems(event)).toEqual([problem]);
  });

  it("uses the program's wall clock in zones with a half-hour offset", () => {
    const zone = 'Australia/Adelaide';
    const event: ProposedEvent = {
      algorithm: 'reduction',
      start: local(5, 18, 0, zone),
      end: local(5, 19, 0, zone),
    };
    expect(problems(event, [], { zone, settlementIntervalMinutes: 60 })).toEqual([]);
  });

  it('checks neither grid nor length for an event that is paid per device, and allows it to start now', () => {
    expect(
      problems({ algorithm: 'reduction_rt', start: NOW, end: new Date(NOW.getTime() + 61_000) }),
    ).toEqual([]);
  });

  it('refuses a second event on the local day, not on the day after', () => {
    const late = { ...evening(3), start: local(3, 22), end: local(3, 23) };
    expect(problems(late, [planned(3)])).toEqual([
      { reason: 'day-limit', limit: 1, localDate: '2026-03-03', realTime: false },
    ]);
    expect(problems(evening(4), [planned(3)])).toEqual([]);
    expect(problems(late, [planned(3)], { eventsPerDay: 2 })).toEqual([]);
    expect(problems(late, [planned(3, { status: 'CANCELLED' })])).toEqual([]);
    expect(problems(late, [planned(3, { status: 'ENDED' })])).toHaveLength(1);
  });

  it('refuses a fifth event from Monday to Sunday, not on the Monday after', () => {
    const week = [2, 3, 4, 5].map((day) => planned(day));
    expect(problems(evening(8), week)).toEqual([
      { reason: 'week-limit', limit: 4, monday: '2026-03-02', realTime: false },
    ]);
    expect(problems(evening(9), week)).toEqual([]);
  });

  it('counts real-time events separately', () => {
    const now: ProposedEvent = { algorithm: 'reduction_rt', start: local(3, 12), end: local(3, 13) };
    const before = (hour: number) =>
      planned(3, { start: local(3, hour), end: local(3, hour, 30), realTime: true });
    expect(problems(now, [planned(3), before(8)])).toEqual([]);
    expect(problems(now, [before(8), before(9)])).toEqual([
      { reason: 'day-limit', limit: 2, localDate: '2026-03-03', realTime: true },
    ]);
    expect(problems(evening(3), [before(8), before(9)])).toEqual([]);
    expect(problems(now, [before(8)], { realTimePerWeek: 1 })).toEqual([
      { reason: 'week-limit', limit: 1, monday: '2026-03-02', realTime: true },
    ]);
  });

  it.each([
    ['inside', 18, 18.5, true],
    ['around', 17, 20, true],
    ['right before', 17, 18, false],
    ['right after', 19, 20, false],
  ])('overlapping: %s', (_, from, to, overlaps) => {
    const event = { ...evening(3), start: local(3, from), end: local(3, Math.floor(to), (to % 1) * 60) };
    expect(problems(event, [planned(3)], { eventsPerDay: 5, eventsPerWeek: 9 })).toEqual(
      overlaps ? [{ reason: 'overlaps', eventId: 'event-3' }] : [],
    );
  });

  it('stops when the budget is spent', () => {
    expect(problems(evening(3), [], { budgetPoints: 1000 }, 999)).toEqual([]);
    expect(problems(evening(3), [], { budgetPoints: 1000 }, 1000)).toEqual([
      { reason: 'budget-spent', budgetPoints: 1000, spentPoints: 1000 },
    ]);
    expect(problems(evening(3), [], {}, 1_000_000)).toEqual([]);
  });

  it('refuses for an inactive program, and names every problem', () => {
    const rules = programRules({ zone: ZONE, country: 'US' });
    const situation = { rules, active: false, planned: [planned(1)], spentPoints: 0 };
    expect(schedulingProblems(evening(1), situation, NOW).map(({ reason }) => reason)).toEqual([
      'program-inactive',
      'in-the-past',
      'overlaps',
      'day-limit',
    ]);
  });

  it.each([
    [local(2, 0), '2026-03-02'],
    [local(8, 23, 59), '2026-03-02'],
    [local(9, 0), '2026-03-09'],
    [local(1, 12), '2026-02-23'],
  ])('%s lies in the week of Monday %s', (at, monday) => {
    expect(isoWeekMonday(ZONE, at)).toBe(monday);
  });
});

describe('moving the end of a running event', () => {
  const running = evening(3);
  const at = local(3, 18, 20);
  const change = (
    after: Partial<ProposedEvent>,
    others: readonly PlannedEvent[] = [],
    algorithm: ProposedEvent['algorithm'] = 'reduction',
  ) => {
    const rules = programRules({ zone: ZONE, country: 'US', longestEventMinutes: 120 });
    return runningChangeProblems(
      { ...running, algorithm },
      { ...running, algorithm, ...after },
      { rules, active: false, planned: others, spentPoints: 0 },
      at,
    );
  };

  it.each([
    ['earlier', { end: local(3, 18, 30) }, []],
    ['later', { end: local(3, 20) }, []],
    ['in the past', { end: local(3, 18, 15) }, [{ reason: 'end-is-over' }]],
    ['longer than there may be', { end: local(3, 20, 15) }, [{ reason: 'too-long', longestMinutes: 120 }]],
    ['off the interval', { end: local(3, 18, 25) }, [{ reason: 'off-the-interval', intervalMinutes: 15 }]],
    ['with another start', { start: local(3, 18, 15) }, [{ reason: 'start-is-over' }]],
  ] as const)('%s', (_, after, expected) => {
    expect(change(after)).toEqual(expected);
  });

  it('refuses to overlap another event', () => {
    expect(change({ end: local(3, 20) }, [planned(3, { start: local(3, 19), end: local(3, 21) })])).toEqual([
      { reason: 'overlaps', eventId: 'event-3' },
    ]);
  });

  it('is now at the earliest where devices are paid, and the end of the interval where a meter is', () => {
    const rules = programRules({ zone: ZONE, country: 'US' });
    expect(soonestEnd({ ...running, algorithm: 'reduction_rt' }, rules, at)).toEqual(at);
    expect(soonestEnd(running, rules, at)).toEqual(local(3, 18, 30));
    expect(soonestEnd(running, rules, local(3, 18, 30))).toEqual(local(3, 18, 30));
    expect(change({ end: at }, [], 'reduction_rt')).toEqual([]);
  });
});
