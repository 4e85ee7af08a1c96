import type { PaymentTransfer } from '../features/features.ts';
import { MONTH_DAYS, WEEK_DAYS, type CashoutRules } from './rules.ts';
import type { W9Status } from './w9.ts';

/** The two ways to cash out. */
export const CASHOUT_WAYS = ['paypal', 'egift'] as const;
export type CashoutWay = (typeof CASHOUT_WAYS)[number];

/** Why a utility's members can't cash out; staff choose one for a utility. Source: WAL-11, the names are ours. */
export const UTILITY_REASONS = [
  'utility_bill_credit',
  'utility_pays_directly',
  'utility_program_paused',
  'utility_not_permitted',
] as const;
export type UtilityReason = (typeof UTILITY_REASONS)[number];

/** Source: WAL-07 to WAL-14; `w9_required` is ours. `paypal_verified_address`: a verified address is missing (AMB-38). */
export const BLOCKER_REASONS = [
  'cashout_disabled',
  'targeted_block',
  ...UTILITY_REASONS,
  'cashout_disabled_paypal',
  'paypal_missing_address',
  'paypal_verified_address',
  'minimum',
  'weekly_cashout_limit',
  'monthly_cashout_limit',
  'w9_required',
] as const;
export type BlockerReason = (typeof BLOCKER_REASONS)[number];

/** What would unblock. */
export const REMEDIES = [
  'earn',
  'wait',
  'add_address',
  'verify_address',
  'submit_w9',
  'contact',
  'none',
] as const;
export type Remedy = (typeof REMEDIES)[number];

export interface Blocker {
  readonly reason: BlockerReason;
  readonly remedy: Remedy;
  /** When it ends automatically; null: not by time. */
  readonly until: Date | null;
  /** What can be cashed out then, in hundredths; null where it doesn't depend on time. */
  readonly amountThen: number | null;
}

/** A cash-out that counts towards the limits, in hundredths. */
export interface PastCashout {
  readonly at: Date;
  readonly hundredths: number;
}

/** The feature keys of SES-24 and SES-25. */
export interface CashoutKeys {
  readonly giftCard: boolean;
  readonly payment: PaymentTransfer;
}

export interface CashoutFacts {
  readonly rules: CashoutRules;
  readonly now: Date;
  readonly pointsPerUnit: number;
  readonly balancePoints: number;
  readonly keys: CashoutKeys;
  /** The address at the payment provider; null: none given. */
  readonly destination: { readonly isVerified: boolean } | null;
  /** What staff have stopped for the whole brand. */
  readonly stopped: 'all' | 'paypal' | null;
  readonly isBlocked: boolean;
  readonly utility: UtilityReason | null;
  /** Cash-outs of at least the latest 30 days, without those that came back. */
  readonly past: readonly PastCashout[];
  readonly tax: {
    /** In hundredths; null: no form is ever needed. */
    readonly threshold: number | null;
    readonly total: number;
    readonly w9: W9Status | null;
    /** When the year's total starts again. */
    readonly yearEndsAt: Date;
  };
}

/** A rolling window, in hundredths. */
export interface LimitWindow {
  readonly limit: number;
  readonly used: number;
  readonly left: number;
}

export interface WayVerdict {
  /** Whether the member's features have this way at all. */
  readonly isOffered: boolean;
  /** Empty: it is open. */
  readonly blockers: readonly Blocker[];
  /** The most that can go now, in hundredths; 0 while it is blocked. */
  readonly most: number;
  /** null: no limit. */
  readonly weekly: LimitWindow | null;
  readonly monthly: LimitWindow | null;
  /** When the limits next allow more, and how much; null: they hold nothing back. */
  readonly next: { readonly at: Date; readonly hundredths: number } | null;
}

export type CashoutVerdict = Readonly<Record<CashoutWay, WayVerdict>>;

const DAY_MS = 86_400_000;

/** What points are worth in hundredths, rounded down. */
export const pointsWorth = (points: number, pointsPerUnit: number): number =>
  Math.floor((points * 100) / pointsPerUnit);

/**
 * Judges both ways to cash out: all blockers of each, when they end and what would unblock, and the most that can go
 * now. The page shows it and the server enforces it. Source: WAL-07 to WAL-17; rewards, "Cash-out".
 */
export function judgeCashout(facts: CashoutFacts): CashoutVerdict {
  return { paypal: judgeWay(facts, 'paypal'), egift: judgeWay(facts, 'egift') };
}

function judgeWay(facts: CashoutFacts, way: CashoutWay): WayVerdict {
  const { rules, now, keys, pointsPerUnit, balancePoints, past, tax } = facts;
  const isLimited = way === 'egift' || keys.payment !== 'no-limit';
  const minimum = pointsWorth(rules.minimumPoints, pointsPerUnit);
  const balance = pointsWorth(balancePoints, pointsPerUnit);
  const weekly = isLimited ? windowAt(past, now, WEEK_DAYS, rules.weeklyLimit) : null;
  const monthly = isLimited ? windowAt(past, now, MONTH_DAYS, rules.monthlyLimit) : null;
  const taxRoom =
    tax.threshold === null || tax.w9 === 'VALID' ? Infinity : Math.max(0, tax.threshold - 1 - tax.total);
  const blockers = [
    ...switches(facts, way),
    ...(way === 'paypal' ? destinationBlockers(facts) : []),
    ...(balancePoints < rules.minimumPoints ? [blocker('minimum', 'earn')] : []),
    ...limitBlockers(facts, { weekly_cashout_limit: weekly, monthly_cashout_limit: monthly }, minimum),
    ...(taxRoom < minimum ? [blocker('w9_required', w9Remedy(tax.w9), tax.yearEndsAt)] : []),
  ];
  const isOffered = way === 'paypal' ? keys.payment !== 'off' : keys.giftCard;
  const most =
    blockers.length > 0 || !isOffered
      ? 0
      : Math.min(balance, weekly?.left ?? Infinity, monthly?.left ?? Infinity, taxRoom);
  return {
    isOffered,
    blockers,
    most,
    weekly,
    monthly,
    next: isLimited ? nextRise(facts, minimum, balance) : null,
  };
}

const blocker = (
  reason: BlockerReason,
  remedy: Remedy,
  until: Date | null = null,
  amountThen: number | null = null,
): Blocker => ({ reason, remedy, until, amountThen });

function switches({ keys, stopped, isBlocked, utility }: CashoutFacts, way: CashoutWay): Blocker[] {
  const isAllOff = stopped === 'all' || (keys.payment === 'off' && !keys.giftCard);
  const isPaypalOff = !isAllOff && way === 'paypal' && (stopped === 'paypal' || keys.payment === 'off');
  return [
    ...(isAllOff ? [blocker('cashout_disabled', 'none')] : []),
    ...(isBlocked ? [blocker('targeted_block', 'contact')] : []),
    ...(utility === null ? [] : [blocker(utility, 'none')]),
    ...(isPaypalOff ? [blocker('cashout_disabled_paypal', 'none')] : []),
  ];
}

function destinationBlockers({ destination }: CashoutFacts): Blocker[] {
  if (destination === null) return [blocker('paypal_missing_address', 'add_address')];
  return destination.isVerified ? [] : [blocker('paypal_verified_address', 'verify_address')];
}

function w9Remedy(w9: W9Status | null): Remedy {
  return w9 === 'PROCESSING' ? 'wait' : w9 === 'DUPLICATE' ? 'contact' : 'submit_w9';
}

/** A cash-out leaves its window exactly `days` days later. */
function windowAt(past: readonly PastCashout[], at: Date, days: number, limit: number): LimitWindow {
  const from = at.getTime() - days * DAY_MS;
  const used = past.reduce(
    (sum, each) =>
      each.at.getTime() > from && each.at.getTime() <= at.getTime() ? sum + each.hundredths : sum,
    0,
  );
  return { limit, used, left: Math.max(0, limit - used) };
}

/**
 * The limits that are reached. Each ends when both let the minimum through again: once the week's is free, the month's
 * may still hold.
 */
function limitBlockers(
  facts: CashoutFacts,
  windows: Readonly<Record<'weekly_cashout_limit' | 'monthly_cashout_limit', LimitWindow | null>>,
  minimum: number,
): Blocker[] {
  const { past, now, balancePoints, pointsPerUnit } = facts;
  const until = releases(past, now).find((at) => leftAt(facts, at) >= minimum) ?? null;
  const amountThen =
    until === null ? null : Math.min(leftAt(facts, until), pointsWorth(balancePoints, pointsPerUnit));
  return (['weekly_cashout_limit', 'monthly_cashout_limit'] as const).flatMap((reason) => {
    const window = windows[reason];
    return window === null || window.left >= minimum ? [] : [blocker(reason, 'wait', until, amountThen)];
  });
}

/** What both windows leave at a moment. */
const leftAt = ({ past, rules }: CashoutFacts, at: Date): number =>
  Math.min(
    windowAt(past, at, WEEK_DAYS, rules.weeklyLimit).left,
    windowAt(past, at, MONTH_DAYS, rules.monthlyLimit).left,
  );

/** The moments at which past cash-outs leave a window, earliest first. */
function releases(past: readonly PastCashout[], now: Date): Date[] {
  return past
    .flatMap(({ at }) => [WEEK_DAYS, MONTH_DAYS].map((days) => new Date(at.getTime() + days * DAY_MS)))
    .filter((at) => at > now)
    .toSorted((a, b) => a.getTime() - b.getTime());
}

function nextRise(facts: CashoutFacts, minimum: number, balance: number): WayVerdict['next'] {
  const { past, now } = facts;
  const mostAt = (at: Date): number => Math.min(balance, leftAt(facts, at));
  const most = mostAt(now);
  if (most >= balance) return null;
  const at = releases(past, now).find((each) => mostAt(each) >= minimum && mostAt(each) > most);
  return at === undefined ? null : { at, hundredths: mostAt(at) };
}

/** Why an amount can't go. */
export const AMOUNT_FAULTS = [
  'NOT_WHOLE',
  'BELOW_MINIMUM',
  'NOT_ENOUGH_POINTS',
  'OVER_WEEKLY_LIMIT',
  'OVER_MONTHLY_LIMIT',
  'W9_NEEDED',
] as const;
export type AmountFault = (typeof AMOUNT_FAULTS)[number];

/** Why this many points can't be cashed out this way now, blockers aside; null: they can. */
export function amountFault(
  { rules, pointsPerUnit, balancePoints, tax }: CashoutFacts,
  { weekly, monthly }: WayVerdict,
  points: number,
): AmountFault | null {
  const hundredths = (points * 100) / pointsPerUnit;
  if (!Number.isSafeInteger(points) || !Number.isSafeInteger(hundredths))
    return points > Number.MAX_SAFE_INTEGER ? 'NOT_ENOUGH_POINTS' : 'NOT_WHOLE';
  if (points < rules.minimumPoints) return 'BELOW_MINIMUM';
  if (points > balancePoints) return 'NOT_ENOUGH_POINTS';
  if (weekly !== null && hundredths > weekly.left) return 'OVER_WEEKLY_LIMIT';
  if (monthly !== null && hundredths > monthly.left) return 'OVER_MONTHLY_LIMIT';
  return tax.threshold !== null && tax.w9 !== 'VALID' && tax.total + hundredths >= tax.threshold
    ? 'W9_NEEDED'
    : null;
}
