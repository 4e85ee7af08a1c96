import { least, most, round, size, sum } from './exact.ts';

/** The rules that a baseline is computed by, from a copy of the program's. */
export interface BaselineRules {
  readonly method: 'none' | 'ratio' | 'additive';
  readonly minimumPercent: bigint;
  readonly maximumPercent: bigint;
  readonly adjustmentIntervals: bigint;
  /** How much the ratio counts at most where the rule is a blend; null: it isn't. */
  readonly blendCapPercent: bigint | null;
}

/** A day of the baseline; milliwatt-hours. */
export interface BaselineDay {
  readonly mWh: readonly bigint[];
  readonly weight: bigint;
  /** In the adjustment hours; null: incomplete. */
  readonly before: bigint | null;
}

/** An earlier day on which the baseline was tried without and with the ratio; null: it couldn't be. Watt-hours. */
export interface BlendDay {
  readonly plain: bigint | null;
  readonly adjusted: bigint | null;
  readonly used: bigint;
}

export interface BaselineCase {
  readonly rules: BaselineRules;
  readonly days: readonly BaselineDay[];
  /** Of the event's day; null: not measurable. */
  readonly before: bigint | null;
  readonly blendDays: readonly BlendDay[];
  readonly intervals: number;
}

export interface FoundBaselines {
  /** Watt-hours of each interval. */
  readonly wh: readonly bigint[];
  /** The adjustment's figures on the way, by the receipt's names. */
  readonly figures: Readonly<Record<string, bigint>>;
}

type Json = Readonly<Record<string, unknown>>;
const whole = (value: unknown): bigint => BigInt(value as number | string);

export function baselineRules(rules: Json): BaselineRules {
  const isBlend = rules['baselineRule'] === 'blend';
  const method = rules['adjustmentMethod'] === 'additive' ? 'additive' : 'ratio';
  return {
    method: isBlend ? 'ratio' : rules['sameDayAdjustment'] === true ? method : 'none',
    minimumPercent: whole(rules['adjustmentMinimumPercent']),
    maximumPercent: whole(rules['adjustmentMaximumPercent']),
    adjustmentIntervals:
      ((whole(rules['adjustmentFromHours']) - whole(rules['adjustmentToHours'])) * 60n) /
      whole(rules['settlementIntervalMinutes']),
    blendCapPercent: isBlend ? whole(rules['blendCapPercent'] ?? 100) : null,
  };
}

/** Watt-hours of each interval: the mean of its days, adjusted, rounded once. */
export function findBaselines(given: BaselineCase): FoundBaselines {
  const { rules, days } = given;
  const weight = sum(days.map((day) => day.weight));
  const before = sum(days.map((day) => (day.before ?? 0n) * day.weight));
  const means = Array.from({ length: given.intervals }, (_, i) =>
    sum(days.map((day) => (day.mWh[i] ?? 0n) * day.weight)),
  );
  const own = given.before;
  if (
    rules.method === 'none' ||
    own === null ||
    days.some((day) => day.before === null) ||
    (rules.method === 'ratio' && before === 0n)
  )
    return { wh: means.map((mean) => round(mean, weight * 1000n)), figures: {} };
  if (rules.method === 'additive') {
    const added = own * weight - before;
    const intervals = rules.adjustmentIntervals;
    return {
      wh: means.map((mean) => most(0n, round(mean * intervals + added, weight * intervals * 1000n))),
      figures: { added: round(added, weight * intervals) },
    };
  }
  const measured = round(own * weight * 10_000n, before);
  const ratio = least(rules.maximumPercent * 100n, most(rules.minimumPercent * 100n, measured));
  const { part, all, figures } = blend(given);
  return {
    wh: means.map((mean) =>
      round(mean * (10_000n * all + (ratio - 10_000n) * part), weight * 1000n * 10_000n * all),
    ),
    figures: { ratio, ...figures },
  };
}

/** The weight of the ratio, as a fraction: the squares of both errors, on the days that have both. */
function blend({ rules: { blendCapPercent: cap }, blendDays }: BaselineCase) {
  if (cap === null) return { part: 1n, all: 1n, figures: {} };
  const both = blendDays.flatMap(({ plain, adjusted, used }) =>
    plain === null || adjusted === null
      ? []
      : [{ plain: size(plain - used), adjusted: size(adjusted - used) }],
  );
  const plain = sum(both.map((day) => day.plain));
  const adjusted = sum(both.map((day) => day.adjusted));
  const [own, squares] = [plain * plain, plain * plain + adjusted * adjusted];
  const [part, all] =
    both.length < 5 || plain === 0n ? [0n, 1n] : own * 100n > squares * cap ? [cap, 100n] : [own, squares];
  return {
    part,
    all,
    figures: {
      'blend days': BigInt(both.length),
      'blend weight': round(10_000n * part, all),
      ...(both.length === 0
        ? {}
        : {
            'blend plainOffWh': round(plain, BigInt(both.length)),
            'blend adjustedOffWh': round(adjusted, BigInt(both.length)),
          }),
    },
  };
}
