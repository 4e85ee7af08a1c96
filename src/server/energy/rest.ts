import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import type {
  Energy,
  EnergyCost,
  EnergyDevices,
  EnergyHabits,
  EnergyUsual,
} from '../../../codegen/rest/types.ts';
import type { EnergyPeriod } from '../../domain/energy/periods.ts';
import { isAdjustedInEvents, usualCounts, type UsualCounts } from '../../domain/energy/usual.ts';
import { addDays } from '../../domain/meter/zone.ts';
import { costOfPeriod, type PeriodCost } from './cost.ts';
import { missing, refused } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import { chooseMemberPlan } from '../programs/service.ts';
import { energyCsv, energyGreenButton } from './download.ts';
import type { DeviceShares } from '../../domain/energy/deviceShares.ts';
import { devicesOfPeriod, type UseInPeriod } from './devices.ts';
import { habitsOfPeriod, type HomeHabits } from './habits.ts';
import { energyOfPeriod, type PeriodEnergy, type PeriodUsual } from './service.ts';

const MWH_PER_KWH = 1_000_000;

/** The member's own energy. */
export const energyHandlers: SubjectHandlers<'energy'> = {
  getEnergy: async ({ brand, db, member, readAt = null }, { query }) => {
    const scope = { brandId: brand.id, memberId: member.id };
    const { period, date = null, compare } = query;
    const usualIn = compare === 'usual' ? brand.config.country : null;
    const energy = await energyOfPeriod(db, scope, { period, date, usualIn });
    const body = energy && {
      ...toBody(period, energy, brand.config.gridGramsPerKwh),
      read_dttm: readAt?.toISOString() ?? null,
    };
    return { status: 200, body: { energy: body } };
  },
  getEnergyCost: async ({ brand, db, member }, { query: { period, date = null } }) => {
    const scope = { brandId: brand.id, memberId: member.id };
    const cost = await costOfPeriod(db, scope, { period, date });
    return { status: 200, body: { cost: cost && toCostBody(cost) } };
  },
  chooseRatePlan: async ({ brand, db, member, now }, { body: { plan_code: code } }) => {
    const scope = { brandId: brand.id, memberId: member.id };
    if (!(await chooseMemberPlan(db, scope, code, now)))
      throw refused(say('programs.noSuchPlan'), { fields: { plan_code: say('programs.noSuchPlan') } });
    return { status: 200, body: { plan_code: code } };
  },
  getEnergyHabits: async ({ brand, db, member }, { query: { period, date = null } }) => {
    const scope = { brandId: brand.id, memberId: member.id };
    const habits = await habitsOfPeriod(db, scope, { period, date });
    return { status: 200, body: { habits: habits && toHabitsBody(habits) } };
  },
  getEnergyDevices: async ({ brand, db, member }, { query: { period, date = null } }) => {
    const scope = { brandId: brand.id, memberId: member.id };
    const shares = await devicesOfPeriod(db, scope, { period, date });
    return { status: 200, body: { devices: shares && toDevicesBody(shares) } };
  },
  downloadEnergy: async ({ brand, db, member, now }, { query: { period, date = null, format } }) => {
    const scope = { brandId: brand.id, memberId: member.id };
    const isCsv = format === 'csv';
    const wanted = { period, date };
    const file = await (isCsv ? energyCsv(db, scope, wanted) : energyGreenButton(db, scope, wanted, now));
    if (file === null) throw missing();
    const headers = {
      'content-type': `${isCsv ? 'text/csv' : 'application/xml'}; charset=utf-8`,
      'content-disposition': `attachment; filename="${file.name}.${isCsv ? 'csv' : 'xml'}"`,
    };
    return { status: 200, headers, body: file.text };
  },
};

function toBody(
  period: EnergyPeriod,
  energy: PeriodEnergy,
  gridGramsPerKwh: number | null,
): Omit<Energy, 'read_dttm'> {
  const { bars, days, events, gaps, usual, known } = energy;
  return {
    period,
    first_day: days.start,
    last_day: addDays(days.end, -1),
    time_zone: energy.timeZone,
    bar_length: energy.barLength,
    end_dttm: instant(bars.at(-1)?.end ?? 0),
    bars: bars.map((bar, index) => ({
      start_dttm: instant(bar.start),
      import_wh: wattHours(bar.importMWh),
      export_wh: wattHours(bar.exportMWh),
      usual_wh: usual?.wattHours[index] ?? null,
      missing_minutes: Math.round(bar.missingSeconds / 60),
      is_estimated: bar.estimatedMWh !== null,
      estimated_wh: wattHours(bar.estimatedMWh) ?? 0,
      is_uploaded: bar.uploaded,
    })),
    import_wh: wattHours(energy.importMWh),
    export_wh: wattHours(energy.exportMWh),
    carbon_grams:
      gridGramsPerKwh === null || energy.importMWh === null
        ? null
        : Math.round((energy.importMWh / MWH_PER_KWH) * gridGramsPerKwh),
    gaps: gaps.map(({ start, end }) => ({ start_dttm: instant(start), end_dttm: instant(end) })),
    events: events.map(({ id, type, start, end, savedWh }) => ({
      id,
      type,
      start_dttm: new Date(start).toISOString(),
      end_dttm: new Date(end).toISOString(),
      saved_wh: savedWh,
    })),
    usual: usual && toUsualBody(period, usual),
    readings: {
      first_day: energy.firstDay,
      last_day: energy.lastDay,
      start_dttm: instant(known.start),
      end_dttm: instant(known.end),
    },
  };
}

function toUsualBody(period: EnergyPeriod, { rules, programName, days }: PeriodUsual): EnergyUsual {
  const [day] = period === 'day' ? days : [];
  return {
    rule: rules.baselineRule,
    program_name: programName,
    is_adjusted: isAdjustedInEvents(rules),
    weekday: toCounts(usualCounts(rules, 'weekday')),
    other: toCounts(usualCounts(rules, 'other')),
    day_type: day?.dayType ?? null,
    days: [...(day?.takenFrom ?? [])],
  };
}

const toCounts = ({ weights, ...counts }: UsualCounts): EnergyUsual['weekday'] => ({
  ...counts,
  weights: [...(weights ?? [])],
});

function toCostBody({ current, plans, month, ...cost }: PeriodCost): EnergyCost {
  return {
    first_day: cost.from,
    last_day: cost.to,
    utility_name: cost.utilityName,
    currency: cost.currency,
    plan: {
      code: current.code,
      name: current.name,
      bands: current.bands.map(({ band, mWh, cents }) => ({
        days: band.days,
        from_hour: band.fromHour,
        to_hour: band.toHour,
        rate: band.rate,
        import_wh: Math.round(mWh / 1000),
        cents,
      })),
      standing_cents: current.standingCents,
      total_cents: current.totalCents,
    },
    is_plan_chosen: cost.isChosen,
    standard_plan_code: cost.usualCode,
    plans: plans.map(({ code, name, totalCents }) => ({ code, name, total_cents: totalCents })),
    missing_minutes: Math.round(cost.missingSeconds / 60),
    month: month && { likely_cents: month.likely, low_cents: month.low, high_cents: month.high },
  };
}

function toHabitsBody({ over, highest, week, ...habits }: HomeHabits): EnergyHabits {
  return {
    first_day: over.start,
    last_day: addDays(over.end, -1),
    time_zone: habits.timeZone,
    days: habits.days,
    always_on_watts: habits.alwaysOnWatts,
    always_on_percent: habits.alwaysOnPercent === null ? null : Math.round(habits.alwaysOnPercent * 10) / 10,
    highest_hour: { start_dttm: instant(highest.start), import_wh: Math.round(highest.mWh / 1000) },
    week: week.map((hours) => hours.map(wattHours)),
  };
}

const toDevicesBody = ({ devices, otherWh, isAboveMeter }: DeviceShares<UseInPeriod>): EnergyDevices => ({
  devices: devices.map(({ deviceId, deviceName, wattHours: used, since }) => ({
    device_id: deviceId,
    name: deviceName,
    use_wh: used,
    since_day: since,
  })),
  other_wh: otherWh,
  is_above_meter: isAboveMeter,
});

const instant = (epochSeconds: number): string => new Date(epochSeconds * 1000).toISOString();

const wattHours = (mWh: number | null): number | null => (mWh === null ? null : Math.round(mWh / 1000));
