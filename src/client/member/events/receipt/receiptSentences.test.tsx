import { describe, expect, it } from 'vitest';
import { clientApp, renderHtml } from '../../../../../tests/support/clientApp.tsx';
import { RECEIPT_SENTENCES } from '../../../../../tests/support/receipt/receiptSentences.ts';
import { sentenceFault, sentencesOf } from '../../../../../tests/support/sentences.ts';
import { settledEvent } from '../../../../../tests/support/stubEvents.ts';
import { createMeter, member, preparedFor, TUESDAY } from '../../../../../tests/support/testHousehold.ts';
import type { ProgramRules } from '../../../../domain/programs/rules.ts';
import type { SettledReceipt } from '../../../../domain/settlement/receipt.ts';
import { settleReduction } from '../../../../domain/settlement/settleReduction.ts';
import type { Standing } from '../../../../domain/settlement/standing.ts';
import type { Provenance } from '../../../../domain/settlement/windowSource.ts';
import { EnergyUnitContext } from '../../../shared/format/EnergyUnit.ts';
import { EventHeadline } from '../EventHeadline.tsx';
import { SettledResult } from '../SettledResult.tsx';
import { BookingStep } from './BookingStep.tsx';
import { ChanceStep } from './ChanceStep.tsx';
import { PayStep } from './PayStep.tsx';
import { StandingStep } from './StandingStep.tsx';
import { UsedStep } from './UsedStep.tsx';
import { UsualStep } from './UsualStep.tsx';

interface State {
  readonly usedWh: number;
  readonly stay: 'stayed' | 'left' | 'away';
  readonly provenance: Provenance;
  readonly standing: Standing;
  readonly rules: Partial<ProgramRules>;
}

const STAYS = ['stayed', 'left', 'away'] as const;
const PROVENANCES = ['utility', 'operator', 'upload'] as const;
const STANDINGS: readonly Standing[] = [
  { recent: [], streak: 0, setup: 'utility-connected' },
  { recent: [2_000, 1_600, -900], streak: 1, setup: 'utility-connected' },
  { recent: [-2_000, -1_000], streak: 24, setup: 'utility-connected' },
];
/** What earlier evenings left to make up. */
const CARRIED: readonly NonNullable<Standing['carried']>[] = [
  { wh: -30, eventId: 'earlier', date: '2026-02-24', eventsSince: 0 },
  { wh: -580, eventId: 'earlier', date: '2026-02-24', eventsSince: 2 },
  { wh: -700, eventId: 'earlier', date: '2026-02-24', eventsSince: 9 },
  { wh: -30, eventId: 'earlier', date: '2025-12-24', eventsSince: 0 },
];
const RULES: readonly Partial<ProgramRules>[] = [
  { netMonthly: true },
  { noiseMinimumDays: 60, noiseDays: 60 },
  { sameDayAdjustment: true },
  { baselineRule: 'highest-five-of-ten' },
  { baselineRule: 'blend' },
  { baselineRule: 'blend', blendCapPercent: 30 },
  { baselineRule: 'blend', noiseDays: 4 },
];
const PLAIN: State = {
  usedWh: 400,
  stay: 'stayed',
  provenance: 'utility',
  standing: STANDINGS[0] as Standing,
  rules: {},
};
const usualWh = receiptOf(PLAIN).baselineWh;
/** Clear savings, within the dead band, within the usual error, none, and the same above. */
const USES = [-600, -35, -15, 0, 15, 40, 900].map((more) => usualWh + more);

const STATES: readonly State[] = USES.flatMap((usedWh) => [
  ...STAYS.flatMap((stay) => PROVENANCES.map((provenance) => ({ ...PLAIN, usedWh, stay, provenance }))),
  ...STANDINGS.flatMap((standing) =>
    (['stayed', 'left'] as const).map((stay) => ({ ...PLAIN, usedWh, stay, standing })),
  ),
  ...RULES.map((rules) => ({ ...PLAIN, usedWh, rules })),
  ...CARRIED.flatMap((carried) =>
    ([2, 1, 0] as const).map((carryFactor) => ({
      ...PLAIN,
      usedWh,
      standing: { ...PLAIN.standing, carried },
      rules: { carryFactor },
    })),
  ),
]);

function receiptOf({ usedWh, stay, provenance, standing, rules }: State): SettledReceipt {
  const noise = [40, -40, 0, 20, -20];
  const use = (date: string, second: number) => {
    if (date === '2026-03-03') return second === 18 * 3600 ? usedWh : 1100;
    return 1000 + (noise[Number(date.slice(-2)) % 5] ?? 0);
  };
  const { receipt } = settleReduction(
    preparedFor(TUESDAY, rules),
    member(createMeter({ use, provenance }, TUESDAY), {
      standing,
      left: stay !== 'stayed',
      away: stay === 'away',
    }),
  );
  if (receipt.state === 'PENDING') throw new Error('This household has too few days.');
  return receipt;
}

const app = await clientApp();

/** Every sentence of a settled result, without those of its tables. */
function sentences(receipt: SettledReceipt): string[] {
  const event = settledEvent(receipt, { estimate_only: receipt.pay.payment === 'estimate' });
  const noise = receipt.noise.verdict === 'within-noise' ? receipt.noise : null;
  const html = renderHtml(
    app,
    <EnergyUnitContext value="kWh">
      <p>
        <EventHeadline event={event} situation="settled" now={Date.now()} />
      </p>
      <SettledResult event={event} noise={noise} receipt={receipt} />
      <UsualStep receipt={receipt} />
      <UsedStep receipt={receipt} timeZone="America/Los_Angeles" />
      <ChanceStep receipt={receipt} />
      <PayStep receipt={receipt} />
      <StandingStep
        tier={receipt}
        streak={{
          before: receipt.before.streak,
          after: receipt.after.streak,
          change: receipt.after.streakChange,
        }}
      />
      {receipt.pay.watts === 0 && (
        <BookingStep ledger={[]} kind="reduction" payment={receipt.pay.payment} timeZone="UTC" />
      )}
    </EnergyUnitContext>,
    '/',
  );
  return sentencesOf(html);
}

describe('every sentence of a result', () => {
  it('is true in every state, and each figure in it is a field of the receipt', () => {
    const faults = new Map<string, State>();
    for (const state of STATES) {
      const receipt = receiptOf(state);
      for (const sentence of sentences(receipt)) {
        const wrong = sentenceFault(RECEIPT_SENTENCES, sentence, receipt);
        if (wrong !== null && !faults.has(wrong)) faults.set(wrong, state);
      }
    }
    expect([...faults].map(([wrong, state]) => `${wrong} (${JSON.stringify(state)})`)).toEqual([]);
  });

  it('leads to the evening that it was set against', () => {
    const [carried] = CARRIED;
    const receipt = receiptOf({ ...PLAIN, standing: { ...PLAIN.standing, carried } });
    expect(renderHtml(app, <PayStep receipt={receipt} />, '/')).toContain('href="/events/earlier"');
  });

  it('covers every verdict, reason and change of the streak', () => {
    const receipts = STATES.map(receiptOf);
    const seen = (value: (receipt: SettledReceipt) => unknown) => new Set(receipts.map(value)).size;
    expect(seen(({ noise }) => noise.verdict)).toBe(3);
    expect(seen(({ pay }) => pay.unpaidBecause)).toBe(5);
    expect(seen(({ carry }) => carry?.ended ?? null)).toBe(4);
    expect(seen(({ pay }) => pay.payment)).toBe(3);
    expect(seen(({ after }) => after.streakChange)).toBe(4);
    expect(seen(({ reductionWh }) => Math.sign(reductionWh))).toBe(3);
  });
});
