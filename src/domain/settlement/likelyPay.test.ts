import { describe, expect, it } from 'vitest';
import { DEFAULT_PROGRAM_RULES } from '../programs/rules.ts';
import { likelyPay } from './likelyPay.ts';
import { NEW_STANDING } from './standing.ts';

const EVENT = { algorithm: 'participation_reduction', minutes: 60 } as const;
const result = (reductionWh: number, minutes = 60) => ({ reductionWh, baselineWh: 1000, minutes });

describe('what the next event is likely to pay', () => {
  it('estimates from use in the window while there are few results: 10 to 40 % of it, and participation', () => {
    expect(
      likelyPay(EVENT, { results: [], typicalWindowWh: 2000 }, NEW_STANDING, DEFAULT_PROGRAM_RULES),
    ).toEqual({
      lowPoints: 25,
      highPoints: 85,
      basis: 'typical-use',
    });
  });

  it("uses the middle half of the member's own results once there are three", () => {
    const results = [result(100), result(900), result(300), result(500), result(700)];
    expect(likelyPay(EVENT, { results, typicalWindowWh: 2000 }, NEW_STANDING, DEFAULT_PROGRAM_RULES)).toEqual(
      {
        lowPoints: 35,
        highPoints: 75,
        basis: 'own-results',
      },
    );
  });

  it("scales results to the event's length, and counts increases as zero", () => {
    const results = [result(-400, 120), result(-400, 120), result(400, 120)];
    expect(likelyPay(EVENT, { results, typicalWindowWh: null }, NEW_STANDING, DEFAULT_PROGRAM_RULES)).toEqual(
      {
        lowPoints: 5,
        highPoints: 25,
        basis: 'own-results',
      },
    );
  });

  it('applies tier and streak, and the dead band', () => {
    const standing = {
      recent: [5000, 5000, 5000, 5000, 5000],
      streak: 10,
      setup: 'utility-connected',
    } as const;
    const results = [result(40), result(40), result(200), result(200)];
    expect(likelyPay(EVENT, { results, typicalWindowWh: null }, standing, DEFAULT_PROGRAM_RULES)).toEqual({
      lowPoints: 5,
      highPoints: 55,
      basis: 'own-results',
    });
  });

  it('is null without anything to estimate from', () => {
    expect(
      likelyPay(EVENT, { results: [], typicalWindowWh: null }, NEW_STANDING, DEFAULT_PROGRAM_RULES),
    ).toBeNull();
    expect(
      likelyPay(EVENT, { results: [], typicalWindowWh: 0 }, NEW_STANDING, DEFAULT_PROGRAM_RULES),
    ).toBeNull();
    expect(
      likelyPay(
        { ...EVENT, algorithm: 'reduction_rt' },
        { results: [], typicalWindowWh: 900 },
        NEW_STANDING,
        DEFAULT_PROGRAM_RULES,
      ),
    ).toBeNull();
  });
});
