import type { FeatureKey } from '../features/featureKeys.ts';
import type { HelpSubject } from './subjects.ts';

/** An article in one language, as it is written. */
export interface ArticleText {
  readonly title: string;
  /** What people call it. */
  readonly keywords: string;
  /** Markdown. */
  readonly body: string;
}

/** By language. */
export type ArticleTexts = Readonly<Record<string, ArticleText>>;

interface StandardArticle {
  readonly subject: HelpSubject;
  /** Only for members with one of them. */
  readonly features?: readonly FeatureKey[];
  /** Only in this country. */
  readonly country?: string;
}

const CASH: readonly FeatureKey[] = [
  'wallet_transfer_payment_monthly_limit',
  'wallet_transfer_payment_no_limit',
  'wallet_transfer_gift_card',
];

/** The articles that come with the product, in their order. */
export const STANDARD_ARTICLES = {
  event: { subject: 'events' },
  join: { subject: 'events' },
  save: { subject: 'events' },
  usual: { subject: 'events' },
  result: { subject: 'events' },
  carry: { subject: 'events' },
  tiers: { subject: 'events' },
  calendar: { subject: 'events' },
  cashout: { subject: 'money', features: CASH },
  late: { subject: 'money' },
  tax: { subject: 'money', features: CASH, country: 'US' },
  energy: { subject: 'home', features: ['energy_page'] },
  utility: { subject: 'home' },
  moving: { subject: 'home' },
  people: { subject: 'home' },
  devices: { subject: 'home' },
  trouble: { subject: 'home' },
  away: { subject: 'home', features: ['settings_vacation'] },
  messages: { subject: 'account' },
  push: { subject: 'account' },
  install: { subject: 'account' },
  offline: { subject: 'account' },
  login: { subject: 'account' },
  data: { subject: 'account' },
} as const satisfies Readonly<Record<string, StandardArticle>>;

export type StandardArticleId = keyof typeof STANDARD_ARTICLES;

export const isStandardArticle = (id: string): id is StandardArticleId =>
  Object.hasOwn(STANDARD_ARTICLES, id);

interface Reader {
  readonly country: string;
  readonly isOn: (feature: FeatureKey) => boolean;
}

/** The ids of the articles that are about something which the reader has. */
export const standardArticleIds = ({ country, isOn }: Reader): readonly StandardArticleId[] =>
  (Object.keys(STANDARD_ARTICLES) as StandardArticleId[]).filter((id) => {
    const { features, country: only }: StandardArticle = STANDARD_ARTICLES[id];
    return (features === undefined || features.some(isOn)) && (only === undefined || only === country);
  });
