import type { Country } from '../../domain/brands/countries.ts';
import type { RatePlan } from '../../domain/programs/ratePlan.ts';

/** A country's prices, in hundredths of a cent: per kilowatt-hour around the clock, and per day. */
const LEVEL: Readonly<Record<Country, { readonly flat: number; readonly daily: number }>> = {
  US: { flat: 2_180, daily: 4_200 },
  CA: { flat: 1_290, daily: 6_800 },
  AU: { flat: 3_340, daily: 10_500 },
};

/** A plan has one name; in Canada it is one that reads the same in English and French. */
const NAMES: Readonly<Record<Country, readonly [string, string, string]>> = {
  US: ['Steady', 'Off-Peak Evenings', 'Weekend Saver'],
  CA: ['Constant', 'Nocturne', 'Tempo'],
  AU: ['Steady', 'Off-Peak Evenings', 'Weekend Saver'],
};

/**
 * Made-up plans of a brand's first, second and third utility: the first has three, the others two. The first
 * of each is the usual one.
 */
export function demoRatePlans(country: Country, acronym: string, index: number): readonly RatePlan[] {
  const { flat, daily } = LEVEL[country];
  const [steadyName, eveningName, weekendName] = NAMES[country];
  const part = (share: number) => Math.round(flat * share);
  const allDay = { days: 'all' as const, fromHour: 0, toHour: 24 };
  const steady: RatePlan = {
    code: `${acronym}-STEADY`,
    name: steadyName,
    daily,
    bands: [{ ...allDay, rate: flat }],
  };
  const evening: RatePlan = {
    code: `${acronym}-EVENING`,
    name: eveningName,
    daily,
    bands: [
      { days: 'weekday', fromHour: 16, toHour: 21, rate: part(1.45) },
      { days: 'all', fromHour: 0, toHour: 6, rate: part(0.55) },
      { ...allDay, rate: part(0.8) },
    ],
  };
  const weekend: RatePlan = {
    code: `${acronym}-WEEKEND`,
    name: weekendName,
    daily: Math.round(daily * 1.2),
    bands: [
      { days: 'weekend', fromHour: 0, toHour: 24, rate: part(0.6) },
      { ...allDay, rate: part(1.06) },
    ],
  };
  return index === 0 ? [steady, evening, weekend] : index === 1 ? [evening, steady] : [steady, weekend];
}

/** Only a brand's first utility receives members' answers about its plans. */
export const surveyEmail = (acronym: string, index: number): string | null =>
  index === 0 ? `rate-plans@${acronym.toLowerCase()}.example` : null;
