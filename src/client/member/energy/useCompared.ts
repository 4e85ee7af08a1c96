import type { Energy } from '../../../../codegen/rest/types.ts';
import { pairBars, type ComparedPeriod, type PairedBars } from '../../../domain/energy/pairBars.ts';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { Comparison } from './energyAddress.ts';
import { comparedEnergy } from './energyQueries.ts';
import { mergeBars } from './mergeBars.ts';

/** What a period is compared with. */
export interface Compared extends Pick<PairedBars, 'sums'> {
  readonly comparison: Comparison;
  /** The period in bars that are as long as those that they are compared with. */
  readonly energy: Energy;
  /** The length of its bars, where they are longer than the period's own. */
  readonly coarser: Energy['bar_length'] | null;
  /** Watt-hours by the place of its bar; null: unknown. */
  readonly bars: readonly (number | null)[];
  /** How its usual use came about; null: compared with something else, or not known. */
  readonly usual: Energy['usual'];
}

/** The comparison that the address asks for; null: none, or not here yet. */
export function useCompared(energy: Energy, comparison: Comparison | null): Compared | null {
  const app = useApp();
  const { data } = useRestQuery({
    ...comparedEnergy(app, energy, comparison ?? 'before'),
    enabled: comparison !== null,
  });
  if (comparison === null || data === undefined) return null;
  const other = data.energy ?? { ...energy, bars: [] };
  const { groups, others, sums, length } = pairBars(
    toPeriod(energy, knownUse(energy)),
    toPeriod(
      other,
      comparison === 'usual' ? other.bars.map(({ usual_wh: usual }) => usual) : knownUse(other),
    ),
  );
  return {
    comparison,
    energy: mergeBars(energy, groups, length),
    coarser: length === energy.bar_length ? null : length,
    bars: others,
    sums,
    usual: comparison === 'usual' ? other.usual : null,
  };
}

function toPeriod(energy: Energy, use: readonly (number | null)[]): ComparedPeriod {
  const edges = [...energy.bars.map(({ start_dttm: start }) => start), energy.end_dttm].map(toSeconds);
  return {
    zone: energy.time_zone,
    firstDay: energy.first_day,
    length: energy.bar_length,
    bars: use.map((wattHours, index) => ({
      start: edges[index] as number,
      end: edges[index + 1] as number,
      wattHours,
    })),
  };
}

/** What was taken in each bar; null where readings are missing, or don't reach to its beginning or end. */
function knownUse({ bars, end_dttm: end, readings }: Energy): (number | null)[] {
  const [first, last] = [toSeconds(readings.start_dttm), toSeconds(readings.end_dttm)];
  return bars.map(({ start_dttm: start, import_wh: used, missing_minutes: missing }, index) => {
    const isWhole = toSeconds(start) >= first && toSeconds(bars[index + 1]?.start_dttm ?? end) <= last;
    return isWhole && missing === 0 ? used : null;
  });
}

const toSeconds = (instant: string): number => Date.parse(instant) / 1000;
