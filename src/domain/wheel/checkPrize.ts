import type { Locale } from '../brands/countries.ts';
import { GIFT_SERVICES, type FulfilmentService } from '../rewards/catalogue.ts';
import { PRIZE_RULES, PRIZE_TYPES, type PrizeType } from './prizes.ts';

/** A prize as staff describe it. */
export interface PrizeDraft {
  readonly type: PrizeType;
  readonly texts: Readonly<Partial<Record<Locale, { readonly title: string; readonly text: string }>>>;
  readonly weight: number;
  /** What it pays; only prizes that pay points have it. */
  readonly points: number | null;
  /** What it is worth, in points, for the yearly tax sum; of prizes that don't pay points. */
  readonly worthPoints: number;
  /** Who fulfils it, and by which article number; only prizes that are ordered, or drawn from entries, have them. */
  readonly service: FulfilmentService | null;
  readonly item: string;
  readonly remaining: number | null;
  readonly perDay: number | null;
  readonly place: number;
}

export const PRIZE_FAULTS = [
  'type',
  'title',
  'tooLong',
  'weight',
  'noWeight',
  'points',
  'worthPoints',
  'service',
  'item',
  'remaining',
  'perDay',
  'place',
] as const;
export type PrizeFault = (typeof PRIZE_FAULTS)[number];

const PRIZE_LIMITS = { title: 60, text: 400, item: 80, points: 1_000_000, weight: 1_000_000 } as const;

/** Who can fulfil a prize of each type; none: it isn't fulfilled by a service. */
export function prizeServices(type: PrizeType): readonly FulfilmentService[] {
  const { isOrdered, needsForm } = PRIZE_RULES[type];
  if (needsForm) return ['shop'];
  return isOrdered ? GIFT_SERVICES.filter((service) => service !== 'donations') : [];
}

const isCount = (value: number, most: number, least = 0): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/**
 * Faults of a prize, by field; used by the staff form and the server. `locale`: the language that must have
 * texts, the brand's first.
 */
export function checkPrize(draft: PrizeDraft, locale: Locale): Readonly<Record<string, PrizeFault>> {
  const { type, texts, weight, points, worthPoints, service, item, remaining, perDay, place } = draft;
  if (!PRIZE_TYPES.includes(type)) return { type: 'type' };
  const faults: Record<string, PrizeFault> = {};
  if ((texts[locale]?.title ?? '').trim() === '') faults[`texts.${locale}.title`] = 'title';
  for (const [language, words] of Object.entries(texts)) {
    if (words.title.trim() === '') faults[`texts.${language}.title`] = 'title';
    for (const part of ['title', 'text'] as const)
      if (words[part].length > PRIZE_LIMITS[part]) faults[`texts.${language}.${part}`] = 'tooLong';
  }
  if (!isCount(weight, PRIZE_LIMITS.weight)) faults['weight'] = 'weight';
  else if (type === 'DAILY_CASH_INELIGIBLE' && weight > 0) faults['weight'] = 'noWeight';
  const pays = PRIZE_RULES[type].paysPoints;
  if (pays ? points === null || !isCount(points, PRIZE_LIMITS.points, 1) : points !== null)
    faults['points'] = 'points';
  if (!isCount(worthPoints, PRIZE_LIMITS.points) || (pays && worthPoints !== 0))
    faults['worthPoints'] = 'worthPoints';
  const services = prizeServices(type);
  if (services.length > 0) {
    if (service === null || !services.includes(service)) faults['service'] = 'service';
    if (item.trim() === '' || item.length > PRIZE_LIMITS.item) faults['item'] = 'item';
  } else if (service !== null) faults['service'] = 'service';
  if (remaining !== null && !isCount(remaining, 1_000_000)) faults['remaining'] = 'remaining';
  if (perDay !== null && !isCount(perDay, 1_000_000, 1)) faults['perDay'] = 'perDay';
  if (!isCount(place, 1_000)) faults['place'] = 'place';
  return faults;
}
