import type { Locale } from '../brands/countries.ts';
import {
  DENOMINATION_TYPES,
  FULFILMENT_SERVICES,
  REWARD_TYPES,
  type BarcodeFormat,
  type DenominationType,
  type FulfilmentService,
  type RewardType,
} from './catalogue.ts';

/** Which services fulfil which type; a type without one can't be ordered from the catalogue. */
export const SERVICES_BY_TYPE: Readonly<Record<RewardType, readonly FulfilmentService[]>> = {
  CASH: [],
  DEVICE: ['shop'],
  DONATION: ['donations'],
  GIFT_CARD: ['alder', 'birch', 'cedar', 'dogwood'],
  PRIZE: ['shop'],
  SWAG: ['shop'],
  WHEEL: [],
  COUPON: ['alder', 'birch', 'cedar', 'dogwood'],
};

/** Types that staff can put into the catalogue. */
export const CATALOGUE_TYPES: readonly RewardType[] = REWARD_TYPES.filter(
  (type) => SERVICES_BY_TYPE[type].length > 0,
);

/** A reward as staff describe it. Amounts are whole points. */
export interface RewardDraft {
  readonly type: RewardType;
  readonly service: FulfilmentService;
  /** The service's article number. */
  readonly item: string;
  readonly texts: Readonly<
    Partial<Record<Locale, { readonly title: string; readonly text: string; readonly terms: string }>>
  >;
  readonly denominationType: DenominationType;
  readonly amounts: readonly number[];
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly step: number | null;
  readonly restricted: readonly number[];
  readonly barcode: BarcodeFormat | null;
  /** null: without a limit. */
  readonly stock: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly place: number;
}

export const REWARD_FAULTS = [
  'type',
  'service',
  'item',
  'title',
  'tooLong',
  'denominationType',
  'amounts',
  'onlyOneAmount',
  'minimum',
  'maximum',
  'step',
  'restricted',
  'stock',
  'endsAt',
  'place',
] as const;
export type RewardFault = (typeof REWARD_FAULTS)[number];

/** Product: the longest texts, and the largest amount in points. */
export const REWARD_LIMITS = { title: 80, text: 1_000, terms: 4_000, item: 80, points: 10_000_000 } as const;

const isPoints = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= REWARD_LIMITS.points;
const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 1_000_000;

/**
 * Faults of a reward, by field; used by the staff form and the server. `locale`: the language that must
 * have texts, the brand's first. Source: rewards, Catalogue; decisions, Rewards and cash-out.
 */
export function checkReward(draft: RewardDraft, locale: Locale): Readonly<Record<string, RewardFault>> {
  const faults: Record<string, RewardFault> = {};
  const { type, service, item, denominationType } = draft;
  if (!CATALOGUE_TYPES.includes(type)) faults['type'] = 'type';
  else if (!FULFILMENT_SERVICES.includes(service) || !SERVICES_BY_TYPE[type].includes(service))
    faults['service'] = 'service';
  if (item.trim() === '' || item.length > REWARD_LIMITS.item) faults['item'] = 'item';
  if ((draft.texts[locale]?.title ?? '').trim() === '') faults[`texts.${locale}.title`] = 'title';
  for (const [language, texts] of Object.entries(draft.texts)) {
    if (texts.title.trim() === '') faults[`texts.${language}.title`] = 'title';
    for (const part of ['title', 'text', 'terms'] as const)
      if (texts[part].length > REWARD_LIMITS[part]) faults[`texts.${language}.${part}`] = 'tooLong';
  }
  if (!DENOMINATION_TYPES.includes(denominationType)) faults['denominationType'] = 'denominationType';
  Object.assign(faults, amountFaults(draft));
  if (draft.stock !== null && !isCount(draft.stock)) faults['stock'] = 'stock';
  if (draft.endsAt !== null && draft.endsAt <= draft.startsAt) faults['endsAt'] = 'endsAt';
  if (!isCount(draft.place)) faults['place'] = 'place';
  return faults;
}

function amountFaults({
  type,
  denominationType,
  amounts,
  minimum,
  maximum,
  step,
  restricted,
}: RewardDraft): Record<string, RewardFault> {
  if (denominationType === 'DENOMINATED') {
    const isList =
      amounts.length > 0 &&
      amounts.every((amount) => isPoints(amount)) &&
      new Set(amounts).size === amounts.length;
    if (!isList) return { amounts: 'amounts' };
    return SERVICES_BY_TYPE[type].includes('shop') && amounts.length > 1 ? { amounts: 'onlyOneAmount' } : {};
  }
  if (SERVICES_BY_TYPE[type].includes('shop')) return { denominationType: 'onlyOneAmount' };
  if (!isPoints(minimum)) return { minimum: 'minimum' };
  if (denominationType === 'BALANCE') return {};
  if (!isPoints(maximum) || maximum < minimum) return { maximum: 'maximum' };
  if (!isPoints(step) || (maximum - minimum) % step !== 0) return { step: 'step' };
  return restricted.every(
    (amount) => isPoints(amount) && amount >= minimum && amount <= maximum && (amount - minimum) % step === 0,
  )
    ? {}
    : { restricted: 'restricted' };
}
