import { localised } from '../../domain/brands/localised.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import type { BrandWords } from '../../domain/brands/types.ts';
import type { Brand } from '../brands/service.ts';
import type { placementInstances } from '../placements/tables.ts';

type Content = Omit<typeof placementInstances.$inferInsert, 'id' | 'brand'>;

/** A brand's page content, in its words and each of its languages. */
export function demoContent(brand: Brand): Content[] {
  const { locales, helpUrls } = brand.config;
  return locales.flatMap((locale) => {
    const texts = (locale === 'fr-CA' ? inFrench : inEnglish)(
      wordsFor(brand, locale),
      localised(helpUrls.results, locale),
    );
    return texts.map((content) => ({
      ...content,
      position: 1,
      locale: locales.length === 1 ? null : locale,
    }));
  });
}

type Texts = readonly Omit<Content, 'position' | 'locale'>[];

function inEnglish({ reductionEvent, productName }: BrandWords, help: string): Texts {
  return [
    {
      placement: 'DashboardAnnouncementBanner',
      icon: 'calendar',
      title: `${reductionEvent.many} now come with a day’s notice`,
      ctas: [{ label: 'See what is planned', url: '/events', level: 'INLINE' }],
    },
    {
      placement: 'DashboardHero',
      icon: 'bolt',
      title: 'An evening off for the grid',
      content: `Each ${reductionEvent.one} that you join lets a power plant stay cold. Your meter proves your share.`,
      ctas: [{ label: 'How it is worked out', url: help, level: 'TERTIARY' }],
    },
    {
      placement: 'DashboardTakeAction',
      icon: 'upload',
      title: 'Bring your own meter data',
      subtitle: 'Green Button or NEM12',
      content: `Upload a file from your utility, and ${productName} shows what your past evenings would have saved. An upload is an estimate and is not paid.`,
      ctas: [{ label: 'Open meter data', url: '/settings/meter-data', level: 'SECONDARY' }],
    },
    {
      placement: 'DashboardForYouCard',
      icon: 'plug',
      title: 'Let a device do the waiting',
      content: `A connected thermostat, charger or plug pauses by itself during ${reductionEvent.withArticle}, within the limits that you set.`,
      ctas: [
        { label: 'Connect a device', url: '/devices/add', level: 'PRIMARY' },
        { label: 'See your devices', url: '/devices', level: 'TERTIARY' },
      ],
    },
    {
      placement: 'DashboardSavingsGoalPromo',
      icon: 'flame',
      title: 'Save in three of the next four',
      content: 'A steady habit earns more than one great evening: each saving in a row adds to the next.',
      ctas: [{ label: 'See your past results', url: '/events', level: 'INLINE' }],
    },
    {
      placement: 'DashboardWaysToSave',
      icon: 'leaf',
      title: `Small things before ${reductionEvent.withArticle}`,
      content:
        'Run the dishwasher and the dryer before it starts or after it ends. Heat or cool the home a little ahead of time, then let it coast. That is most of what an evening can save.',
      ctas: [{ label: 'How results are worked out', url: help, level: 'INLINE' }],
    },
    {
      placement: 'DashboardPromo',
      icon: 'people',
      title: 'Better together',
      content: 'Invite a friend. Behind your link they see whether their home can join.',
      subtext: 'Your friend has to live where we have a program.',
      ctas: [{ label: 'Invite a friend', url: '/invite', level: 'SECONDARY' }],
    },
    {
      placement: 'EnergyEventDetailsActions',
      icon: 'bolt',
      title: 'Make it count',
      ctas: [
        { label: 'Check your devices', url: '/devices', level: 'SECONDARY' },
        { label: 'Choose how you hear from us', url: '/settings/notifications', level: 'TERTIARY' },
      ],
    },
    {
      placement: 'EnergyEventDetailsPromo',
      icon: 'flame',
      title: 'Streaks add up',
      content: `Each ${reductionEvent.one} in a row with a clear reduction adds five percent to what you earn, up to one hundred. An evening within your home's usual ups and downs never breaks a streak.`,
      ctas: [],
    },
    {
      placement: 'OfferDetailsPromo',
      icon: 'shield',
      title: 'Nothing to lose',
      content: 'Points stay yours until you spend them.',
      ctas: [],
    },
    {
      placement: 'ReferralsAnnouncementBanner',
      icon: 'gift',
      title: 'The more homes ease off in the same hour, the less the grid has to strain',
      ctas: [],
    },
    {
      placement: 'RewardsAnnouncementBanner',
      icon: 'gift',
      title: 'A hundred points are worth a dollar',
      ctas: [],
    },
  ];
}

function inFrench({ reductionEvent, productName }: BrandWords, help: string): Texts {
  return [
    {
      placement: 'DashboardAnnouncementBanner',
      icon: 'calendar',
      title: `Nous annonçons maintenant les ${reductionEvent.many} la veille`,
      ctas: [{ label: 'Voir ce qui est prévu', url: '/events', level: 'INLINE' }],
    },
    {
      placement: 'DashboardHero',
      icon: 'bolt',
      title: 'Une soirée de repos pour le réseau',
      content:
        'Chaque fois que vous participez, une centrale peut rester à l’arrêt. Votre compteur prouve votre part.',
      ctas: [{ label: 'Comment les résultats sont calculés', url: help, level: 'TERTIARY' }],
    },
    {
      placement: 'DashboardTakeAction',
      icon: 'upload',
      title: 'Apportez vos propres données de compteur',
      subtitle: 'Green Button ou NEM12',
      content: `Téléversez un fichier de votre fournisseur, et ${productName} montre ce que vos soirées passées auraient économisé. Un fichier téléversé donne une estimation et n’est pas payé.`,
      ctas: [{ label: 'Ouvrir les données du compteur', url: '/settings/meter-data', level: 'SECONDARY' }],
    },
    {
      placement: 'DashboardForYouCard',
      icon: 'plug',
      title: 'Laissez un appareil attendre à votre place',
      content: `Un thermostat, une borne ou une prise connectés se mettent en pause d’eux-mêmes pendant ${reductionEvent.withArticle}, dans les limites que vous fixez.`,
      ctas: [
        { label: 'Connecter un appareil', url: '/devices/add', level: 'PRIMARY' },
        { label: 'Voir vos appareils', url: '/devices', level: 'TERTIARY' },
      ],
    },
    {
      placement: 'DashboardSavingsGoalPromo',
      icon: 'flame',
      title: 'Économisez trois fois sur les quatre prochaines',
      content:
        'Une habitude régulière rapporte plus qu’une soirée exceptionnelle : chaque économie de suite s’ajoute à la prochaine.',
      ctas: [{ label: 'Voir vos résultats passés', url: '/events', level: 'INLINE' }],
    },
    {
      placement: 'DashboardWaysToSave',
      icon: 'leaf',
      title: `De petits gestes avant ${reductionEvent.withArticle}`,
      content:
        'Faites tourner le lave-vaisselle et la sécheuse avant le début ou après la fin. Chauffez ou rafraîchissez un peu la maison d’avance, puis laissez aller. C’est l’essentiel de ce qu’une soirée peut économiser.',
      ctas: [{ label: 'Comment les résultats sont calculés', url: help, level: 'INLINE' }],
    },
    {
      placement: 'DashboardPromo',
      icon: 'people',
      title: 'C’est mieux entre voisins',
      content: 'Invitez un ami. Votre lien lui dit si son domicile peut participer.',
      subtext: 'Votre ami doit habiter là où nous avons un programme.',
      ctas: [{ label: 'Inviter un ami', url: '/invite', level: 'SECONDARY' }],
    },
    {
      placement: 'EnergyEventDetailsActions',
      icon: 'bolt',
      title: 'Pour en tirer le meilleur',
      ctas: [
        { label: 'Vérifier vos appareils', url: '/devices', level: 'SECONDARY' },
        { label: 'Choisir comment nous vous écrivons', url: '/settings/notifications', level: 'TERTIARY' },
      ],
    },
    {
      placement: 'EnergyEventDetailsPromo',
      icon: 'flame',
      title: 'Les séries s’additionnent',
      content:
        'Chaque événement de suite avec une réduction claire ajoute cinq pour cent à ce que vous gagnez, jusqu’à cent. Une soirée dans les variations habituelles de votre domicile ne brise jamais une série.',
      ctas: [],
    },
    {
      placement: 'OfferDetailsPromo',
      icon: 'shield',
      title: 'Rien à perdre',
      content: 'Vos points restent à vous jusqu’à ce que vous les dépensiez.',
      ctas: [],
    },
    {
      placement: 'ReferralsAnnouncementBanner',
      icon: 'gift',
      title: 'Plus il y a de domiciles qui ralentissent à la même heure, moins le réseau force',
      ctas: [],
    },
    {
      placement: 'RewardsAnnouncementBanner',
      icon: 'gift',
      title: 'Cent points valent un dollar',
      ctas: [],
    },
  ];
}
