import type { Locale } from '../brands/countries.ts';
import { formatNumber } from './numbers.ts';

export type EnergyUnit = 'Wh' | 'kWh';

export interface EnergyParts {
  readonly figure: string;
  readonly unit: EnergyUnit;
  /** Rounded as shown: for charts and plural forms. */
  readonly value: number;
}

/** Half away from zero, so that a saving and an increase of the same size look alike. */
function round(value: number): number {
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  return rounded === 0 ? 0 : rounded;
}

/**
 * Energy as every screen shows it: whole watt-hours below 1,000 Wh, then kilowatt-hours with at most one
 * decimal, rounded half away from zero. Source: experience, "You saved 1.2 kWh".
 */
export function energyParts(wattHours: number, locale: Locale = 'en-US'): EnergyParts {
  const whole = round(wattHours);
  if (Math.abs(whole) < 1000) return { figure: formatNumber(whole, locale), unit: 'Wh', value: whole };
  // Rounds tenths as integers: 1.15 has no exact binary form.
  const kilowattHours = round(whole / 100) / 10;
  return { figure: formatNumber(kilowattHours, locale, { most: 1 }), unit: 'kWh', value: kilowattHours };
}

/** "850 Wh", "1.2 kWh" (non-breaking space). */
export function formatEnergy(wattHours: number, locale: Locale = 'en-US'): string {
  const { figure, unit } = energyParts(wattHours, locale);
  return `${figure}\u00a0${unit}`;
}

/**
 * Energy in a row of figures: next to kilowatt-hours, a smaller one is in kilowatt-hours too, with two
 * decimals.
 */
export function formatEnergyBeside(
  wattHours: number,
  others: readonly number[],
  locale: Locale = 'en-US',
): string {
  const inKilowattHours = others.some((other) => energyParts(other).unit === 'kWh');
  if (!inKilowattHours || energyParts(wattHours).unit === 'kWh') return formatEnergy(wattHours, locale);
  return `${formatNumber(round(wattHours / 10) / 100, locale, { most: 2 })}\u00a0kWh`;
}

/** Kilowatt-hours to the exact watt-hour, for receipts, where figures must add up: 1196 is "1.196". */
export function exactKilowattHours(wattHours: number, locale: Locale = 'en-US'): string {
  return formatNumber(wattHours / 1000, locale, { least: 3, most: 3 });
}
