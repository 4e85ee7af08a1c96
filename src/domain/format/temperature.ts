import type { Locale } from '../brands/countries.ts';
import { formatNumber } from './numbers.ts';

export type TemperatureUnit = '°C' | '°F';

/** Fahrenheit in the United States, Celsius elsewhere. Source: CLDR, temperature units by territory. */
export const temperatureUnit = (locale: Locale): TemperatureUnit => (locale === 'en-US' ? '°F' : '°C');

/** Whole degrees Fahrenheit, as US thermostats show them, or tenths of a degree Celsius. */
export const inUnit = (celsius: number, unit: TemperatureUnit): number =>
  unit === '°F' ? Math.round(celsius * 1.8 + 32) : Math.round(celsius * 10) / 10;

/** A figure in the unit as whole tenths of a degree Celsius: the inverse of `inUnit`. */
export const toTenths = (figure: number, unit: TemperatureUnit): number =>
  Math.round((unit === '°F' ? (figure - 32) / 1.8 : figure) * 10);

/** "73 °F", "22.5 °C" (non-breaking space). `celsius`: degrees Celsius. */
export function formatTemperature(celsius: number, locale: Locale = 'en-US'): string {
  const unit = temperatureUnit(locale);
  return `${formatNumber(inUnit(celsius, unit), locale, { most: 1 })}\u00a0${unit}`;
}

/** A difference of temperatures: 2 °C is "3.6 °F", not 35.6. */
export function formatTemperatureDifference(celsius: number, locale: Locale = 'en-US'): string {
  const unit = temperatureUnit(locale);
  return `${formatNumber(unit === '°F' ? celsius * 1.8 : celsius, locale, { most: 1 })}\u00a0${unit}`;
}
