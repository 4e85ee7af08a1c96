import { createMeter, type MeterService } from '../meter/service.ts';
import type { Deps } from '../platform/context.ts';
import { connectByReadings } from '../utility/service.ts';
import { restateForReadings } from '../settlement/service.ts';

/** The meters of the program: new readings connect a home that waited for them, and results that rest on them fall due. */
export function meterOf(deps: Deps): MeterService {
  return createMeter({
    ...deps,
    onReadingsChanged: async (tx, changes) => {
      const now = deps.clock.now();
      await connectByReadings(tx, deps, changes, now);
      await restateForReadings(tx, changes, now);
    },
  });
}
