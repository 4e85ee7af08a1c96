import type { Locale } from '../../domain/brands/countries.ts';
import { checkPrize, type PrizeDraft, type PrizeFault } from '../../domain/wheel/checkPrize.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { Deps, RequestBrand } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { replaceSeed, revealEnded } from './seeds.ts';
import { insertPrize, lockPrizeRow, updatePrize, type PrizeRow } from './store.ts';

type StaffDeps = Pick<Deps, 'brands' | 'clock' | 'db' | 'newId'>;

const FAULT_TEXTS = {
  type: 'wheel.fault.type',
  title: 'wheel.fault.title',
  tooLong: 'wheel.fault.tooLong',
  weight: 'wheel.fault.weight',
  noWeight: 'wheel.fault.noWeight',
  points: 'wheel.fault.points',
  worthPoints: 'wheel.fault.worthPoints',
  service: 'wheel.fault.service',
  item: 'wheel.fault.item',
  remaining: 'wheel.fault.remaining',
  perDay: 'wheel.fault.perDay',
  place: 'wheel.fault.place',
} as const satisfies Readonly<Record<PrizeFault, MessageId>>;

/** The staff member who changes the wheel, and the reason. */
export interface WheelStaff {
  readonly brandId: string;
  /** Null: the demonstration. */
  readonly actorId: string | null;
  readonly reason: string;
}

export interface PrizeChange
  extends WheelStaff, Omit<PrizeDraft, 'remaining'>, Pick<PrizeRow, 'isOn' | 'barcode'> {
  /** null: unlimited; absent: the stock stays as it is, however many are won meanwhile. */
  readonly remaining?: number | null | undefined;
}

export type SavedPrize = { readonly id: string } | { readonly refusal: RefusedChange };

/** Puts a prize on the wheel. Refused with the faulty fields. */
export function createPrize(deps: StaffDeps, change: PrizeChange): Promise<SavedPrize> {
  return savePrize(deps, change, null);
}

/** Changes a prize; the odds change with it immediately. Its kind stays, because spins were drawn for it. */
export function changePrize(
  deps: StaffDeps,
  id: string,
  version: number,
  change: PrizeChange,
): Promise<SavedPrize> {
  return savePrize(deps, change, { id, version });
}

async function savePrize(
  { brands, clock, db, newId }: StaffDeps,
  { brandId, actorId, reason, remaining, ...draft }: PrizeChange,
  known: { readonly id: string; readonly version: number } | null,
): Promise<SavedPrize> {
  const locale: Locale = brands.byId(brandId)?.config.locales[0] ?? 'en-US';
  const faults = Object.entries(checkPrize({ ...draft, remaining: remaining ?? null }, locale)).map(
    ([field, fault]) => ({ field, message: say(FAULT_TEXTS[fault]) }),
  );
  faults.push(...reasonFaults(reason));
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  return transaction(db, async (tx) => {
    const before = known === null ? null : await lockPrizeRow(tx, brandId, known.id);
    if (known !== null && before === null) return refusal('NOT_FOUND', say('wheel.unknownPrize'));
    if (known !== null && before?.version !== known.version) return refusal('STALE', say('wheel.stale'));
    if (before !== null && before.type !== draft.type)
      return invalid([{ field: 'type', message: say('wheel.fault.type') }]);
    const id = known?.id ?? newId();
    const left = remaining === undefined ? (before?.remaining ?? null) : remaining;
    if (before === null)
      await insertPrize(tx, {
        ...draft,
        id,
        brand: brandId,
        remaining: left,
        createdAt: now,
        changedAt: now,
      });
    else
      await updatePrize(tx, id, { ...draft, remaining: left, version: before.version + 1, changedAt: now });
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: before === null ? 'wheelPrize.create' : 'wheelPrize.change',
      subject: `wheelPrize:${id}`,
      reason: reason.trim(),
      before: before === null ? null : toAudit(before),
      after: toAudit({ ...draft, remaining: left }),
    });
    return { id };
  });
}

/** What the audit log keeps of a prize. */
const toAudit = ({
  type,
  texts,
  isOn,
  weight,
  points,
  worthPoints,
  service,
  item,
  barcode,
  remaining,
  perDay,
  place,
}: Omit<PrizeRow, 'id' | 'brand' | 'version' | 'createdAt' | 'changedAt'>): Record<string, unknown> => ({
  type,
  texts,
  isOn,
  weight,
  points,
  worthPoints,
  service,
  item,
  barcode,
  remaining,
  perDay,
  place,
});

/** Replaces today's seed: the old one is revealed immediately, and pages that show its commitment must read again. */
export async function rotateSeed(
  { clock, db, newId, secrets }: Pick<Deps, 'clock' | 'db' | 'newId' | 'secrets'>,
  brand: RequestBrand,
  { actorId, reason }: Omit<WheelStaff, 'brandId'>,
): Promise<SavedPrize> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  return transaction(db, async (tx) => {
    const { before, after } = await replaceSeed(tx, { newId, secrets }, brand, now);
    await revealEnded(tx, { secrets }, now, brand.id);
    await record(tx, {
      id: newId(),
      at: now,
      brandId: brand.id,
      actorId,
      action: 'wheelSeed.rotate',
      subject: `wheelSeed:${after.id}`,
      reason: reason.trim(),
      before: { commitment: before.commitment },
      after: { commitment: after.commitment },
    });
    return { id: after.id };
  });
}
