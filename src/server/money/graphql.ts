import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { isDay } from '../../domain/helpers/isDay.ts';
import { balanceToPoints } from '../../domain/ledger/watts.ts';
import type { RequestContext } from '../platform/context.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { today } from './span.ts';
import { readAges, readBurn, readEntries, readTrialBalance } from './queries/books.ts';

/** The books for staff. The access table decides who may, before this runs. */
export const moneyResolvers = {
  Staff: {
    liability: async (ctx) => {
      const lines = await readAges(ctx.db, ctx.brand.id);
      const [first] = lines;
      return first === undefined ? null : { day: first.day, ages: lines };
    },
    programBurn: (ctx) => readBurn(ctx.db, ctx.brand.id, today(ctx.now)),
    trialBalance: ({ db, brand }, { from, to }) =>
      isDay(from) && isDay(to) && from <= to ? readTrialBalance(db, brand.id, { from, to }) : [],
    bookEntries: async ({ db, brand }, { from, to, account, direction, search, orderBy, ...args }) => {
      const page = toPage(args);
      if (!isDay(from) || !isDay(to) || from > to)
        return { ...toConnection([], page, 0, () => ['', '']), points: 0, hundredths: 0 };
      const order = orderBy ?? { field: 'BOOKED_AT', direction: 'DESC' };
      const filter = {
        from,
        to,
        account: account ?? null,
        direction: direction ?? null,
        search: search ?? null,
      };
      const found = await readEntries(db, brand.id, page, filter, order);
      return {
        ...toConnection(found.rows, page, found.totalCount, ({ sortKey, id }) => [sortKey, id]),
        points: found.watts / brand.config.wattConversionRate,
        hundredths: found.hundredths,
      };
    },
  },
  LiabilityAge: {
    points: ({ watts }, _args, { brand }) => balanceToPoints(watts, brand.config.wattConversionRate),
    hundredths: ({ watts }, _args, ctx) => worth(ctx, watts),
  },
  ProgramBurn: {
    programId: ({ programId }) => toGlobalId('Program', programId),
    spentPoints: ({ spentWatts }, _args, ctx) => toPoints(ctx, spentWatts),
    monthPoints: ({ monthWatts }, _args, ctx) => toPoints(ctx, monthWatts),
    monthBeforePoints: ({ monthBeforeWatts }, _args, ctx) => toPoints(ctx, monthBeforeWatts),
    account: ({ programId }) => `program:${programId}:rewards`,
    receivable: ({ programId }) => `program:${programId}:receivable`,
  },
  TrialLine: {
    opening: ({ opening, unit }, _args, ctx) => inUnit(ctx, opening, unit),
    received: ({ received, unit }, _args, ctx) => inUnit(ctx, received, unit),
    given: ({ given, unit }, _args, ctx) => inUnit(ctx, given, unit),
    closing: ({ opening, received, given, unit }, _args, ctx) =>
      inUnit(ctx, opening + received - given, unit),
  },
  BookEntry: {
    amount: ({ amount, unit }, _args, ctx) => inUnit(ctx, amount, unit),
    memberId: ({ memberId, member }) =>
      memberId === null || member === null ? null : toGlobalId('MemberRecord', memberId),
  },
} satisfies Resolvers;

const toPoints = ({ brand }: RequestContext, watts: number): number =>
  watts / brand.config.wattConversionRate;

/** Points, or hundredths of the currency. */
const inUnit = (ctx: RequestContext, amount: number, unit: 'POINTS' | 'MONEY'): number =>
  unit === 'MONEY' ? amount : toPoints(ctx, amount);

/** Watts in hundredths of the brand's currency; null where its points aren't money. */
function worth({ brand: { config } }: RequestContext, watts: number): number | null {
  const { pointsPerUnit, wattConversionRate } = config;
  return pointsPerUnit === null
    ? null
    : Math.round((balanceToPoints(watts, wattConversionRate) * 100) / pointsPerUnit);
}
