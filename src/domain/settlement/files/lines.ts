import type { SettledReceipt } from '../receipt.ts';

/** A column of a settlement file. `whole`: a whole number below 2^31. `energy`: watt-hours with up to three decimals. */
export interface SettlementColumn {
  readonly name: string;
  readonly type: 'text' | 'time' | 'whole' | 'energy' | 'flag';
}

export type SettlementCell = string | number | boolean | null;
export type SettlementLine = readonly SettlementCell[];

/** What each home was counted with: a line an interval of an event. */
export const INTERVAL_COLUMNS: readonly SettlementColumn[] = [
  { name: 'event', type: 'text' },
  { name: 'home', type: 'text' },
  { name: 'meter', type: 'text' },
  { name: 'start', type: 'time' },
  { name: 'minutes', type: 'whole' },
  { name: 'meter_wh', type: 'energy' },
  { name: 'quality', type: 'text' },
  { name: 'baseline_wh', type: 'energy' },
  { name: 'used_wh', type: 'energy' },
  { name: 'reduction_wh', type: 'energy' },
  { name: 'rule', type: 'text' },
  { name: 'rule_version', type: 'text' },
  { name: 'result_version', type: 'whole' },
  { name: 'took_part', type: 'flag' },
];

/**
 * The readings from which the baselines come. `baseline`: an interval of one of its days, with the day's weight. `hours` and
 * `own_hours`: the adjustment hours of such a day, and of the event's. `plain`, `adjusted` and `used`: on the days by which
 * a blend weighs the adjustment.
 */
export const READING_COLUMNS: readonly SettlementColumn[] = [
  { name: 'event', type: 'text' },
  { name: 'home', type: 'text' },
  { name: 'kind', type: 'text' },
  { name: 'date', type: 'text' },
  { name: 'interval', type: 'whole' },
  { name: 'wh', type: 'energy' },
  { name: 'weight_percent', type: 'whole' },
];

/** Who a result is of, as the utility may see it. */
export interface SettledHome {
  readonly home: string;
  /** The last digits of the meter's number; null: the program doesn't give them. */
  readonly meter: string | null;
  readonly ruleVersion: string;
  readonly resultVersion: number;
}

/** A result's lines in both files. */
export function settlementLines(
  receipt: SettledReceipt,
  { home, meter, ruleVersion, resultVersion }: SettledHome,
): { readonly intervals: SettlementLine[]; readonly readings: SettlementLine[] } {
  const { event, rules, intervals, daysUsed, adjustment, noise, left } = receipt;
  const reading = (kind: string, date: string, mWh: number, interval: number | null, weight: number | null) =>
    [event.id, home, kind, date, interval, mWh / 1000, weight] satisfies SettlementLine;
  return {
    intervals: intervals.map(({ start, baselineWh, usedWh, usedMWh, estimated }) => [
      event.id,
      home,
      meter,
      new Date(start).toISOString(),
      rules.settlementIntervalMinutes,
      usedMWh / 1000,
      estimated ? 'estimated' : 'measured',
      baselineWh,
      usedWh,
      baselineWh - usedWh,
      rules.baselineRule,
      ruleVersion,
      resultVersion,
      !left,
    ]),
    readings: [
      ...daysUsed.flatMap(({ date, mWh, adjustmentMWh, weightPercent = 1 }) => [
        ...mWh.map((value, i) => reading('baseline', date, value, i + 1, weightPercent)),
        ...(adjustmentMWh === null ? [] : [reading('hours', date, adjustmentMWh, null, weightPercent)]),
      ]),
      ...(adjustment?.eventMWh == null || adjustment.otherEvent
        ? []
        : [reading('own_hours', event.localDate, adjustment.eventMWh, null, null)]),
      ...(rules.baselineRule === 'blend'
        ? noise.placeboDays.flatMap(({ date, plainWh, adjustedWh, usedWh }) =>
            plainWh === undefined || adjustedWh == null
              ? []
              : [
                  reading('plain', date, plainWh * 1000, null, null),
                  reading('adjusted', date, adjustedWh * 1000, null, null),
                  reading('used', date, usedWh * 1000, null, null),
                ],
          )
        : []),
    ],
  };
}
