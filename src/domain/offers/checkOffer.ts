import type { Locale } from '../brands/countries.ts';
import { connectionConfig } from '../devices/connectionConfigs.ts';
import { DEVICE_TYPES, type DeviceType } from '../devices/deviceTypes.ts';
import { OFFER_AUDIENCES, type OfferAudience } from './offerStatus.ts';

type ByLocale<T> = Readonly<Partial<Record<Locale, T>>>;

/** A device offer as staff describe it. Amounts are whole points. */
export interface OfferDraft {
  readonly audience: OfferAudience;
  readonly deviceType: string;
  /** The partner by which it connects; null: any. */
  readonly connectionConfigId: string | null;
  readonly texts: ByLocale<{
    readonly title: string;
    readonly subtitle: string;
    readonly text: string;
    readonly terms: string;
    readonly agreement: string;
  }>;
  readonly options: readonly {
    readonly id: string;
    readonly item: string;
    readonly names: ByLocale<string>;
  }[];
  readonly pricePoints: number;
  readonly usualPoints: number;
  /** null: without a limit. */
  readonly stock: number | null;
  readonly holdHours: number;
  readonly connectWithinDays: number;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly place: number;
}

export type OfferFault =
  | 'audience'
  | 'deviceType'
  | 'partner'
  | 'title'
  | 'tooLong'
  | 'agreement'
  | 'options'
  | 'optionName'
  | 'price'
  | 'free'
  | 'usual'
  | 'stock'
  | 'holdHours'
  | 'connectWithinDays'
  | 'endsAt'
  | 'place';

/** Product: the longest texts, the largest amount in points, and the longest times. */
export const OFFER_LIMITS = {
  title: 80,
  subtitle: 120,
  text: 1_000,
  terms: 4_000,
  agreement: 8_000,
  item: 80,
  optionName: 60,
  options: 20,
  points: 10_000_000,
  holdHours: 720,
  connectWithinDays: 365,
} as const;

const isCount = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/**
 * Faults of an offer, by field; used by the staff form and the server. `locale`: the language that must
 * have texts, the brand's first. Source: rewards, Device offers.
 */
export function checkOffer(draft: OfferDraft, locale: Locale): Readonly<Record<string, OfferFault>> {
  const faults: Record<string, OfferFault> = {};
  if (!OFFER_AUDIENCES.includes(draft.audience)) faults['audience'] = 'audience';
  if (!DEVICE_TYPES.includes(draft.deviceType as DeviceType)) faults['deviceType'] = 'deviceType';
  const partner = draft.connectionConfigId === null ? null : connectionConfig(draft.connectionConfigId);
  if (draft.connectionConfigId !== null && !partner?.deviceTypes.includes(draft.deviceType as DeviceType))
    faults['connectionConfigId'] = 'partner';
  Object.assign(faults, textFaults(draft, locale), optionFaults(draft, locale));
  if (!isCount(draft.pricePoints, 0, OFFER_LIMITS.points)) faults['pricePoints'] = 'price';
  else if (draft.audience === 'FIRST_DEVICE' && draft.pricePoints > 0) faults['pricePoints'] = 'free';
  if (!isCount(draft.usualPoints, Math.max(0, draft.pricePoints), OFFER_LIMITS.points))
    faults['usualPoints'] = 'usual';
  if (draft.stock !== null && !isCount(draft.stock, 0, 1_000_000)) faults['stock'] = 'stock';
  if (!isCount(draft.holdHours, 1, OFFER_LIMITS.holdHours)) faults['holdHours'] = 'holdHours';
  if (!isCount(draft.connectWithinDays, 1, OFFER_LIMITS.connectWithinDays))
    faults['connectWithinDays'] = 'connectWithinDays';
  if (draft.endsAt !== null && draft.endsAt <= draft.startsAt) faults['endsAt'] = 'endsAt';
  if (!isCount(draft.place, 0, 1_000_000)) faults['place'] = 'place';
  return faults;
}

function textFaults({ texts }: OfferDraft, locale: Locale): Record<string, OfferFault> {
  const faults: Record<string, OfferFault> = {};
  if ((texts[locale]?.title ?? '').trim() === '') faults[`texts.${locale}.title`] = 'title';
  const agreements = Object.values(texts).map(({ agreement }) => agreement.trim() !== '');
  for (const [language, words] of Object.entries(texts)) {
    if (words.title.trim() === '') faults[`texts.${language}.title`] = 'title';
    for (const part of ['title', 'subtitle', 'text', 'terms', 'agreement'] as const)
      if (words[part].length > OFFER_LIMITS[part]) faults[`texts.${language}.${part}`] = 'tooLong';
    // Members of every language accept it, or none do.
    if (words.agreement.trim() === '' && agreements.includes(true))
      faults[`texts.${language}.agreement`] = 'agreement';
  }
  return faults;
}

function optionFaults({ options }: OfferDraft, locale: Locale): Record<string, OfferFault> {
  const ids = new Set(options.map(({ id }) => id));
  const isList =
    options.length >= 1 &&
    options.length <= OFFER_LIMITS.options &&
    ids.size === options.length &&
    options.every(
      ({ id, item }) => /^[\w-]{1,40}$/.test(id) && item.trim() !== '' && item.length <= OFFER_LIMITS.item,
    );
  if (!isList) return { options: 'options' };
  const isNamed = options.every(
    ({ names }) =>
      (options.length === 1 || (names[locale] ?? '').trim() !== '') &&
      Object.values(names).every((name) => name.length <= OFFER_LIMITS.optionName),
  );
  return isNamed ? {} : { options: 'optionName' };
}
