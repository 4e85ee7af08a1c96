/**
 * Recomputes receipts from what members download, and shares no code with the product: written from the rules alone, in
 * whole numbers of any size. `npx tsx tests/receipts/recompute.ts FILE…` reads receipts as JSON or CSV and prints every
 * figure that differs.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readCsv, readJson, type Stated } from './statedReceipt.ts';

/** Names of the figures that come out differently, with both values; empty: the receipt is right. */
export function wrongFigures(text: string): string[] {
  const stated = text.trimStart().startsWith('{') ? readJson(text) : readCsv(text);
  const found = recompute(stated);
  return Object.entries(stated.figures)
    .filter(([name, value]) => found[name] !== value)
    .map(([name, value]) => `${name}: ${value} on the receipt, ${found[name] ?? 'nothing'} here`);
}

function recompute(stated: Stated): Readonly<Record<string, string>> {
  const { rules, pay, left } = stated;
  const found: Record<string, string> = {};
  const baseline = sum(
    baselines(stated, found).map((value, i) => ((found[`interval ${i} baseline`] = String(value)), value)),
  );
  const used = sum(
    stated.used.map((mWh, i) => {
      const value = round(mWh, 1000n);
      found[`interval ${i} used`] = String(value);
      return value;
    }),
  );
  const reduction = baseline - used;
  const band = -floor(-baseline * rules.deadBandPercent, 100n);
  const errors = stated.placebos.map((day) => day.baseline - day.used);
  const count = BigInt(errors.length);
  const isKnown = errors.length > 0 && errors.length >= rules.noiseMinimumDays;
  const noise = isKnown ? round(sum(errors.map(size)), count) : null;
  if (noise !== null) {
    found['meanAbsoluteWh'] = String(noise);
    found['biasWh'] = String(round(sum(errors), count));
  }
  const tolerance = noise ?? band;
  found['toleranceWh'] = String(tolerance);
  found['verdict'] =
    size(reduction) <= tolerance ? 'within-noise' : reduction > 0n ? 'reduction' : 'increase';
  found['baselineWh'] = String(baseline);
  found['usedWh'] = String(used);
  found['reductionWh'] = String(reduction);
  found['deadBandWh'] = String(band);
  found['reductionShare'] = String(most(-10_000n, round(reduction * 10_000n, baseline)));

  const counted = left ? reduction : carry(stated, reduction, noise, found);
  const least = stated.payment === 'month-end' ? 0n : band;
  const isPaid = !left && reduction > 0n && counted > 0n && counted >= least;
  const points = isPaid ? round(counted * pay.pointsPerKwh * (pay.multiplier + pay.bonus), 100_000n) : 0n;
  found['reductionPoints'] = String(points);
  const all = points + (left ? 0n : pay.participation);
  found['points'] = String(all);
  found['watts'] = String(all * pay.rate);
  return found;
}

/** Watt-hours of each interval: the mean of its days, adjusted, rounded once. */
function baselines(stated: Stated, found: Record<string, string>): bigint[] {
  const { rules, days } = stated;
  const weight = sum(days.map((day) => day.weight));
  const before = sum(days.map((day) => (day.before ?? 0n) * day.weight));
  const measurable =
    rules.method !== 'none' && stated.before !== null && days.every((day) => day.before !== null);
  const own = stated.before ?? 0n;
  const means = stated.used.map((_, i) => sum(days.map((day) => (day.mWh[i] ?? 0n) * day.weight)));
  if (!measurable || (rules.method === 'ratio' && before === 0n))
    return means.map((mean) => round(mean, weight * 1000n));
  if (rules.method === 'additive') {
    const added = own * weight - before;
    const intervals = rules.adjustmentIntervals;
    found['added'] = String(round(added, weight * intervals));
    return means.map((mean) => most(0n, round(mean * intervals + added, weight * intervals * 1000n)));
  }
  const measured = round(own * weight * 10_000n, before);
  const ratio = least(rules.maximumPercent * 100n, most(rules.minimumPercent * 100n, measured));
  found['ratio'] = String(ratio);
  const [part, whole] =
    rules.blendCapPercent === null ? [1n, 1n] : blend(stated, rules.blendCapPercent, found);
  return means.map((mean) =>
    round(mean * (10_000n * whole + (ratio - 10_000n) * part), weight * 1000n * 10_000n * whole),
  );
}

/** The weight of the ratio, as a fraction: the squares of both errors, on the days that have both. */
function blend({ placebos }: Stated, cap: bigint, found: Record<string, string>): readonly [bigint, bigint] {
  const both = placebos.flatMap(({ plain, adjusted, used }) =>
    plain === null || adjusted === null
      ? []
      : [{ plain: size(plain - used), adjusted: size(adjusted - used) }],
  );
  const plain = sum(both.map((day) => day.plain));
  const adjusted = sum(both.map((day) => day.adjusted));
  const squares = [plain * plain, plain * plain + adjusted * adjusted] as const;
  const weight =
    both.length < 5 || plain === 0n
      ? ([0n, 1n] as const)
      : squares[0] * 100n > squares[1] * cap
        ? ([cap, 100n] as const)
        : squares;
  found['blend days'] = String(both.length);
  found['blend weight'] = String(round(10_000n * weight[0], weight[1]));
  if (both.length > 0) {
    found['blend plainOffWh'] = String(round(plain, BigInt(both.length)));
    found['blend adjustedOffWh'] = String(round(adjusted, BigInt(both.length)));
  }
  return weight;
}

/** What is left of a reduction once earlier evenings are made up for. */
function carry(
  stated: Stated,
  reduction: bigint,
  noise: bigint | null,
  found: Record<string, string>,
): bigint {
  const factor = stated.rules.netMonthly ? 0n : stated.rules.carryFactor;
  const { carried } = stated;
  const isOpen = carried !== null && factor > 0n && carried.date.slice(0, 4) >= stated.date.slice(0, 4);
  const open = isOpen ? carried.wh : 0n;
  const counted = reduction + open;
  const limit = factor === 0n ? 0n : noise === null ? null : factor * noise;
  const after = least(0n, counted);
  let left = limit === null ? (reduction < 0n ? open : after) : most(after, -limit);
  const isTenth = isOpen && left !== 0n && left >= open && carried.events + 1 >= 10;
  if (isTenth) left = 0n;
  if (limit !== null) found['carry limitWh'] = String(limit);
  if (carried !== null && factor === 0n) found['carry ended'] = 'off';
  else if (carried !== null && !isOpen) found['carry ended'] = 'new-year';
  else if (isTenth) found['carry ended'] = 'ten-events';
  found['carry openWh'] = String(open);
  found['carry countedWh'] = String(counted);
  found['carry leftWh'] = String(stated.payment === 'estimate' ? open : left);
  return counted;
}

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);
const size = (value: bigint): bigint => (value < 0n ? -value : value);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const floor = (a: bigint, b: bigint): bigint => a / b - (a % b !== 0n && a < 0n !== b < 0n ? 1n : 0n);
/** To the nearest whole number, half up. */
const round = (a: bigint, b: bigint): bigint => floor(2n * a + b, 2n * b);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const file of process.argv.slice(2)) {
    const wrong = wrongFigures(readFileSync(file, 'utf8'));
    const said = wrong.length === 0 ? ' every figure is right' : `\n  ${wrong.join('\n  ')}`;
    process.stdout.write(`${file}:${said}\n`);
    if (wrong.length > 0) process.exitCode = 1;
  }
}
