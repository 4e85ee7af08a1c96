import type { Energy } from '../../../../codegen/rest/types.ts';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { Comparison } from './energyAddress.ts';
import { comparedEnergy } from './energyQueries.ts';

/** What a period is compared with. */
export interface Compared {
  readonly comparison: Comparison;
  /** Watt-hours by the place of the bar; null: unknown. */
  readonly bars: readonly (number | null)[];
  /** Sums over the bars that are known without a gap on both sides; null: there are none. */
  readonly sums: { readonly now: number; readonly other: number; readonly isPart: boolean } | null;
}

/** The comparison that the address asks for; null: none, or not here yet. */
export function useCompared(energy: Energy, comparison: Comparison | null): Compared | null {
  const app = useApp();
  const { data } = useRestQuery({
    ...comparedEnergy(app, energy, comparison ?? 'before'),
    enabled: comparison !== null,
  });
  if (comparison === null || data === undefined) return null;
  const others = data.energy?.bars ?? [];
  const bars = energy.bars.map((_bar, index) => {
    const one = others[index];
    if (one === undefined) return null;
    if (comparison === 'usual') return one.usual_wh;
    return one.missing_minutes === 0 ? one.import_wh : null;
  });
  const both = energy.bars.flatMap(({ import_wh: now, missing_minutes: missing }, index) => {
    const other = bars[index] ?? null;
    return now === null || other === null || missing > 0 ? [] : [{ now, other }];
  });
  const either = energy.bars.filter(
    ({ import_wh: used }, index) => used !== null || (bars[index] ?? null) !== null,
  ).length;
  return {
    comparison,
    bars,
    sums:
      both.length === 0
        ? null
        : {
            now: both.reduce((sum, { now }) => sum + now, 0),
            other: both.reduce((sum, { other }) => sum + other, 0),
            isPart: both.length < either,
          },
  };
}
