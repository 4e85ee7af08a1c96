import type { Locale } from '../../../domain/brands/countries.ts';
import type { Brand } from '../../brands/service.ts';
import { wordsFor } from '../../../domain/brands/wordsFor.ts';
import { createReward, insertPicture, type RewardChange } from '../../rewards/service.ts';
import type { DemoDeps } from '../deps.ts';
import { DEMO_REASON } from '../record.ts';
import { DEMO_REWARDS } from './catalogue.ts';
import type { DemoReward } from './demoReward.ts';
import { drawRewardPicture } from './pictures.ts';

const DAY_MS = 86_400_000;
const PRODUCT_BRAND = 'default';
const TERMS: Readonly<Record<'en' | 'fr', string>> = {
  en: 'Orders are final once they’ve been fulfilled. If something goes wrong on our side, you get your points back.',
  fr: 'Une commande traitée est définitive. Si un problème survient de notre côté, vos points vous sont rendus.',
};

/** Puts a catalogue of a brand's own on its shelves: everything on the product's brand, a selection on the others. */
export async function makeRewards({ deps }: Pick<DemoDeps, 'deps'>, brand: Brand): Promise<void> {
  const now = deps.clock.now();
  const offered = DEMO_REWARDS.filter((reward) => isOffered(reward, brand));
  for (const [index, reward] of offered.entries()) {
    const bytes = await drawRewardPicture(reward.motif, index);
    const pictureId = await insertPicture(deps.db, brand.id, { mediaType: 'image/webp', bytes }, now);
    const saved = await createReward(deps, { ...toChange(reward, brand, now), pictureId, place: index });
    if ('refusal' in saved) throw new Error(`Reward ${reward.item} of ${brand.id} was refused.`);
  }
}

function isOffered({ item, shops, everywhere }: DemoReward, { id, config }: Brand): boolean {
  if (shops !== undefined && shops[config.country] === undefined) return false;
  return everywhere === true || id === PRODUCT_BRAND || (item.length + id.length) % 2 === 0;
}

function toChange(reward: DemoReward, brand: Brand, now: Date): RewardChange {
  const { locales, country } = brand.config;
  const shop = reward.shops?.[country] ?? '';
  const inWords = (locale: Locale) => {
    const language = locale === 'fr-CA' ? 'fr' : 'en';
    const named = (text: string) =>
      text.replaceAll('{shop}', shop).replaceAll('{brand}', wordsFor(brand, locale).productName);
    const [title, text] = reward[language];
    return { title: named(title), text: named(text), terms: TERMS[language] };
  };
  const { amounts, range, restricted = [], wholeFrom } = reward;
  const [minimum = null, maximum = null, step = null] = range ?? (wholeFrom === undefined ? [] : [wholeFrom]);
  return {
    brandId: brand.id,
    actorId: null,
    reason: DEMO_REASON,
    type: reward.type,
    service: reward.service,
    item: reward.item,
    programId: null,
    pictureId: null,
    texts: Object.fromEntries(locales.map((locale) => [locale, inWords(locale)])),
    denominationType: range !== undefined ? 'CUSTOM' : wholeFrom !== undefined ? 'BALANCE' : 'DENOMINATED',
    amounts: range === undefined && wholeFrom === undefined ? (amounts ?? []) : [],
    minimum,
    maximum,
    step,
    restricted,
    barcode: reward.barcode ?? null,
    stock: reward.stock ?? null,
    startsAt: new Date(now.getTime() - 30 * DAY_MS),
    endsAt: reward.endsInDays === undefined ? null : new Date(now.getTime() + reward.endsInDays * DAY_MS),
    place: 0,
  };
}
