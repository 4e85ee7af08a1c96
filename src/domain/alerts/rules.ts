/** What is measured: above a threshold for most rules, below it for what runs out. */
type AlertUnit = 'percent' | 'minutes' | 'hours' | 'days' | 'pieces' | 'megabytes';

interface AlertRule {
  /** Whether it is about one brand, or about the whole system, which all brands' staff see. */
  readonly scope: 'brand' | 'system';
  readonly unit: AlertUnit;
  /** The alert is open while the value is at least, or at most, the threshold. */
  readonly breached: 'atLeast' | 'atMost';
  /** The threshold until staff change it, and the range in which they may. */
  readonly threshold: number;
  readonly least: number;
  readonly most: number;
  /** How often it is measured; what reads many rows, hourly. */
  readonly every: 'minute' | 'hour';
}

const rule = <Rule extends AlertRule>(definition: Rule): Rule => definition;

/** What staff are alerted to, in the order of the page. Source: issue 38, Overview and alerts. */
export const ALERT_RULES = {
  DISPATCH_FAILURES: rule({
    scope: 'brand',
    unit: 'percent',
    breached: 'atLeast',
    threshold: 20,
    least: 1,
    most: 100,
    every: 'minute',
  }),
  PARTNER_DOWN: rule({
    scope: 'system',
    unit: 'minutes',
    breached: 'atLeast',
    threshold: 5,
    least: 1,
    most: 1_440,
    every: 'minute',
  }),
  UTILITY_SILENT: rule({
    scope: 'brand',
    unit: 'hours',
    breached: 'atLeast',
    threshold: 96,
    least: 24,
    most: 720,
    every: 'hour',
  }),
  MAKER_SILENT: rule({
    scope: 'brand',
    unit: 'hours',
    breached: 'atLeast',
    threshold: 12,
    least: 2,
    most: 240,
    every: 'hour',
  }),
  METERS_SILENT: rule({
    scope: 'brand',
    unit: 'percent',
    breached: 'atLeast',
    threshold: 10,
    least: 1,
    most: 100,
    every: 'hour',
  }),
  FILE_REFUSED: rule({
    scope: 'brand',
    unit: 'pieces',
    breached: 'atLeast',
    threshold: 1,
    least: 1,
    most: 1_000,
    every: 'minute',
  }),
  JOB_LATE: rule({
    scope: 'system',
    unit: 'minutes',
    breached: 'atLeast',
    threshold: 10,
    least: 1,
    most: 1_440,
    every: 'minute',
  }),
  JOB_FAILING: rule({
    scope: 'system',
    unit: 'minutes',
    breached: 'atLeast',
    threshold: 15,
    least: 1,
    most: 1_440,
    every: 'minute',
  }),
  JOB_GIVEN_UP: rule({
    scope: 'system',
    unit: 'pieces',
    breached: 'atLeast',
    threshold: 1,
    least: 1,
    most: 10_000,
    every: 'minute',
  }),
  NO_WORKER: rule({
    scope: 'system',
    unit: 'minutes',
    breached: 'atLeast',
    threshold: 5,
    least: 3,
    most: 1_440,
    every: 'minute',
  }),
  PAYOUTS_DIFFER: rule({
    scope: 'brand',
    unit: 'pieces',
    breached: 'atLeast',
    threshold: 1,
    least: 1,
    most: 1_000,
    every: 'minute',
  }),
  BOOKS_OFF: rule({
    scope: 'brand',
    unit: 'pieces',
    breached: 'atLeast',
    threshold: 1,
    least: 1,
    most: 2,
    every: 'hour',
  }),
  BUDGET_NEAR: rule({
    scope: 'brand',
    unit: 'percent',
    breached: 'atLeast',
    threshold: 90,
    least: 10,
    most: 100,
    every: 'hour',
  }),
  STOCK_LOW: rule({
    scope: 'brand',
    unit: 'pieces',
    breached: 'atMost',
    threshold: 5,
    least: 0,
    most: 10_000,
    every: 'hour',
  }),
  MAIL_BOUNCING: rule({
    scope: 'brand',
    unit: 'percent',
    breached: 'atLeast',
    threshold: 5,
    least: 1,
    most: 100,
    every: 'hour',
  }),
  DISK_LOW: rule({
    scope: 'system',
    unit: 'megabytes',
    breached: 'atMost',
    threshold: 2_048,
    least: 100,
    most: 1_048_576,
    every: 'minute',
  }),
  CERTIFICATE_ENDS: rule({
    scope: 'brand',
    unit: 'days',
    breached: 'atMost',
    threshold: 14,
    least: 1,
    most: 90,
    every: 'hour',
  }),
  WEBHOOK_FAILING: rule({
    scope: 'brand',
    unit: 'hours',
    breached: 'atLeast',
    threshold: 24,
    least: 1,
    most: 72,
    every: 'hour',
  }),
  MIGRATION_WAITING: rule({
    scope: 'system',
    unit: 'pieces',
    breached: 'atLeast',
    threshold: 1,
    least: 1,
    most: 100,
    every: 'minute',
  }),
} as const;

export type AlertRuleName = keyof typeof ALERT_RULES;

export const ALERT_RULE_NAMES = Object.keys(ALERT_RULES) as AlertRuleName[];

export const findAlertRule = (name: string): AlertRule | null =>
  Object.hasOwn(ALERT_RULES, name) ? ALERT_RULES[name as AlertRuleName] : null;

export function isBreached(
  { breached }: Pick<AlertRule, 'breached'>,
  value: number,
  threshold: number,
): boolean {
  return breached === 'atLeast' ? value >= threshold : value <= threshold;
}
