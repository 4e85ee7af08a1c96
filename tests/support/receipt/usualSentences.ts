import type { SettledReceipt } from '../../../src/domain/settlement/receipt.ts';
import type { Sentence } from '../sentences.ts';
import { always, counts, exact, isClose, none, percent, sign, streak, verdict } from './receiptFacts.ts';

/** What the home usually uses, what it used, and whether the difference is more than chance. */
export const USUAL_SENTENCES: readonly Sentence<SettledReceipt>[] = [
  // what leads to the help
  [/^How your usual is worked out$/, none, always],
  [/^Why a worse evening counts against the next$/, none, always],
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
];
