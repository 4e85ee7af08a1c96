import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import {
  meanKilowatts,
  phantomShare,
  scaledInterval,
  type EventPerformance,
} from '../../../domain/settlement/performance.ts';
import { countHomesWithoutResult, readPaidWatts } from './queries.ts';
import { findPerformance } from './store.ts';

/** What events brought, for staff. The access table checks the role before any of these run. */
export const performanceResolvers = {
  StaffEvent: {
    performance: ({ id }, _args, { db }) => findPerformance(db, id),
  },
  EventPerformance: {
    withoutResult: ({ eventId }, _args, { db }) => countHomesWithoutResult(db, eventId),
    baselineWattHours: ({ baselineWh }) => baselineWh,
    usedWattHours: ({ usedWh }) => usedWh,
    kilowatts: (performance) => deliveredKilowatts(performance),
    intervals: ({ profile, homes }) =>
      profile.map((interval) => {
        const scaled = scaledInterval(interval, homes);
        return {
          startAt: new Date(interval.start * 1000),
          endAt: new Date((interval.start + interval.seconds) * 1000),
          inEvent: interval.inEvent,
          homes: interval.homes,
          baselineWattHours: scaled?.baselineWh ?? null,
          usedWattHours: scaled?.usedWh ?? null,
        };
      }),
    phantomShare: (performance) => phantomShare(performance),
    noiseWattHours: ({ noise }) => noise?.meanAbsoluteWh ?? null,
    biasWattHours: ({ noise }) => noise?.biasWh ?? null,
    homeNoiseWattHours: ({ homeNoiseWh, homesWithNoise }) =>
      homesWithNoise === 0 ? null : Math.round(homeNoiseWh / homesWithNoise),
    waitingHomes: ({ waitingHomes }) => waitingHomes ?? 0,
    pointsPerKilowattHour: async ({ eventId, baselineWh, usedWh }, _args, { db, brand }) =>
      baselineWh <= usedWh
        ? null
        : ((await readPaidWatts(db, eventId)) * 1000) /
          brand.config.wattConversionRate /
          (baselineWh - usedWh),
  },
} satisfies Resolvers;

function deliveredKilowatts({ profile, baselineWh, usedWh }: EventPerformance): number {
  const seconds = profile.reduce((sum, interval) => sum + (interval.inEvent ? interval.seconds : 0), 0);
  return seconds === 0 ? 0 : meanKilowatts(baselineWh - usedWh, seconds);
}
