import type { WheelPrizeInput } from '../../../../codegen/relay/NewPrizeScreenMutation.graphql.ts';
import type { Locale } from '../../../domain/brands/countries.ts';
import {
  BARCODE_FORMATS,
  FULFILMENT_SERVICES,
  type FulfilmentService,
} from '../../../domain/rewards/catalogue.ts';
import { BARCODE_NAMES, SERVICE_NAMES } from '../../../domain/rewards/rewardNames.ts';
import {
  checkPrize,
  prizeServices,
  type PrizeDraft,
  type PrizeFault,
} from '../../../domain/wheel/checkPrize.ts';
import { PRIZE_RULES, type PrizeType } from '../../../domain/wheel/prizes.ts';

/** The form's fields as typed. */
export interface PrizeValues {
  readonly type: PrizeType;
  readonly texts: Readonly<Partial<Record<Locale, { readonly title: string; readonly text: string }>>>;
  readonly isOn: boolean;
  readonly weight: string;
  readonly points: string;
  readonly worthPoints: string;
  readonly service: FulfilmentService;
  readonly item: string;
  readonly barcode: string;
  readonly remaining: string;
  readonly perDay: string;
  readonly place: string;
}

export const newPrize = (place: number): PrizeValues => ({
  type: 'CASH',
  texts: {},
  isOn: true,
  weight: '100',
  points: '50',
  worthPoints: '',
  service: 'alder',
  item: '',
  barcode: '',
  remaining: '',
  perDay: '',
  place: String(place),
});

/** A typed whole number; null: nothing was typed; NaN: something else. */
function parseNumber(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

export interface ReadPrize {
  readonly draft: PrizeDraft;
  readonly faults: Readonly<Record<string, PrizeFault>>;
}

/** The prize that was typed; fields that its kind doesn't have are left out. */
export function readPrize(values: PrizeValues, locale: Locale): ReadPrize {
  const { type } = values;
  const services = prizeServices(type);
  const [first = null] = services;
  const draft: PrizeDraft = {
    type,
    texts: Object.fromEntries(
      Object.entries(values.texts).filter(([, { title, text }]) => title.trim() !== '' || text.trim() !== ''),
    ),
    weight: type === 'DAILY_CASH_INELIGIBLE' ? 0 : (parseNumber(values.weight) ?? Number.NaN),
    points: PRIZE_RULES[type].paysPoints ? parseNumber(values.points) : null,
    worthPoints: PRIZE_RULES[type].paysPoints ? 0 : (parseNumber(values.worthPoints) ?? 0),
    service: services.includes(values.service) ? values.service : first,
    item: services.length > 0 ? values.item.trim() : '',
    remaining: parseNumber(values.remaining),
    perDay: parseNumber(values.perDay),
    place: parseNumber(values.place) ?? 0,
  };
  return { draft, faults: checkPrize(draft, locale) };
}

/** What is sent. `before` unchanged stock is left out, because members win meanwhile. */
export function toInput(
  { draft }: ReadPrize,
  values: PrizeValues,
  before: PrizeValues | null,
): WheelPrizeInput {
  const { service, remaining, texts, ...rest } = draft;
  const barcode = BARCODE_FORMATS.find((format) => format === values.barcode);
  return {
    ...rest,
    isOn: values.isOn,
    texts: Object.entries(texts).map(([locale, words]) => ({ locale, ...words })),
    service: service === null ? null : SERVICE_NAMES[service],
    barcode: barcode === undefined || service === null || service === 'shop' ? null : BARCODE_NAMES[barcode],
    ...(before !== null && before.remaining === values.remaining ? {} : { remaining }),
  };
}

/** The service by its name in the contract. */
export const serviceNamed = (name: string | null | undefined): FulfilmentService =>
  FULFILMENT_SERVICES.find((service) => SERVICE_NAMES[service] === name) ?? 'alder';
export const barcodeNamed = (name: string | null | undefined): string =>
  BARCODE_FORMATS.find((format) => BARCODE_NAMES[format] === name) ?? '';
