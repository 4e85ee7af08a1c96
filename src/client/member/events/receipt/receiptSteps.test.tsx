import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { EventReceipt } from '../../../../../codegen/rest/types.ts';
import { clientApp, renderHtml } from '../../../../../tests/support/clientApp.tsx';
import { settledReceipt } from '../../../../../tests/support/stubEvents.ts';
import type { SettledReceipt } from '../../../../domain/settlement/receipt.ts';
import { EnergyUnitContext } from '../../../shared/format/EnergyUnit.ts';
import { BookingStep } from './BookingStep.tsx';
import { ChanceStep } from './ChanceStep.tsx';
import { CorrectionStep } from './CorrectionStep.tsx';
import { PayStep } from './PayStep.tsx';
import { PlaceboDays } from './PlaceboDays.tsx';
import { StandingStep } from './StandingStep.tsx';
import { UsedStep } from './UsedStep.tsx';
import { UsualStep } from './UsualStep.tsx';

const paid = settledReceipt(400);
const pay = (more: Partial<SettledReceipt['pay']>): SettledReceipt => ({
  ...paid,
  pay: { ...paid.pay, ...more },
});

async function words(step: ReactNode): Promise<string> {
  const html = renderHtml(await clientApp(), <EnergyUnitContext value="kWh">{step}</EnergyUnitContext>, '/');
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('what a result pays, on its receipt', () => {
  it('is the formula with its numbers', async () => {
    const { reductionWh } = paid.pay.formula;
    const text = await words(<PayStep receipt={paid} />);
    expect(text).toContain('Silver earns the standard rate. We use your tier and streak from before');
    expect(text).toContain(`${(reductionWh / 1000).toFixed(3)} kWh × 100 points per kWh × (1 + 0) = `);
    expect(text).toContain(`rounded to ${paid.pay.reductionPoints} points`);
    expect(text).toContain(`For taking part ${paid.pay.participationPoints} `);
    expect(text).toContain(`Total ${paid.pay.points} points`);
  });

  it('names tier and streak that raised it', async () => {
    const formula = { ...paid.pay.formula, multiplierHundredths: 150, bonusHundredths: 40 };
    const before = { ...paid.before, tier: 'Gold', streak: 8 } as const;
    const text = await words(<PayStep receipt={{ ...pay({ formula }), before }} />);
    expect(text).toContain('Gold earns 1.5× points, and your streak of 8 events adds a 40% bonus.');
    expect(text).toContain('(1.5 + 0.4)');
  });

  it.each([
    ['no-reduction', {}, 'No saving this time, so no savings points.'],
    ['left', {}, 'You left during the event, so you don’t earn anything for it.'],
    ['left', { away: true }, 'You went on vacation during the event, so you don’t earn anything for it.'],
  ] as const)('is nothing for a reason: %s, %o', async (unpaidBecause, more, said) => {
    const text = await words(
      <PayStep receipt={{ ...pay({ unpaidBecause, reductionPoints: 0 }), ...more }} />,
    );
    expect(text).toContain(said);
    expect(text).not.toContain('rounded to');
  });

  it.each([
    ['paid', null],
    ['month-end', 'This program adds up your savings over the month and pays them at the end.'],
    ['estimate', 'Readings from your own file are only an estimate, so they aren’t paid.'],
  ] as const)('says when and whether it is paid: %s', async (payment, said) => {
    const text = await words(<PayStep receipt={pay({ payment })} />);
    if (said === null) expect(text).not.toMatch(/month|estimate/);
    else expect(text).toContain(said);
  });
});

describe('the usual, on its receipt', () => {
  const usual = (more: Partial<SettledReceipt>) => words(<UsualStep receipt={{ ...paid, ...more }} />);
  const rules = (more: Partial<SettledReceipt['rules']>) => ({ rules: { ...paid.rules, ...more } });

  it('is the average of the days that it names', async () => {
    expect(await usual({})).toContain(
      'That’s your average at the same time of day on the last 10 comparable weekdays.',
    );
    expect(await usual(rules({ baselineRule: 'highest-five-of-ten' }))).toContain('when you used the most');
  });

  it('counts the weightiest day first where days have weights', async () => {
    const [first, second] = paid.daysUsed;
    if (first === undefined || second === undefined) throw new Error('There are no days.');
    const daysUsed = [
      { ...first, weightPercent: 40 },
      { ...second, weightPercent: 60 },
    ];
    expect(await usual({ daysUsed })).toContain('The day you used the most counts the most: 60%, 40%.');
  });

  it.each([
    [{ ratio: { measured: 11_000, used: 11_000 } }, 'We set your usual to 110% to match.'],
    [
      { ratio: { measured: 15_000, used: 12_000 } },
      'you used 150% of what you used on those days. We set your usual to 120%, which is as far as the rules let us go.',
    ],
    [{ addedMWh: 250_000 }, 'you used more than on those days, so we added 0.250 kWh to each part'],
    [{ addedMWh: -250_000 }, 'you used less than on those days, so we took 0.250 kWh off each part'],
    [{ addedMWh: 0 }, 'you used as much as on those days, so your usual stayed as it was.'],
    [{}, 'We didn’t adjust it to the day itself. Readings from 4 to 1 hours before the start are missing.'],
    [
      { otherEvent: true as const },
      'because another event you joined fell in the hours we compare, from 4 to 1 hours before the start.',
    ],
  ])('is adjusted to the day: %j', async (more, said) => {
    const adjustment = { ...paid.adjustment, eventMWh: null, ratio: null, addedMWh: null, ...more };
    expect(await usual({ adjustment })).toContain(said);
  });

  it.each([
    [
      { days: 10, plainOffWh: 700, adjustedOffWh: 400, weight: 7538 },
      'your average was off by 0.700 kWh; corrected by the hours before, by 0.400 kWh. So the correction counts 75.4%.',
    ],
    [
      { days: 10, plainOffWh: 700, adjustedOffWh: 400, weight: 6000 },
      'So the correction counts 60%, the most this program allows.',
    ],
    [
      { days: 4, plainOffWh: 700, adjustedOffWh: 400, weight: 0 },
      'We don’t know yet whether that helps at your home, so it doesn’t change your usual this time.',
    ],
  ])('says how much a blend counts the correction: %j', async (blend, said) => {
    const text = await usual({
      ...rules({ baselineRule: 'blend', blendCapPercent: 60 }),
      adjustment: { eventMWh: 3_300_000, ratio: { measured: 15_000, used: 12_000 }, blend },
    });
    expect(text).toContain('you used 150% of what you used on those days. We count at most 120%.');
    expect(text).toContain(said);
    expect(text).toContain(blend.weight === 0 ? 'That’s your average' : 'We start from your average');
  });

  it('shows what a blend was made of on days without an event', async () => {
    const [first, ...others] = paid.noise.placeboDays;
    if (first === undefined) throw new Error('There are no days.');
    const noise = { ...paid.noise, placeboDays: [{ ...first, plainWh: 1234, adjustedWh: null }, ...others] };
    const text = await words(<PlaceboDays noise={noise} />);
    expect(text).toContain('Day Average Corrected Usual Used Off by');
    expect(text).toContain('1.234 –');
  });
});

describe('what was used, on its receipt', () => {
  it.each([
    ['utility', 600, '0.600 kWh less than usual. Your utility sent us the readings.'],
    ['operator', 0, 'as much as usual. Your utility or program sent us the readings.'],
    ['upload', -600, '0.600 kWh more than usual. Some readings came from a file you uploaded.'],
  ] as const)('by readings of the %s', async (provenance, reductionWh, said) => {
    const receipt = { ...paid, provenance, reductionWh };
    const text = await words(<UsedStep receipt={receipt} timeZone="America/Los_Angeles" />);
    expect(text).toContain(`That’s ${said}`);
  });
});

describe('more than chance, on its receipt', () => {
  it.each([
    ['reduction', 'You saved more than that, so this counts for your streak.'],
    ['within-noise', 'Too close to call. Your streak is unchanged.'],
    ['increase', 'You clearly used more than usual.'],
  ] as const)('%s', async (verdict, said) => {
    const noise = { ...paid.noise, verdict };
    const after = { ...paid.after, streakChange: verdict === 'within-noise' ? 'kept' : 'grew' } as const;
    expect(await words(<ChanceStep receipt={{ ...paid, noise, after }} />)).toContain(said);
  });

  it('is unknown without days to measure it on', async () => {
    const noise = { ...paid.noise, noise: null, toleranceWh: 300, placeboDays: [] };
    const text = await words(<ChanceStep receipt={{ ...paid, noise }} />);
    expect(text).toContain('Any difference up to 0.300 kWh could be chance.');
    expect(text).not.toContain('without an event, and how far off');
  });
});

describe('tier and streak, on the receipt', () => {
  it.each([
    ['grew', 0, 1, 'Your streak is now 1 event.'],
    ['kept', 0, 0, 'You don’t have a streak yet.'],
    ['kept', 3, 3, 'Your streak stays at 3 events.'],
    ['ended', 8, 0, 'Your streak of 8 events ended.'],
    ['softened', 24, 10, 'Your streak went from 24 events to 10.'],
  ] as const)('%s from %d to %d', async (change, before, after, said) => {
    expect(await words(<StandingStep streak={{ before, after, change }} />)).toContain(said);
  });

  it.each([
    ['Silver', 1_250, 'You’re still Silver. On average, you save 12.5%.'],
    ['Gold', 2_000, 'You went from Silver to Gold. On average, you save 20%.'],
    ['Gold', null, 'You went from Silver to Gold.'],
    ['Silver', -500, 'You’re still Silver. On average, you use 5% more than usual.'],
  ] as const)('%s with a mean of %s', async (tier, meanReduction, said) => {
    const standing = {
      before: { ...paid.before, tier: 'Silver' },
      after: { ...paid.after, tier, meanReduction },
    } as const;
    const streak = { before: 0, after: 0, change: 'kept' } as const;
    expect(await words(<StandingStep tier={standing} streak={streak} />)).toContain(said);
  });
});

describe('what was added to the balance, on the receipt', () => {
  const entry = (cause: string, watts: number) => ({
    cause_key: `${cause}:1`,
    cause,
    booked_at: '2026-03-04T12:00:00Z',
    watts,
  });

  it.each([
    ['event-reduction', 6_300, 'reduction', 'For what you saved', '+6,300 watts'],
    ['event-reduction', 6_300, 'real-time', 'For what your devices did', '+6,300 watts'],
    ['event-correction', -300, 'reduction', 'Correction', '-300 watts'],
  ] as const)('names the cause of %s, %d (%s)', async (cause, watts, kind, said, amount) => {
    const text = await words(
      <BookingStep ledger={[entry(cause, watts)]} kind={kind} payment="paid" timeZone="UTC" />,
    );
    expect(text).toContain(said);
    expect(text.replace('−', '-')).toContain(amount);
  });

  it.each([
    ['paid', 'Nothing was added.'],
    ['month-end', 'This program adds up the month’s events and pays at the end.'],
    ['estimate', 'Estimates aren’t paid.'],
  ] as const)('may be nothing: %s', async (payment, said) => {
    expect(
      await words(<BookingStep ledger={[]} kind="reduction" payment={payment} timeZone="UTC" />),
    ).toContain(said);
  });
});

describe('corrections', () => {
  const version = (change: object) => ({
    version: 2,
    settled_at: '2026-03-09T12:00:00Z',
    points: 5,
    change_reason: 'readings',
    change: {
      code: 'readings-changed',
      reductionWh: { before: null, after: null },
      points: { before: 5, after: 5 },
      watts: { before: 500, after: 500 },
      tier: { before: 'Silver', after: 'Silver' },
      streak: { before: 0, after: 0 },
      memberWatts: 0,
      forgivenWatts: 0,
      ...change,
    },
  });
  const corrections = (change: object) =>
    words(
      <CorrectionStep versions={[version(change)] as unknown as EventReceipt['versions']} timeZone="UTC" />,
    );

  it.each([
    [-260, -230, '0.260 kWh more than usual to 0.230 kWh more than usual.'],
    [-260, 0, '0.260 kWh more than usual to as much as usual.'],
    [120, -230, '0.120 kWh less than usual to 0.230 kWh more than usual.'],
  ])('never name a negative saving: %d to %d', async (before, after, said) => {
    const text = await corrections({ reductionWh: { before, after } });
    expect(text).toContain(`Your result went from ${said}`);
    expect(text).not.toMatch(/[-−]\d|saved/);
  });

  it('blame the readings only where they changed', async () => {
    expect(await corrections({ code: 'readings-changed' })).toContain('The readings for this event were');
    expect(await corrections({ code: 'usual-changed' })).toContain('Your usual for this event was corrected');
  });

  it.each([
    [{ memberWatts: 6_500 }, 'Your utility’s readings replaced your own file, so this is paid now'],
    [{ memberWatts: -6_500 }, 'Only your own file covers this now, so it isn’t paid'],
    [{ memberWatts: 0, forgivenWatts: 6_500 }, 'Only your own file covers this now, so it isn’t paid'],
  ])('say whether an estimate is paid now: %j', async (change, said) => {
    expect(await corrections({ code: 'payment-changed', ...change })).toContain(said);
  });
});

it('corrections say what changed, and what of it the member keeps', async () => {
  const same = { before: 0, after: 0 };
  const versions = [
    { version: 1, settled_at: '2026-03-05T12:00:00Z', points: 68, change_reason: null, change: null },
    {
      version: 2,
      settled_at: '2026-03-09T12:00:00Z',
      points: 40,
      change_reason: 'readings',
      change: {
        code: 'readings-changed',
        reductionWh: { before: 634, after: 400 },
        points: { before: 68, after: 40 },
        watts: { before: 6_800, after: 4_000 },
        tier: { before: 'Silver', after: 'Silver' },
        streak: same,
        forgivenWatts: 1_200,
      },
    },
  ] as unknown as EventReceipt['versions'];
  const text = await words(<CorrectionStep versions={versions} timeZone="UTC" />);
  expect(text).toContain('First result');
  expect(text).toContain('The readings for this event were corrected');
  expect(text).toContain(
    'Your result went from 0.634 kWh less than usual to 0.400 kWh less than usual. It’s worth 40¢ instead of 68¢.',
  );
  expect(text).toContain('You’d already spent 1,200 watts of it. Those are yours to keep.');
  expect(text).not.toMatch(/Your (?:tier|streak) before the event/);
});
