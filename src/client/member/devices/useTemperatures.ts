import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import {
  formatTemperature,
  formatTemperatureDifference,
  temperatureUnit,
  type TemperatureUnit,
} from '../../../domain/format/temperature.ts';
import { toLocale } from '../../i18n/toLocale.ts';

export interface Temperatures {
  /** "73 °F" in the United States, "22.5 °C" elsewhere. */
  temperature(celsius: number): string;
  /** How far a temperature moves: 2 is "3.6 °F" or "2 °C". */
  degrees(celsius: number): string;
  readonly unit: TemperatureUnit;
}

/** The domain's temperatures in the member's language; apart from `useFormats`, which every screen loads. */
export function useTemperatures(): Temperatures {
  const locale = toLocale(useIntl().locale);
  return useMemo(
    () => ({
      temperature: (celsius) => formatTemperature(celsius, locale),
      degrees: (celsius) => formatTemperatureDifference(celsius, locale),
      unit: temperatureUnit(locale),
    }),
    [locale],
  );
}
