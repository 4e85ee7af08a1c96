import { likelyPay, paidShare, payOfShares, PAY_HISTORY } from '../likelyPay.ts';
import type { PaidResult, ProgramPay } from '../likelyPay.ts';
import type { PreparedEvent, SettledFigures } from '../settle.ts';
import { typicalUse } from '../typicalUse.ts';
import type { WindowSource } from '../windowSource.ts';

/** What the program's results before an evening paid for, if nobody saves and if everybody saves a fifth. */
export interface PayBefore {
  readonly idle: ProgramPay | null;
  readonly saving: ProgramPay | null;
}

/** By setting and evening. */
export type ProgramPays = readonly (readonly PayBefore[])[];

/** What one home's result paid for, in thousandths of its baseline. */
export interface SampledResult {
  readonly setting: number;
  readonly evening: number;
  readonly idleShare: number;
  readonly savingShare: number;
}

/** A result as later estimates see it. */
export function toPaidResult({ event, rules }: PreparedEvent, figures: SettledFigures): PaidResult {
  return {
    reductionPoints: figures.pay.reductionPoints,
    baselineWh: figures.baselineWh,
    minutes: (event.end - event.start) / 60,
    start: event.start * 1000,
    pointsPerKwh: rules.pointsPerKwh,
    before: figures.before,
  };
}

export function sampleResult(prepared: PreparedEvent, figures: SettledFigures): number {
  return paidShare(toPaidResult(prepared, figures), prepared.rules.standing);
}

/**
 * What members could know of a program before each evening: the results of its latest evenings, each as if it had been
 * there before the next evening.
 */
export function programPays(
  sample: readonly SampledResult[],
  { settings, evenings }: { readonly settings: number; readonly evenings: number },
): ProgramPays {
  return Array.from({ length: settings }, (_, setting) => {
    const byEvening = Array.from({ length: evenings }, (): SampledResult[] => []);
    for (const result of sample) if (result.setting === setting) byEvening[result.evening]?.push(result);
    return byEvening.map((_results, evening) => {
      const latest = byEvening
        .slice(0, evening)
        .filter((results) => results.length > 0)
        .slice(-PAY_HISTORY.programEvents)
        .flat();
      return {
        idle: payOfShares(latest.map(({ idleShare }) => idleShare)),
        saving: payOfShares(latest.map(({ savingShare }) => savingShare)),
      };
    });
  });
}

/** -1, 0 or 1: the result paid less than, within or more than what the member would have been told; null: nothing. */
export function besideTold(
  { event, rules, calendar }: PreparedEvent,
  { before, pay }: SettledFigures,
  own: readonly PaidResult[],
  program: ProgramPay | null,
  source: WindowSource,
): -1 | 0 | 1 | null {
  const told = likelyPay(
    { algorithm: event.algorithm, minutes: (event.end - event.start) / 60, start: event.start * 1000 },
    {
      results: own,
      typicalWindowWh: own.length > 0 || program === null ? null : typicalUse(calendar, source),
      program,
    },
    before,
    rules,
  );
  if (told === null) return null;
  return pay.points < told.lowPoints ? -1 : pay.points > told.highPoints ? 1 : 0;
}

/** Puts the latest result first and drops what estimates no longer look at. */
export function remember(own: PaidResult[], result: PaidResult): void {
  own.unshift(result);
  if (own.length > PAY_HISTORY.ownResults) own.length = PAY_HISTORY.ownResults;
}
