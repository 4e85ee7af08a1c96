import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { MeterService } from './service.ts';

/** Refused meters of a utility that staff see. */
const FAULTS_SHOWN = 50;

/** Deliveries for staff. The access table decides who may, before this runs. */
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
