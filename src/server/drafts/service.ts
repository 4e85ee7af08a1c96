import type { DraftKind } from '../../domain/approvals/proposal.ts';
import { itemSubject } from '../approvals/service.ts';
import { record } from '../audit/service.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { isRowId } from '../platform/graphql/nodes.ts';
import { refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { deleteDraft, deleteDraftsBefore, hasDraft, writeDraft, type DraftOf } from './store.ts';

type DraftDeps = Pick<Deps, 'clock' | 'db' | 'newId'>;

/** Something new has no id yet. */
export const NEW = '';

/** Far more than a form holds. */
const LONGEST = 60_000;
const LONGEST_KEY = 80;

/** Segments and content have ids of ours, features and experiments keys. */
export const isDraftable = (kind: DraftKind, objectId: string): boolean =>
  objectId === NEW ||
  (kind === 'SEGMENT' || kind === 'CONTENT' ? isRowId(objectId) : objectId.length <= LONGEST_KEY);

interface Kept extends DraftOf {
  readonly authorId: string;
  readonly version: number;
  readonly content: string;
  /** What the caller takes the draft to say, null: that there is none; left out: whatever it says is replaced. */
  readonly replaces?: string | null | undefined;
}

/** `changed`: the same person changed the draft elsewhere, and nothing was done. */
type DraftOutcome = 'done' | 'changed';

/** Keeps what someone typed so far. The audit log has when it was begun; from then on the draft itself says when and who. */
export async function keepDraft(
  deps: DraftDeps,
  { brand, kind, objectId, authorId, version, content, replaces }: Kept,
): Promise<DraftOutcome | { readonly refusal: RefusedChange }> {
  if (!isDraftable(kind, objectId)) return refusal('NOT_FOUND', say('approvals.unknown'));
  if (content.length > LONGEST || !isObject(content))
    return refusal('INVALID', say('approvals.draftTooLong'));
  const keptAt = deps.clock.now();
  const id = deps.newId();
  const row = { id, brand, kind, objectId, authorId, version, content, keptAt };
  return transaction(deps.db, async (tx) => {
    const written = await writeDraft(tx, row, replaces);
    if (written === null) return 'changed';
    if (written.isFirst) await note(tx, deps, { ...row, action: 'draft.begin' });
    return 'done';
  });
}

/** One's own draft was saved, or isn't wanted any more. */
export async function endDraft(
  deps: DraftDeps,
  { content, ...of }: DraftOf & { readonly authorId: string; readonly content?: string | undefined },
): Promise<DraftOutcome> {
  return transaction(deps.db, async (tx) => {
    const id = await deleteDraft(tx, of, content);
    if (id !== null) await note(tx, deps, { ...of, id, action: 'draft.end' });
    return id === null && (await hasDraft(tx, of)) ? 'changed' : 'done';
  });
}

/** No one comes back to a draft that was left for so long. */
const FORGOTTEN_AFTER_MS = 90 * 86_400_000;

export const forgetOldDrafts = (db: Deps['db'], now: Date): Promise<void> =>
  deleteDraftsBefore(db, new Date(now.getTime() - FORGOTTEN_AFTER_MS));

async function note(
  tx: Deps['db'],
  deps: DraftDeps,
  {
    brand,
    kind,
    objectId,
    authorId,
    id,
    action,
  }: DraftOf & { readonly authorId: string; readonly id: string; readonly action: string },
): Promise<void> {
  await record(tx, {
    id: deps.newId(),
    at: deps.clock.now(),
    brandId: brand,
    actorId: authorId,
    action,
    subject:
      objectId === NEW
        ? `draft:${id}`
        : kind === 'HELP'
          ? `article:${objectId}`
          : itemSubject({ kind, objectId }),
    reason: '',
    before: null,
    after: null,
  });
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
