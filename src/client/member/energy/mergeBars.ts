import type { Energy, EnergyBar } from '../../../../codegen/rest/types.ts';
import type { PairedBars } from '../../../domain/energy/pairBars.ts';

/** A period in longer bars: each is a group of its own ones. */
export function mergeBars(
  energy: Energy,
  groups: PairedBars['groups'],
  length: Energy['bar_length'],
): Energy {
  if (length === energy.bar_length) return energy;
  const bars = groups.map(([from, to]) => merge(energy.bars.slice(from, to)));
  return { ...energy, bars, bar_length: length };
}

function merge(parts: readonly EnergyBar[]): EnergyBar {
  const sum = (name: 'import_wh' | 'export_wh' | 'usual_wh'): number | null => {
    const known = parts.flatMap((part) => part[name] ?? []);
    return known.length === 0 ? null : known.reduce((all, one) => all + one, 0);
  };
  const total = (name: 'missing_minutes' | 'estimated_wh') =>
    parts.reduce((all, part) => all + part[name], 0);
  return {
    start_dttm: parts[0]?.start_dttm ?? '',
    import_wh: sum('import_wh'),
    export_wh: sum('export_wh'),
    usual_wh: sum('usual_wh'),
    missing_minutes: total('missing_minutes'),
    is_estimated: parts.some((part) => part.is_estimated),
    estimated_wh: total('estimated_wh'),
    is_uploaded: parts.some((part) => part.is_uploaded),
  };
}
