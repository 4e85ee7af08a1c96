import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '../../domain/brands/countries.ts';
import type { ApprovalKind, ApprovalState, Proposal } from '../../domain/approvals/proposal.ts';
import { READ_KEY } from '../../domain/session/staffRoles.ts';
import { record } from '../audit/service.ts';
import { checkAccess } from '../platform/access/check.ts';
import type { AccessRule } from '../platform/access/accessRule.ts';
import { graphqlRules } from '../platform/access/graphqlRules.ts';
import type { Config } from '../platform/config.ts';
import type { Deps, RequestContext } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { rowId } from '../platform/graphql/nodes.ts';
import { refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import {
  insertRequest,
  lastApproval,
  readWaiting,
  settleRequest,
  type ApprovalRow,
  type Item,
} from './store.ts';

export { approvedObjects, readWaiting } from './store.ts';
export type { ApprovalRow } from './store.ts';

export type ApprovalDeps = Pick<Deps, 'clock' | 'newId'> & {
  readonly config: Pick<Config, 'approvalMembers' | 'approvalPoints'>;
};

/** Who may make a change may approve a colleague's. */
const RULES = {
  FEATURE: graphqlRules.Mutation.saveFeature,
  SEGMENT: graphqlRules.Mutation.updateCompoundSegment,
  CONTENT: graphqlRules.Mutation.saveContent,
  EXPERIMENT: graphqlRules.Mutation.startExperiment,
  OVERRIDE: graphqlRules.Mutation.setFeatureOverrides,
  POINTS: graphqlRules.Mutation.adjustPoints,
  RATES: graphqlRules.Mutation.setProgramRates,
  REPLACEMENT: graphqlRules.Mutation.replaceOrder,
} as const satisfies Readonly<Record<ApprovalKind, AccessRule>>;

/** Any of them is enough to change something of this kind. */
export const roleKeysFor = (kind: ApprovalKind): readonly string[] => RULES[kind];

export const mayChange = ({ member }: RequestContext, kind: ApprovalKind): boolean =>
  checkAccess(RULES[kind], member) === 'allowed';

/** Whether the member may see changes of this kind. */
export const maySee = ({ member }: RequestContext, kind: ApprovalKind): boolean =>
  checkAccess([...RULES[kind], READ_KEY], member) === 'allowed';

/** Support may give points and replace orders; above the limit, someone who answers for money decides. */
const APPROVERS: Partial<Readonly<Record<ApprovalKind, AccessRule>>> = {
  POINTS: ['internal_wallet'],
  REPLACEMENT: ['internal_wallet'],
};

/** Whether the member may approve or refuse a colleague's change of this kind. */
export const mayApprove = (ctx: RequestContext, kind: ApprovalKind): boolean =>
  mayChange(ctx, kind) && checkAccess(APPROVERS[kind] ?? RULES[kind], ctx.member) === 'allowed';

/** By an own or a global id, as links have them. */
export const ownId = (id: string): string =>
  rowId(id, 'StaffContent') ??
  rowId(id, 'Segment') ??
  rowId(id, 'MemberRecord') ??
  rowId(id, 'StaffOrder') ??
  id;

/** A second person's approval, with which a change that waited is saved. */
export interface Consent {
  readonly requestId: string;
  readonly approverId: string;
  readonly reason: string;
}

/** The change was not saved: it waits for a colleague. */
export interface Held {
  readonly waiting: ApprovalRow;
  /** Alone it would have been saved. */
  readonly isTogether: boolean;
}

interface Write {
  readonly brandId: string;
  /** Null: the demonstration, which no one approves. */
  readonly actorId: string | null;
  readonly reason: string;
}

interface ChangeToKeep extends Write {
  readonly item: Item;
  /** The version that it was made from; 0: something new. */
  readonly version: number;
  readonly proposal: Proposal;
  /** For the audit log. */
  readonly before: unknown;
  readonly after: unknown;
  readonly consent: Consent | undefined;
}

interface ChangeToHold extends ChangeToKeep {
  /** How many members it reaches, by the members as they are now. */
  readonly members: () => Promise<number>;
  /** How many it reaches together with what was saved of the item after an instant without approval. */
  readonly membersSince: (since: Date) => Promise<number>;
}

/** Changes of an item without approval count together for so long. Source: decisions, Staff. */
const COUNTED_MS = 7 * 86_400_000;

/** From when on changes of an item count together: since its last approval, and at most 7 days. */
export async function countsSince(
  db: Db,
  { clock }: Pick<ApprovalDeps, 'clock'>,
  brandId: string,
  item: Item,
): Promise<Date> {
  const approved = await lastApproval(db, brandId, item);
  return new Date(Math.max(clock.now().getTime() - COUNTED_MS, approved?.getTime() ?? 0));
}

/** Whether so many members need a second person. */
const needsApproval = ({ config }: Pick<ApprovalDeps, 'config'>, members: number): boolean =>
  members > config.approvalMembers;

/**
 * Whether a change of targeting may be saved now. Called in its transaction under the lock of targeting, after its checks
 * and before it writes. Null: it may, and a change of the same item that waited is out of date. One that reaches more
 * members than the limit, alone or with what was changed since the last approval, is kept until a colleague approves it.
 */
export async function holdForApproval(
  tx: Db,
  deps: ApprovalDeps,
  change: ChangeToHold,
): Promise<Held | { readonly refusal: RefusedChange } | null> {
  const { brandId, actorId, item, consent } = change;
  if (consent !== undefined) return approveWaiting(tx, deps, change, consent);
  const own = actorId === null ? 0 : await change.members();
  const members =
    own === 0 ? 0 : Math.max(own, await change.membersSince(await countsSince(tx, deps, brandId, item)));
  const isTogether = !needsApproval(deps, own);
  if (actorId === null || !needsApproval(deps, members)) {
    await outdateWaiting(tx, deps, change);
    return null;
  }
  return keepWaiting(tx, deps, { ...change, actorId }, { members, isTogether });
}

/**
 * Whether points may be booked now, like `holdForApproval`: above the limit, alone or with what the member got since the
 * last approval, they wait. Small ones leave what waits alone.
 */
export async function holdPoints(
  tx: Db,
  deps: ApprovalDeps,
  change: ChangeToKeep & {
    readonly actorId: string;
    readonly points: number;
    readonly pointsBefore: number;
  },
): Promise<Held | { readonly refusal: RefusedChange } | null> {
  const { consent, points, pointsBefore } = change;
  if (consent !== undefined) return approveWaiting(tx, deps, change, consent);
  const { approvalPoints } = deps.config;
  if (points + pointsBefore <= approvalPoints) return null;
  return keepWaiting(tx, deps, change, { members: 1, isTogether: points <= approvalPoints });
}

/** A colleague's approval ends the waiting; null: the change may be saved. */
async function approveWaiting(
  tx: Db,
  deps: ApprovalDeps,
  { brandId, item }: ChangeToKeep,
  consent: Consent,
): Promise<{ readonly refusal: RefusedChange } | null> {
  const waiting = await readWaiting(tx, brandId, item);
  if (waiting?.id !== consent.requestId) return refusal('NOT_ALLOWED', say('approvals.decided'));
  await settle(tx, deps, waiting, 'APPROVED', { ...consent, deciderId: consent.approverId });
  return null;
}

/** Keeps a change until a colleague decides; the same one once. */
async function keepWaiting(
  tx: Db,
  deps: ApprovalDeps,
  change: ChangeToKeep & { readonly actorId: string },
  { members, isTogether }: { readonly members: number; readonly isTogether: boolean },
): Promise<Held | { readonly refusal: RefusedChange }> {
  const { brandId, actorId, reason, item, version } = change;
  const waiting = await readWaiting(tx, brandId, item);
  const proposal = JSON.parse(JSON.stringify(change.proposal)) as Proposal;
  if (waiting !== null)
    return waiting.authorId === actorId &&
      waiting.version === version &&
      isDeepStrictEqual(waiting.proposal, proposal)
      ? { waiting, isTogether }
      : refusal('NOT_ALLOWED', say('approvals.alreadyWaits'));
  const row: ApprovalRow = {
    id: deps.newId(),
    brand: brandId,
    kind: item.kind,
    objectId: item.objectId,
    version,
    proposal,
    members,
    authorId: actorId,
    reason: reason.trim(),
    requestedAt: deps.clock.now(),
    state: 'WAITING',
    deciderId: null,
    decidedAt: null,
    decision: null,
  };
  await insertRequest(tx, row);
  await record(tx, {
    id: deps.newId(),
    at: row.requestedAt,
    brandId,
    actorId,
    action: 'approval.request',
    subject: itemSubject(item),
    reason: row.reason,
    before: change.before,
    after: change.after,
  });
  return { waiting: row, isTogether };
}

/** In the transaction of a change that takes effect, or of a deletion: what waited was made for the item as it was. */
export async function outdateWaiting(
  tx: Db,
  deps: ApprovalDeps,
  { brandId, actorId, reason, item }: Write & { readonly item: Item },
): Promise<void> {
  const waiting = await readWaiting(tx, brandId, item);
  if (waiting !== null) await settle(tx, deps, waiting, 'OUTDATED', { deciderId: actorId, reason });
}

const ACTIONS = {
  APPROVED: 'approval.approve',
  REFUSED: 'approval.refuse',
  WITHDRAWN: 'approval.withdraw',
  OUTDATED: 'approval.outdate',
} as const satisfies Partial<Readonly<Record<ApprovalState, string>>>;

/** Ends the waiting of a change, with its audit entry. */
export async function settle(
  tx: Db,
  deps: Pick<ApprovalDeps, 'clock' | 'newId'>,
  request: ApprovalRow,
  state: keyof typeof ACTIONS,
  { deciderId, reason }: { readonly deciderId: string | null; readonly reason: string },
): Promise<void> {
  const decidedAt = deps.clock.now();
  await settleRequest(tx, request.id, { state, deciderId, decidedAt, decision: reason.trim() });
  await record(tx, {
    id: deps.newId(),
    at: decidedAt,
    brandId: request.brand,
    actorId: deciderId,
    action: ACTIONS[state],
    subject: itemSubject(request),
    reason: reason.trim(),
    before: null,
    after: null,
  });
}

const SUBJECTS: Readonly<Record<ApprovalKind, string>> = {
  FEATURE: 'feature',
  SEGMENT: 'segment',
  CONTENT: 'content',
  EXPERIMENT: 'experiment',
  OVERRIDE: 'member',
  POINTS: 'member',
  RATES: 'program',
  REPLACEMENT: 'order',
};

/** In the audit log it belongs to the item that would change. */
export const itemSubject = ({ kind, objectId }: Item): string => `${SUBJECTS[kind]}:${objectId}`;

/** What the person who saved reads. */
export const approvalNeeded = (locale: Locale, { waiting, isTogether }: Held) => ({
  __typename: 'ApprovalNeeded' as const,
  message: inWords(
    locale,
    say(isTogether ? 'approvals.neededTogether' : 'approvals.needed', { count: waiting.members }),
  ),
  request: waiting,
});
