import type { Energy } from '../../../../codegen/rest/types.ts';
import { shiftPeriod } from '../../../domain/energy/periods.ts';
import { addDays } from '../../../domain/meter/zone.ts';
import { restQuery } from '../../platform/cache/restQuery.ts';
import type { AppServices } from '../../platform/screen/app.ts';
import type { Comparison, EnergyAddress } from './energyAddress.ts';

type App = Pick<AppServices, 'rest'>;

export const homeEnergy = (app: App, { period, date }: Pick<EnergyAddress, 'period' | 'date'>) =>
  restQuery(app, 'meter', '/api/v2/energy', {
    params: { query: { period, ...(date === null ? {} : { date }) } },
  });

export const energyCost = (app: App, { period, date }: Pick<EnergyAddress, 'period' | 'date'>) =>
  restQuery(app, 'meter', '/api/v2/energy/cost', {
    params: { query: { period, ...(date === null ? {} : { date }) } },
  });

export const energyHabits = (app: App, { period, date }: Pick<EnergyAddress, 'period' | 'date'>) =>
  restQuery(app, 'meter', '/api/v2/energy/habits', {
    params: { query: { period, ...(date === null ? {} : { date }) } },
  });

export const energyDevices = (app: App, { period, date }: Pick<EnergyAddress, 'period' | 'date'>) =>
  restQuery(app, 'meter', '/api/v2/energy/devices', {
    params: { query: { period, ...(date === null ? {} : { date }) } },
  });

/** A year earlier on the same day of the week. */
const WEEKS_OF_A_YEAR = 52;

/** What a period is compared with. */
export function comparedEnergy(
  app: App,
  { period, first_day: first }: Pick<Energy, 'period' | 'first_day'>,
  comparison: Comparison,
) {
  if (comparison === 'usual')
    return restQuery(app, 'meter', '/api/v2/energy', {
      params: { query: { period, date: first, compare: 'usual' } },
    });
  if (comparison === 'before') return homeEnergy(app, { period, date: shiftPeriod(period, first, -1) });
  const isMonth = period === 'month' || period === 'year';
  return homeEnergy(app, {
    period,
    date: isMonth ? shiftPeriod('month', first, -12) : addDays(first, -7 * WEEKS_OF_A_YEAR),
  });
}
