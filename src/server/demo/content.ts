import { localised } from '../../domain/brands/localised.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import type { BrandWords } from '../../domain/brands/types.ts';
import type { Brand } from '../brands/service.ts';
import type { placementInstances } from '../placements/tables.ts';

type Content = Omit<typeof placementInstances.$inferInsert, 'id' | 'brand'>;

const DAY_MS = 86_400_000;

/**
 * A brand's page content, in its words and each of its languages; some of it was on before `now`, is on later, or is for a
 * segment.
 */
export function demoContent(brand: Brand, now: Date): Content[] {
  const { locales, helpUrls } = brand.config;
  return locales.flatMap((locale) => {
    const texts = (locale === 'fr-CA' ? inFrench : inEnglish)(
      wordsFor(brand, locale),
      localised(helpUrls.results, locale),
    );
    const others = notForAllNow(locale === 'fr-CA' ? FRENCH_TITLES : ENGLISH_TITLES, now);
    // Its survey waits for the next page, so that this can be seen too.
    const survey = brand.id === 'org' ? [SURVEY] : [];
    return [...texts, ...others, ...survey].map((content) => ({
      position: 1,
      ...content,
      locale: locales.length === 1 ? null : locale,
    }));
  });
}

const ENGLISH_TITLES = {
  ended: 'Thanks for a great season',
  later: 'Know a friend who’d join? Now’s a good time to ask',
  gold: 'Thanks for being one of our steadiest savers',
  goldLink: 'See your results',
};
const FRENCH_TITLES = {
  ended: 'Merci pour cette belle saison',
  later: 'Un ami aimerait participer? C’est le bon moment de l’inviter',
  gold: 'Merci de compter parmi nos économes les plus fidèles',
  goldLink: 'Voir vos résultats',
};

function notForAllNow(titles: typeof ENGLISH_TITLES, now: Date): NotForAllNow[] {
  const day = Math.floor(now.getTime() / DAY_MS);
  const daysOff = (days: number) => new Date((day + days) * DAY_MS);
  return [
    {
      placement: 'DashboardAnnouncementBanner',
      icon: 'sun',
      title: titles.ended,
      ctas: [],
      startsAt: daysOff(-45),
      endsAt: daysOff(-15),
    },
    {
      placement: 'ReferralsAnnouncementBanner',
      icon: 'people',
      title: titles.later,
      ctas: [],
      position: 2,
      startsAt: daysOff(30),
      endsAt: daysOff(60),
    },
    {
      placement: 'RewardsAnnouncementBanner',
      icon: 'leaf',
      title: titles.gold,
      ctas: [{ label: titles.goldLink, url: '/events', level: 'INLINE' }],
      position: 2,
      segmentId: 'GOLD_AND_ABOVE',
    },
  ];
}

const SURVEY = {
  placement: 'SurveyCard',
  name: 'FIRST_SEASON',
  onNextPage: true,
  title: 'How is your first season?',
  content: 'Tell us in a few short questions. They open in a new tab.',
  ctas: [{ label: 'Take the survey', url: 'https://go.good.ebbwatt.example/survey', level: 'PRIMARY' }],
} as const satisfies Partial<Content>;

type NotForAllNow = Omit<Content, 'position' | 'locale'> & { readonly position?: number };
type Texts = readonly Omit<Content, 'position' | 'locale'>[];

function inEnglish({ reductionEvent, productName }: BrandWords, help: string): Texts {
  return [
    {
      placement: 'DashboardAnnouncementBanner',
      icon: 'calendar',
      title: `${reductionEvent.many} now come with a day’s notice`,
      ctas: [{ label: 'See what’s coming up', url: '/events', level: 'INLINE' }],
    },
    {
      placement: 'DashboardHero',
      icon: 'bolt',
      title: 'An evening off for the grid',
      content: `Each ${reductionEvent.one} you join helps keep a power plant off. Your own meter shows how much you helped.`,
      ctas: [{ label: 'See how it works', url: help, level: 'TERTIARY' }],
    },
    {
      placement: 'DashboardTakeAction',
      icon: 'upload',
      title: 'Upload your own meter data',
      subtitle: 'Green Button or NEM12',
      content:
        `Upload your meter file, and ${productName} shows what your past ` +
        'evenings would have saved. It’s an estimate, so it isn’t paid.',
      ctas: [{ label: 'Upload meter data', url: '/settings/meter-data', level: 'SECONDARY' }],
    },
    {
      placement: 'DashboardForYouCard',
      icon: 'plug',
      title: 'Let a device do the work',
      content: `A connected thermostat, charger or plug eases off on its own during ${reductionEvent.withArticle}. You set the limits.`,
      ctas: [
        { label: 'Connect a device', url: '/devices/add', level: 'PRIMARY' },
        { label: 'See your devices', url: '/devices', level: 'TERTIARY' },
      ],
    },
    {
      placement: 'DashboardSavingsGoalPromo',
      icon: 'flame',
      title: 'Save in three of the next four',
      content: 'A steady habit beats one great evening. Every saving in a row adds to your next one.',
      ctas: [{ label: 'See your past results', url: '/events', level: 'INLINE' }],
    },
    {
      placement: 'DashboardWaysToSave',
      icon: 'leaf',
      title: 'Little things that add up',
      content:
        'Run the dishwasher and dryer before or after. Heat or cool your home a little ' +
        'ahead of time, then let it coast. That’s most of what an evening can save.',
      ctas: [{ label: 'See how we work out results', url: help, level: 'INLINE' }],
    },
    {
      placement: 'DashboardPromo',
      icon: 'people',
      title: 'Better together',
      content: 'Invite a friend. Your link shows them whether their home can join.',
      subtext: 'Your friend needs to live where we have a program.',
      ctas: [{ label: 'Invite a friend', url: '/invite', level: 'SECONDARY' }],
    },
    {
      placement: 'EnergyEventDetailsActions',
      icon: 'bolt',
      title: 'Make it count',
      ctas: [
        { label: 'Check your devices', url: '/devices', level: 'SECONDARY' },
        { label: 'Choose what we send you', url: '/settings/notifications', level: 'TERTIARY' },
      ],
    },
    {
      placement: 'EnergyEventDetailsPromo',
      icon: 'flame',
      title: 'Streaks add up',
      content:
        'Every clear saving in a row adds 5% to what you earn, up to 100%. ' +
        'An evening that’s too close to call never ends your streak.',
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
      title: 'The more homes ease off together, the less the grid has to strain',
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
        'Chaque fois que vous participez, vous aidez une centrale à rester à l’arrêt. Votre propre compteur montre combien vous avez aidé.',
      ctas: [{ label: 'Voir comment nous calculons', url: help, level: 'TERTIARY' }],
    },
    {
      placement: 'DashboardTakeAction',
      icon: 'upload',
      title: 'Téléversez vos données de compteur',
      subtitle: 'Green Button ou NEM12',
      content:
        `Téléversez votre fichier, et ${productName} montre ce que vos soirées ` +
        'passées auraient économisé. C’est une estimation : elle n’est pas payée.',
      ctas: [{ label: 'Téléverser des données', url: '/settings/meter-data', level: 'SECONDARY' }],
    },
    {
      placement: 'DashboardForYouCard',
      icon: 'plug',
      title: 'Laissez un appareil s’en occuper',
      content:
        'Un thermostat, une borne ou une prise connectés réduisent tout seuls leur ' +
        `consommation pendant ${reductionEvent.withArticle}. C’est vous qui fixez les limites.`,
      ctas: [
        { label: 'Connecter un appareil', url: '/devices/add', level: 'PRIMARY' },
        { label: 'Voir vos appareils', url: '/devices', level: 'TERTIARY' },
      ],
    },
    {
      placement: 'DashboardSavingsGoalPromo',
      icon: 'flame',
      title: 'Économisez lors de trois des quatre prochaines',
      content:
        'Une bonne habitude vaut mieux qu’une seule grande soirée. Chaque économie d’affilée bonifie la suivante.',
      ctas: [{ label: 'Voir vos résultats passés', url: '/events', level: 'INLINE' }],
    },
    {
      placement: 'DashboardWaysToSave',
      icon: 'leaf',
      title: 'Les petits gestes qui comptent',
      content:
        'Faites fonctionner le lave-vaisselle et la sécheuse avant ou après. Chauffez ou rafraîchissez un peu ' +
        'la maison d’avance, puis laissez aller. C’est l’essentiel de ce qu’une soirée peut économiser.',
      ctas: [{ label: 'Voir comment nous calculons', url: help, level: 'INLINE' }],
    },
    {
      placement: 'DashboardPromo',
      icon: 'people',
      title: 'C’est mieux entre voisins',
      content: 'Invitez un ami. Votre lien lui montre si son domicile peut participer.',
      subtext: 'Votre ami doit habiter là où nous avons un programme.',
      ctas: [{ label: 'Inviter un ami', url: '/invite', level: 'SECONDARY' }],
    },
    {
      placement: 'EnergyEventDetailsActions',
      icon: 'bolt',
      title: 'Pour en tirer le meilleur',
      ctas: [
        { label: 'Vérifier vos appareils', url: '/devices', level: 'SECONDARY' },
        { label: 'Choisir ce que nous vous envoyons', url: '/settings/notifications', level: 'TERTIARY' },
      ],
    },
    {
      placement: 'EnergyEventDetailsPromo',
      icon: 'flame',
      title: 'Les séries rapportent',
      content:
        'Chaque économie claire d’affilée ajoute 5 % à ce que vous gagnez, jusqu’à 100 %. ' +
        'Une soirée trop serrée pour trancher ne met jamais fin à votre série.',
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
      title: 'Plus on est nombreux à réduire, moins le réseau est sollicité',
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
