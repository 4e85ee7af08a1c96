import { asksAddress } from './asksAddress.ts';
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

/** What decides about everything that leaves as money: cash, gift cards, and prizes that are one. */
export interface MoneyFacts {
  readonly rules: CashoutRules;
  readonly now: Date;
  readonly pointsPerUnit: number;
  readonly balancePoints: number;
  /** What staff have stopped for the whole brand. */
  readonly stopped: 'all' | 'paypal' | null;
  readonly isBlocked: boolean;
  readonly utility: UtilityReason | null;
  /** What left as money in at least the latest 30 days, without what came back. */
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

export interface CashoutFacts extends MoneyFacts {
  readonly keys: CashoutKeys;
  /** The address at the payment provider; null: none given. */
  readonly destination: { readonly isVerified: boolean } | null;
}

/** A rolling window, in hundredths. */
export interface LimitWindow {
  readonly limit: number;
  readonly used: number;
  readonly left: number;
}

export interface MoneyVerdict {
  /** Empty: it is open. */
  readonly blockers: readonly Blocker[];
  /** The most that can go now, in hundredths; 0 while anything but a missing or unconfirmed address holds it back. */
  readonly most: number;
  /** null: no limit. */
  readonly weekly: LimitWindow | null;
  readonly monthly: LimitWindow | null;
  /** When the limits next allow more, and how much; null: they hold nothing back. */
  readonly next: { readonly at: Date; readonly hundredths: number } | null;
}

export interface WayVerdict extends MoneyVerdict {
  /** Whether the member's features have this way at all. */
  readonly isOffered: boolean;
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
  const { keys } = facts;
  const isOffered = way === 'paypal' ? keys.payment !== 'off' : keys.giftCard;
  const first = [...switches(facts, way), ...(way === 'paypal' ? destinationBlockers(facts) : [])];
  const verdict = judge(facts, first, way === 'egift' || keys.payment !== 'no-limit');
  return { ...verdict, isOffered, most: isOffered ? verdict.most : 0 };
}

/** Judges gift cards of the catalogue, which members have whether or not the wallet offers a way to cash out. */
export const judgeGiftCards = (facts: MoneyFacts): MoneyVerdict => judge(facts, holds(facts), true);

function judge(facts: MoneyFacts, first: readonly Blocker[], isLimited: boolean): MoneyVerdict {
  const { rules, now, pointsPerUnit, balancePoints, past, tax } = facts;
  const minimum = pointsWorth(rules.minimumPoints, pointsPerUnit);
  const balance = pointsWorth(balancePoints, pointsPerUnit);
  const weekly = isLimited ? windowAt(past, now, WEEK_DAYS, rules.weeklyLimit) : null;
  const monthly = isLimited ? windowAt(past, now, MONTH_DAYS, rules.monthlyLimit) : null;
  const taxRoom =
    tax.threshold === null || tax.w9 === 'VALID' ? Infinity : Math.max(0, tax.threshold - 1 - tax.total);
  const blockers = [
    ...first,
    ...(balancePoints < rules.minimumPoints ? [blocker('minimum', 'earn')] : []),
    ...limitBlockers(facts, { weekly_cashout_limit: weekly, monthly_cashout_limit: monthly }, minimum),
    ...(taxRoom < minimum ? [blocker('w9_required', w9Remedy(tax.w9), tax.yearEndsAt)] : []),
  ];
  const most = blockers.every(asksAddress)
    ? Math.min(balance, weekly?.left ?? Infinity, monthly?.left ?? Infinity, taxRoom)
    : 0;
  return {
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

function switches(facts: CashoutFacts, way: CashoutWay): Blocker[] {
  const { keys, stopped } = facts;
  const isAllOff = stopped === 'all' || (keys.payment === 'off' && !keys.giftCard);
  const isPaypalOff = !isAllOff && way === 'paypal' && (stopped === 'paypal' || keys.payment === 'off');
  return [
    ...holds({ ...facts, stopped: isAllOff ? 'all' : stopped }),
    ...(isPaypalOff ? [blocker('cashout_disabled_paypal', 'none')] : []),
  ];
}

/** What holds everything back that is money. */
const holds = ({ stopped, isBlocked, utility }: MoneyFacts): Blocker[] => [
  ...(stopped === 'all' ? [blocker('cashout_disabled', 'none')] : []),
  ...onHold({ isBlocked }),
  ...(utility === null ? [] : [blocker(utility, 'none')]),
];

/** What holds back even what isn't money. */
export const onHold = ({ isBlocked }: Pick<MoneyFacts, 'isBlocked'>): Blocker[] =>
  isBlocked ? [blocker('targeted_block', 'contact')] : [];

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
  facts: MoneyFacts,
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
const leftAt = ({ past, rules }: MoneyFacts, at: Date): number =>
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

function nextRise(facts: MoneyFacts, minimum: number, balance: number): WayVerdict['next'] {
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
  facts: MoneyFacts,
  windows: Pick<MoneyVerdict, 'weekly' | 'monthly'>,
  points: number,
): AmountFault | null {
  const { rules, pointsPerUnit, balancePoints } = facts;
  const hundredths = (points * 100) / pointsPerUnit;
  if (!Number.isSafeInteger(points) || !Number.isSafeInteger(hundredths))
    return points > Number.MAX_SAFE_INTEGER ? 'NOT_ENOUGH_POINTS' : 'NOT_WHOLE';
  if (points < rules.minimumPoints) return 'BELOW_MINIMUM';
  if (points > balancePoints) return 'NOT_ENOUGH_POINTS';
  return worthFault(facts, windows, hundredths);
}

/** Why something of this worth can't leave now, whatever it costs; null: it can. */
function worthFault(
  facts: MoneyFacts,
  { weekly, monthly }: Pick<MoneyVerdict, 'weekly' | 'monthly'>,
  hundredths: number,
): AmountFault | null {
  if (weekly !== null && hundredths > weekly.left) return 'OVER_WEEKLY_LIMIT';
  if (monthly !== null && hundredths > monthly.left) return 'OVER_MONTHLY_LIMIT';
  return taxFault(facts, hundredths);
}

function taxFault({ tax }: MoneyFacts, hundredths: number): AmountFault | null {
  return tax.threshold !== null && tax.w9 !== 'VALID' && tax.total + hundredths >= tax.threshold
    ? 'W9_NEEDED'
    : null;
}

/**
 * What an order has to pass. `cash`: a payout. `card`: a code that is as good as money, for points. `gift`: such a code
 * for nothing, from the wheel or a promo code. `prize`: a thing that counts towards the tax year. `goods`: anything else.
 */
export type OrderClass = 'cash' | 'card' | 'gift' | 'prize' | 'goods';

export interface JudgedOrder {
  readonly class: Exclude<OrderClass, 'cash'>;
  /** Its price. */
  readonly points: number;
  /** Its worth. */
  readonly hundredths: number;
}

export type OrderRefusal = { readonly blocker: BlockerReason } | { readonly fault: AmountFault };

/** Why an order other than a payout can't be placed now; null: it can. Source: decisions, Rewards and cash-out. */
export function judgeOrder(
  facts: MoneyFacts,
  { class: kind, points, hundredths }: JudgedOrder,
): OrderRefusal | null {
  const verdict = judgeGiftCards(facts);
  const isMoney = kind === 'card' || kind === 'gift';
  // A balance that is too small is the amount's fault.
  const ofCard = verdict.blockers.filter(({ reason }) => reason !== 'minimum');
  const blockers = kind === 'card' ? ofCard : isMoney ? holds(facts) : onHold(facts);
  if (blockers[0] !== undefined) return { blocker: blockers[0].reason };
  const fault =
    kind === 'card'
      ? amountFault(facts, verdict, points)
      : kind === 'gift'
        ? worthFault(facts, verdict, hundredths)
        : kind === 'prize'
          ? taxFault(facts, hundredths)
          : null;
  return fault === null ? null : { fault };
}

/**
 * How much can leave now without a mailed code, in hundredths: nothing from a browser where the member has confirmed none
 * yet, else what is left of the day's amount.
 */
export function freeOfCode(
  { rules, past, now }: Pick<MoneyFacts, 'rules' | 'past' | 'now'>,
  isKnownBrowser: boolean,
): number {
  return isKnownBrowser ? windowAt(past, now, 1, rules.codeAboveDaily).left : 0;
}
