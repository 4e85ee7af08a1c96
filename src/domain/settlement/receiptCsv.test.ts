import { describe, expect, it } from 'vitest';
import type { ProgramRules } from '../programs/rules.ts';
import { receiptToCsv } from './receiptCsv.ts';
import { settleReduction } from './settleReduction.ts';
import { SILVER, TUESDAY, member, createMeter, preparedFor } from '../../../tests/support/testHousehold.ts';

const lines = (use: (date: string) => number | null, rules: Partial<ProgramRules> = {}) =>
  receiptToCsv(
    settleReduction(preparedFor(TUESDAY, rules), member(createMeter({ use }, TUESDAY))).receipt,
  ).split('\r\n');

describe('a receipt as CSV', () => {
  const csv = lines((date) => (date === '2026-03-03' ? 400.1 : 1000.25));

  it('has one figure a line, a header, and a final line end', () => {
    expect(csv[0]).toBe('section,when,name,value,unit');
    expect(csv.at(-1)).toBe('');
    expect(csv.slice(0, -1).every((line) => line.split(',').length === 5)).toBe(true);
  });

  it.each([
    'receipt,,state,SETTLED,',
    'event,2026-03-04T02:00:00Z,start,2026-03-04T02:00:00Z,',
    'used,2026-02-17,interval 1,1000.25,Wh',
    'rejected,2026-02-28,reason,other-day-type,',
    'interval,2026-03-04T02:00:00Z,baselineWh,1000,Wh',
    'interval,2026-03-04T02:00:00Z,used exactly,400.1,Wh',
    'result,,reductionWh,600,Wh',
    'result,,reductionShare,60,%',
    'noise,,meanAbsoluteWh,0,Wh',
    'before,,tier,Silver,',
    'pay,,multiplier,1,',
    'pay,,unpaidBecause,,',
    'pay,,points,65,points',
    'after,,tier,Gold,',
  ])('has the line %s', (line) => {
    expect(csv).toContain(line);
  });

  it('has the adjustment where the program adjusts', () => {
    expect(lines(() => 1000, { sameDayAdjustment: true })).toEqual(
      expect.arrayContaining([
        'rules,,adjustmentMethod,ratio,',
        'rules,,adjustmentToHours,1,h before the start',
        'adjustment,,event,3000,Wh',
        'adjustment,,used,100,%',
        'used,2026-02-17,adjustment hours,3000,Wh',
      ]),
    );
  });

  it('has what earlier evenings left to make up', () => {
    const carried = { wh: -250, eventId: 'earlier', date: '2026-02-24', eventsSince: 3 };
    const use = (date: string) => (date === '2026-03-03' ? 400 : 1000);
    const { receipt } = settleReduction(
      preparedFor(TUESDAY),
      member(createMeter({ use }, TUESDAY), { standing: { ...SILVER, carried } }),
    );
    expect(receiptToCsv(receipt).split('\r\n')).toEqual(
      expect.arrayContaining([
        'rules,,carryFactor,2,',
        'before,2026-02-24,carriedWh,-250,Wh',
        'before,2026-02-24,carriedEvent,earlier,',
        'before,2026-02-24,carriedEventsSince,3,events',
        'carry,,openWh,-250,Wh',
        'carry,,countedWh,350,Wh',
        'carry,,leftWh,0,Wh',
        'pay,,reductionPoints,35,points',
      ]),
    );
  });

  it('lists what a pending result lacks', () => {
    const pending = lines((date) => (date < '2026-03-02' ? null : 1000));
    expect(pending).toEqual(
      expect.arrayContaining([
        'receipt,,state,PENDING,',
        'pending,,code,NoIntervalData,',
        'eligible,2026-03-02,date,2026-03-02,',
        'rejected,2026-02-27,reason,missing-data,',
      ]),
    );
  });
});
