import { toGlobalId } from 'graphql-relay';
import type { AlertPage } from '../../../codegen/graphql/types.ts';
import type { AlertRow } from './store.ts';

/** Where what a rule is about is solved; null: not in the app. Rewards, offers and prizes are told apart by their subject. */
const PAGES: Readonly<Record<string, AlertPage>> = {
  DISPATCH_FAILURES: 'EVENT',
  UTILITY_SILENT: 'UTILITY',
  FILE_REFUSED: 'UTILITY',
  METERS_SILENT: 'UTILITIES',
  BUDGET_NEAR: 'PROGRAM',
  PAYOUTS_DIFFER: 'PAYOUT_DIFFERENCES',
  BOOKS_OFF: 'MONEY',
  WEBHOOK_FAILING: 'WEBHOOKS',
  JOB_LATE: 'MAINTENANCE',
  JOB_FAILING: 'MAINTENANCE',
  JOB_GIVEN_UP: 'MAINTENANCE',
  MAIL_BOUNCING: 'MAINTENANCE',
  reward: 'REWARD',
  offer: 'OFFER',
  prize: 'PRIZE',
};

const TYPES: Readonly<Partial<Record<AlertPage, string>>> = {
  EVENT: 'StaffEvent',
  UTILITY: 'Utility',
  PROGRAM: 'Program',
  REWARD: 'StaffReward',
  OFFER: 'StaffDeviceOffer',
  PRIZE: 'WheelPrize',
};

interface About {
  readonly rule: string;
  readonly subject: string;
}

const partsOf = ({ rule, subject }: About): readonly string[] =>
  rule === 'STOCK_LOW' ? subject.split(':') : [rule, subject];

export const alertPage = (alert: About): AlertPage | null =>
  // Maintenance lists jobs, not where they come from.
  alert.subject.startsWith('source:') ? null : (PAGES[partsOf(alert)[0] ?? ''] ?? null);

/** The global id of what an alert is about; null: its page is about more, or it has none. */
export function alertAboutId(alert: About): string | null {
  const page = alertPage(alert);
  const type = page === null ? undefined : TYPES[page];
  const [, id = ''] = partsOf(alert);
  return type === undefined || id === '' ? null : toGlobalId(type, id);
}

/** The month that an alert's page shows, `YYYY-MM`; null: the present one, or it shows none. */
export const alertMonth = ({ facts: { month } }: Pick<AlertRow, 'facts'>): string | null =>
  typeof month === 'string' ? month : null;
