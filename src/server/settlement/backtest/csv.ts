import { BASELINE_RULE_NAMES } from '../../../domain/programs/ruleNames.ts';
import { csvTable } from '../../../domain/settlement/csvText.ts';
import type { MemberContext } from '../../platform/context.ts';
import { missing } from '../../platform/errors.ts';
import { rowId } from '../../platform/graphql/nodes.ts';
import { findBacktest, readSetting } from './store/backtests.ts';

const COLUMNS = [
  'home',
  'setting',
  'baseline_rule',
  'same_day_adjustment',
  'dead_band_percent',
  'carry_factor',
  'points_per_kwh',
  'evenings',
  'with_result',
  'used_wh',
  'error_wh',
  'absolute_error_wh',
  'evenings_paid_for_nothing',
  'phantom_points',
  'points_if_nobody_saves',
  'saved_wh_of_20_percent',
  'paid_wh_of_20_percent',
  'points_if_20_percent_is_saved',
  'told_a_range',
  'below_range_if_nobody_saves',
  'above_range_if_nobody_saves',
  'below_range_if_20_percent_is_saved',
  'above_range_if_20_percent_is_saved',
] as const;

/** A finished backtest home by home; homes are numbers in a random order. */
export async function backtestCsv({ brand, db }: MemberContext, globalId: string): Promise<string> {
  const id = rowId(globalId, 'Backtest');
  const found = id === null ? null : await findBacktest(db, brand.id, id);
  if (found?.state !== 'DONE') throw missing();
  const { settings } = found.plan;
  const rows: (string | number | boolean)[][] = [];
  for (const [i, rules] of settings.entries()) {
    for (const [place, sums] of (await readSetting(db, found.id, i)).entries()) {
      rows.push([
        place + 1,
        i + 1,
        BASELINE_RULE_NAMES[rules.baselineRule],
        rules.sameDayAdjustment,
        rules.deadBandPercent,
        rules.carryFactor,
        rules.pointsPerKwh,
        sums.evenings,
        sums.settled,
        sums.usedWh,
        sums.errorWh,
        sums.absoluteErrorWh,
        sums.phantomEvenings,
        sums.phantomPoints,
        sums.points,
        sums.savedWh,
        sums.saverPaidWh,
        sums.saverPoints,
        sums.told,
        sums.belowTold,
        sums.aboveTold,
        sums.saverBelowTold,
        sums.saverAboveTold,
      ]);
    }
  }
  return csvTable([[...COLUMNS], ...rows]);
}
