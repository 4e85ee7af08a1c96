import type { Locale } from '../brands/countries.ts';
import { formatNumber } from './numbers.ts';

export type EnergyUnit = 'Wh' | 'kWh';

/** Half away from zero, so that a saving and an increase of the same size look alike. */
function round(value: number): number {
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  return rounded === 0 ? 0 : rounded;
}

/**
 * The one unit of a page, a chart or a message, from everything it shows: watt-hours if all of it is below 1 kWh, else
 * kilowatt-hours. Source: experience, principle 4 (one unit at a time).
 */
export function energyUnit(wattHours: readonly (number | null | undefined)[]): EnergyUnit {
  return wattHours.some((value) => value != null && Math.abs(round(value)) >= 1000) ? 'kWh' : 'Wh';
}

/**
 * Energy in a unit, as every screen shows it: whole watt-hours; kilowatt-hours with one decimal, below 1 kWh with two,
 * and with three where two would show nothing.
 */
export function energyFigure(wattHours: number, unit: EnergyUnit, locale: Locale = 'en-US'): string {
  const whole = round(wattHours);
  if (unit === 'Wh') return formatNumber(whole, locale);
  // Rounds as integers: 1.15 has no exact binary form.
  const size = Math.abs(whole);
  if (size >= 1000) return formatNumber(round(whole / 100) / 10, locale, { most: 1 });
  if (size >= 5) return formatNumber(round(whole / 10) / 100, locale, { most: 2 });
  return formatNumber(whole / 1000, locale, { most: 3 });
}

/** "850 Wh", "1.2 kWh" (non-breaking space); in its own unit unless the page has one. */
export function formatEnergy(
  wattHours: number,
  locale: Locale = 'en-US',
  unit: EnergyUnit = energyUnit([wattHours]),
): string {
  return `${energyFigure(wattHours, unit, locale)}\u00a0${unit}`;
}

/** To the exact watt-hour, for receipts and tables, whose figures must add up: 1196 is "1.196" kWh. */
export function exactEnergyFigure(wattHours: number, unit: EnergyUnit, locale: Locale = 'en-US'): string {
  return unit === 'Wh'
    ? formatNumber(round(wattHours), locale)
    : formatNumber(wattHours / 1000, locale, { least: 3, most: 3 });
}
