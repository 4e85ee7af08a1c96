import { decisionFault, type Decision, type DecisionFault } from '../../domain/approvals/decision.ts';
import type { ApprovalKind } from '../../domain/approvals/proposal.ts';
import { readStoredContent } from '../../domain/approvals/storedContent.ts';
import { reasonFaults } from '../audit/service.ts';
import { startExperiment, stopExperiment } from '../experiments/service.ts';
import { saveFeature, setOverrides } from '../features/service.ts';
import { saveContent } from '../placements/service.ts';
import { replaceOrder } from '../orders/service.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { setProgramRates } from '../programs/service.ts';
import { lockTargeting, saveSegment } from '../segments/service.ts';
import { adjustPoints } from '../wallet/service.ts';
import { concernedMember } from './concernedMember.ts';
import { settle, type Consent } from './service.ts';
import { readRequest, type ApprovalRow } from './store.ts';

type DecideDeps = Pick<
  Deps,
  'brands' | 'changes' | 'clock' | 'config' | 'db' | 'jobs' | 'newId' | 'notify' | 'secrets'
>;

export interface DecisionBy {
  readonly brandId: string;
  readonly actorId: string;
  readonly reason: string;
  readonly requestId: string;
  /** Whether the actor may decide so on changes of this kind. */
  readonly mayDecide: (kind: ApprovalKind) => boolean;
}

type Decided = { readonly requestId: string } | { readonly refusal: RefusedChange };

const FAULT_TEXTS = {
  decided: 'approvals.decided',
  own: 'approvals.own',
  forYou: 'approvals.forYou',
  notOwn: 'approvals.notOwn',
} as const satisfies Readonly<Record<DecisionFault, MessageId>>;

/**
 * Approves, refuses or withdraws a change that waits. Approving saves exactly what waited, by the use case that saves it
 * directly; what can't be saved any more is out of date.
 */
export async function decideApproval(
  deps: DecideDeps,
  decision: Decision,
  { brandId, actorId, reason, requestId, mayDecide }: DecisionBy,
): Promise<Decided> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const find = async (db: Deps['db']): Promise<ApprovalRow | { readonly refusal: RefusedChange }> => {
    const request = await readRequest(db, brandId, requestId);
    if (request === null || !mayDecide(request.kind)) return refusal('NOT_FOUND', say('approvals.unknown'));
    const memberId = await concernedMember(db, request);
    const fault = decisionFault(decision, { ...request, memberId }, actorId);
    return fault === null ? request : refusal('NOT_ALLOWED', say(FAULT_TEXTS[fault]));
  };
  const settleAs = (state: 'REFUSED' | 'WITHDRAWN' | 'OUTDATED'): Promise<Decided> =>
    transaction(deps.db, async (tx) => {
      await lockTargeting(tx, brandId);
      const request = await find(tx);
      if ('refusal' in request) return request;
      await settle(tx, deps, request, state, { deciderId: actorId, reason });
      return { requestId };
    });
  if (decision !== 'APPROVE') return settleAs(decision === 'REFUSE' ? 'REFUSED' : 'WITHDRAWN');
  const request = await find(deps.db);
  if ('refusal' in request) return request;
  const saved = await save(deps, request, { requestId, approverId: actorId, reason });
  if ('id' in saved || 'key' in saved || 'memberId' in saved) return { requestId };
  const outdated = await settleAs('OUTDATED');
  return 'refusal' in outdated ? outdated : refusal('STALE', say('approvals.outdated'));
}

/** Saves what waited, in its author's name. */
function save(deps: DecideDeps, request: ApprovalRow, consent: Consent) {
  const { brand, authorId, reason, objectId, version, proposal } = request;
  const by = { brandId: brand, actorId: authorId, reason, consent };
  switch (proposal.kind) {
    case 'FEATURE': {
      const { isEnabled, rules } = proposal;
      return saveFeature(deps, { ...by, key: objectId, version, isEnabled, rules });
    }
    case 'SEGMENT': {
      const { kind: _kind, segmentKind, ...segment } = proposal;
      return saveSegment(deps, objectId, version, { ...by, ...segment, kind: segmentKind });
    }
    case 'CONTENT':
      return saveContent(deps, objectId, version === 0 ? null : version, {
        ...by,
        ...readStoredContent(proposal.content),
      });
    case 'EXPERIMENT': {
      const experiment = { ...by, key: objectId, version };
      return proposal.rollOut === null
        ? startExperiment(deps, experiment)
        : stopExperiment(deps, { ...experiment, rollOut: proposal.rollOut });
    }
    case 'OVERRIDE': {
      const { keys, state, expiresAt } = proposal;
      return setOverrides(deps, {
        ...by,
        memberId: objectId,
        keys,
        state,
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
      });
    }
    case 'POINTS': {
      const { kind: _kind, ...adjustment } = proposal;
      return adjustPoints(deps, { ...by, ...adjustment, memberId: objectId });
    }
    case 'RATES': {
      const { kind: _kind, ...rates } = proposal;
      return setProgramRates(deps, { ...by, ...rates, programId: objectId });
    }
    case 'REPLACEMENT':
      return replaceOrder(deps, { ...by, orderId: objectId, version });
  }
}
