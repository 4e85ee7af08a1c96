/**
 * Recomputes receipts from what members download, and shares no code with what made them: written from the rules alone, in
 * whole numbers of any size. `npx tsx tests/receipts/recompute.ts FILE…` reads receipts as JSON or CSV and prints every
 * figure that differs.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { findBaselines } from '../../src/verify/baselines.ts';
import { floor, least, most, round, size, sum } from '../../src/verify/exact.ts';
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
  const baselines = findBaselines({
    rules,
    days: stated.days,
    before: stated.before,
    blendDays: stated.placebos,
    intervals: stated.used.length,
  });
  for (const [name, value] of Object.entries(baselines.figures)) found[name] = String(value);
  const baseline = sum(
    baselines.wh.map((value, i) => ((found[`interval ${i} baseline`] = String(value)), value)),
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const file of process.argv.slice(2)) {
    const wrong = wrongFigures(readFileSync(file, 'utf8'));
    const said = wrong.length === 0 ? ' every figure is right' : `\n  ${wrong.join('\n  ')}`;
    process.stdout.write(`${file}:${said}\n`);
    if (wrong.length > 0) process.exitCode = 1;
  }
}
