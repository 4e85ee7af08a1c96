import { createMeter, type MeterService } from '../meter/service.ts';
import type { Deps } from '../platform/context.ts';
import { restateForReadings } from '../settlement/service.ts';

/** The meters of the program: results that rest on new readings fall due. */
export function meterOf(deps: Deps): MeterService {
  return createMeter({
    ...deps,
    onReadingsChanged: (tx, changes) => restateForReadings(tx, changes, deps.clock.now()),
  });
}
