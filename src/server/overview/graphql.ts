import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { pointsWorth } from './pointsWorth.ts';
import { readConnections, readEventFigures, readFunnel, readMessageWeeks, readMovement } from './queries.ts';
import { latestWeeks } from './weeks.ts';

/** The brand's figures for staff. The access table decides who may, before this runs. */
export const overviewResolvers = {
  Staff: {
    figures: ({ now }, { weeks }) => latestWeeks(now, weeks),
  },
  Figures: {
    funnel: (weeks, _args, { db, brand }) => readFunnel(db, brand.id, weeks),
    connections: (_weeks, _args, { db, brand }) => readConnections(db, brand.id),
    movement: (weeks, _args, { db, brand }) => readMovement(db, brand.id, weeks),
    events: (weeks, _args, { db, brand }) => readEventFigures(db, brand.id, weeks),
    messages: (weeks, _args, { db, brand }) => readMessageWeeks(db, brand.id, weeks),
  },
  EventFigure: {
    eventId: ({ id }) => toGlobalId('StaffEvent', id),
    costPerKwh: ({ paidWatts, wh }, _args, { brand }) =>
      pointsWorth(brand.config, paidWatts / brand.config.wattConversionRate, wh),
  },
} satisfies Resolvers;
