import type { SettledReceipt } from '../../../src/domain/settlement/receipt.ts';
import type { Sentence } from '../sentences.ts';
import {
  always,
  difference,
  exact,
  isClose,
  isEstimate,
  money,
  noPay,
  none,
  rough,
  share,
  sign,
} from './receiptFacts.ts';

/** The headline, the figures with their explanations, and the steps with their outcomes. */
export const RESULT_SENTENCES: readonly Sentence<SettledReceipt>[] = [
  // the headline
  [/^You saved (\S+ kWh)$/, difference, (r) => sign(1)(r) && noPay(r) && !isEstimate(r)],
  [
    /^You saved (\S+ kWh) and earned (\S+)$/,
    (r) => [...difference(r), money(r.pay.points)],
    (r) => sign(1)(r) && !noPay(r) && !isEstimate(r),
  ],
  [/^You used as much as usual\.?$/, none, (r) => sign(0)(r) && !isEstimate(r)],
  [/^You used a little more than usual\.?$/, none, (r) => sign(-1)(r) && isClose(r) && !isEstimate(r)],
  [
    /^You used (\S+ kWh) more than usual\.?$/,
    difference,
    (r) => sign(-1)(r) && !isClose(r) && !isEstimate(r),
  ],
  [
    /^You still earned (\S+) for taking part\.$/,
    (r) => [money(r.pay.participationPoints)],
    (r) => !sign(1)(r),
  ],
  [
    /^Going by your own file, you (?:saved about|used about) (\S+ kWh)(?: more than usual)?$/,
    difference,
    (r) => isEstimate(r) && !sign(0)(r),
  ],
  [/^Going by your own file, you used as much as usual$/, none, (r) => isEstimate(r) && sign(0)(r)],
  // the figures and their explanations
  [/^This is an estimate and isn’t paid$/, none, isEstimate],
  [/^It comes from a file you uploaded\.$/, none, isEstimate],
  [/^We pay for results from your utility’s own readings\.$/, none, isEstimate],
  [/^(\S+ kWh)You used\s\w+\?$/, (r) => [rough(r.usedWh)], always],
  [/^(\S+ kWh)Your usual\s\w+\?$/, (r) => [rough(r.baselineWh)], always],
  [/^(\S+)Less than usual\s\w+\?$/, share, sign(1)],
  [/^(\S+)More than usual\s\w+\?$/, share, sign(-1)],
  [/^(0%)As much as usual\s\w+\?$/, share, sign(0)],
  [/^(\S+)You earned\s\w+\?$/, (r) => [money(r.pay.points)], (r) => !isEstimate(r)],
  [/^(\S+)It would have paid\s\w+\?$/, (r) => [money(r.pay.points)], isEstimate],
  [
    /^(?:You used|Your usual|Less than usual|More than usual|As much as usual|You earned|It would have paid)$/,
    none,
    always,
  ],
  [/^Your meter readings from 6 to 7 PM add up to (\S+ kWh)\.$/, (r) => [exact(r.usedWh)], always],
  [
    /^Your home usually uses (\S+ kWh) at that time, going by similar days before the event\.$/,
    (r) => [exact(r.baselineWh)],
    always,
  ],
  [/^We list those days below\.$|^See the calculation below\.$/, none, always],
  [
    /^Your usual (\S+ kWh) minus the (\S+ kWh) you used is (\S+ kWh)\.$/,
    (r) => [exact(r.baselineWh), exact(r.usedWh), exact(r.reductionWh)],
    (r) => r.reductionWh >= 0,
  ],
  [
    /^The (\S+ kWh) you used minus your usual (\S+ kWh) is (\S+ kWh)\.$/,
    (r) => [exact(r.usedWh), exact(r.baselineWh), exact(r.reductionWh)],
    sign(-1),
  ],
  // too close to call
  [/^Too close to call$/, none, isClose],
  [
    /^On days without an event, your usual is off by (\S+ kWh) on average\.$/,
    (r) => [rough(r.noise.noise?.meanAbsoluteWh ?? Number.NaN)],
    isClose,
  ],
  [/^Your result is within that, so it could be chance\.$|^It never ends a streak\.$/, none, isClose],
  [
    /^You’re within (\S+ kWh) of your usual, so it could be chance\.$/,
    (r) => [rough(r.noise.toleranceWh)],
    isClose,
  ],
  // the steps with their outcomes
  [/^Your usual (\S+ kWh)$/, (r) => [rough(r.baselineWh)], always],
  [/^What you used (\S+ kWh)$/, (r) => [rough(r.usedWh)], always],
  [/^More than chance\? Yes$/, none, (r) => !isClose(r)],
  [/^More than chance\? Can’t tell$/, none, isClose],
  [/^What it pays (\S+)$/, (r) => [money(r.pay.points)], (r) => !isEstimate(r)],
  [/^What it pays$/, none, isEstimate],
  [/^Tier and streak (\w+)$/, (r) => [r.after.tier], always],
];
