import type { Locale } from '../../../domain/brands/countries.ts';
import { wordsFor } from '../../../domain/brands/wordsFor.ts';
import { OFFER_DEFAULTS } from '../../../domain/offers/offerStatus.ts';
import type { Brand } from '../../brands/service.ts';
import { createOffer, type OfferChange } from '../../offers/service.ts';
import { insertPicture } from '../../rewards/service.ts';
import type { DemoDeps } from '../deps.ts';
import { DEMO_REASON } from '../record.ts';
import { drawRewardPicture } from '../rewards/pictures.ts';
import { DEMO_OFFERS, type DemoOffer } from './offers.ts';

const DAY_MS = 86_400_000;

/** Puts the device offers on a brand, each with its own picture; returns their ids in order. */
export async function makeOffers({ deps }: Pick<DemoDeps, 'deps'>, brand: Brand): Promise<readonly string[]> {
  const now = deps.clock.now();
  const made: string[] = [];
  for (const [index, offer] of DEMO_OFFERS.entries()) {
    const bytes = await drawRewardPicture(offer.motif, index + 1);
    const pictureId = await insertPicture(deps.db, brand.id, { mediaType: 'image/webp', bytes }, now);
    const saved = await createOffer(deps, { ...toChange(offer, brand, now), pictureId, place: index });
    if ('refusal' in saved) throw new Error(`Offer ${offer.en.title} of ${brand.id} was refused.`);
    made.push(saved.id);
  }
  return made;
}

function toChange(offer: DemoOffer, brand: Brand, now: Date): OfferChange {
  const { locales } = brand.config;
  const inWords = (locale: Locale) => {
    const { title, subtitle, text, agreement } = locale === 'fr-CA' ? offer.fr : offer.en;
    const { productName, reductionEvent } = wordsFor(brand, locale);
    const named = (each: string) =>
      each.replaceAll('{brand}', productName).replaceAll('{event}', reductionEvent.withArticle);
    return {
      title,
      subtitle,
      text: named(text),
      terms: '',
      agreement: named(agreement),
    };
  };
  return {
    brandId: brand.id,
    actorId: null,
    reason: DEMO_REASON,
    audience: offer.audience,
    deviceType: offer.deviceType,
    connectionConfigId: offer.connectionConfigId,
    texts: Object.fromEntries(locales.map((locale) => [locale, inWords(locale)])),
    options: offer.options.map(([id, item, en, fr]) => ({
      id,
      item,
      names: Object.fromEntries(locales.map((locale) => [locale, locale === 'fr-CA' ? fr : en])),
    })),
    pictureId: null,
    pricePoints: offer.pricePoints,
    usualPoints: offer.usualPoints,
    stock: offer.stock,
    ...OFFER_DEFAULTS,
    startsAt: new Date(now.getTime() - 120 * DAY_MS),
    endsAt: null,
    place: 0,
  };
}
