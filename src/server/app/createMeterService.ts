import { createMeter, type MeterService } from '../meter/service.ts';
import type { Deps } from '../platform/context.ts';
import { restateForReadings } from '../settlement/service.ts';

/** The program's meters; new readings make dependent results due. */
export function createMeterService(deps: Deps): MeterService {
  return createMeter({
    ...deps,
    onReadingsChanged: (tx, changes) => restateForReadings(tx, changes, deps.clock.now()),
  });
}
