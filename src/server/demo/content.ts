import { localised } from '../../domain/brands/localised.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import type { BrandWords } from '../../domain/brands/types.ts';
import type { Brand } from '../brands/service.ts';
import type { placementInstances } from '../placements/tables.ts';

type Content = Omit<typeof placementInstances.$inferInsert, 'id' | 'brand'>;

/** What stands in a brand's places, in its own words and in each of its languages. */
export function demoContent(brand: Brand): Content[] {
  const { locales, helpUrls } = brand.config;
  return locales.flatMap((locale) => {
    const texts = (locale === 'fr-CA' ? inFrench : inEnglish)(wordsFor(brand, locale), localised(helpUrls.results, locale));
    return texts.map((content) => ({ ...content, position: 1, locale: locales.length === 1 ? null : locale }));
  });
}

type Texts = readonly Omit<Content, 'position' | 'locale'>[];

function inEnglish({ reductionEvent, productName }: BrandWords, help: string): Texts {
  return [
    {
      placement: 'DashboardWaysToSave', icon: 'leaf',
      title: `Small things before ${reductionEvent.withArticle}`,
      content: 'Run the dishwasher and the dryer before it starts or after it ends. Heat or cool the home a little ahead of time, then let it coast. That is most of what an evening can save.',
      ctas: [{ label: 'How results are worked out', url: help, level: 'INLINE' }],
    },
    {
      placement: 'DashboardTakeAction', icon: 'upload',
      title: 'Bring your own meter data',
      subtitle: 'Green Button or NEM12',
      content: `Upload a file from your utility, and ${productName} shows what your past evenings would have saved. An upload is an estimate and is not paid.`,
      ctas: [{ label: 'Open meter data', url: '/settings#meter-data', level: 'SECONDARY' }],
    },
    {
      placement: 'EnergyEventDetailsPromo', icon: 'flame',
      title: 'Streaks add up',
      content: `Each ${reductionEvent.one} in a row with a clear reduction adds five percent to what you earn, up to one hundred. An evening within your home's usual ups and downs never breaks a streak.`,
      ctas: [],
    },
  ];
}

function inFrench({ reductionEvent, productName }: BrandWords, help: string): Texts {
  return [
    {
      placement: 'DashboardWaysToSave', icon: 'leaf',
      title: `De petits gestes avant ${reductionEvent.withArticle}`,
      content: 'Faites tourner le lave-vaisselle et la sécheuse avant le début ou après la fin. Chauffez ou rafraîchissez un peu la maison d’avance, puis laissez aller. C’est l’essentiel de ce qu’une soirée peut économiser.',
      ctas: [{ label: 'Comment les résultats sont calculés', url: help, level: 'INLINE' }],
    },
    {
      placement: 'DashboardTakeAction', icon: 'upload',
      title: 'Apportez vos propres données de compteur',
      subtitle: 'Green Button ou NEM12',
      content: `Téléversez un fichier de votre fournisseur, et ${productName} montre ce que vos soirées passées auraient économisé. Un fichier téléversé donne une estimation et n’est pas payé.`,
      ctas: [{ label: 'Ouvrir les données du compteur', url: '/settings#meter-data', level: 'SECONDARY' }],
    },
    {
      placement: 'EnergyEventDetailsPromo', icon: 'flame',
      title: 'Les séries s’additionnent',
      content: 'Chaque événement de suite avec une réduction claire ajoute cinq pour cent à ce que vous gagnez, jusqu’à cent. Une soirée dans les variations habituelles de votre domicile ne brise jamais une série.',
      ctas: [],
    },
  ];
}
