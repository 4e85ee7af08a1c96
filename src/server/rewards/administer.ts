import { checkReward, type RewardDraft, type RewardFault } from '../../domain/rewards/checkReward.ts';
import type { Locale } from '../../domain/brands/countries.ts';
import { reasonFaults, record } from '../audit/service.ts';
import { readStock, setStock } from '../orders/service.ts';
import { findProgram } from '../programs/service.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { insertReward, lockReward, pictureExists, updateReward } from './store.ts';

type RewardDeps = Pick<Deps, 'brands' | 'clock' | 'db' | 'newId'>;

const FAULT_TEXTS = {
  type: 'rewards.fault.type',
  service: 'rewards.fault.service',
  item: 'rewards.fault.item',
  title: 'rewards.fault.title',
  tooLong: 'rewards.fault.tooLong',
  denominationType: 'rewards.fault.denominationType',
  amounts: 'rewards.fault.amounts',
  onlyOneAmount: 'rewards.fault.onlyOneAmount',
  minimum: 'rewards.fault.minimum',
  maximum: 'rewards.fault.maximum',
  step: 'rewards.fault.step',
  restricted: 'rewards.fault.restricted',
  stock: 'rewards.fault.stock',
  endsAt: 'rewards.fault.endsAt',
  place: 'rewards.fault.place',
} as const satisfies Readonly<Record<RewardFault, MessageId>>;

/** A change of the catalogue. */
export interface RewardChange extends Omit<RewardDraft, 'stock'> {
  readonly brandId: string;
  /** Null: the demonstration. */
  readonly actorId: string | null;
  readonly reason: string;
  /** Only for members of this program; null: for everyone. */
  readonly programId: string | null;
  readonly pictureId: string | null;
  /** null: unlimited; absent: the stock stays as it is, however many are ordered meanwhile. */
  readonly stock?: number | null | undefined;
}

export type SavedReward = { readonly id: string } | { readonly refusal: RefusedChange };

/** Puts a reward into the catalogue. Refused with the faulty fields. Source: rewards, Catalogue. */
export function createReward(deps: RewardDeps, change: RewardChange): Promise<SavedReward> {
  return saveReward(deps, change, null);
}

/** Changes a reward; members who saw an earlier version can't order it unseen. Refused when `version` is outdated. */
export function changeReward(
  deps: RewardDeps,
  id: string,
  version: number,
  change: RewardChange,
): Promise<SavedReward> {
  return saveReward(deps, change, { id, version });
}

async function saveReward(
  { brands, clock, db, newId }: RewardDeps,
  { brandId, actorId, reason, stock, ...given }: RewardChange,
  known: { readonly id: string; readonly version: number } | null,
): Promise<SavedReward> {
  const draft = { ...given, texts: trimmed(given.texts), amounts: given.amounts.toSorted((a, b) => a - b) };
  const locale: Locale = brands.byId(brandId)?.config.locales[0] ?? 'en-US';
  const faults = Object.entries(checkReward({ ...draft, stock: stock ?? null }, locale)).map(
    ([field, fault]) => ({
      field,
      message: say(FAULT_TEXTS[fault]),
    }),
  );
  const { cashOut, pointsPerUnit } = brands.byId(brandId)?.config ?? {};
  const least = pointsPerUnit == null ? null : (cashOut?.minimumPoints ?? null);
  // Gift cards begin where cash-outs do, so smaller amounts alone would offer nothing.
  if (draft.type === 'GIFT_CARD' && least !== null && faults.length === 0 && highestAmount(draft) < least)
    faults.push({
      field: draft.denominationType === 'DENOMINATED' ? 'amounts' : 'maximum',
      message: say('rewards.fault.belowLeast', { least }),
    });
  faults.push(...reasonFaults(reason));
  if (draft.pictureId !== null && !(await pictureExists(db, brandId, draft.pictureId)))
    faults.push({ field: 'pictureId', message: say('rewards.noPicture') });
  const program = draft.programId === null ? null : await findProgram(db, draft.programId);
  if (draft.programId !== null && program?.brandId !== brandId)
    faults.push({ field: 'programId', message: say('programs.noSuchProgram') });
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  return transaction(db, async (tx) => {
    const before = known === null ? null : await lockReward(tx, brandId, known.id);
    if (known !== null && before === null) return refusal('NOT_FOUND', say('rewards.unknown'));
    if (known !== null && before?.version !== known.version) return refusal('STALE', say('rewards.stale'));
    const id = known?.id ?? newId();
    const stockBefore = before === null ? null : await readStock(tx, id);
    if (before === null)
      await insertReward(tx, { ...draft, id, brand: brandId, createdAt: now, changedAt: now });
    else await updateReward(tx, id, { ...draft, version: before.version + 1, changedAt: now });
    if (stock !== undefined) await setStock(tx, id, stock);
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: before === null ? 'reward.create' : 'reward.change',
      subject: `reward:${id}`,
      reason: reason.trim(),
      before:
        before === null
          ? null
          : { ...toAudit(before), program: await programName(tx, before.programId), stock: stockBefore },
      after: {
        ...toAudit(draft),
        program: program?.name ?? null,
        stock: stock === undefined ? stockBefore : stock,
      },
    });
    return { id };
  });
}

async function programName(db: Deps['db'], programId: string | null): Promise<string | null> {
  return programId === null ? null : ((await findProgram(db, programId))?.name ?? null);
}

function trimmed(texts: RewardDraft['texts']): RewardDraft['texts'] {
  return Object.fromEntries(
    Object.entries(texts).map(([locale, { title, text, terms }]) => [
      locale,
      { title: title.trim(), text: text.trim(), terms: terms.trim() },
    ]),
  );
}

type Audited = Omit<RewardChange, 'brandId' | 'actorId' | 'reason' | 'stock'>;

/** What the audit log keeps of a reward. */
function toAudit({
  type,
  service,
  item,
  programId,
  texts,
  pictureId,
  denominationType,
  amounts,
  minimum,
  maximum,
  step,
  restricted,
  barcode,
  startsAt,
  endsAt,
  place,
}: Audited): Record<string, unknown> {
  return {
    type,
    service,
    item,
    programId,
    texts,
    pictureId,
    denominationType,
    amounts,
    minimum,
    maximum,
    step,
    restricted,
    barcode,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    place,
  };
}

const highestAmount = ({
  denominationType,
  amounts,
  maximum,
}: Pick<RewardDraft, 'denominationType' | 'amounts' | 'maximum'>): number =>
  denominationType === 'DENOMINATED'
    ? Math.max(...amounts)
    : denominationType === 'CUSTOM'
      ? (maximum ?? 0)
      : Infinity;
