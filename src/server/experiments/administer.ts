import {
  checkExperiment,
  LONGEST_EXPERIMENT_KEY,
  MOST_VARIANTS,
  type ExperimentFault,
  type Variant,
} from '../../domain/experiments/experiment.ts';
import { variationsOf } from '../../domain/features/variations.ts';
import { BUCKETS } from '../../domain/segments/bucket.ts';
import type { ProposalOf } from '../../domain/approvals/proposal.ts';
import { holdForApproval, type Consent, type Held } from '../approvals/service.ts';
import { reasonFaults, record } from '../audit/service.ts';
import {
  checkRuleFirst,
  isMemberKey,
  putRuleFirst,
  unapprovedReach,
  type FeatureDeps,
} from '../features/service.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { announceTargeting, hasSegment, lockTargeting, reach } from '../segments/service.ts';
import {
  deletedVersion,
  deleteExperimentRow,
  readExperiments,
  writeExperiment,
  type ExperimentRow,
} from './store.ts';

interface StaffWrite {
  readonly brandId: string;
  /** Null: the demonstration. */
  readonly actorId: string | null;
  readonly reason: string;
  readonly key: string;
  /** The version that the change was made from; 0: a new experiment. */
  readonly version: number;
  /** With which a change is saved that waited. */
  readonly consent?: Consent;
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
export type SavedExperiment = { readonly key: string } | Held | Refused;

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
    const knows = {
      feature: isMemberKey,
      segment: () => knowsSegment,
      variation: (name: string) => variationsOf(featureKey).includes(name),
    };
    const faults = checkExperiment(change, knows).map(({ field, fault }) => ({
      field,
      message: say(FAULT_TEXTS[fault], {
        most: fault === 'variantCount' ? MOST_VARIANTS : LONGEST_EXPERIMENT_KEY,
      }),
    }));
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
        version: (before?.version ?? (await deletedVersion(tx, brandId, key))) + 1,
        createdAt: before?.createdAt ?? now,
        changedAt: now,
      },
    };
  });
}

/**
 * From now on the audience gets its variants. A feature has one running experiment at most. One for many members waits
 * for a colleague's approval.
 */
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
    return {
      action: 'experiment.start',
      row: { ...next(before, now), state: 'RUNNING', startedAt: now },
      proposal: { kind: 'EXPERIMENT', rollOut: null },
    };
  });
}

/**
 * Ends an experiment for good. `rollOut` names the variant that the whole audience gets from now on, by the first rule of
 * the feature, if many members with a colleague's approval; null: the feature's rules decide as if there had been no
 * experiment.
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
    const ended: ExperimentRow = {
      ...next(before, now),
      state: 'STOPPED',
      stoppedAt: now,
      rolledOut: rollOut,
    };
    if (variant === undefined) return { action: 'experiment.stop', row: ended };
    const { featureKey, segmentId } = before;
    const rule = {
      id: deps.newId(),
      segmentId,
      share: BUCKETS,
      isEnabled: variant.isEnabled,
      variation: variationsOf(before.featureKey).includes(variant.key) ? variant.key : null,
    };
    const ruleFaults = await checkRuleFirst(tx, staff.brandId, featureKey, rule);
    if (ruleFaults.length > 0) return invalid(ruleFaults);
    return {
      action: 'experiment.rollOut',
      row: ended,
      proposal: { kind: 'EXPERIMENT', rollOut: variant.key },
      also: () => putRuleFirst(tx, deps, { ...staff, key: featureKey }, rule),
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

interface Work {
  readonly action: string;
  /** Null: it is deleted. */
  readonly row: ExperimentRow | null;
  /** What the whole audience gets; left out: nothing new. */
  readonly proposal?: ProposalOf<'EXPERIMENT'>;
  /** What is saved with it. */
  readonly also?: () => Promise<void>;
}

/** One change of an experiment with its audit entry; every process acts on it at once. */
async function write(
  deps: FeatureDeps,
  { brandId, actorId, reason, key, version, consent }: StaffWrite,
  work: (tx: Db, before: ExperimentRow | null, now: Date) => Promise<Refused | Work>,
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
    const { action, row, proposal, also } = done;
    const entry = { brandId, actorId, reason, before: before && toAudit(before), after: row && toAudit(row) };
    const countReach = async (of: ExperimentRow | null) =>
      of === null ? 0 : reach({ ...deps, db: tx }, brandId, of.segmentId);
    const held = await holdForApproval(tx, deps, {
      ...entry,
      item: { kind: 'EXPERIMENT', objectId: key },
      version,
      proposal: proposal ?? { kind: 'EXPERIMENT', rollOut: null },
      consent,
      members: () => countReach(proposal === undefined ? null : before),
      membersSince: async () =>
        (await countReach(before)) +
        (before === null
          ? 0
          : await unapprovedReach({ ...deps, db: tx }, { brandId, key: before.featureKey })),
    });
    if (held !== null) return held;
    await also?.();
    const by = { at: now, actorId, reason: reason.trim() };
    if (row !== null) await writeExperiment(tx, row, by);
    else if (before !== null) await deleteExperimentRow(tx, before, by);
    await record(tx, {
      ...entry,
      ...by,
      id: deps.newId(),
      action,
      subject: `experiment:${key}`,
    });
    await announceTargeting(tx, deps, brandId);
    return { key };
  });
  if ('key' in saved) await deps.changes.notify('targeting', brandId);
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
