import { describe, expect, it } from 'vitest';
import { clientApp, renderHtml } from '../../../../../tests/support/clientApp.tsx';
import { settledReceipt } from '../../../../../tests/support/stubEvents.ts';
import type { SettledReceipt } from '../../../../domain/settlement/receipt.ts';
import { PayStep } from './PayStep.tsx';

const paid = settledReceipt(400);
const pay = (more: Partial<SettledReceipt['pay']>): SettledReceipt => ({
  ...paid,
  pay: { ...paid.pay, ...more },
});

async function words(receipt: SettledReceipt): Promise<string> {
  const html = renderHtml(await clientApp(), <PayStep receipt={receipt} />, '/');
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('what a result pays, on its receipt', () => {
  it('is the formula with its numbers', async () => {
    const { reductionWh } = paid.pay.formula;
    const text = await words(paid);
    expect(text).toContain('Silver earns the standard rate. We use your tier and streak from before');
    expect(text).toContain(`${(reductionWh / 1000).toFixed(3)} kWh × 100 points per kWh × (1 + 0) = `);
    expect(text).toContain(`rounded to ${paid.pay.reductionPoints} points`);
    expect(text).toContain(`For taking part ${paid.pay.participationPoints} `);
    expect(text).toContain(`Total ${paid.pay.points} points`);
  });

  it('names tier and streak that raised it', async () => {
    const formula = { ...paid.pay.formula, multiplierHundredths: 150, bonusHundredths: 40 };
    const text = await words({
      ...pay({ formula }),
      before: { ...paid.before, tier: 'Gold', streak: 8 },
    });
    expect(text).toContain('Gold earns 1.5× points, and your streak of 8 events adds a 40% bonus.');
    expect(text).toContain('(1.5 + 0.4)');
  });

  it.each([
    ['no-reduction', {}, 'No saving this time, so no savings points.'],
    ['dead-band', {}, 'A saving that small could be chance, so it isn’t paid.'],
    ['left', {}, 'You left during the event, so you don’t earn anything for it.'],
    ['left', { away: true }, 'You went on vacation during the event, so you don’t earn anything for it.'],
  ] as const)('is nothing for a reason: %s, %o', async (unpaidBecause, more, said) => {
    const text = await words({ ...pay({ unpaidBecause, reductionPoints: 0 }), ...more });
    expect(text).toContain(said);
    expect(text).not.toContain('rounded to');
  });

  it.each([
    ['paid', null],
    ['month-end', 'This program adds up your savings over the month and pays them at the end.'],
    ['estimate', 'Readings from your own file are only an estimate, so they aren’t paid.'],
  ] as const)('says when and whether it is paid: %s', async (payment, said) => {
    const text = await words(pay({ payment }));
    if (said === null) expect(text).not.toMatch(/month|estimate/);
    else expect(text).toContain(said);
  });
});
