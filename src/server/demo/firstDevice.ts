import { wordsFor } from '../../domain/brands/wordsFor.ts';
import type { Brand } from '../brands/service.ts';
import type { firstDeviceOffers } from '../rewards/tables.ts';

type Offer = Omit<typeof firstDeviceOffers.$inferInsert, 'id' | 'brand'>;

/** A brand's offer to members without a device, in each of its languages. */
export function demoFirstDevice(brand: Brand): Offer[] {
  const { locales } = brand.config;
  return locales.map((locale) => {
    const { reductionEvent, productName } = wordsFor(brand, locale);
    const common = { locale: locales.length === 1 ? null : locale, basePricePoints: 1_500 };
    return locale === 'fr-CA'
      ? {
          ...common,
          title: 'Votre première prise intelligente, offerte',
          subtitle: 'Une prise Quartz, livrée chez vous',
          description: `Branchez-y une lampe, un déshumidificateur ou un chauffe-moteur : pendant ${reductionEvent.withArticle}, ${productName} la met en pause pour vous, et vous pouvez la rallumer à tout moment.`,
        }
      : {
          ...common,
          title: 'Your first smart plug is on us',
          subtitle: 'One Quartz plug, sent to your home',
          description: `Plug in a lamp, a dehumidifier or a fan heater: during ${reductionEvent.withArticle}, ${productName} pauses it for you, and you can switch it on again at any moment.`,
        };
  });
}
