import { describe, expect, it } from 'vitest';
import type { EventReceipt } from '../../../../../codegen/rest/types.ts';
import type { SettledReceipt } from '../../../../domain/settlement/receipt.ts';
import { settleReduction } from '../../../../domain/settlement/settleReduction.ts';
import { TUESDAY, member, createMeter, preparedFor } from '../../../../../tests/support/testHousehold.ts';
import { recomputed } from './recomputed.ts';

const use = (date: string, second: number) => (date === '2026-03-03' && second === 18 * 3600 ? 400 : 1000);
const honest = settleReduction(preparedFor(TUESDAY), member(createMeter({ use }, TUESDAY)))
  .receipt as SettledReceipt;
/** As it comes over the wire. */
const sent = (receipt: object) => ({
  receipt: JSON.parse(JSON.stringify(receipt)) as EventReceipt['receipt'],
});

describe('a receipt that the browser recomputes', () => {
  it('matches the original, figure by figure', () => {
    const result = recomputed(sent(honest));
    expect(result).toMatchObject({ differences: [], watts: honest.pay.watts });
    expect(result?.figures.filter(({ receipt, here }) => receipt !== here)).toEqual([]);
  });

  it.each([
    ['more watts', { pay: { ...honest.pay, watts: honest.pay.watts + 1 } }, ['pay']],
    ['a higher usual', { baselineWh: 1001 }, ['baselineWh']],
    [
      'a day that was made larger',
      { daysUsed: honest.daysUsed.map((day) => ({ ...day, mWh: day.mWh.map((mWh) => mWh * 2) })) },
      ['intervals', 'baselineWh', 'reductionWh', 'reductionShare', 'deadBandWh', 'carry', 'pay', 'after'],
    ],
    ['a kinder verdict', { noise: { ...honest.noise, verdict: 'within-noise' } }, ['noise']],
  ])('differs with %s', (_what, forged, names) => {
    expect(recomputed(sent({ ...honest, ...forged }))?.differences).toEqual(names);
  });

  it.each([
    ['nothing in it', { kind: 'reduction', state: 'SETTLED' }],
    ['no days', { ...honest, daysUsed: null }],
    ['a result that waits', { ...honest, state: 'PENDING' }],
    ['devices taken out', { kind: 'real-time', algorithm: 'participation_reduction_rt' }],
  ])('cannot be calculated with %s', (_what, receipt) => {
    expect(recomputed(sent(receipt))).toBeNull();
  });
});
