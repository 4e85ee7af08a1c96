import type { BaselineRecord, EnergyEvent } from '../../../../codegen/rest/types.ts';
import { energyUnit } from '../../../domain/format/energy.ts';
import type { EnergyUnit } from '../../../domain/format/energy.ts';

/** The unit of an event's page, by the result's total use as on Home; before the result, by the chart's readings. */
export function eventUnit(
  { used_wh: used, baseline_wh: usual, baseline_records: records }: EnergyEvent,
  shown: readonly BaselineRecord[] = records,
): EnergyUnit {
  return energyUnit(
    used === null || usual === null
      ? shown.flatMap((record) => [record.used_wh, record.baseline_wh])
      : [used, usual],
  );
}
