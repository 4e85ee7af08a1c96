import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { BASELINE_RULE_NAMES } from '../../../domain/programs/ruleNames.ts';
import { DEFAULT_PROGRAM_RULES } from '../../../domain/programs/rules.ts';
import { accuracyShares } from '../../../domain/settlement/accuracySums.ts';
import { shareOf, toPercent } from '../../../domain/settlement/totals.ts';
import { toConnection, toPage } from '../../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { batchLoader, perRequest } from '../../platform/loader.ts';
import { say } from '../../platform/messages/say.ts';
import { loadProgram } from '../../programs/service.ts';
import {
  homeNoise,
  staffAccuracy,
  findStaffAccuracy,
  type AccuracyRecord,
  type AccuracyResultRow,
} from '../queries.ts';
import { requestAccuracy, type AccuracyOrder } from './request.ts';

const accuracyLoader = perRequest(({ db, brand }) =>
  batchLoader<string, AccuracyRecord>(
    async (ids) => new Map((await findStaffAccuracy(db, brand.id, ids)).map((record) => [record.id, record])),
  ),
);

/**
 * Baseline accuracy: of programs for staff, of the own home for a member. The access table checks the role
 * before any of these run.
 */
export const accuracyResolvers = {
  Viewer: {
    baselineAccuracy: async ({ db, member }) => {
      const noise = member === null ? null : await homeNoise(db, member.id);
      return (
        noise && {
          days: noise.days,
          meanAbsoluteWattHours: noise.meanAbsoluteWh,
          biasWattHours: noise.biasWh,
        }
      );
    },
  },
  Staff: {
    accuracy: async ({ db, brand }, { utilityId, ...args }) => {
      const page = toPage(args);
      const own = utilityId == null ? null : rowId(utilityId, 'Utility');
      if (utilityId != null && own === null) return toConnection([], page, 0, () => ['', '']);
      const { rows, totalCount } = await staffAccuracy(db, brand.id, page, own);
      return toConnection(rows, page, totalCount, ({ name, id }) => [name.toLowerCase(), id]);
    },
  },
  Program: {
    accuracy: async ({ id }, _args, ctx) => {
      const accuracy = await accuracyLoader(ctx).load(id);
      if (accuracy === null) throw new Error('A program has no accuracy.');
      return accuracy;
    },
  },
  ProgramAccuracy: {
    id: ({ id }) => toGlobalId('ProgramAccuracy', id),
    program: async ({ id }, _args, ctx) => {
      const program = await loadProgram(ctx, id);
      if (program === null) throw new Error('A program that was measured is not there.');
      return program;
    },
    state: (record, _args, { now }) => runState(record, now),
    measuredAt: ({ shownAt }) => shownAt,
    renewsAt: ({ dueAt, startedAt }) => (startedAt === null ? dueAt : null),
    window: ({ plan }) =>
      plan && { startMinute: Math.floor(plan.window.second / 60), minutes: plan.window.seconds / 60 },
    pointsPerKwh: ({ plan }) => plan?.rules.pointsPerKwh ?? null,
    deadBandPercent: ({ plan }) => plan?.rules.deadBandPercent ?? null,
    carryFactor: ({ plan }) => plan && (plan.rules.carryFactor || DEFAULT_PROGRAM_RULES.carryFactor),
    expected: ({ expected }) => expected,
    forecasts: ({ forecasts }) => forecasts,
    results: ({ results, rule, adjusted, plan }) =>
      results.map((row) =>
        toResult(row, row.rule === rule && row.adjusted === adjusted, plan?.rules.pointsPerKwh ?? 0),
      ),
  },
  Mutation: {
    measureAccuracy: async (
      _root,
      { input: { programId, utilityId, reason } },
      { db, brand, member, deps: { clock, newId } },
    ) => {
      const of = parseSubject(programId, utilityId);
      if (of === null)
        return refusedPayload(
          refusal('NOT_FOUND', say(programId == null ? 'programs.noSuchUtility' : 'programs.noSuchProgram')),
        );
      const outcome = await requestAccuracy(
        { db, clock, newId },
        { brandId: brand.id, actorId: member.id, reason, of },
      );
      if ('refusal' in outcome) return refusedPayload(outcome);
      return {
        __typename: 'AccuracyDemanded',
        programs: await findStaffAccuracy(db, brand.id, outcome.programIds),
      };
    },
  },
} satisfies Resolvers;

export const accuracyNodes: NodeReaders = {
  ProgramAccuracy: async (ctx, id) => (isRowId(id) ? accuracyLoader(ctx).load(id) : null),
};

function parseSubject(
  programId: string | null | undefined,
  utilityId: string | null | undefined,
): AccuracyOrder['of'] | null {
  if (programId != null) {
    const own = rowId(programId, 'Program');
    return own === null ? null : { programId: own };
  }
  if (utilityId == null) return 'brand';
  const own = rowId(utilityId, 'Utility');
  return own === null ? null : { utilityId: own };
}

function runState({ startedAt, dueAt, shownAt }: AccuracyRecord, now: Date) {
  if (startedAt !== null) return 'RUNNING';
  if (dueAt !== null && dueAt <= now) return 'WAITING';
  return shownAt === null ? 'NEVER' : 'DONE';
}

function toResult(
  { rule, adjusted, dayType, ...sums }: AccuracyResultRow,
  inUse: boolean,
  pointsPerKwh: number,
) {
  const { bias, meanAbsoluteError, saved, preUse } = accuracyShares(sums);
  const ofDays = (days: number | null) => toPercent(days === null ? null : shareOf(days, sums.days));
  const perKwh = (points: number | null) => (points === null ? null : shareOf(points * 1000, sums.usedWh));
  const perEvent = (points: number) => shareOf(points, sums.days);
  return {
    rule: BASELINE_RULE_NAMES[rule],
    adjusted,
    inUse,
    dayType: dayType === 'weekday' ? ('WEEKDAY' as const) : ('OTHER' as const),
    homes: sums.homes,
    days: sums.days,
    biasPercent: toPercent(bias),
    errorPercent: toPercent(meanAbsoluteError),
    phantomPercent: toPercent(saved),
    phantomPoints: perEvent(sums.paidPoints),
    phantomPointsNet: perEvent(sums.nettedPoints),
    paidPercent: ofDays(sums.paidDays),
    paidPercentCarried: ofDays(sums.carriedDays),
    phantomPointsPerKwh: perKwh(sums.paidPoints),
    phantomPointsPerKwhCarried: perKwh(sums.carriedPoints),
    preUsePercent: toPercent(preUse),
    preUsePoints: sums.preUseWh === null ? null : perEvent((sums.preUseWh * pointsPerKwh) / 1000),
  };
}
