import { formatEnergy } from '../../src/domain/format/energy.ts';
import { formatNumber } from '../../src/domain/format/numbers.ts';
import type { SettledReceipt } from '../../src/domain/settlement/receipt.ts';
import type { Sentence } from './sentences.ts';

const always = () => true;
const none = () => [];
const exact = (wattHours: number) => `${(Math.abs(wattHours) / 1000).toFixed(3)} kWh`;
const rough = (wattHours: number) => formatEnergy(Math.abs(wattHours), 'en-US', 'kWh').replace('\u00a0', ' ');
const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;
const money = (count: number) => (count < 100 ? `${count}¢` : `$${(count / 100).toFixed(2)}`);
const percent = (value: number) => `${formatNumber(value, 'en-US', { most: 1 })}%`;
const events = (count: number) => `${count} ${count === 1 ? 'event' : 'events'}`;
const isEstimate = ({ pay }: SettledReceipt) => pay.payment === 'estimate';
const counts = (receipt: SettledReceipt) => !receipt.left && !isEstimate(receipt);
const streak =
  (change: SettledReceipt['after']['streakChange']) =>
  ({ after }: SettledReceipt) =>
    after.streakChange === change;
const because =
  (reason: SettledReceipt['pay']['unpaidBecause']) =>
  ({ pay }: SettledReceipt) =>
    pay.unpaidBecause === reason;
const verdict =
  (wanted: SettledReceipt['noise']['verdict']) =>
  ({ noise }: SettledReceipt) =>
    noise.verdict === wanted;
const noPay = (receipt: SettledReceipt) => receipt.pay.points === 0;
const isClose = (receipt: SettledReceipt) => verdict('within-noise')(receipt);
const sign = (wanted: number) => (receipt: SettledReceipt) => Math.sign(receipt.reductionWh) === wanted;
const leftWh = ({ carry }: SettledReceipt) => carry?.leftWh ?? 0;
const hasCarry = ({ carry }: SettledReceipt) => (carry?.openWh ?? 0) < 0 || (carry?.leftWh ?? 0) < 0;
const addsToCarry = ({ carry }: SettledReceipt) => (carry?.leftWh ?? 0) < (carry?.openWh ?? 0);
const ended =
  (why: NonNullable<SettledReceipt['carry']>['ended']) =>
  ({ carry }: SettledReceipt) =>
    carry?.ended === why;
const share = ({ reductionWh, baselineWh }: SettledReceipt) => [
  percent(Math.round((Math.abs(reductionWh) * 100) / baselineWh)),
];
const difference = ({ reductionWh }: SettledReceipt) => [rough(reductionWh)];
const mean = ({ after }: SettledReceipt) => after.meanReduction ?? Number.NaN;

/** Every sentence of a settled result that is paid by the meter. */
export const RECEIPT_SENTENCES: readonly Sentence<SettledReceipt>[] = [
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
  // the usual
  [/^Your usual is (\S+ kWh)\.$/, (r) => [exact(r.baselineWh)], always],
  [
    /^That’s your average at the same time of day on (?:the last (\d+) comparable weekdays|the (\d+) weekdays when you used the most, out of the last comparable ones)\.$/,
    (r) => [String(r.daysUsed.length)],
    (r) => r.adjustment === null || r.adjustment.blend?.weight === 0,
  ],
  [
    /^We start from your average at the same time of day on the last (\d+) comparable weekdays\.$/,
    (r) => [String(r.daysUsed.length)],
    (r) => r.adjustment !== null && r.adjustment.blend?.weight !== 0,
  ],
  [
    /^The day you used the most counts the most: (\S+), (\S+), (\S+)\.$/,
    (r) =>
      r.daysUsed
        .map((d) => percent(d.weightPercent ?? 0))
        .sort()
        .reverse(),
    (r) => r.daysUsed.some((d) => d.weightPercent !== undefined),
  ],
  [
    /^We count at most (\S+)\.$/,
    (r) => [percent((r.adjustment?.ratio?.used ?? 0) / 100)],
    (r) => r.adjustment?.blend != null && r.adjustment.ratio?.used !== r.adjustment.ratio?.measured,
  ],
  [
    /^On your last (\d+) comparable days, your average was off by (\S+ kWh); corrected by the hours before, by (\S+ kWh)\.$/,
    ({ adjustment }) => [
      String(adjustment?.blend?.days),
      exact(adjustment?.blend?.plainOffWh ?? Number.NaN),
      exact(adjustment?.blend?.adjustedOffWh ?? Number.NaN),
    ],
    always,
  ],
  [
    /^So the correction counts (\S+)(?:, the most this program allows)?\.$/,
    (r) => [percent((r.adjustment?.blend?.weight ?? Number.NaN) / 100)],
    always,
  ],
  [
    /^We don’t know yet whether that helps at your home, so it doesn’t change your usual this time\.$/,
    none,
    (r) => r.adjustment?.blend?.weight === 0,
  ],
  [
    /^From (\d+) to (\d+) hours before the start, you used (\S+) of what you used on those days\.$/,
    (r) => [
      String(r.rules.adjustmentFromHours),
      String(r.rules.adjustmentToHours),
      percent((r.adjustment?.ratio?.measured ?? 0) / 100),
    ],
    always,
  ],
  [
    /^We set your usual to (\S+?)(?: to match\.|, which is as far as the rules let us go\.)$/,
    (r) => [percent((r.adjustment?.ratio?.used ?? 0) / 100)],
    always,
  ],
  [
    /^You used (\S+ kWh) in those hours on the day of the event\.$/,
    (r) => [exact((r.adjustment?.eventMWh ?? 0) / 1000)],
    always,
  ],
  [/^The (\d+) days we used$/, (r) => [String(r.daysUsed.length)], always],
  [/^(\d+) days? left out, and why$/, (r) => [String(r.daysRejected.length)], always],
  [
    /^(\d+) days of another type\.$/,
    (r) => [String(r.daysRejected.filter(({ reason }) => reason === 'other-day-type').length)],
    always,
  ],
  [
    /^(\d+) days not among your highest$/,
    (r) => [String(r.daysRejected.filter(({ reason }) => reason === 'not-among-highest').length)],
    always,
  ],
  [/^We compare weekdays with weekdays, and weekends and holidays with each other$/, none, always],
  [/^(?:[A-Z][a-z]+, [A-Z][a-z]+ \d+(?:; )?)+$/, none, always],
  // what was used
  [/^You used (\S+ kWh) during the event\.$/, (r) => [exact(r.usedWh)], always],
  [/^That’s (\S+ kWh) less than usual\.$/, (r) => [exact(r.reductionWh)], sign(1)],
  [/^That’s (\S+ kWh) more than usual\.$/, (r) => [exact(r.reductionWh)], sign(-1)],
  [/^That’s as much as usual\.$/, none, sign(0)],
  [/^Your utility sent us the readings\.$/, none, (r) => r.provenance === 'utility'],
  [/^Your utility or program sent us the readings\.$/, none, (r) => r.provenance === 'operator'],
  [/^Some readings came from a file you uploaded\.$/, none, (r) => r.provenance === 'upload'],
  [/^Every (\d+) minutes, in kWh$/, (r) => [String(r.rules.settlementIntervalMinutes)], always],
  // more than chance?
  [
    /^On (\d+) recent days without an event, your usual was off by (\S+ kWh) on average\.$/,
    ({ noise: { noise } }) => [String(noise?.days), exact(noise?.meanAbsoluteWh ?? Number.NaN)],
    always,
  ],
  [
    /^You don’t have enough days without an event yet, so we can’t tell how accurate your usual is\.$/,
    none,
    (r) => r.noise.noise === null,
  ],
  [
    /^Any difference up to (\S+ kWh) could be chance\.$/,
    (r) => [exact(r.noise.toleranceWh)],
    (r) => r.noise.noise === null,
  ],
  [/^You saved more than that\.$/, none, (r) => verdict('reduction')(r) && !counts(r)],
  [
    /^You saved more than that, so this counts for your streak\.$/,
    none,
    (r) => verdict('reduction')(r) && streak('grew')(r),
  ],
  [/^Too close to call\.$/, none, isClose],
  [/^Your streak is unchanged\.$/, none, (r) => r.before.streak === r.after.streak],
  [/^You clearly used more than usual\.$/, none, verdict('increase')],
  [
    /^(\d+) days without an event, and how far off your usual was$/,
    (r) => [String(r.noise.placeboDays.length)],
    always,
  ],
  [
    /^Your usual tended to be (\S+ kWh) too (?:high|low)\.$/,
    ({ noise: { noise } }) => [exact(noise?.biasWh ?? Number.NaN)],
    always,
  ],
  [/^Your usual was neither too high nor too low\.$/, none, (r) => r.noise.noise?.biasWh === 0],
  [
    /^With big misses counting more, it was off by (\S+ kWh)\.$/,
    ({ noise: { noise } }) => [exact(noise?.rootMeanSquareWh ?? Number.NaN)],
    always,
  ],
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
