import { describe, expect, it } from 'vitest';
import { numbersFrom } from '../demo/numbersFrom.ts';
import { compareVariants, type ExperimentMetric } from './metrics.ts';
import { sampleRatio } from './statistics.ts';

/** Experiments whose variants don't differ, looked at every day: what is called a result is chance. */

const EXPERIMENTS = 500;
const DAYS = 28;
const MEMBERS_A_DAY = 60;
/** The error rate promised is 5%, looks included. */
const MOST_FALSE = EXPERIMENTS * 0.05;

/** A member's value, as rare and as skewed as it is in a brand: few order, and few save very much. */
const VALUES: Readonly<Record<ExperimentMetric, (next: () => number) => number>> = {
  JOINED: (next) => Number(next() < 0.3),
  CONNECTED: (next) => Number(next() < 0.03),
  ORDERED: (next) => Number(next() < 0.01),
  KWH_SAVED: (next) => {
    if (next() < 0.7) return 0;
    const size = next() ** -0.6 / 2;
    return next() < 0.3 ? -size / 2 : size;
  },
};

const empty = () => ({ members: 0, sum: 0, squares: 0 });

/** How many of the experiments were ever called a result, and how many a faulty split. */
function simulate(metric: ExperimentMetric, share: number): { called: number; faulty: number } {
  const next = numbersFrom(20_261_128);
  const value = VALUES[metric];
  let called = 0;
  let faulty = 0;
  for (let experiment = 0; experiment < EXPERIMENTS; experiment += 1) {
    const groups = [
      { variant: 'control', weight: 10_000 * (1 - share), sample: empty() },
      { variant: 'same', weight: 10_000 * share, sample: empty() },
    ] as const;
    let isCalled = false;
    let isFaulty = false;
    for (let day = 0; day < DAYS; day += 1) {
      for (let member = 0; member < MEMBERS_A_DAY; member += 1) {
        const { sample } = groups[next() < share ? 1 : 0];
        const amount = value(next);
        sample.members += 1;
        sample.sum += amount;
        sample.squares += amount * amount;
      }
      const verdict = compareVariants(metric, groups)[1]?.verdict;
      isCalled ||= verdict === 'BETTER' || verdict === 'WORSE';
      const split = groups.map(({ weight, sample }) => ({ weight, members: sample.members }));
      isFaulty ||= sampleRatio(split)?.isMismatch === true;
    }
    if (isCalled) called += 1;
    if (isFaulty) faulty += 1;
  }
  return { called, faulty };
}

describe.each(['JOINED', 'CONNECTED', 'ORDERED', 'KWH_SAVED'] as const)(
  'chance is hardly ever called a result: %s',
  (metric) => {
    it.each([
      ['50:50', 0.5],
      ['90:10', 0.1],
      ['95:5', 0.05],
    ])('with %s', (_split, share) => {
      const { called, faulty } = simulate(metric, share);
      expect(called).toBeLessThanOrEqual(MOST_FALSE);
      // Of 500 sound splits, less than one is called faulty at one in a thousand.
      expect(faulty).toBeLessThanOrEqual(1);
    });
  },
);
