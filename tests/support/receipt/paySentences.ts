import type { SettledReceipt } from '../../../src/domain/settlement/receipt.ts';
import type { Sentence } from '../sentences.ts';
import {
  addsToCarry,
  always,
  because,
  ended,
  events,
  exact,
  hasCarry,
  isEstimate,
  leftWh,
  mean,
  money,
  noPay,
  none,
  percent,
  points,
  rough,
  sign,
  streak,
} from './receiptFacts.ts';

/** What a result pays, what is left to make up, and what it does to tier and streak. */
export const PAY_SENTENCES: readonly Sentence<SettledReceipt>[] = [
  // what it pays
  [/^No saving this time, so no savings points\.$|^You never lose points\.$/, none, because('no-reduction')],
  [
    /^You saved (\S+ kWh)\.$/,
    (r) => [exact(r.reductionWh)],
    (r) => because('dead-band')(r) || (hasCarry(r) && sign(1)(r)),
  ],
  [
    /^That’s less than (\S+) of your usual\.$/,
    (r) => [percent(r.rules.deadBandPercent)],
    (r) => r.reductionWh * 100 < r.baselineWh * r.rules.deadBandPercent,
  ],
  [/^A saving that small could be chance, so it isn’t paid\.$/, none, because('dead-band')],
  [
    /^You left during the event, so you don’t earn anything for it\.$/,
    none,
    (r) => r.left && r.away !== true && noPay(r),
  ],
  [
    /^You went on vacation during the event, so you don’t earn anything for it\.$/,
    none,
    (r) => r.away === true && noPay(r),
  ],
  [/^Your streak is safe\.$/, none, (r) => r.after.streak === r.before.streak],
  [
    /^(\w+) earns the standard rate\.$/,
    (r) => [r.before.tier],
    (r) => r.before.multiplierHundredths === 100 && r.before.streak === 0,
  ],
  [
    /^(\w+) earns the standard rate, and your streak of (\d+ events?) adds a (\S+) bonus\.$/,
    (r) => [r.before.tier, events(r.before.streak), percent(r.before.bonusHundredths)],
    (r) => r.before.multiplierHundredths === 100,
  ],
  [
    /^(\w+) earns (\S+)× points, and your streak of (\d+ events?) adds a (\S+) bonus\.$/,
    (r) => [
      r.before.tier,
      String(r.before.multiplierHundredths / 100),
      events(r.before.streak),
      percent(r.before.bonusHundredths),
    ],
    always,
  ],
  [/^We use your tier and streak from before the event\.$/, none, always],
  [
    /^(\S+ kWh) × (\d+ points) per kWh × \((\S+) \+ (\S+)\) = (\S+), rounded to (\d+ points?)$/,
    ({ pay: { formula, reductionPoints } }) => [
      exact(formula.reductionWh),
      points(formula.pointsPerKwh),
      String(formula.multiplierHundredths / 100),
      String(formula.bonusHundredths / 100),
      String(
        Number(
          (
            (formula.reductionWh *
              formula.pointsPerKwh *
              (formula.multiplierHundredths + formula.bonusHundredths)) /
            100_000
          ).toFixed(3),
        ),
      ),
      points(reductionPoints),
    ],
    because(null),
  ],
  [/^For what you saved (\d+)$/, (r) => [String(r.pay.reductionPoints)], always],
  [/^For taking part (\d+)$/, (r) => [String(r.pay.participationPoints)], always],
  [/^Total (\d+ points?)$/, (r) => [points(r.pay.points)], always],
  [/^(\d+ points?) (?:is|are) worth (\S+)\.$/, (r) => [points(r.pay.points), money(r.pay.points)], always],
  [
    /^At (\d+ watts) a point, that’s (\S+ watts)\.$/,
    (r) => [`${r.pay.wattConversionRate} watts`, `${r.pay.watts.toLocaleString('en-US')} watts`],
    (r) => r.pay.watts === r.pay.points * r.pay.wattConversionRate,
  ],
  [
    /^This program adds up your savings over the month and pays them at the end\.$/,
    none,
    (r) => r.pay.payment === 'month-end',
  ],
  [
    /^This is what it would have paid\.$|^Readings from your own file are only an estimate, so they aren’t paid\.$/,
    none,
    isEstimate,
  ],
  // what earlier evenings left to make up
  [/^How\?$|^Good and bad evenings even out$/, none, hasCarry],
  [
    /^(\S+ kWh) from February 24 was set against it\.$/,
    (r) => [rough(Math.min(r.reductionWh, -(r.carry?.openWh ?? 0)))],
    (r) => sign(1)(r) && r.carry?.from?.date === '2026-02-24',
  ],
  [/^(\d+(?:\.\d{1,2})? kWh) comes off your next saving\.$/, (r) => [rough(leftWh(r))], addsToCarry],
  [/^(\d+(?:\.\d{1,2})? kWh) is left to make up\.$/, (r) => [rough(leftWh(r))], (r) => leftWh(r) < 0],
  [/^(\d+\.\d{3} kWh) is left to make up\.$/, (r) => [exact(leftWh(r))], (r) => leftWh(r) < 0],
  [
    /^You used more than usual, so (\S+ kWh) comes off your next saving\.$/,
    (r) => [exact(leftWh(r))],
    (r) => sign(-1)(r) && addsToCarry(r),
  ],
  [
    /^It’s never more than (\S+ kWh)(?:, what your usual|, (\d) times what your usual) is off by on average\.$/,
    (r) => [
      exact((r.noise.noise?.meanAbsoluteWh ?? Number.NaN) * (r.rules.carryFactor ?? 0)),
      ...(r.rules.carryFactor === 1 ? [] : [String(r.rules.carryFactor)]),
    ],
    (r) => leftWh(r) < 0,
  ],
  [
    /^Part of every result is chance\.$|^When an evening goes worse than usual, we set some of it|^You never lose points for it,/,
    none,
    hasCarry,
  ],
  [
    /^(\S+ kWh) was left to make up from February 24\.$/,
    (r) => [exact(r.carry?.openWh ?? 0)],
    (r) => !sign(1)(r) && r.carry?.from?.date === '2026-02-24',
  ],
  [
    /^(\S+ kWh) was left to make up from February 24, so (\S+ kWh) counts\.$/,
    (r) => [exact(r.carry?.openWh ?? 0), exact(r.pay.formula.reductionWh)],
    (r) => r.pay.formula.reductionWh > 0 && r.carry?.from?.date === '2026-02-24',
  ],
  [
    /^(\S+ kWh) was left to make up from February 24, so nothing is paid this time\.$/,
    (r) => [exact(r.carry?.openWh ?? 0)],
    because('carried'),
  ],
  [
    /^What you saved made up for an earlier evening, so there are no savings points this time\.$|^It still counts in full for your tier and streak\.$/,
    none,
    (r) => because('carried')(r) && r.after.recent.length === 1,
  ],
  [
    /^(\S+ kWh) is less than (\S+) of your usual\.$/,
    (r) => [exact(r.pay.formula.reductionWh), percent(r.rules.deadBandPercent)],
    because('dead-band'),
  ],
  [/^Nothing is left to make up\.$/, none, (r) => leftWh(r) === 0 && because('dead-band')(r)],
  [
    /^A new year starts clean\.$|^What was left from December 24 no longer counts\.$/,
    none,
    ended('new-year'),
  ],
  [
    /^Ten events have passed, so what was left from February 24 no longer counts\.$/,
    none,
    ended('ten-events'),
  ],
  [/^This program no longer carries anything over, so what was left from/, none, ended('off')],
  // tier and streak
  [/^You’re still (\w+)\.$/, (r) => [r.after.tier], (r) => r.before.tier === r.after.tier],
  [/^You went from (\w+) to (\w+)\.$/, (r) => [r.before.tier, r.after.tier], always],
  [/^On average, you save (\S+)\.$/, (r) => [percent(mean(r) / 100)], (r) => mean(r) >= 0],
  [
    /^On average, you use (\S+) more than usual\.$/,
    (r) => [percent(Math.max(1, Math.round(-mean(r) / 100)))],
    (r) => mean(r) < 0,
  ],
  [
    /^Your streak is now (\d+ events?)\.$/,
    (r) => [events(r.after.streak)],
    (r) => streak('grew')(r) && r.after.streak === r.before.streak + 1,
  ],
  [/^You don’t have a streak yet\.$/, none, (r) => r.after.streak === 0],
  [/^Your next saving starts (?:one|a new one)\.$/, none, (r) => r.after.streak === 0],
  [
    /^Your streak stays at (\d+ events?)\.$/,
    (r) => [events(r.after.streak)],
    (r) => r.after.streak === r.before.streak,
  ],
  [/^Your streak of (\d+ events?) ended\.$/, (r) => [events(r.before.streak)], streak('ended')],
  [
    /^Your streak went from (\d+ events) to (\d+)\.$/,
    (r) => [events(r.before.streak), String(r.after.streak)],
    streak('softened'),
  ],
  [/^A long streak never drops to zero at once\.$/, none, streak('softened')],
  // what was added
  [/^Nothing was added\.$/, none, (r) => r.pay.payableReductionWatts + r.pay.payableParticipationWatts === 0],
  [
    /^Nothing yet\.$|^This program adds up the month’s events and pays at the end\.$/,
    none,
    (r) => r.pay.payment === 'month-end',
  ],
  [/^Nothing\.$|^Estimates aren’t paid\.$/, none, isEstimate],
];
