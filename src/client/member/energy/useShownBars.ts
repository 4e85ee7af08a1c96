import { useIntl } from 'react-intl';
import { formatWeekdayDay } from '../../../domain/format/dates.ts';
import type { Energy } from '../../../../codegen/rest/types.ts';
import { useFormats } from '../../shared/format/useFormats.ts';

/** The share of a bar's time from which on what is missing is drawn. */
const LEAST_GAP = 0.02;

/** A bar of the chart with its times and its name. */
export interface ShownBar {
  readonly start: Date;
  readonly end: Date;
  /** "6–7 PM", "Tuesday, 6–7 PM", "Tuesday, July 14", "July". */
  readonly name: string;
  readonly importWh: number | null;
  readonly exportWh: number | null;
  readonly missingMinutes: number;
  /** Enough is missing to be seen; an hour of a month is only said in words. */
  readonly isGap: boolean;
  readonly isEstimated: boolean;
  /** How much of its height is estimated, from 0 to 1. */
  readonly estimatedShare: number;
  readonly isUploaded: boolean;
  /** An event that the member took part in reaches into it. */
  readonly inEvent: boolean;
}

/** The bars with their names in the home's zone. */
export function useShownBars({
  bars,
  end_dttm: last,
  time_zone: timeZone,
  bar_length: length,
  period,
  events,
}: Energy): readonly ShownBar[] {
  const intl = useIntl();
  const { locale, hours } = useFormats();
  const named = (start: Date, end: Date): string => {
    const format = (options: Intl.DateTimeFormatOptions) => intl.formatDate(start, { timeZone, ...options });
    if (length === 'month') return format({ month: 'long' });
    if (length === 'day') return formatWeekdayDay(start, timeZone, locale);
    const range = hours({ startsAt: start, endsAt: end, timeZone });
    return period === 'day'
      ? range
      : intl.formatMessage({ id: 'energy.hour' }, { day: format({ weekday: 'long' }), hours: range });
  };
  return bars.map((bar, index) => {
    const start = new Date(bar.start_dttm);
    const end = new Date(bars[index + 1]?.start_dttm ?? last);
    return {
      start,
      end,
      name: named(start, end),
      importWh: bar.import_wh,
      exportWh: bar.export_wh,
      missingMinutes: bar.missing_minutes,
      isGap:
        bar.missing_minutes > 0 &&
        bar.missing_minutes * 60_000 >= LEAST_GAP * (end.getTime() - start.getTime()),
      isEstimated: bar.is_estimated,
      estimatedShare: bar.estimated_wh / Math.max(1, bar.import_wh ?? 0),
      isUploaded: bar.is_uploaded,
      inEvent: events.some((event) => new Date(event.start_dttm) < end && new Date(event.end_dttm) > start),
    };
  });
}
