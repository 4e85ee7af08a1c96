import { describe, expect, it } from 'vitest';
import {
  formatTemperature,
  formatTemperatureDifference,
  inUnit,
  temperatureUnit,
  toTenths,
} from './temperature.ts';

describe('temperatures in local units', () => {
  it.each([
    ['en-US', 22.5, '73\u00a0°F'],
    ['en-US', -40, '-40\u00a0°F'],
    ['en-AU', 22.5, '22.5\u00a0°C'],
    ['en-CA', 20, '20\u00a0°C'],
    ['fr-CA', 22.5, '22,5\u00a0°C'],
  ] as const)('%s: %d degrees Celsius', (locale, celsius, text) => {
    expect(formatTemperature(celsius, locale)).toBe(text);
  });

  it('a difference has no offset', () => {
    expect(formatTemperatureDifference(2, 'en-US')).toBe('3.6\u00a0°F');
    expect(formatTemperatureDifference(2, 'fr-CA')).toBe('2\u00a0°C');
  });

  it('round-trips every whole degree', () => {
    for (const locale of ['en-US', 'en-AU'] as const) {
      const unit = temperatureUnit(locale);
      for (let figure = 50; figure <= 95; figure += 1)
        expect(inUnit(toTenths(figure, unit) / 10, unit)).toBe(figure);
    }
  });
});
