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
          description: `Branchez-y une lampe, un déshumidificateur ou un chauffe-moteur. ${productName} la met en pause pour vous pendant ${reductionEvent.withArticle}, et vous pouvez la rallumer en tout temps.`,
        }
      : {
          ...common,
          title: 'Your first smart plug is on us',
          subtitle: 'A Quartz plug, sent to your home',
          description: `Plug in a lamp, dehumidifier or fan heater. ${productName} pauses it for you during ${reductionEvent.withArticle}, and you can switch it back on at any time.`,
        };
  });
}
