import { ALERT_RULES, type AlertRuleName } from '../../domain/alerts/rules.ts';
import { checkAlertSetting, MOST_ALERT_EMAILS, type AlertSettingFault } from '../../domain/alerts/targets.ts';
import { rolesOfKeys } from '../../domain/session/staffRoles.ts';
import type { SentenceValues } from '../../domain/sentences/sentence.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { acknowledge, readAlert, readSettings, writeSetting, type KeptSetting } from './store.ts';

const FAULTS = {
  threshold: 'alerts.fault.threshold',
  emails: 'alerts.fault.emails',
  tooManyEmails: 'alerts.fault.tooManyEmails',
  webhookUrl: 'alerts.fault.webhookUrl',
} as const satisfies Readonly<Record<AlertSettingFault, MessageId>>;

type Refused = { readonly refusal: RefusedChange } | null;

interface ByStaff {
  /** Of the member of staff. */
  readonly brandId: string;
  readonly actorId: string;
  readonly reason: string;
}

/** Says that somebody takes care of it: nobody else needs to. */
export function acknowledgeAlert(
  { db, clock, newId }: Pick<Deps, 'clock' | 'db' | 'newId'>,
  { brandId, actorId, alertId, reason }: ByStaff & { readonly alertId: string },
): Promise<Refused> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return Promise.resolve(invalid(faults));
  const now = clock.now();
  const note = reason.trim();
  return transaction(db, async (tx) => {
    const before = await readAlert(tx, brandId, alertId);
    if (before === null) return refusal('NOT_FOUND', say('alerts.unknown'));
    const change = { acknowledgedBy: actorId, acknowledgedAt: now, note };
    if (!(await acknowledge(tx, alertId, change))) return refusal('STALE', say('alerts.taken'));
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: 'alert.acknowledge',
      subject: `alert:${alertId}`,
      reason: note,
      before: { rule: before.rule, about: before.subject, state: before.state },
      after: { rule: before.rule, about: before.subject, state: 'ACKNOWLEDGED' },
    });
    return null;
  });
}

/** A rule about the whole system counts for all brands, so only owners change it. */
export const mayChangeRule = (name: AlertRuleName, roleKeys: ReadonlySet<string>): boolean =>
  roleKeys.has('internal_programs') &&
  (ALERT_RULES[name].scope === 'brand' || rolesOfKeys([...roleKeys]).roles.includes('owner'));

/** Changes when a rule opens alerts, and who is told. */
export function changeAlertRule(
  { config, db, clock, newId }: Pick<Deps, 'clock' | 'config' | 'db' | 'newId'>,
  {
    brandId,
    actorId,
    roleKeys,
    name,
    scope,
    setting,
    reason,
  }: ByStaff & {
    readonly roleKeys: ReadonlySet<string>;
    readonly name: AlertRuleName;
    readonly scope: string | null;
    readonly setting: KeptSetting;
  },
): Promise<Refused> {
  if (!mayChangeRule(name, roleKeys))
    return Promise.resolve(refusal('NOT_ALLOWED', say('alerts.ownersOnly')));
  const faults = [
    ...checkAlertSetting(name, setting).map((fault) => toField(name, fault)),
    ...reasonFaults(reason),
  ];
  if (faults.length > 0) return Promise.resolve(invalid(faults));
  const now = clock.now();
  return transaction(db, async (tx) => {
    const before = (await readSettings(tx, config.alertEmails))(name, scope);
    if (!(await writeSetting(tx, name, scope, setting, now))) return refusal('STALE', say('alerts.stale'));
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: 'alertRule.change',
      subject: `alertRule:${name}`,
      reason: reason.trim(),
      before: toAudit(before),
      after: toAudit(setting),
    });
    return null;
  });
}

const toField = (name: AlertRuleName, fault: AlertSettingFault) => {
  const { least, most } = ALERT_RULES[name];
  const values: SentenceValues = fault === 'tooManyEmails' ? { most: MOST_ALERT_EMAILS } : { least, most };
  return {
    field: fault === 'tooManyEmails' ? 'emails' : fault,
    message: say(FAULTS[fault], values),
  };
};

const toAudit = ({ isOn, threshold, emails, webhookUrl }: KeptSetting) => ({
  isOn,
  threshold,
  emails,
  webhook: webhookUrl === null ? null : hostOfWebhook(webhookUrl),
});

/** For those who don't change it: its path is often a secret. */
export const hostOfWebhook = (url: string): string => new URL(url).host;
