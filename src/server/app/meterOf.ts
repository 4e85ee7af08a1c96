import { createMeter, type MeterService } from '../meter/service.ts';
import type { Deps } from '../platform/context.ts';
import { restateForReadings } from '../settlement/service.ts';

/** The meters of the program: what they are told anew makes results fall due that rest on it. */
export function meterOf(deps: Deps): MeterService {
  return createMeter({ ...deps, onReadingsChanged: (tx, changes) => restateForReadings(tx, changes, deps.clock.now()) });
}
