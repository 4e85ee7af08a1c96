import type { RewardInput } from '../../../../codegen/relay/createRewardMutation.graphql.ts';
import type { Locale } from '../../../domain/brands/countries.ts';
import type {
  BarcodeFormat,
  DenominationType,
  FulfilmentService,
  RewardType,
} from '../../../domain/rewards/catalogue.ts';
import {
  checkReward,
  SERVICES_BY_TYPE,
  type RewardDraft,
  type RewardFault,
} from '../../../domain/rewards/checkReward.ts';
import { BARCODE_NAMES, SERVICE_NAMES } from '../../../domain/rewards/rewardNames.ts';
import { readInstant, typedInstant } from '../shared/values/staffTimes.ts';
import { parseNumber, parseNumbers } from '../shared/form/typedNumbers.ts';

export interface TypedTexts {
  readonly title: string;
  readonly text: string;
  readonly terms: string;
}

/** A reward as it is typed. Numbers and times are text; empty: none. */
export interface RewardValues {
  readonly type: RewardType;
  readonly service: FulfilmentService;
  readonly item: string;
  readonly texts: Readonly<Partial<Record<Locale, TypedTexts>>>;
  readonly picture: { readonly id: string; readonly url: string } | null;
  readonly programId: string;
  readonly denominationType: DenominationType;
  /** Separated by spaces. */
  readonly amounts: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly step: string;
  readonly restricted: string;
  readonly barcode: BarcodeFormat | '';
  readonly stock: string;
  /** `YYYY-MM-DDTHH:MM` in the form's zone. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
}

/** Instants that the form began with; their seconds are kept while the typed text stays the same. */
export interface KeptTimes {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

export interface FormContext {
  /** The zone of the typed times. */
  readonly zone: string;
  /** The brand's, its first one first. */
  readonly locales: readonly Locale[];
  readonly kept: KeptTimes;
}

export type FormFault = RewardFault | 'time';

export interface ReadReward {
  readonly draft: RewardDraft;
  readonly faults: Readonly<Record<string, FormFault>>;
}

const NO_TEXTS: TypedTexts = { title: '', text: '', terms: '' };

export const pickTexts = ({ texts }: RewardValues, locale: Locale): TypedTexts => texts[locale] ?? NO_TEXTS;

/** What a new reward begins as; `now` in milliseconds. */
export function newReward(now: number, zone: string): RewardValues {
  return {
    type: 'GIFT_CARD',
    service: 'alder',
    item: '',
    texts: {},
    picture: null,
    programId: '',
    denominationType: 'DENOMINATED',
    amounts: '',
    minimum: '',
    maximum: '',
    step: '',
    restricted: '',
    barcode: '',
    stock: '',
    startsAt: typedInstant(new Date(now).toISOString(), zone),
    endsAt: '',
    place: '0',
  };
}

/** Shipped rewards have one price; the others choose how amounts are offered. */
export const hasOnePrice = ({ type }: Pick<RewardValues, 'type'>): boolean =>
  SERVICES_BY_TYPE[type].includes('shop');

/** Another type, with a service that fulfils it. */
export function withType(values: RewardValues, type: RewardType): RewardValues {
  const services = SERVICES_BY_TYPE[type];
  return {
    ...values,
    type,
    service: services.includes(values.service) ? values.service : (services[0] ?? values.service),
    denominationType: hasOnePrice({ type }) ? 'DENOMINATED' : values.denominationType,
  };
}

/** The reward as typed, and its faults by field. Only fields that belong to its amounts count. */
export function readReward(values: RewardValues, { zone, locales, kept }: FormContext): ReadReward {
  const [first = 'en-US', ...others] = locales;
  const { denominationType } = values;
  const startsAt = toInstant(values.startsAt, kept.startsAt, zone);
  const endsAt = toInstant(values.endsAt, kept.endsAt, zone);
  const isCustom = denominationType === 'CUSTOM';
  const isListed = denominationType === 'DENOMINATED';
  const draft: RewardDraft = {
    type: values.type,
    service: values.service,
    item: values.item.trim(),
    texts: Object.fromEntries(
      [first, ...others.filter((locale) => !isBlank(pickTexts(values, locale)))].map((locale) => [
        locale,
        pickTexts(values, locale),
      ]),
    ),
    denominationType,
    amounts: isListed ? parseNumbers(values.amounts) : [],
    minimum: isListed ? null : parseNumber(values.minimum),
    maximum: isCustom ? parseNumber(values.maximum) : null,
    step: isCustom ? parseNumber(values.step) : null,
    restricted: isCustom ? parseNumbers(values.restricted) : [],
    barcode: values.barcode === '' ? null : values.barcode,
    stock: parseNumber(values.stock),
    startsAt: new Date(startsAt ?? 0),
    endsAt: endsAt === null ? null : new Date(endsAt),
    place: parseNumber(values.place) ?? Number.NaN,
  };
  return {
    draft,
    faults: {
      ...checkReward(draft, first),
      ...(startsAt === null ? { startsAt: 'time' as const } : {}),
      ...(values.endsAt !== '' && endsAt === null ? { endsAt: 'time' as const } : {}),
    },
  };
}

/** The contract's input of a draft without faults. `stock` is left out where it was not touched. */
export function toInput(
  { draft }: ReadReward,
  { picture, programId, stock }: RewardValues,
  before: RewardValues | null,
): RewardInput {
  const { texts, service, barcode, startsAt, endsAt, stock: left, ...rest } = draft;
  return {
    ...rest,
    amounts: [...rest.amounts],
    restricted: [...rest.restricted],
    texts: Object.entries(texts).map(([locale, words]) => ({ locale, ...words })),
    service: SERVICE_NAMES[service],
    barcode: barcode === null ? null : BARCODE_NAMES[barcode],
    pictureId: picture?.id ?? null,
    programId: programId === '' ? null : programId,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    ...(before !== null && before.stock === stock ? {} : { stock: left }),
  };
}

const isBlank = ({ title, text, terms }: TypedTexts): boolean => `${title}${text}${terms}`.trim() === '';

function toInstant(text: string, kept: string | null, zone: string): string | null {
  return kept !== null && text === typedInstant(kept, zone) ? kept : readInstant(text, zone);
}
