import type { DeviceOfferInput } from '../../../../codegen/relay/NewOfferScreenMutation.graphql.ts';
import type { Locale } from '../../../domain/brands/countries.ts';
import { checkOffer, type OfferDraft, type OfferFault } from '../../../domain/offers/checkOffer.ts';
import { OFFER_DEFAULTS, type OfferAudience } from '../../../domain/offers/offerStatus.ts';
import { readInstant, typedInstant } from '../shared/values/staffTimes.ts';
import { parseNumber } from '../shared/form/typedNumbers.ts';

export const TEXT_PARTS = ['title', 'subtitle', 'text', 'terms', 'agreement'] as const;
export type TypedTexts = Readonly<Record<(typeof TEXT_PARTS)[number], string>>;

export interface TypedOption {
  readonly id: string;
  readonly item: string;
  readonly names: Readonly<Partial<Record<Locale, string>>>;
}

/** A device offer as it is typed. Numbers and times are text; empty: none. */
export interface OfferValues {
  readonly audience: OfferAudience;
  readonly programId: string;
  readonly deviceType: string;
  readonly connectionConfigId: string;
  readonly texts: Readonly<Partial<Record<Locale, TypedTexts>>>;
  readonly options: readonly TypedOption[];
  readonly picture: { readonly id: string; readonly url: string } | null;
  readonly pricePoints: string;
  readonly usualPoints: string;
  readonly stock: string;
  readonly holdHours: string;
  readonly connectWithinDays: string;
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

export interface ReadOffer {
  readonly draft: OfferDraft;
  readonly faults: Readonly<Record<string, OfferFault | 'time' | 'firstProgram'>>;
}

const NO_TEXTS: TypedTexts = { title: '', subtitle: '', text: '', terms: '', agreement: '' };

export const pickTexts = ({ texts }: Pick<OfferValues, 'texts'>, locale: Locale): TypedTexts =>
  texts[locale] ?? NO_TEXTS;

/** What a new offer begins as; `now` in milliseconds. */
export function newOffer(now: number, zone: string): OfferValues {
  return {
    audience: 'EVERYONE',
    programId: '',
    deviceType: 'thermostat',
    connectionConfigId: '',
    texts: {},
    options: [{ id: 'option-1', item: '', names: {} }],
    picture: null,
    pricePoints: '',
    usualPoints: '',
    stock: '',
    holdHours: String(OFFER_DEFAULTS.holdHours),
    connectWithinDays: String(OFFER_DEFAULTS.connectWithinDays),
    startsAt: typedInstant(new Date(now).toISOString(), zone),
    endsAt: '',
    place: '0',
  };
}

/** One option more, with a name that no other has in the contract. */
export function withOption(options: readonly TypedOption[]): readonly TypedOption[] {
  let next = options.length + 1;
  while (options.some(({ id }) => id === `option-${next}`)) next += 1;
  return [...options, { id: `option-${next}`, item: '', names: {} }];
}

/** The offer as typed, and its faults by field. */
export function readOffer(values: OfferValues, { zone, locales, kept }: FormContext): ReadOffer {
  const [first = 'en-US', ...others] = locales;
  const startsAt = toInstant(values.startsAt, kept.startsAt, zone);
  const endsAt = toInstant(values.endsAt, kept.endsAt, zone);
  const required = (typed: string): number => parseNumber(typed) ?? Number.NaN;
  const draft: OfferDraft = {
    audience: values.audience,
    deviceType: values.deviceType,
    connectionConfigId: values.connectionConfigId === '' ? null : values.connectionConfigId,
    texts: Object.fromEntries(
      [first, ...others.filter((locale) => !isBlank(pickTexts(values, locale)))].map((locale) => [
        locale,
        pickTexts(values, locale),
      ]),
    ),
    options: values.options.map(({ id, item, names }) => ({
      id,
      item: item.trim(),
      names: Object.fromEntries(
        Object.entries(names).flatMap(([locale, name]) =>
          name.trim() === '' ? [] : [[locale, name.trim()]],
        ),
      ),
    })),
    pricePoints: required(values.pricePoints),
    usualPoints: required(values.usualPoints),
    stock: parseNumber(values.stock),
    holdHours: required(values.holdHours),
    connectWithinDays: required(values.connectWithinDays),
    startsAt: new Date(startsAt ?? 0),
    endsAt: endsAt === null ? null : new Date(endsAt),
    place: required(values.place),
  };
  return {
    draft,
    faults: {
      ...checkOffer(draft, first),
      ...(values.programId !== '' && values.audience === 'FIRST_DEVICE'
        ? { programId: 'firstProgram' as const }
        : {}),
      ...(startsAt === null ? { startsAt: 'time' as const } : {}),
      ...(values.endsAt !== '' && endsAt === null ? { endsAt: 'time' as const } : {}),
    },
  };
}

/** The contract's input of a draft without faults. `stock` is left out where it was not touched. */
export function toInput(
  { draft }: ReadOffer,
  { picture, programId, stock }: OfferValues,
  before: OfferValues | null,
): DeviceOfferInput {
  const { texts, options, startsAt, endsAt, stock: left, ...rest } = draft;
  return {
    ...rest,
    texts: Object.entries(texts).map(([locale, words]) => ({ locale, ...words })),
    options: options.map(({ names, ...option }) => ({
      ...option,
      names: Object.entries(names).map(([locale, name]) => ({ locale, name })),
    })),
    pictureId: picture?.id ?? null,
    programId: programId === '' ? null : programId,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    ...(before !== null && before.stock === stock ? {} : { stock: left }),
  };
}

const isBlank = (texts: TypedTexts): boolean =>
  TEXT_PARTS.map((part) => texts[part])
    .join('')
    .trim() === '';

function toInstant(text: string, kept: string | null, zone: string): string | null {
  return kept !== null && text === typedInstant(kept, zone) ? kept : readInstant(text, zone);
}
