import { createHmac } from 'node:crypto';
import { brandOrigin } from '../../domain/brands/brandOrigin.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import { ALERT_RULES, findAlertRule, isBreached, type AlertRuleName } from '../../domain/alerts/rules.ts';
import type { RequestBrand } from '../platform/context.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import type { AlertDeps } from './deps.ts';
import { alertTitle, alertTodo } from './sentences.ts';
import { claimNotices, noteNotified, readSettings, type AlertRow, type KeptSetting } from './store.ts';

/** When targets that could not be reached are told again, and for how long. */
const AGAIN_MS = 5 * 60_000;
const GIVE_UP_MS = 24 * 3_600_000;
const LIMITS = { deadlineMs: 10_000, maxBytes: 65_536, opensCircuit: false };

/** Tells the targets of alerts that opened or are over, each of them once. */
export async function notifyTargets(deps: AlertDeps): Promise<void> {
  const { db, brands, clock, config, log } = deps;
  const now = clock.now();
  const due = await claimNotices(db, now, new Date(now.getTime() + AGAIN_MS));
  if (due.length === 0) return;
  const settingOf = await readSettings(db, config.alertEmails);
  for (const alert of due) {
    // A later release wrote it, and sends its notices.
    if (findAlertRule(alert.rule) === null) continue;
    const name = alert.rule as AlertRuleName;
    const setting = settingOf(name, alert.brand);
    const { emails, webhookUrl } = setting;
    // An alert about the whole system goes out in the first brand's name.
    const brand = brands.byId(alert.brand ?? config.brand) ?? brands.all[0];
    if (brand === undefined) continue;
    const targets = [...emails, ...(webhookUrl === null ? [] : [webhookUrl])];
    const notified = [...alert.notified];
    for (const target of targets.filter((each) => !notified.includes(each))) {
      try {
        if (target === webhookUrl) await post(deps, brand, alert, target);
        else await mail(deps, brand, alert, target, toEnd(name, alert, setting));
        notified.push(target);
      } catch (error) {
        log.warn(
          { err: error, rule: alert.rule },
          'a target of an alert could not be told; it is tried again',
        );
      }
    }
    const since = (alert.resolvedAt ?? alert.openedAt).getTime();
    const isDone = targets.every((each) => notified.includes(each)) || now.getTime() - since > GIVE_UP_MS;
    await noteNotified(db, alert, notified, isDone);
  }
}

async function mail(
  { config, mail: mailer }: AlertDeps,
  brand: RequestBrand,
  alert: AlertRow,
  to: string,
  end: MessageId,
): Promise<void> {
  const [locale = 'en-US'] = brand.config.locales;
  const title = alertTitle(locale, alert);
  const { productName } = wordsFor(brand, null);
  const isOver = alert.state === 'RESOLVED';
  const link = pageLink(brand, config);
  const lines = isOver ? [inWords(locale, say(end))] : [alertTodo(locale, alert)];
  await mailer.send({
    from: `"${productName.replaceAll(/["\\\r\n]/g, '')}" <${brand.config.helpEmail}>`,
    to,
    subject: inWords(locale, say(isOver ? 'alerts.mail.overSubject' : 'alerts.mail.subject', { title })),
    text: [title, '', ...lines, '', link].join('\n'),
    key: `alert:${alert.id}:${alert.state === 'RESOLVED' ? 'over' : 'open'}:${to}`,
  });
}

async function post(
  { config, outbound, clock, webhookSecret }: AlertDeps,
  brand: RequestBrand,
  alert: AlertRow,
  url: string,
): Promise<void> {
  const [locale = 'en-US'] = brand.config.locales;
  const { id, rule, state, value, subject, openedAt, resolvedAt } = alert;
  const title = alertTitle(locale, alert);
  const body = JSON.stringify({
    id,
    rule,
    unit: ALERT_RULES[rule as AlertRuleName].unit,
    state: state === 'RESOLVED' ? 'RESOLVED' : 'OPEN',
    brand: alert.brand,
    subject,
    value,
    // What chat programs show.
    text: title,
    todo: alertTodo(locale, alert),
    openedAt,
    resolvedAt,
    link: pageLink(brand, config),
  });
  const seconds = Math.floor(clock.now().getTime() / 1_000);
  const signature: Readonly<Record<string, string>> =
    webhookSecret === null
      ? {}
      : {
          'ebbwatt-signature': `t=${seconds},v1=${createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex')}`,
        };
  const answer = await outbound.call(
    'alert-webhook',
    { method: 'POST', url, headers: { 'content-type': 'application/json', ...signature }, body },
    LIMITS,
  );
  answer.ok();
}

/** What is only counted for some time may end without being mended. */
const ENDS_IN_TIME: ReadonlySet<string> = new Set([
  'FILE_REFUSED',
  'JOB_GIVEN_UP',
  'MAIL_BOUNCING',
] satisfies AlertRuleName[]);

function toEnd(rule: AlertRuleName, { value }: AlertRow, { isOn, threshold }: KeptSetting): MessageId {
  if (!isOn) return 'alerts.mail.overOff';
  // The value that kept it open would not open it now.
  if (!isBreached(ALERT_RULES[rule], value, threshold)) return 'alerts.mail.overThreshold';
  return ENDS_IN_TIME.has(rule) ? 'alerts.mail.overInTime' : 'alerts.mail.over';
}

const pageLink = (brand: RequestBrand, config: AlertDeps['config']): string =>
  `${brandOrigin(brand.config, config)}/internal/alerts`;
