import { useIntl } from 'react-intl';
import type { SearchedArticle } from '../../../domain/help/findArticles.ts';
import type { FeatureKey } from '../../../domain/features/featureKeys.ts';
import { useIsOn } from '../../platform/features/useFeature.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';

export const HELP_SUBJECTS = ['events', 'money', 'home', 'account'] as const;

interface Entry {
  readonly subject: (typeof HELP_SUBJECTS)[number];
  /** The page that it is about. */
  readonly to: string;
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

/** The articles, in their order; their texts are `help.article.<id>` of each language. */
const ENTRIES = {
  event: { subject: 'events', to: paths.events() },
  join: { subject: 'events', to: paths.settings('vacation') },
  save: { subject: 'events', to: paths.events() },
  usual: { subject: 'events', to: paths.events({ show: 'results' }) },
  result: { subject: 'events', to: paths.events({ show: 'results' }) },
  tiers: { subject: 'events', to: paths.home() },
  cashout: { subject: 'money', to: paths.walletCashout(), features: CASH },
  late: { subject: 'money', to: paths.rewardOrders() },
  tax: { subject: 'money', to: paths.walletW9(), features: CASH, country: 'US' },
  utility: { subject: 'home', to: paths.settings('home') },
  moving: { subject: 'home', to: paths.settings('home') },
  devices: { subject: 'home', to: paths.devices() },
  trouble: { subject: 'home', to: paths.devices() },
  away: { subject: 'home', to: paths.settings('vacation'), features: ['settings_vacation'] },
  messages: { subject: 'account', to: paths.settings('notifications') },
  login: { subject: 'account', to: paths.forgotPassword() },
} as const satisfies Readonly<Record<string, Entry>>;

export type ArticleId = keyof typeof ENTRIES;

export const ARTICLE_IDS = Object.keys(ENTRIES) as readonly ArticleId[];

export const isArticleId = (id: string): id is ArticleId => ARTICLE_IDS.some((known) => known === id);

export interface Article extends SearchedArticle {
  readonly id: ArticleId;
  readonly subject: Entry['subject'];
  readonly to: string;
  /** The label of the link to its page. */
  readonly go: string;
}

/** The articles in the words of the brand and the language; without those about what the member doesn't have. */
export function useArticles(): readonly Article[] {
  const intl = useIntl();
  const isOn = useIsOn();
  const { country, words } = useApp().brand;
  const values = {
    product: words.productName,
    event: words.reductionEvent.one,
    events: words.reductionEvent.many,
    anEvent: words.reductionEvent.withArticle,
    realTime: words.realTimeEvent.one,
  };
  const say = (id: ArticleId, part: 'title' | 'keywords' | 'body' | 'go') =>
    intl.formatMessage({ id: `help.article.${id}.${part}` }, values);
  const applies = ({ features, country: only }: Entry) =>
    (features === undefined || features.some(isOn)) && (only === undefined || only === country);
  return ARTICLE_IDS.filter((id) => applies(ENTRIES[id])).map((id) => ({
    id,
    subject: ENTRIES[id].subject,
    to: ENTRIES[id].to,
    title: say(id, 'title'),
    keywords: say(id, 'keywords'),
    body: say(id, 'body'),
    go: say(id, 'go'),
  }));
}
