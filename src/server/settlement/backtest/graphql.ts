import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { BASELINE_RULE_NAMES, valueNamed } from '../../../domain/programs/ruleNames.ts';
import { listEvenings } from '../../../domain/settlement/backtest/evenings.ts';
import type { BacktestFigures } from '../../../domain/settlement/backtest/sums.ts';
import { toPercent } from '../../../domain/settlement/totals.ts';
import { toConnection, toPage } from '../../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { toPattern } from '../../readmodels/memberSearch.ts';
import { loadSegmentNames } from '../../segments/service.ts';
import { cancelBacktest, deleteBacktest, startBacktest } from './request.ts';
import { findBacktest, listBacktests } from './store/backtests.ts';

const gone = refusal('NOT_FOUND', say('programs.backtest.gone'));

/** Backtests for staff. The access table checks the role before any of these run. */
export const backtestResolvers = {
  Staff: {
    backtests: async (ctx, { search, ...args }) => {
      const page = toPage(args);
      const pattern = toPattern(search ?? '');
      const wanted = (search ?? '').trim().toLowerCase();
      const names = pattern === null ? [] : [...(await loadSegmentNames(ctx))];
      const segmentIds = names.flatMap(([id, name]) => (name.toLowerCase().includes(wanted) ? [id] : []));
      const { rows, totalCount } = await listBacktests(ctx.db, ctx.brand.id, page, { pattern, segmentIds });
      return toConnection(rows, page, totalCount, ({ startedAt, id }) => [startedAt.toISOString(), id]);
    },
    backtest: async ({ db, brand }, { id }) => {
      const own = rowId(id, 'Backtest');
      return own === null ? null : findBacktest(db, brand.id, own);
    },
  },
  Backtest: {
    id: ({ id }) => toGlobalId('Backtest', id),
    utilityId: ({ plan: { homes } }) => homes.utility && toGlobalId('Utility', homes.utility.id),
    utilityName: ({ plan: { homes } }) => homes.utility?.name ?? null,
    segmentName: async ({ plan: { homes } }, _args, ctx) =>
      homes.segment && ((await loadSegmentNames(ctx)).get(homes.segment.id) ?? homes.segment.name),
    fileNames: ({ plan: { homes } }) => (homes.files === undefined ? null : [...homes.files]),
    evenings: ({ plan: { evenings, settings } }) => ({
      ...evenings,
      weekdays: [...evenings.weekdays],
      settlementIntervalMinutes: settings[0]?.settlementIntervalMinutes ?? 60,
      count: listEvenings(evenings, 'UTC').length,
    }),
    settings: ({ plan: { settings }, figures }) =>
      settings.map((rules, i) => ({
        baselineRule: BASELINE_RULE_NAMES[rules.baselineRule],
        sameDayAdjustment: rules.sameDayAdjustment,
        deadBandPercent: rules.deadBandPercent,
        carryFactor: rules.carryFactor,
        pointsPerKwh: rules.pointsPerKwh,
        figures: toFigures(figures?.[i]),
      })),
  },
  Mutation: {
    startBacktest: async (
      _root,
      { input: { utilityId, segmentId, uploadId, settings, settlementIntervalMinutes, reason, ...evenings } },
      { db, brand, member, deps },
    ) => {
      const ownUtility = utilityId == null ? null : rowId(utilityId, 'Utility');
      if (utilityId != null && ownUtility === null)
        return refusedPayload(refusal('NOT_FOUND', say('programs.noSuchUtility')));
      const outcome = await startBacktest(
        { ...deps, db },
        {
          brandId: brand.id,
          actorId: member.id,
          reason,
          country: brand.config.country,
          utilityId: ownUtility,
          segmentId: segmentId ?? null,
          uploadId: uploadId ?? null,
          evenings,
          settlementIntervalMinutes,
          settings: settings.map((given) => ({
            ...given,
            baselineRule: valueNamed(BASELINE_RULE_NAMES, given.baselineRule),
          })),
        },
      );
      return 'refusal' in outcome
        ? refusedPayload(outcome)
        : { __typename: 'BacktestSaved', backtest: outcome.backtest };
    },
    cancelBacktest: async (_root, { input: { id, reason } }, { db, brand, member, deps }) => {
      const own = rowId(id, 'Backtest');
      if (own === null) return refusedPayload(gone);
      const outcome = await cancelBacktest(
        { ...deps, db },
        { brandId: brand.id, actorId: member.id, reason, id: own },
      );
      return 'refusal' in outcome
        ? refusedPayload(outcome)
        : { __typename: 'BacktestSaved', backtest: outcome.backtest };
    },
    deleteBacktest: async (_root, { input: { id, reason } }, { db, brand, member, deps }) => {
      const own = rowId(id, 'Backtest');
      if (own === null) return refusedPayload(gone);
      const outcome = await deleteBacktest(
        { ...deps, db },
        { brandId: brand.id, actorId: member.id, reason, id: own },
      );
      return 'refusal' in outcome ? refusedPayload(outcome) : { __typename: 'BacktestDeleted', id };
    },
  },
} satisfies Resolvers;

export const backtestNodes: NodeReaders = {
  Backtest: async ({ db, brand }, id) => (isRowId(id) ? findBacktest(db, brand.id, id) : null),
};

function toFigures(figures: BacktestFigures | undefined) {
  if (figures === undefined) return null;
  const { bias, meanError, phantomShare, paidOfTrue, idleTold, savingTold, ...same } = figures;
  return {
    ...same,
    idleTold: idleTold ?? null,
    savingTold: savingTold ?? null,
    biasPercent: toPercent(bias),
    errorPercent: toPercent(meanError),
    phantomPercent: toPercent(phantomShare),
    paidOfTruePercent: toPercent(paidOfTrue),
  };
}
