import type { Locale } from '../../domain/brands/countries.ts';
import { findAlertRule, type AlertRuleName } from '../../domain/alerts/rules.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import type { AlertRow } from './store.ts';

const SENTENCES = {
  DISPATCH_FAILURES: { title: 'alerts.DISPATCH_FAILURES.title', todo: 'alerts.DISPATCH_FAILURES.todo' },
  PARTNER_DOWN: { title: 'alerts.PARTNER_DOWN.title', todo: 'alerts.PARTNER_DOWN.todo' },
  UTILITY_SILENT: { title: 'alerts.UTILITY_SILENT.title', todo: 'alerts.UTILITY_SILENT.todo' },
  MAKER_SILENT: { title: 'alerts.MAKER_SILENT.title', todo: 'alerts.MAKER_SILENT.todo' },
  METERS_SILENT: { title: 'alerts.METERS_SILENT.title', todo: 'alerts.METERS_SILENT.todo' },
  FILE_REFUSED: { title: 'alerts.FILE_REFUSED.title', todo: 'alerts.FILE_REFUSED.todo' },
  JOB_LATE: { title: 'alerts.JOB_LATE.title', todo: 'alerts.JOB_LATE.todo' },
  JOB_FAILING: { title: 'alerts.JOB_FAILING.title', todo: 'alerts.JOB_FAILING.todo' },
  JOB_GIVEN_UP: { title: 'alerts.JOB_GIVEN_UP.title', todo: 'alerts.JOB_GIVEN_UP.todo' },
  NO_WORKER: { title: 'alerts.NO_WORKER.title', todo: 'alerts.NO_WORKER.todo' },
  PAYOUTS_DIFFER: { title: 'alerts.PAYOUTS_DIFFER.title', todo: 'alerts.PAYOUTS_DIFFER.todo' },
  BOOKS_OFF: { title: 'alerts.BOOKS_OFF.title', todo: 'alerts.BOOKS_OFF.todo' },
  BUDGET_NEAR: { title: 'alerts.BUDGET_NEAR.title', todo: 'alerts.BUDGET_NEAR.todo' },
  STOCK_LOW: { title: 'alerts.STOCK_LOW.title', todo: 'alerts.STOCK_LOW.todo' },
  MAIL_BOUNCING: { title: 'alerts.MAIL_BOUNCING.title', todo: 'alerts.MAIL_BOUNCING.todo' },
  DISK_LOW: { title: 'alerts.DISK_LOW.title', todo: 'alerts.DISK_LOW.todo' },
  CERTIFICATE_ENDS: { title: 'alerts.CERTIFICATE_ENDS.title', todo: 'alerts.CERTIFICATE_ENDS.todo' },
  WEBHOOK_FAILING: { title: 'alerts.WEBHOOK_FAILING.title', todo: 'alerts.WEBHOOK_FAILING.todo' },
  MIGRATION_WAITING: { title: 'alerts.MIGRATION_WAITING.title', todo: 'alerts.MIGRATION_WAITING.todo' },
} as const satisfies Readonly<Record<AlertRuleName, Readonly<Record<'title' | 'todo', MessageId>>>>;

/** What staff call partners that have no name of their own. */
const PARTNERS: Readonly<Record<string, MessageId>> = {
  captcha: 'alerts.partner.captcha',
  cards: 'alerts.partner.cards',
  handback: 'alerts.partner.handback',
  oidc: 'alerts.partner.oidc',
  payouts: 'alerts.partner.payouts',
  push: 'alerts.partner.push',
  shop: 'alerts.partner.shop',
  sms: 'alerts.partner.sms',
  w9: 'alerts.partner.w9',
};

function partnerName(locale: Locale, name: string): string {
  const id = PARTNERS[name.split(':')[0] ?? ''];
  return id === undefined ? name : inWords(locale, say(id));
}

type Told = Pick<AlertRow, 'facts' | 'rule' | 'value'>;

/** What is wrong, in one line. */
export const alertTitle = (locale: Locale, alert: Told): string => told(locale, alert, 'title');

/** What to do about it. */
export const alertTodo = (locale: Locale, alert: Told): string => told(locale, alert, 'todo');

function told(locale: Locale, { rule, facts, value }: Told, part: 'title' | 'todo'): string {
  // A later release may have written rules that this one doesn't know.
  if (findAlertRule(rule) === null) return rule;
  const { name = '' } = facts;
  const values = {
    ...facts,
    name: rule === 'PARTNER_DOWN' ? partnerName(locale, String(name)) : name,
    value: Math.round(value),
  };
  return inWords(locale, say(SENTENCES[rule as AlertRuleName][part], values));
}
