import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { MeterService } from './service.ts';

/** So many refused meters of a utility are shown to its staff. */
const FAULTS_SHOWN = 50;

/** What staff see of deliveries. Who may is said in the access table, before any of this runs. */
export function meterResolvers(meter: MeterService) {
  return {
    Utility: {
      deliveryFaults: ({ id }, _args, { db, brand }) =>
        meter.deliveryFaults(db, { brandId: brand.id, utilityId: id }, FAULTS_SHOWN),
    },
    DeliveryFault: {
      line: ({ line }) => (line === 0 ? null : line),
      meterLast4: ({ numberLast4 }) => numberLast4,
    },
  } satisfies Resolvers;
}
