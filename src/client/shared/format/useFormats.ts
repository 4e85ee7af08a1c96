import { useContext, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { Locale } from '../../../domain/brands/countries.ts';
import { clockTimeText, formatClockRange, formatClockTime } from '../../../domain/format/clockTime.ts';
import { formatMoney, formatRoundMoney } from '../../../domain/format/currency.ts';
import type { CurrencyCode } from '../../../domain/format/currency.ts';
import { durationParts } from '../../../domain/format/durations.ts';
import { energyUnit, exactEnergyFigure, formatEnergy } from '../../../domain/format/energy.ts';
import type { EnergyUnit } from '../../../domain/format/energy.ts';
import { formatNumber } from '../../../domain/format/numbers.ts';
import { pointsText } from '../../../domain/format/points.ts';
import { peopleTimes } from '../../../domain/format/peopleTimes.ts';
import { aboutPoints } from '../../../domain/settlement/likelyRange.ts';
import { payRangeText, payText, type PointsWorth } from '../../../domain/ledger/payText.ts';
import { useApp } from '../../platform/screen/app.ts';
import { toLocale } from '../../i18n/toLocale.ts';
import { EnergyUnitContext } from './EnergyUnit.ts';

/** A stretch of time at a home. */
export interface Stretch {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The home's zone. */
  readonly timeZone: string;
}

/** The domain's formats in the member's language and the brand's currency. */
export interface Formats {
  readonly locale: Locale;
  number(value: number): string;
  /** The unit of the page's energy; see `EnergyUnitContext`. */
  readonly energyUnit: EnergyUnit;
  /** "850 Wh", "1.2 kWh". */
  energy(wattHours: number): string;
  /** "1.196 kWh", to the last watt-hour. */
  exactEnergy(wattHours: number): string;
  /** "1.196": under a heading with the unit. */
  exactFigure(wattHours: number): string;
  /** "1 point", "0 points" (HLP-14). */
  points(points: number): string;
  /** "915 watts". */
  watts(watts: number): string;
  /** An earned amount, as the brand shows it: "$1.83", "5¢", or "183 points" where points have no money value. */
  pay(points: number): string;
  /** "$1.97–$2.07" */
  payRange(low: number, high: number): string;
  /** Whether `pay` is money. */
  readonly paysMoney: boolean;
  /** Cents of the brand's currency: 1250 is "$12.50". */
  money(cents: number): string;
  /** An estimate in cents, without them from one unit on: 18050 is "$181". */
  roundMoney(cents: number): string;
  /** Hundredths as people write them: 155 is "1.55". */
  hundredths(value: number): string;
  /** "15.5%"; the value is in percent. */
  percent(value: number): string;
  /** A mean reduction in percent, for a text's `direction` and `mean`: -6.9 is "more" and "7%", 12.34 "less" and "12.3%". */
  average(percent: number): { readonly direction: 'less' | 'more'; readonly mean: string };
  /** "Gold", in French "Or". */
  tier(tier: string): string;
  /** "6 PM". */
  clock(at: Date, timeZone: string): string;
  /** "9 PM" of a full hour. */
  fullHour(hour: number): string;
  /** "6–7 PM". */
  hours(stretch: Stretch): string;
  /** "6 to 7 PM": inside a sentence. */
  hoursInWords(stretch: Stretch): string;
  /** "Today", "Tomorrow", "Thursday", "June 3". */
  day(stretch: Stretch, now: number): string;
  /** "today", "yesterday", "on Thursday", "on June 3": inside a sentence. */
  onDay(stretch: Stretch, now: number): string;
  /** "Today, 6–7 PM". */
  when(stretch: Stretch, now: number): string;
  /** "Today, 6:05 PM". */
  moment(at: Date, timeZone: string, now: number): string;
  /** "1 h 30 min". */
  duration(milliseconds: number): string;
}

export function useFormats(): Formats {
  const intl = useIntl();
  const { brand } = useApp();
  const unit = useContext(EnergyUnitContext);
  return useMemo(() => createFormats(intl, brand, unit), [intl, brand, unit]);
}

function createFormats(intl: IntlShape, worth: PointsWorth, unit: EnergyUnit | null): Formats {
  const locale = toLocale(intl.locale);
  const number = (value: number) => formatNumber(value, locale);
  const pageUnit = unit ?? 'kWh';
  const percent = (value: number) =>
    intl.formatMessage({ id: 'format.percent' }, { figure: formatNumber(value, locale, { most: 1 }) });
  const times = ({ startsAt, endsAt, timeZone }: Stretch, now: number) =>
    peopleTimes({ start: startsAt, end: endsAt, now: new Date(now), timeZone, locale });
  const clock = (at: Date, timeZone: string) => formatClockTime(at, timeZone, locale);
  const hours = ({ startsAt, endsAt, timeZone }: Stretch) =>
    formatClockRange(startsAt, endsAt, timeZone, locale);
  // French writes the days of the week small, except at the head of a line.
  const atTheHead = (day: string) => day.charAt(0).toLocaleUpperCase(locale) + day.slice(1);
  const dayAnd = (stretch: Stretch, now: number, time: string) => {
    const { dayWord, day } = times(stretch, now);
    return intl.formatMessage(
      { id: `format.when.${dayWord}` },
      { day: day === null ? '' : atTheHead(day), hours: time },
    );
  };
  const cents = `${worth.currency.slice(0, 2)}C` as CurrencyCode;
  return {
    locale,
    number,
    energyUnit: pageUnit,
    energy: (wattHours) => formatEnergy(wattHours, locale, unit ?? energyUnit([wattHours])),
    exactEnergy: (wattHours) => `${exactEnergyFigure(wattHours, pageUnit, locale)}\u00a0${pageUnit}`,
    exactFigure: (wattHours) => exactEnergyFigure(wattHours, pageUnit, locale),
    points: (points) => pointsText(points, locale),
    watts: (count) => intl.formatMessage({ id: 'format.watts' }, { count, figure: number(count) }),
    pay: (points) => payText(points, worth, locale),
    payRange(low, high) {
      const about = aboutPoints(low, high);
      return about === null
        ? payRangeText(low, high, worth, locale)
        : intl.formatMessage({ id: 'format.about' }, { pay: payText(about, worth, locale) });
    },
    paysMoney: worth.pointsPerUnit !== null,
    money: (amount) => formatMoney(amount, cents, locale),
    roundMoney: (amount) => formatRoundMoney(amount, cents, locale),
    hundredths: (value) => formatNumber(value / 100, locale, { most: 2 }),
    percent,
    average: (mean) =>
      // No tier begins below zero, so more use needs no decimals.
      mean < 0
        ? { direction: 'more', mean: percent(Math.max(1, Math.round(-mean))) }
        : { direction: 'less', mean: percent(mean) },
    tier: (tier) => intl.formatMessage({ id: `format.tier.${tier}` }),
    clock,
    fullHour: (hour) => clockTimeText({ hour, minute: 0 }, locale),
    hours,
    hoursInWords: ({ startsAt, endsAt, timeZone }) =>
      formatClockRange(startsAt, endsAt, timeZone, locale, 'words'),
    day(stretch, now) {
      const { dayWord, day } = times(stretch, now);
      return day === null ? intl.formatMessage({ id: `format.day.${dayWord}` }) : atTheHead(day);
    },
    onDay(stretch, now) {
      const { dayWord, day } = times(stretch, now);
      return intl.formatMessage({ id: `format.onDay.${dayWord}` }, { day });
    },
    when: (stretch, now) => dayAnd(stretch, now, hours(stretch)),
    moment: (at, timeZone, now) => dayAnd({ startsAt: at, endsAt: at, timeZone }, now, clock(at, timeZone)),
    duration(milliseconds) {
      const { hours: whole, minutes } = durationParts(milliseconds);
      const shape = whole === 0 ? 'minutes' : minutes === 0 ? 'hours' : 'both';
      return intl.formatMessage(
        { id: `format.duration.${shape}` },
        { hours: number(whole), minutes: number(minutes) },
      );
    },
  };
}
