import { isStandardArticle, type StandardArticleId } from './articles.ts';
import type { HelpScreen } from './screens.ts';

/** Where the product's own articles are shown first. Apart from their list, because pages that link to one load that. */
const STANDARD_SCREENS: Readonly<Record<StandardArticleId, readonly HelpScreen[]>> = {
  event: ['home', 'events', 'event'],
  join: ['home', 'events', 'event'],
  save: ['events', 'event', 'energy'],
  usual: ['event', 'energy'],
  result: ['events', 'event'],
  carry: ['event'],
  tiers: ['home', 'season'],
  calendar: ['events', 'vacation'],
  cashout: ['rewards', 'wallet', 'cashout'],
  late: ['orders', 'wallet'],
  tax: ['wallet', 'cashout'],
  energy: ['energy'],
  utility: ['energy', 'utility'],
  moving: ['utility'],
  people: ['people'],
  devices: ['devices', 'offers'],
  trouble: ['devices'],
  away: ['vacation'],
  messages: ['inbox', 'notifications'],
  push: ['inbox', 'notifications'],
  install: ['settings'],
  offline: ['settings'],
  login: ['security'],
  data: ['account'],
};

/** Of one of the product's own articles; none of another. */
export const standardScreens = (id: string): readonly HelpScreen[] =>
  isStandardArticle(id) ? STANDARD_SCREENS[id] : [];
