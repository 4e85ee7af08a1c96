import { isDeepStrictEqual } from 'node:util';
import {
  checkContent,
  contentLimit,
  type ContentDraft,
  type ContentFault,
} from '../../domain/placements/checkContent.ts';
import { contentState } from '../../domain/placements/contentState.ts';
import { storeContent } from '../../domain/approvals/storedContent.ts';
import {
  holdForApproval,
  outdateWaiting,
  type ApprovalDeps,
  type Consent,
  type Held,
} from '../approvals/service.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { Deps } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange, type RefusedField } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { pictureExists } from '../rewards/service.ts';
import { hasSegment, lockTargeting, reach } from '../segments/service.ts';
import {
  deleteContentRow,
  isOthersContent,
  lastContentVersion,
  readContent,
  readContentVersions,
  writeContent,
  type ContentRow,
} from './store.ts';

/** Versions of one piece of content that count together. */
const MOST_COUNTED = 1_000;

type PlacementDeps = Pick<Deps, 'brands' | 'db'> & ApprovalDeps;

interface StaffWrite {
  readonly brandId: string;
  readonly actorId: string;
  readonly reason: string;
}

/** Content as staff want it. */
export interface ContentChange extends ContentDraft, StaffWrite {
  readonly active: boolean;
  readonly pictureId: string | null;
  /** Null: for everyone. */
  readonly segmentId: string | null;
  /** With which a change is saved that waited. */
  readonly consent?: Consent;
}

type DeletedContent =
  | { readonly id: string }
  /** Someone else saved first. */
  | { readonly conflict: ContentRow }
  | { readonly refusal: RefusedChange };
export type SavedContent = DeletedContent | Held;

const FAULT_TEXTS = {
  required: 'placements.fault.required',
  tooLong: 'placements.fault.tooLong',
  markup: 'placements.fault.markup',
  invisible: 'placements.fault.invisible',
  icon: 'placements.fault.icon',
  locale: 'placements.fault.locale',
  placement: 'placements.fault.placement',
  name: 'placements.fault.name',
  onNextPage: 'placements.fault.onNextPage',
  surveyLink: 'placements.fault.surveyLink',
  position: 'placements.fault.position',
  endsAt: 'placements.fault.endsAt',
  ctaLabel: 'placements.fault.ctaLabel',
  ctaUrl: 'placements.fault.ctaUrl',
  ctaRepeated: 'placements.fault.ctaRepeated',
  tooManyCtas: 'placements.fault.tooManyCtas',
} as const satisfies Readonly<Record<ContentFault, MessageId>>;

/**
 * Creates or changes content. `known` is the version that the change was made from; null: new content. Saving the same
 * new content twice, by its id, creates it once. What many members would see waits for a colleague's approval.
 */
export async function saveContent(
  deps: PlacementDeps,
  id: string,
  known: number | null,
  { brandId, actorId, reason, consent, ...draft }: ContentChange,
): Promise<SavedContent> {
  const locales = deps.brands.byId(brandId)?.config.locales ?? [];
  const faults: RefusedField[] = [
    ...Object.entries(checkContent(draft, locales)).map(([field, fault]) => ({
      field,
      message: say(FAULT_TEXTS[fault], { most: contentLimit(field) }),
    })),
    ...reasonFaults(reason),
  ];
  if (faults.length > 0) return invalid(faults);
  const now = deps.clock.now();
  return transaction(deps.db, async (tx): Promise<SavedContent> => {
    // A segment that is chosen here can't be deleted at the same time.
    await lockTargeting(tx, brandId);
    const before = await readContent(tx, brandId, id);
    // A repeat of what was created already; what was typed since is a change of it.
    if (known === null && before !== null)
      return isDeepStrictEqual(toAudit(toRow(draft, { id, brandId, before })), toAudit(before))
        ? { id }
        : { conflict: before };
    if (known !== null && before === null) return refusal('NOT_FOUND', say('placements.unknown'));
    if (before !== null && before.version !== known) return { conflict: before };
    const missing = await missingParts(tx, brandId, draft);
    if (missing.length > 0) return invalid(missing);
    if (await isOthersContent(tx, brandId, id)) return refusal('CONFLICT', say('placements.idTaken'));
    const row = toRow(draft, {
      id,
      brandId,
      before: before ?? { version: await lastContentVersion(tx, id) },
    });
    const held = await holdForApproval(tx, deps, {
      brandId,
      actorId,
      reason,
      item: { kind: 'CONTENT', objectId: id },
      version: known ?? 0,
      proposal: { kind: 'CONTENT', content: storeContent(draft) },
      before: before && toAudit(before),
      after: toAudit(row),
      consent,
      members: () => countReach({ ...deps, db: tx }, before, row),
      membersSince: (since) => countReachSince({ ...deps, db: tx }, row, since),
    });
    if (held !== null) return held;
    await writeContent(tx, row, { at: now, actorId, reason: reason.trim() });
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId,
      actorId,
      action: before === null ? 'content.create' : 'content.change',
      subject: `content:${id}`,
      reason: reason.trim(),
      before: before && toAudit(before),
      after: toAudit(row),
    });
    return { id };
  });
}

/** How many members see content that is live or scheduled then; taking content away reaches no one. */
async function countReach(
  deps: Pick<PlacementDeps, 'brands' | 'clock' | 'db'>,
  before: ContentRow | null,
  after: ContentRow,
): Promise<number> {
  const isShown = ['LIVE', 'SCHEDULED'].includes(contentState(after, deps.clock.now()));
  const isChanged = before === null || !isDeepStrictEqual(toAudit(before), toAudit(after));
  return isShown && isChanged ? reach(deps, after.brand, after.segmentId) : 0;
}

/** The same of content that was for other members since an instant, together with them. */
async function countReachSince(
  deps: Pick<PlacementDeps, 'brands' | 'clock' | 'db'>,
  after: ContentRow,
  since: Date,
): Promise<number> {
  const versions = await readContentVersions(deps.db, after.brand, after.id, MOST_COUNTED);
  const shown = versions.filter(
    ({ at, actorId, active, deleted }) => at > since && actorId !== null && active && !deleted,
  );
  const audiences = new Set([after, ...shown].map(({ segmentId }) => segmentId));
  if (audiences.has(null)) return reach(deps, after.brand, null);
  let members = 0;
  for (const each of audiences) members += await reach(deps, after.brand, each);
  return members;
}

/** Deletes content; its versions and the audit log keep what it said. */
export async function deleteContent(
  deps: PlacementDeps,
  id: string,
  version: number,
  { brandId, actorId, reason }: StaffWrite,
): Promise<DeletedContent> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  return transaction(deps.db, async (tx): Promise<DeletedContent> => {
    await lockTargeting(tx, brandId);
    const before = await readContent(tx, brandId, id);
    if (before === null) return refusal('NOT_FOUND', say('placements.unknown'));
    if (before.version !== version) return { conflict: before };
    const item = { kind: 'CONTENT', objectId: id } as const;
    await outdateWaiting(tx, deps, { brandId, actorId, reason, item });
    const at = deps.clock.now();
    await deleteContentRow(tx, before, { at, actorId, reason: reason.trim() });
    await record(tx, {
      id: deps.newId(),
      at,
      brandId,
      actorId,
      action: 'content.delete',
      subject: `content:${id}`,
      reason: reason.trim(),
      before: toAudit(before),
      after: null,
    });
    return { id };
  });
}

type Draft = Omit<ContentChange, keyof StaffWrite | 'consent'>;

/** What the content refers to and isn't there. */
async function missingParts(
  tx: Db,
  brandId: string,
  { pictureId, segmentId }: Draft,
): Promise<RefusedField[]> {
  const faults: RefusedField[] = [];
  if (pictureId !== null && !(await pictureExists(tx, brandId, pictureId)))
    faults.push({ field: 'pictureId', message: say('rewards.noPicture') });
  if (segmentId !== null && !(await hasSegment(tx, brandId, segmentId)))
    faults.push({ field: 'segmentId', message: say('placements.noSegment') });
  return faults;
}

interface RowFacts {
  readonly id: string;
  readonly brandId: string;
  readonly before: Pick<ContentRow, 'version'> | null;
}

/** The row of a draft. */
export function toRow(draft: Draft, { id, brandId, before }: RowFacts): ContentRow {
  const { title, subtitle, content, subtext, ctas, ...rest } = draft;
  return {
    ...rest,
    id,
    brand: brandId,
    title: title.trim(),
    subtitle: orNull(subtitle),
    content: orNull(content),
    subtext: orNull(subtext),
    ctas: ctas.map(({ label, url, level }) => ({ label: label.trim(), url, level })),
    imageUrl: null,
    version: (before?.version ?? 0) + 1,
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What the audit log keeps of content. */
const toAudit = ({ id: _id, brand: _brand, version: _version, ...rest }: ContentRow) => rest;
