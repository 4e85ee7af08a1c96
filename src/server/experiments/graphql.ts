import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { compareVariants, EXPERIMENT_METRICS } from '../../domain/experiments/metrics.ts';
import { planExperiment } from '../../domain/experiments/plan.ts';
import { sampleRatio, type Sample } from '../../domain/experiments/statistics.ts';
import { approvalNeeded } from '../approvals/service.ts';
import { experimentImpact } from '../features/service.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import { refusedPayload } from '../platform/graphql/refusal.ts';
import { perRequest } from '../platform/loader.ts';
import { auditLines } from '../readmodels/auditLog.ts';
import { loadSegmentNames, segmentsToMatch, withActors } from '../segments/service.ts';
import {
  deleteExperiment,
  saveExperiment,
  startExperiment,
  stopExperiment,
  type SavedExperiment,
} from './administer.ts';
import { lately } from './queries/lately.ts';
import { variationOutcomes } from './queries/results.ts';
import { readExperiments, readExperimentVersions, type ExperimentRow } from './store.ts';

const loadExperiments = perRequest(({ db, brand }: RequestContext) => readExperiments(db, brand.id));

const NO_ONE: Sample = { members: 0, sum: 0, squares: 0 };
/** Latest history lines on a page. */
const HISTORY_LINES = 50;

/** Experiments for staff. The access table decides who may, before this runs. */
export const staffExperimentResolvers = {
  Staff: {
    experiments: async (ctx, { search }) => {
      const wanted = (search ?? '').trim().toLowerCase();
      return (await loadExperiments(ctx)).filter(
        ({ key, hypothesis }) => key.includes(wanted) || hypothesis.toLowerCase().includes(wanted),
      );
    },
    experiment: async (ctx, { key }) => (await loadExperiments(ctx)).find((one) => one.key === key) ?? null,
  },
  StaffFeature: {
    experiment: async ({ key }, _args, ctx) =>
      (await loadExperiments(ctx)).find(({ featureKey, state }) => featureKey === key && state === 'RUNNING')
        ?.key ?? null,
  },
  ApprovalRequest: {
    experiment: async ({ objectId, proposal }, _args, ctx) => {
      const before = (await loadExperiments(ctx)).find(({ key }) => key === objectId);
      if (proposal.kind !== 'EXPERIMENT' || before === undefined) return null;
      const { rollOut } = proposal;
      return { before: before.state, after: rollOut === null ? 'RUNNING' : 'STOPPED', rollOut };
    },
  },
  StaffExperiment: {
    variants: ({ variants }) => [...variants],
    segmentName: ({ segmentId }, _args, ctx) => segmentName(ctx, segmentId),
    versions: async ({ key }, _args, { db, brand }) =>
      withActors(db, await readExperimentVersions(db, brand.id, key, HISTORY_LINES)),
    impact: (experiment, _args, ctx) => (experiment.state === 'DRAFT' ? planned(ctx, experiment) : null),
    results: (experiment, _args, ctx) =>
      experiment.startedAt === null ? null : experimentResults(ctx, experiment),
    history: async ({ key }, _args, { db, brand }) =>
      (await auditLines(db, brand.id, { limit: HISTORY_LINES, after: null }, `experiment:${key}`)).rows.slice(
        0,
        HISTORY_LINES,
      ),
  },
  StaffExperimentVersion: {
    isDeletion: ({ deleted }) => deleted,
    variants: ({ variants }) => [...variants],
    segmentName: ({ segmentId }, _args, ctx) => segmentName(ctx, segmentId),
  },
  Mutation: {
    saveExperiment: async (_root, { input: { segmentId, ...input } }, ctx) =>
      answer(
        ctx,
        await saveExperiment(ctx.deps, { ...toStaff(ctx), ...input, segmentId: segmentId ?? null }),
      ),
    startExperiment: async (_root, { input }, ctx) =>
      answer(ctx, await startExperiment(ctx.deps, { ...toStaff(ctx), ...input })),
    stopExperiment: async (_root, { input: { rollOut, ...input } }, ctx) =>
      answer(ctx, await stopExperiment(ctx.deps, { ...toStaff(ctx), ...input, rollOut: rollOut ?? null })),
    deleteExperiment: async (_root, { input }, ctx) => {
      const deleted = await deleteExperiment(ctx.deps, { ...toStaff(ctx), ...input });
      if ('refusal' in deleted) return refusedPayload(deleted);
      return { __typename: 'ExperimentDeleted' as const, key: input.key };
    },
  },
} satisfies Resolvers;

async function planned({ brand, db, deps }: RequestContext, experiment: ExperimentRow) {
  const { segmentId, featureKey, variants } = experiment;
  const found = await experimentImpact(deps, brand, experiment);
  const audience = await segmentsToMatch(deps, brand.id, segmentId === null ? [] : [segmentId]);
  if (found === null || audience === null) return null;
  const weights = variants.map(({ weight }) => weight);
  return { ...found, plan: planExperiment(weights, await lately(db, audience.match, featureKey)) };
}

const segmentName = async (ctx: RequestContext, segmentId: string | null): Promise<string | null> =>
  segmentId === null ? null : ((await loadSegmentNames(ctx)).get(segmentId) ?? null);

const toStaff = ({ brand, member }: MemberContext) => ({ brandId: brand.id, actorId: member.id });

async function answer({ db, brand, locale }: MemberContext, saved: SavedExperiment) {
  if ('refusal' in saved) return refusedPayload(saved);
  if ('waiting' in saved) return approvalNeeded(locale, saved);
  const experiment = (await readExperiments(db, brand.id)).find(({ key }) => key === saved.key);
  if (experiment === undefined) throw new Error('The experiment that was saved is gone.');
  return { __typename: 'ExperimentSaved' as const, experiment };
}

async function experimentResults(
  { db, brand, now }: RequestContext,
  { key, variants, stoppedAt }: ExperimentRow,
) {
  const outcomes = await variationOutcomes(db, { brandId: brand.id, key, until: stoppedAt ?? now });
  const found = variants.map((variant) => ({
    ...variant,
    samples: outcomes.find(({ variation }) => variation === variant.key)?.samples,
  }));
  const shown = found.map((variant) => ({
    variant: variant.key,
    weight: variant.weight,
    members: variant.samples?.JOINED.members ?? 0,
  }));
  return {
    shown,
    sampleRatio: sampleRatio(shown),
    metrics: EXPERIMENT_METRICS.map((metric) => ({
      metric,
      variants: compareVariants(
        metric,
        found.map(({ key: variant, weight, samples }) => ({
          variant,
          weight,
          sample: samples?.[metric] ?? NO_ONE,
        })),
      ).map(({ interval, differenceInterval, ...rest }) => ({
        ...rest,
        low: interval?.low ?? null,
        high: interval?.high ?? null,
        differenceLow: differenceInterval?.low ?? null,
        differenceHigh: differenceInterval?.high ?? null,
      })),
    })),
  };
}
