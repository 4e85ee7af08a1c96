import type { Locale } from '../../domain/brands/countries.ts';
import { checkOffer, type OfferDraft, type OfferFault } from '../../domain/offers/checkOffer.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { findProgram } from '../programs/service.ts';
import { pictureExists } from '../rewards/service.ts';
import { changeOffer, insertOffer, lockOffer, type OfferRow } from './store.ts';

type OfferDeps = Pick<Deps, 'brands' | 'clock' | 'db' | 'newId'>;

const FAULT_TEXTS = {
  audience: 'offers.fault.audience',
  deviceType: 'offers.fault.deviceType',
  partner: 'offers.fault.partner',
  title: 'rewards.fault.title',
  tooLong: 'rewards.fault.tooLong',
  agreement: 'offers.fault.agreement',
  options: 'offers.fault.options',
  optionName: 'offers.fault.optionName',
  price: 'offers.fault.price',
  free: 'offers.fault.free',
  usual: 'offers.fault.usual',
  stock: 'rewards.fault.stock',
  holdHours: 'offers.fault.holdHours',
  connectWithinDays: 'offers.fault.connectWithinDays',
  endsAt: 'rewards.fault.endsAt',
  place: 'rewards.fault.place',
} as const satisfies Readonly<Record<OfferFault, MessageId>>;

/** A change of an offer. */
export interface OfferChange extends Omit<OfferDraft, 'stock'> {
  readonly brandId: string;
  /** Null: the demonstration. */
  readonly actorId: string | null;
  readonly reason: string;
  readonly pictureId: string | null;
  /** Only for members of this program; null or left out: for everyone. */
  readonly programId?: string | null;
  /** null: unlimited; absent: the stock stays as it is, however many are reserved meanwhile. */
  readonly stock?: number | null | undefined;
}

export type SavedOffer = { readonly id: string } | { readonly refusal: RefusedChange };

/** Adds a device offer. Refused with the faulty fields. Source: rewards, Device offers. */
export function createOffer(deps: OfferDeps, change: OfferChange): Promise<SavedOffer> {
  return saveOffer(deps, change, null);
}

/**
 * Changes a device offer. Reservations keep their price; a changed agreement has to be accepted again before paying.
 * Refused when `version` is outdated.
 */
export function changeDeviceOffer(
  deps: OfferDeps,
  id: string,
  version: number,
  change: OfferChange,
): Promise<SavedOffer> {
  return saveOffer(deps, change, { id, version });
}

/** What staff end. */
export interface OfferEnd {
  readonly brandId: string;
  readonly actorId: string;
  readonly reason: string;
  readonly version: number;
}

/** Ends an offer now; members who reserved one may still buy it. Refused when it has ended or `version` is outdated. */
export async function endOffer(
  { clock, db, newId }: OfferDeps,
  id: string,
  { brandId, actorId, reason, version }: OfferEnd,
): Promise<SavedOffer> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  return transaction(db, async (tx) => {
    const before = await lockOffer(tx, brandId, id);
    if (before === null) return refusal('NOT_FOUND', say('offers.unknown'));
    if (before.version !== version) return refusal('STALE', say('offers.stale'));
    if (before.endsAt !== null && before.endsAt <= now) return refusal('NOT_ALLOWED', say('offers.over'));
    await changeOffer(tx, id, { endsAt: now, version: before.version + 1, changedAt: now });
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: 'offer.end',
      subject: `offer:${id}`,
      reason: reason.trim(),
      before: toAudit(before),
      after: toAudit({ ...before, endsAt: now }),
    });
    return { id };
  });
}

async function saveOffer(
  { brands, clock, db, newId }: OfferDeps,
  { brandId, actorId, reason, stock, programId = null, ...given }: OfferChange,
  known: { readonly id: string; readonly version: number } | null,
): Promise<SavedOffer> {
  const draft = { ...given, programId, texts: trimmed(given.texts) };
  const locale: Locale = brands.byId(brandId)?.config.locales[0] ?? 'en-US';
  const faults: { field: string; message: ReturnType<typeof say> }[] = Object.entries(
    checkOffer({ ...draft, stock: stock ?? null }, locale),
  ).map(([field, fault]) => ({ field, message: say(FAULT_TEXTS[fault]) }));
  faults.push(...reasonFaults(reason));
  if (draft.pictureId !== null && !(await pictureExists(db, brandId, draft.pictureId)))
    faults.push({ field: 'pictureId', message: say('rewards.noPicture') });
  const program = programId === null ? null : await findProgram(db, programId);
  if (programId !== null && program?.brandId !== brandId)
    faults.push({ field: 'programId', message: say('programs.noSuchProgram') });
  // Sign-up orders it before a home is in a program.
  else if (programId !== null && draft.audience === 'FIRST_DEVICE')
    faults.push({ field: 'programId', message: say('offers.fault.firstProgram') });
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  return transaction(db, async (tx) => {
    const before = known === null ? null : await lockOffer(tx, brandId, known.id);
    if (known !== null && before === null) return refusal('NOT_FOUND', say('offers.unknown'));
    if (known !== null && before?.version !== known.version) return refusal('STALE', say('offers.stale'));
    const id = known?.id ?? newId();
    if (before === null)
      await insertOffer(tx, {
        ...draft,
        id,
        brand: brandId,
        remaining: stock ?? null,
        createdAt: now,
        changedAt: now,
      });
    else
      await changeOffer(tx, id, {
        ...draft,
        ...(stock === undefined ? {} : { remaining: stock }),
        agreementVersion: before.agreementVersion + (isSameAgreement(before, draft) ? 0 : 1),
        version: before.version + 1,
        changedAt: now,
      });
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: before === null ? 'offer.create' : 'offer.change',
      subject: `offer:${id}`,
      reason: reason.trim(),
      before:
        before === null
          ? null
          : { ...toAudit(before), program: await programName(tx, before.programId), stock: before.remaining },
      after: {
        ...toAudit(draft),
        program: program?.name ?? null,
        stock: stock === undefined ? (before?.remaining ?? null) : stock,
      },
    });
    return { id };
  });
}

async function programName(db: Deps['db'], programId: string | null): Promise<string | null> {
  return programId === null ? null : ((await findProgram(db, programId))?.name ?? null);
}

/** Whether members needn't accept it again. */
function isSameAgreement(before: Pick<OfferRow, 'texts'>, after: Pick<OfferDraft, 'texts'>): boolean {
  const agreements = ({ texts }: Pick<OfferDraft, 'texts'>) =>
    JSON.stringify(
      Object.entries(texts)
        .map(([locale, { agreement }]) => [locale, agreement])
        .toSorted(),
    );
  return agreements(before) === agreements(after);
}

function trimmed(texts: OfferDraft['texts']): OfferDraft['texts'] {
  return Object.fromEntries(
    Object.entries(texts).map(([locale, { title, subtitle, text, terms, agreement }]) => [
      locale,
      {
        title: title.trim(),
        subtitle: subtitle.trim(),
        text: text.trim(),
        terms: terms.trim(),
        agreement: agreement.trim(),
      },
    ]),
  );
}

type Audited = Omit<OfferDraft, 'stock'> & { readonly pictureId: string | null };

/** What the audit log keeps of an offer. */
function toAudit({
  audience,
  deviceType,
  connectionConfigId,
  texts,
  options,
  pictureId,
  pricePoints,
  usualPoints,
  holdHours,
  connectWithinDays,
  startsAt,
  endsAt,
  place,
}: Audited): Record<string, unknown> {
  return {
    audience,
    deviceType,
    connectionConfigId,
    texts,
    options,
    pictureId,
    pricePoints,
    usualPoints,
    holdHours,
    connectWithinDays,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    place,
  };
}
