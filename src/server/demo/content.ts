import { localised } from '../../domain/brands/localised.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import type { Brand } from '../brands/service.ts';
import type { placementInstances } from '../placements/tables.ts';

type Content = Omit<typeof placementInstances.$inferInsert, 'id' | 'brand'>;

/** What stands in a brand's places, in its own words. */
export function demoContent(brand: Brand): Content[] {
  const { reductionEvent, productName } = wordsFor(brand, null);
  const [locale = 'en-US'] = brand.config.locales;
  const help = localised(brand.config.helpUrls.results, locale);
  return [
    {
      placement: 'DashboardWaysToSave', position: 1, icon: 'leaf',
      title: `Small things before ${reductionEvent.withArticle}`,
      content: 'Run the dishwasher and the dryer before it starts or after it ends. Heat or cool the home a little ahead of time, then let it coast. That is most of what an evening can save.',
      ctas: [{ label: 'How results are worked out', url: help, level: 'INLINE' }],
    },
    {
      placement: 'DashboardTakeAction', position: 1, icon: 'upload',
      title: 'Bring your own meter data',
      subtitle: 'Green Button or NEM12',
      content: `Upload a file from your utility, and ${productName} shows what your past evenings would have saved. An upload is an estimate and is not paid.`,
      ctas: [{ label: 'Open meter data', url: '/settings#meter-data', level: 'SECONDARY' }],
    },
    {
      placement: 'EnergyEventDetailsPromo', position: 1, icon: 'flame',
      title: 'Streaks add up',
      content: `Each ${reductionEvent.one} in a row with a clear reduction adds five percent to what you earn, up to one hundred. An evening within your home's usual ups and downs never breaks a streak.`,
      ctas: [],
    },
  ];
}
