import { ENERGY_PERIODS, type EnergyPeriod } from '../../../domain/energy/periods.ts';
import type { EnergyComparison } from '../../platform/navigation/paths.ts';

/** What a period can be compared with: the one before, the same a year earlier, and the usual use. */
const COMPARISONS = ['before', 'year', 'usual'] as const satisfies readonly EnergyComparison[];
export type Comparison = EnergyComparison;

export interface EnergyAddress {
  readonly period: EnergyPeriod;
  /** A day of the period; null: the last period with readings. */
  readonly date: string | null;
  readonly compare: Comparison | null;
}

/** Parses the view state of `/energy` from its query; invalid values fall back to the defaults. */
export function energyAddress(query: URLSearchParams): EnergyAddress {
  const period = ENERGY_PERIODS.find((known) => known === query.get('period')) ?? 'day';
  const date = query.get('date') ?? '';
  const compare = comparisonsOf(period).find((known) => known === query.get('compare')) ?? null;
  return { period, date: isDate(date) ? date : null, compare };
}

/** The year before a year is the same a year earlier, and nobody has a usual year. */
export const comparisonsOf = (period: EnergyPeriod): readonly Comparison[] =>
  period === 'year' ? ['before'] : COMPARISONS;

/** A calendar day of this century, as the contract has it. */
function isDate(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
