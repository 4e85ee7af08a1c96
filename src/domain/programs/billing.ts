/** What a utility pays a program for. Energy in Wh, power in W (the mean of a month's events), enrollments in homes. */
export const BILLED_KINDS = ['ENERGY', 'POWER', 'ENROLLMENT'] as const;
export type BilledKind = (typeof BILLED_KINDS)[number];

/** What a utility pays from a month on, in hundredths of a cent; 0: nothing. */
export interface BillingRates {
  /** The first month, `YYYY-MM`. */
  readonly fromMonth: string;
  readonly perKwh: number;
  readonly perKwMonth: number;
  readonly perEnrollment: number;
  /** Days from a statement to its due date; 0: due at once. */
  readonly paymentDays: number;
}

/** The most that one of them may be: 100,000 units of a currency. */
export const MOST_RATE = 1_000_000_000;

/** Of a month's events and homes. */
export interface MonthFigures {
  readonly month: string;
  /** What homes used less than their baselines, as in the settlement files; negative: more. */
  readonly reductionWh: number;
  /** How long its events with a result went on, together; hours of several at once count once. */
  readonly eventMs: number;
  readonly enrollments: number;
}

/** A line of a statement. A correction has the difference to what was billed before. */
export interface BilledItem {
  readonly kind: BilledKind;
  readonly month: string;
  readonly quantity: number;
  /** In hundredths of a cent. */
  readonly rate: number;
  /** In cents. */
  readonly amount: number;
}

/** What was billed for a month before, summed. */
export type BilledBefore = Pick<BilledItem, 'kind' | 'month' | 'quantity' | 'amount'>;

/** The rates of a month; null: it is before the first. */
export function ratesOf<Rates extends BillingRates>(rates: readonly Rates[], month: string): Rates | null {
  return rates
    .filter(({ fromMonth }) => fromMonth <= month)
    .reduce<Rates | null>(
      (latest, each) => (latest === null || each.fromMonth > latest.fromMonth ? each : latest),
      null,
    );
}

/** Units of the quantity that the rate is for: a kWh, a kW, a home. */
const PER_UNIT: Readonly<Record<BilledKind, bigint>> = { ENERGY: 1_000n, POWER: 1_000n, ENROLLMENT: 1n };
const RATE_OF = { ENERGY: 'perKwh', POWER: 'perKwMonth', ENROLLMENT: 'perEnrollment' } as const;
/** Hundredths of a cent in a cent. */
const PER_CENT = 100n;
const MS_PER_HOUR = 3_600_000n;

/** An amount in cents, rounded once, half up. Throws a RangeError below zero or for fractions. */
export function billedAmount(kind: BilledKind, quantity: number, rate: number): number {
  return divided(BigInt(quantity) * BigInt(rate), PER_UNIT[kind] * PER_CENT);
}

/** What a month owes at its rates: a line for each rate there is. Using more than the baselines owes nothing, never a debt. */
export function billMonth(figures: MonthFigures, rates: BillingRates): BilledItem[] {
  const { month, enrollments, eventMs } = figures;
  const reductionWh = Math.max(0, figures.reductionWh);
  const quantities = {
    ENERGY: reductionWh,
    POWER: eventMs === 0 ? 0 : divided(BigInt(reductionWh) * MS_PER_HOUR, BigInt(eventMs)),
    ENROLLMENT: enrollments,
  };
  return BILLED_KINDS.filter((kind) => rates[RATE_OF[kind]] > 0).map((kind) => {
    const [quantity, rate] = [quantities[kind], rates[RATE_OF[kind]]];
    return { kind, month, quantity, rate, amount: billedAmount(kind, quantity, rate) };
  });
}

/**
 * What has changed since a month was billed. Together with what was billed, it is what the month owes now. Homes that
 * left since stay enrolled in their month.
 */
export function correctMonth(
  figures: MonthFigures,
  rates: BillingRates,
  before: readonly BilledBefore[],
): BilledItem[] {
  return billMonth(figures, rates)
    .filter(({ kind }) => kind !== 'ENROLLMENT')
    .map((now) => {
      const billed = before.filter(({ kind, month }) => kind === now.kind && month === now.month);
      return {
        ...now,
        quantity: now.quantity - sum(billed.map(({ quantity }) => quantity)),
        amount: now.amount - sum(billed.map(({ amount }) => amount)),
      };
    })
    .filter(({ quantity, amount }) => quantity !== 0 || amount !== 0);
}

/** What items owe together, in cents. */
export const billedSum = (items: readonly Pick<BilledItem, 'amount'>[]): number =>
  sum(items.map(({ amount }) => amount));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Rounded half up. */
function divided(above: bigint, below: bigint): number {
  if (above < 0n) throw new RangeError(`${above} can't be billed.`);
  const result = Number((above * 2n + below) / (below * 2n));
  if (!Number.isSafeInteger(result)) throw new RangeError(`${result} is too much for a statement.`);
  return result;
}
