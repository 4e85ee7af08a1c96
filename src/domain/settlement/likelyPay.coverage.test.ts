import { expect, it } from 'vitest';
import { numbersFrom } from '../demo/numbersFrom.ts';
import { savedPercent } from '../demo/reaction.ts';
import { DEFAULT_PROGRAM_RULES } from '../programs/rules.ts';
import { likelyPay, programPay, type PaidResult } from './likelyPay.ts';
import { deadBandWh } from './noise.ts';
import { reductionPoints } from './points.ts';
import { advanceStanding, viewStanding, type Standing } from './standing.ts';

const EVENINGS = 14;
const rules = DEFAULT_PROGRAM_RULES;

interface Home {
  readonly nr: number;
  /** Usual use of the hour, watt-hours, and how far an evening is off it, as a share. */
  readonly usualWh: number;
  readonly swing: number;
  readonly results: PaidResult[];
  standing: Standing;
}

/** Homes of one program: what their results paid beside what each was told before, by the number of its own results. */
function live(seed: number, percentSaved: (home: number, evening: number) => number) {
  const next = numbersFrom(seed);
  const bell = () => (next() + next() + next() + next() - 2) * Math.sqrt(3);
  const homes: Home[] = Array.from({ length: 150 }, (_, nr) => ({
    nr,
    usualWh: Math.round(800 + next() * 2_500),
    swing: 0.1 + next() * 0.25,
    results: [],
    standing: { recent: [], streak: 0, setup: 'utility-connected' },
  }));
  const evenings: PaidResult[][] = [];
  const told: { readonly own: number; readonly inside: boolean }[] = [];
  for (let evening = 0; evening < EVENINGS; evening += 1) {
    const start = evening * 7 * 86_400_000;
    const program = programPay(evenings.slice(-8).flat(), rules.standing);
    const tonight: PaidResult[] = [];
    // A tenth of the homes joins week by week.
    for (const home of homes.filter(({ nr }) => nr % 10 < 9 || evening > nr % EVENINGS)) {
      const { usualWh, results, standing } = home;
      const expected = likelyPay(
        { algorithm: 'participation_reduction', minutes: 60, start },
        { results: results.slice(0, 8), typicalWindowWh: usualWh, program },
        standing,
        rules,
      );
      const used = usualWh * (1 + home.swing * bell()) * (1 - percentSaved(home.nr, evening) / 100);
      const reductionWh = Math.round(usualWh - used);
      const { multiplierHundredths, bonusHundredths } = viewStanding(standing, rules.standing);
      const paid =
        reductionWh < deadBandWh(usualWh, rules)
          ? 0
          : reductionPoints({
              reductionWh,
              pointsPerKwh: rules.pointsPerKwh,
              multiplierHundredths,
              bonusHundredths,
            });
      const points = paid + rules.participationPoints;
      if (expected !== null)
        told.push({
          own: results.length,
          inside: points >= expected.lowPoints && points <= expected.highPoints,
        });
      const result: PaidResult = {
        reductionPoints: paid,
        baselineWh: usualWh,
        minutes: 60,
        start,
        pointsPerKwh: rules.pointsPerKwh,
        before: standing,
      };
      tonight.push(result);
      results.unshift(result);
      home.standing = advanceStanding(
        standing,
        { streakEvent: paid > 0 ? 'reduction' : 'none', result: { reductionWh, baselineWh: usualWh } },
        rules.standing,
      );
    }
    evenings.push(tonight);
  }
  return (least: number, most: number) => {
    const of = told.filter(({ own }) => own >= least && own <= most);
    return { results: of.length, share: of.filter(({ inside }) => inside).length / of.length };
  };
}

const reacts = (home: number, evening: number) =>
  savedPercent(numbersFrom(home), numbersFrom(home * 1_000 + evening));

it.each([
  ['react each in its way', reacts],
  ['do nothing', () => 0],
  ['save a fifth every time', () => 20],
  ['save two fifths every time', () => 40],
])('four in five results fall within what was told before, in homes that %s', (_what, percentSaved) => {
  const coverage = [1, 2, 3].map((seed) => live(seed, percentSaved));
  const pooled = (least: number, most: number) => {
    const parts = coverage.map((of) => of(least, most));
    const results = parts.reduce((sum, part) => sum + part.results, 0);
    return parts.reduce((sum, part) => sum + part.share * part.results, 0) / results;
  };
  for (const [least, most] of [
    [0, EVENINGS],
    [1, 2],
    [3, 7],
    [8, EVENINGS],
  ] as const) {
    expect(pooled(least, most)).toBeGreaterThan(0.73);
    expect(pooled(least, most)).toBeLessThan(0.87);
  }
});
