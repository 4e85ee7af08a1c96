import { ALGORITHM_RULES } from '../events/algorithms.ts';
import type { CarryStep } from './carry.ts';
import { csvText } from './csvText.ts';
import type { CsvRow as Row } from './csvText.ts';
import type { PendingReceipt, Receipt, SettledReceipt } from './receipt.ts';

/**
 * A receipt as CSV: one figure a line. Names are the receipt's JSON names; energy is in watt-hours with up to
 * three decimals, times are UTC, the decimal sign is a point. Source: decisions, Baseline and settlement (it
 * downloads as JSON and CSV).
 */
export function receiptToCsv(receipt: Receipt): string {
  return csvText([
    ...eventRows(receipt),
    ...(receipt.state === 'PENDING' ? pendingRows(receipt) : settledRows(receipt)),
  ]);
}

function eventRows({ version, revision, event, state, rules, left, away }: Receipt): Row[] {
  return [
    ['receipt', '', 'version', version, ''],
    ['receipt', '', 'revision', revision, ''],
    ['receipt', '', 'state', state, ''],
    ['event', '', 'id', event.id, ''],
    ['event', '', 'algorithm', event.algorithm, ''],
    ['event', event.start, 'start', event.start, ''],
    ['event', event.end, 'end', event.end, ''],
    ['event', '', 'zone', event.zone, ''],
    ['event', event.localDate, 'dayType', event.dayType, ''],
    ['event', '', 'left', left, ''],
    ...(away ? [['event', '', 'away', away, ''] as const] : []),
    ['rules', '', 'baselineRule', rules.baselineRule, ''],
    ['rules', '', 'settlementIntervalMinutes', rules.settlementIntervalMinutes, 'min'],
    ['rules', '', 'lookBackDays', rules.lookBackDays, 'days'],
    ...holidayRows(rules),
    ...(rules.sameDayAdjustment || rules.baselineRule === 'blend' ? adjustmentRuleRows(rules) : []),
    ...(rules.baselineRule === 'blend'
      ? [['rules', '', 'blendCapPercent', rules.blendCapPercent ?? 100, '%'] as const]
      : []),
    ['rules', '', 'noiseMinimumDays', rules.noiseMinimumDays, 'days'],
    ['rules', '', 'netMonthly', rules.netMonthly, ''],
    ['rules', '', 'deadBandPercent', rules.deadBandPercent, '%'],
    ['rules', '', 'carryFactor', rules.carryFactor ?? 0, ''],
  ];
}

function pendingRows({ pending, eligibleDates, daysRejected }: PendingReceipt): Row[] {
  return [
    ...Object.entries(pending).map(([name, value]): Row => ['pending', '', name, value, '']),
    ...eligibleDates.map((date): Row => ['eligible', date, 'date', date, '']),
    ...daysRejected.map(({ date, reason }): Row => ['rejected', date, 'reason', reason, '']),
  ];
}

function settledRows(receipt: SettledReceipt): Row[] {
  const { daysUsed, daysRejected, adjustment, intervals, noise, pay, before, after } = receipt;
  return [
    ...daysUsed.flatMap((day): Row[] => [
      ...day.mWh.map((mWh, i): Row => ['used', day.date, `interval ${i + 1}`, wattHours(mWh), 'Wh']),
      ...(day.adjustmentMWh === null
        ? []
        : [['used', day.date, 'adjustment hours', wattHours(day.adjustmentMWh), 'Wh'] as const]),
      ...(day.comparedMWh === null
        ? []
        : [['used', day.date, 'compared', wattHours(day.comparedMWh), 'Wh'] as const]),
      ...(day.weightPercent === undefined
        ? []
        : [['used', day.date, 'weight', day.weightPercent, '%'] as const]),
      ['used', day.date, 'provenance', day.provenance, ''],
      ['used', day.date, 'estimatedIntervals', day.estimatedIntervals, ''],
    ]),
    ...daysRejected.flatMap(({ date, reason, comparedMWh }): Row[] => [
      ['rejected', date, 'reason', reason, ''],
      ...(comparedMWh === null
        ? []
        : [['rejected', date, 'compared', wattHours(comparedMWh), 'Wh'] as const]),
    ]),
    ...(adjustment === null ? [] : adjustmentRows(adjustment)),
    ...intervals.flatMap((interval): Row[] => [
      ['interval', interval.start, 'baselineWh', interval.baselineWh, 'Wh'],
      ['interval', interval.start, 'usedWh', interval.usedWh, 'Wh'],
      ['interval', interval.start, 'used exactly', wattHours(interval.usedMWh), 'Wh'],
      ['interval', interval.start, 'estimated', interval.estimated, ''],
    ]),
    ['result', '', 'baselineWh', receipt.baselineWh, 'Wh'],
    ['result', '', 'usedWh', receipt.usedWh, 'Wh'],
    ['result', '', 'reductionWh', receipt.reductionWh, 'Wh'],
    ['result', '', 'reductionShare', hundredths(receipt.reductionShare), '%'],
    ['result', '', 'deadBandWh', receipt.deadBandWh, 'Wh'],
    ['result', '', 'provenance', receipt.provenance, ''],
    ...noise.placeboDays.flatMap((day): Row[] => [
      ['noise', day.date, 'baselineWh', day.baselineWh, 'Wh'],
      ['noise', day.date, 'usedWh', day.usedWh, 'Wh'],
      ...(day.plainWh === undefined
        ? []
        : ([
            ['noise', day.date, 'plainWh', day.plainWh, 'Wh'],
            ['noise', day.date, 'adjustedWh', day.adjustedWh ?? null, 'Wh'],
          ] as const)),
    ]),
    ...(noise.noise === null
      ? []
      : Object.entries(noise.noise).map(([name, value]): Row => [
          'noise',
          '',
          name,
          value,
          name === 'days' ? '' : 'Wh',
        ])),
    ['noise', '', 'toleranceWh', noise.toleranceWh, 'Wh'],
    ['noise', '', 'verdict', noise.verdict, ''],
    ...standingRows('before', before),
    ...(receipt.carry === undefined ? [] : carryRows(receipt.carry)),
    ['pay', '', 'pointsPerKwh', pay.formula.pointsPerKwh, 'points'],
    ['pay', '', 'multiplier', hundredths(pay.formula.multiplierHundredths), ''],
    ['pay', '', 'bonus', hundredths(pay.formula.bonusHundredths), ''],
    ['pay', '', 'unpaidBecause', pay.unpaidBecause, ''],
    ['pay', '', 'reductionPoints', pay.reductionPoints, 'points'],
    ...(ALGORITHM_RULES[receipt.event.algorithm].participation
      ? [['pay', '', 'participationPoints', pay.participationPoints, 'points'] as const]
      : []),
    ['pay', '', 'points', pay.points, 'points'],
    ['pay', '', 'wattConversionRate', pay.wattConversionRate, 'watts'],
    ['pay', '', 'watts', pay.watts, 'watts'],
    ['pay', '', 'payment', pay.payment, ''],
    ...standingRows('after', after),
  ];
}

function holidayRows({ extraHolidays = [], droppedHolidays = [] }: Receipt['rules']): Row[] {
  return [
    ...extraHolidays.map((date): Row => ['rules', date, 'extraHoliday', date, '']),
    ...droppedHolidays.map((date): Row => ['rules', date, 'droppedHoliday', date, '']),
  ];
}

function adjustmentRuleRows(rules: Receipt['rules']): Row[] {
  return [
    ['rules', '', 'adjustmentMethod', rules.adjustmentMethod ?? 'ratio', ''],
    ['rules', '', 'adjustmentFromHours', rules.adjustmentFromHours, 'h before the start'],
    ['rules', '', 'adjustmentToHours', rules.adjustmentToHours, 'h before the start'],
    ['rules', '', 'adjustmentMinimumPercent', rules.adjustmentMinimumPercent, '%'],
    ['rules', '', 'adjustmentMaximumPercent', rules.adjustmentMaximumPercent, '%'],
    ...(rules.postEventAdjustment === true
      ? ([
          ['rules', '', 'postEventFromHours', rules.postEventFromHours ?? null, 'h after the end'],
          ['rules', '', 'postEventToHours', rules.postEventToHours ?? null, 'h after the end'],
        ] as const)
      : []),
  ];
}

function adjustmentRows({
  eventMWh,
  ratio,
  addedMWh,
  blend,
  otherEvent,
}: NonNullable<SettledReceipt['adjustment']>): Row[] {
  return [
    ...(eventMWh === null ? [] : [['adjustment', '', 'event', wattHours(eventMWh), 'Wh'] as const]),
    ...(otherEvent === undefined ? [] : [['adjustment', '', 'otherEvent', otherEvent, ''] as const]),
    ...(addedMWh === undefined
      ? ([
          ['adjustment', '', 'measured', ratio === null ? null : hundredths(ratio.measured), '%'],
          ['adjustment', '', 'used', ratio === null ? null : hundredths(ratio.used), '%'],
        ] as const)
      : ([
          ['adjustment', '', 'added to each interval', addedMWh === null ? null : wattHours(addedMWh), 'Wh'],
        ] as const)),
    ...(blend == null
      ? []
      : ([
          ['blend', '', 'days', blend.days, ''],
          ['blend', '', 'plainOffWh', blend.plainOffWh, 'Wh'],
          ['blend', '', 'adjustedOffWh', blend.adjustedOffWh, 'Wh'],
          ['blend', '', 'weight', hundredths(blend.weight), '%'],
        ] as const)),
  ];
}

function standingRows(section: string, standing: SettledReceipt['before']): Row[] {
  return [
    [section, '', 'tier', standing.tier, ''],
    [
      section,
      '',
      'meanReduction',
      standing.meanReduction === null ? null : hundredths(standing.meanReduction),
      '%',
    ],
    [section, '', 'streak', standing.streak, 'events'],
    ...(standing.carried === undefined
      ? []
      : ([
          [section, standing.carried.date, 'carriedWh', standing.carried.wh, 'Wh'],
          [section, standing.carried.date, 'carriedEvent', standing.carried.eventId, ''],
          [section, standing.carried.date, 'carriedEventsSince', standing.carried.eventsSince, 'events'],
        ] as const)),
  ];
}

function carryRows({ openWh, limitWh, countedWh, leftWh, ended }: CarryStep): Row[] {
  return [
    ['carry', '', 'openWh', openWh, 'Wh'],
    ['carry', '', 'limitWh', limitWh, 'Wh'],
    ['carry', '', 'countedWh', countedWh, 'Wh'],
    ['carry', '', 'leftWh', leftWh, 'Wh'],
    ['carry', '', 'ended', ended, ''],
  ];
}

/** Exact: milliwatt-hours are thousandths. */
function wattHours(mWh: number): string {
  return decimal(mWh, 3);
}

function hundredths(value: number): string {
  return decimal(value, 2);
}

function decimal(value: number, places: number): string {
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -places)}${fraction === '' ? '' : `.${fraction}`}`;
}
