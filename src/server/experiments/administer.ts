import {
  checkExperiment,
  LONGEST_EXPERIMENT_KEY,
  MOST_VARIANTS,
  type ExperimentFault,
  type Variant,
} from '../../domain/experiments/experiment.ts';
import { BUCKETS } from '../../domain/segments/bucket.ts';
import { reasonFaults, record } from '../audit/service.ts';
import { isMemberKey, putRuleFirst, type FeatureDeps } from '../features/service.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { announceTargeting, hasSegment, lockTargeting } from '../segments/service.ts';
import { deleteExperimentRow, readExperiments, writeExperiment, type ExperimentRow } from './store.ts';

interface StaffWrite {
  readonly brandId: string;
  /** Null: the demonstration. */
  readonly actorId: string | null;
  readonly reason: string;
  readonly key: string;
  /** The version that the change was made from; 0: a new experiment. */
  readonly version: number;
}

export interface ExperimentChange extends StaffWrite {
  /** What staff expect to happen, and why. */
  readonly hypothesis: string;
  readonly featureKey: string;
  /** Null: every member. */
  readonly segmentId: string | null;
  readonly variants: readonly Variant[];
  readonly tracked: boolean;
}

type Refused = { readonly refusal: RefusedChange };
export type SavedExperiment = { readonly key: string } | Refused;

const FAULT_TEXTS = {
  key: 'experiments.fault.key',
  staffKey: 'experiments.fault.staffKey',
  unknownFeature: 'experiments.fault.unknownFeature',
  unknownSegment: 'experiments.fault.unknownSegment',
  variantCount: 'experiments.fault.variantCount',
  variantKey: 'experiments.fault.variantKey',
  variantTwice: 'experiments.fault.variantTwice',
  weight: 'experiments.fault.weight',
  weightTotal: 'experiments.fault.weightTotal',
  sameForAll: 'experiments.fault.sameForAll',
} as const satisfies Readonly<Record<ExperimentFault, MessageId>>;

const LONGEST_HYPOTHESIS = 500;

/** Creates an experiment, or changes one that did not begin. */
export async function saveExperiment(deps: FeatureDeps, change: ExperimentChange): Promise<SavedExperiment> {
  const { brandId, key, featureKey, segmentId, variants, tracked } = change;
  const hypothesis = change.hypothesis.trim();
  return write(deps, change, async (tx, before, now) => {
    if (before !== null && before.state !== 'DRAFT')
      return refusal('NOT_ALLOWED', say('experiments.hasBegun'));
    const knowsSegment = segmentId !== null && (await hasSegment(tx, brandId, segmentId));
    const faults = checkExperiment(change, { feature: isMemberKey, segment: () => knowsSegment }).map(
      ({ field, fault }) => ({
        field,
        message: say(FAULT_TEXTS[fault], {
          most: fault === 'variantCount' ? MOST_VARIANTS : LONGEST_EXPERIMENT_KEY,
        }),
      }),
    );
    if (hypothesis === '' || hypothesis.length > LONGEST_HYPOTHESIS)
      faults.push({
        field: 'hypothesis',
        message: say('experiments.fault.hypothesis', { most: LONGEST_HYPOTHESIS }),
      });
    if (faults.length > 0) return invalid(faults);
    return {
      action: before === null ? 'experiment.create' : 'experiment.change',
      row: {
        brand: brandId,
        key,
        hypothesis,
        featureKey,
        segmentId,
        variants: variants.map((variant) => ({
          key: variant.key,
          weight: variant.weight,
          isEnabled: variant.isEnabled,
        })),
        tracked,
        state: 'DRAFT',
        startedAt: null,
        stoppedAt: null,
        rolledOut: null,
        version: (before?.version ?? 0) + 1,
        createdAt: before?.createdAt ?? now,
        changedAt: now,
      },
    };
  });
}

/** From now on the audience gets its variants. A feature has one running experiment at most. */
export async function startExperiment(deps: FeatureDeps, staff: StaffWrite): Promise<SavedExperiment> {
  return write(deps, staff, async (tx, before, now) => {
    if (before?.state !== 'DRAFT') return refusal('NOT_ALLOWED', say('experiments.hasBegun'));
    const { segmentId, featureKey } = before;
    if (segmentId !== null && !(await hasSegment(tx, staff.brandId, segmentId)))
      return refusal('NOT_ALLOWED', say('experiments.fault.unknownSegment'));
    const other = (await readExperiments(tx, staff.brandId)).find(
      (one) => one.state === 'RUNNING' && one.featureKey === featureKey,
    );
    if (other !== undefined)
      return refusal('NOT_ALLOWED', say('experiments.featureBusy', { key: other.key }));
    return { action: 'experiment.start', row: { ...next(before, now), state: 'RUNNING', startedAt: now } };
  });
}

/**
 * Ends an experiment for good. `rollOut` names the variant that the whole audience gets from now on, by the first rule of
 * the feature; null: the feature's rules decide as if there had been no experiment.
 */
export async function stopExperiment(
  deps: FeatureDeps,
  { rollOut, ...staff }: StaffWrite & { readonly rollOut: string | null },
): Promise<SavedExperiment> {
  return write(deps, staff, async (tx, before, now) => {
    if (before?.state !== 'RUNNING') return refusal('NOT_ALLOWED', say('experiments.notRunning'));
    const variant = before.variants.find(({ key }) => key === rollOut);
    if (rollOut !== null && variant === undefined)
      return invalid([{ field: 'rollOut', message: say('experiments.fault.rollOut') }]);
    if (variant !== undefined) {
      const refused = await putRuleFirst(
        tx,
        deps,
        { ...staff, key: before.featureKey },
        {
          id: deps.newId(),
          segmentId: before.segmentId,
          share: BUCKETS,
          isEnabled: variant.isEnabled,
          variation: variant.key,
        },
      );
      if (refused !== null) return refused;
    }
    return {
      action: rollOut === null ? 'experiment.stop' : 'experiment.rollOut',
      row: { ...next(before, now), state: 'STOPPED', stoppedAt: now, rolledOut: rollOut },
    };
  });
}

/** Deletes an experiment that did not begin, which no member was shown; the audit log keeps what it was. */
export async function deleteExperiment(deps: FeatureDeps, staff: StaffWrite): Promise<SavedExperiment> {
  return write(deps, staff, async (_tx, before) => {
    if (before === null) return refusal('NOT_FOUND', say('experiments.unknown'));
    if (before.state !== 'DRAFT') return refusal('NOT_ALLOWED', say('experiments.hasBegun'));
    return { action: 'experiment.delete', row: null };
  });
}

const next = (before: ExperimentRow, now: Date): ExperimentRow => ({
  ...before,
  version: before.version + 1,
  changedAt: now,
});

/** One change of an experiment with its audit entry; every process acts on it at once. Without a row it's deleted. */
async function write(
  deps: FeatureDeps,
  { brandId, actorId, reason, key, version }: StaffWrite,
  work: (
    tx: Db,
    before: ExperimentRow | null,
    now: Date,
  ) => Promise<Refused | { readonly action: string; readonly row: ExperimentRow | null }>,
): Promise<SavedExperiment> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = deps.clock.now();
  const saved = await transaction(deps.db, async (tx): Promise<SavedExperiment> => {
    await lockTargeting(tx, brandId);
    const before = (await readExperiments(tx, brandId)).find((one) => one.key === key) ?? null;
    if (before === null && version !== 0) return refusal('NOT_FOUND', say('experiments.unknown'));
    if (before !== null && version === 0)
      return invalid([{ field: 'key', message: say('experiments.keyTaken') }]);
    if (before !== null && before.version !== version) return refusal('STALE', say('experiments.stale'));
    const done = await work(tx, before, now);
    if ('refusal' in done) return done;
    if (done.row === null) await deleteExperimentRow(tx, brandId, key);
    else await writeExperiment(tx, done.row);
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId,
      actorId,
      action: done.action,
      subject: `experiment:${key}`,
      reason: reason.trim(),
      before: before && toAudit(before),
      after: done.row && toAudit(done.row),
    });
    await announceTargeting(tx, deps, brandId);
    return { key };
  });
  if ('key' in saved) await deps.changes.tell('targeting', brandId);
  return saved;
}

const toAudit = ({
  hypothesis,
  featureKey,
  segmentId,
  variants,
  tracked,
  state,
  rolledOut,
}: ExperimentRow) => ({ hypothesis, featureKey, segmentId, variants, tracked, state, rolledOut });
