import type { Locale } from '../brands/countries.ts';
import { formatNumber } from './numbers.ts';

export type EnergyUnit = 'Wh' | 'kWh';

export interface EnergyParts {
  readonly figure: string;
  readonly unit: EnergyUnit;
  /** The figure as a number, rounded as it is shown: for charts and for plural forms. */
  readonly value: number;
}

/** Half away from zero, so that a saving and an increase of the same size look the same. */
function round(value: number): number {
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  return rounded === 0 ? 0 : rounded;
}

/**
 * Energy as it is shown everywhere: below 1,000 Wh in whole watt-hours, from there in kilowatt-hours with at most one
 * decimal, half away from zero. One rule, so that two screens never show two figures for one value.
 * `wattHours` as in the contracts. Source: experience, "You saved 1.2 kWh".
 */
export function energyParts(wattHours: number, locale: Locale = 'en-US'): EnergyParts {
  const whole = round(wattHours);
  if (Math.abs(whole) < 1000) return { figure: formatNumber(whole, locale), unit: 'Wh', value: whole };
  // Tenths are rounded as integers: 1.15 has no exact binary form and would fall either way.
  const kilowattHours = round(whole / 100) / 10;
  return { figure: formatNumber(kilowattHours, locale, { most: 1 }), unit: 'kWh', value: kilowattHours };
}

/** "850 Wh", "1.2 kWh" (with a space that does not break). */
export function formatEnergy(wattHours: number, locale: Locale = 'en-US'): string {
  const { figure, unit } = energyParts(wattHours, locale);
  return `${figure}\u00a0${unit}`;
}

/** Energy in a row of figures: beside one in kilowatt-hours, less than one stands in kilowatt-hours too, with two decimals. */
export function formatEnergyBeside(
  wattHours: number,
  others: readonly number[],
  locale: Locale = 'en-US',
): string {
  const inKilowattHours = others.some((other) => energyParts(other).unit === 'kWh');
  if (!inKilowattHours || energyParts(wattHours).unit === 'kWh') return formatEnergy(wattHours, locale);
  return `${formatNumber(round(wattHours / 10) / 100, locale, { most: 2 })}\u00a0kWh`;
}

/** Kilowatt-hours to the last watt-hour, for receipts, where every figure can be added up: 1196 is "1.196". */
export function exactKilowattHours(wattHours: number, locale: Locale = 'en-US'): string {
  return formatNumber(wattHours / 1000, locale, { least: 3, most: 3 });
}
