import type { components } from '../../../../codegen/rest/types.ts';
import { deviceControl, deviceType } from '../../../domain/devices/deviceTypes.ts';
import { inDisplayOrder } from '../../../domain/devices/displayOrder.ts';
import { ALGORITHM_RULES } from '../../../domain/events/algorithms.ts';
import { appliancePotentials, devicePotential, type Range } from '../../../domain/events/homePotential.ts';
import type { HomeInHour } from '../../../domain/events/hourActions.ts';
import { devicePoints, reductionPoints } from '../../../domain/settlement/points.ts';
import { viewStanding } from '../../../domain/settlement/standing.ts';
import { homeSetup } from '../../../domain/utility/homeSetup.ts';
import type { MemberContext } from '../../platform/context.ts';
import { readPayFacts, type MemberEventRow } from '../../readmodels/memberEvents.ts';
import { readUsualUse } from '../../readmodels/usualUse.ts';
import { readDeviceHabits, type HabitRow, type HourRow } from '../queries/eventHour.ts';
import { memberScope } from './views.ts';

type HomePotential = components['schemas']['HomePotential'];

const MINUTE_MS = 60_000;
const QUARTER_MINUTES = 15;

/** What a home's devices and appliances can do in an event to come; by hand nothing, where only devices pay. */
export async function homePotentials(
  ctx: MemberContext,
  row: MemberEventRow,
  home: Pick<HourRow, 'appliances'> & Pick<HomeInHour, 'deviceTypes' | 'climate'>,
): Promise<HomePotential[]> {
  const { realTime } = ALGORITHM_RULES[row.algorithm];
  const minutes = (row.end - row.start) / MINUTE_MS;
  const [habits, facts, usual] = await Promise.all([
    readDeviceHabits(ctx.db, ctx.member.id, new Date(row.start)),
    readPayFacts(ctx.db, memberScope(ctx)),
    readUsualUse(ctx.db, ctx.member.id, ctx.now),
  ]);
  const usualWh = usual(row);
  const setup =
    facts?.everReachedAuthDone == null ? null : { everReachedAuthDone: facts.everReachedAuthDone };
  const { multiplierHundredths, bonusHundredths } = viewStanding(
    {
      recent: facts?.recent ?? [],
      streak: facts?.streak ?? 0,
      setup: homeSetup(setup, facts?.hasDevice === true),
    },
    row.rules.standing,
  );
  const toPoints = (reductionWh: number) =>
    reductionPoints({
      reductionWh,
      pointsPerKwh: row.rules.pointsPerKwh,
      multiplierHundredths,
      bonusHundredths,
    });
  const payOf = (wh: Range | null) => wh && { low: toPoints(wh.low), high: toPoints(wh.high) };

  const devices = inDisplayOrder(
    habits.map((habit) => ({ ...habit, deviceType: deviceType(habit.deviceType), displayName: habit.name })),
  ).flatMap(({ name, deviceType: type, usedWh, fedWh }): HomePotential[] => {
    const control = deviceControl(type);
    if (control === 'none') return [];
    const habit = { control, usedWh, fedWh: type === 'battery' ? fedWh : null };
    const { basis, wh } = devicePotential(habit, minutes, usualWh);
    const points = realTime ? realTimePoints(type, row, minutes) : payOf(wh);
    const common = { device: { name, type }, appliance: null, count: 1, watts: null, percent: null };
    return [{ ...common, basis, wh, points, days: basis === 'fed' ? fedWh.length : usedWh.length }];
  });
  const byHand = realTime ? [] : appliancePotentials(home.appliances, home, minutes, usualWh);
  return [
    ...devices,
    ...byHand.map(({ kind: appliance, count, watts, percent, wh }) => ({
      device: null,
      appliance,
      count,
      basis: 'typical' as const,
      wh,
      points: payOf(wh),
      watts,
      percent,
      days: null,
    })),
  ];
}

/** Up to each quarter hour of the event; nothing while it is off anyway. */
function realTimePoints(type: HabitRow['deviceType'], { rules }: MemberEventRow, minutes: number): Range {
  const shift = { deviceId: '', deviceType: type, quarters: Math.ceil(minutes / QUARTER_MINUTES) };
  return { low: 0, high: devicePoints([shift], rules.deviceRateTenths) };
}
