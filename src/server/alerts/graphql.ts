import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { ALERT_RULE_NAMES, ALERT_RULES, type AlertRuleName } from '../../domain/alerts/rules.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { loadMember } from '../session/service.ts';
import { acknowledgeAlert, changeAlertRule, hostOfWebhook, mayChangeRule } from './administer.ts';
import { alertAboutId, alertMonth, alertPage } from './page.ts';
import { staffAlerts } from './queries.ts';
import { alertTitle, alertTodo } from './sentences.ts';
import { readAlert, readSettings } from './store.ts';

const UNITS = {
  percent: 'PERCENT',
  minutes: 'MINUTES',
  hours: 'HOURS',
  days: 'DAYS',
  pieces: 'PIECES',
  megabytes: 'MEGABYTES',
} as const;

const NO_KEYS: ReadonlySet<string> = new Set();

/** Alerts for staff. The access table decides who may, before this runs. */
export const alertResolvers = {
  Staff: {
    alerts: async ({ db, brand }, { state, isOpen, search, orderBy, ...args }) => {
      const page = toPage(args);
      const filter = { state: state ?? null, isOpen: isOpen ?? null, search: search ?? null };
      const order = orderBy ?? { field: 'OPENED_AT', direction: 'DESC' };
      const { rows, totalCount } = await staffAlerts(db, brand.id, page, filter, order);
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
    alertRules: async ({ db, brand, deps }) => {
      const settingOf = await readSettings(db, deps.config.alertEmails);
      return ALERT_RULE_NAMES.map((name) => ({ name, ...settingOf(name, scopeOf(name, brand.id)) }));
    },
  },
  Alert: {
    id: ({ id }) => toGlobalId('Alert', id),
    rule: ({ rule }) => rule as AlertRuleName,
    title: (alert, _args, { locale }) => alertTitle(locale, alert),
    todo: (alert, _args, { locale }) => alertTodo(locale, alert),
    page: alertPage,
    aboutId: alertAboutId,
    month: alertMonth,
    isSystem: ({ brand }) => brand === null,
    acknowledgedBy: ({ acknowledgedBy }, _args, ctx) =>
      acknowledgedBy === null ? null : loadMember(ctx, acknowledgedBy),
  },
  AlertRuleSetting: {
    rule: ({ name }) => name,
    isSystem: ({ name }) => ALERT_RULES[name].scope === 'system',
    mayChange: ({ name }, _args, { member }) => mayChangeRule(name, member?.roles ?? NO_KEYS),
    webhookUrl: ({ name, webhookUrl }, _args, { member }) =>
      webhookUrl === null || mayChangeRule(name, member?.roles ?? NO_KEYS)
        ? webhookUrl
        : hostOfWebhook(webhookUrl),
    unit: ({ name }) => UNITS[ALERT_RULES[name].unit],
    isUpward: ({ name }) => ALERT_RULES[name].breached === 'atLeast',
    least: ({ name }) => ALERT_RULES[name].least,
    most: ({ name }) => ALERT_RULES[name].most,
  },
  Mutation: {
    acknowledgeAlert: async (_root, { input: { id, reason } }, { brand, db, deps, member }) => {
      const alertId = rowId(id, 'Alert');
      const unknown = refusedPayload(refusal('NOT_FOUND', say('alerts.unknown')));
      if (alertId === null) return unknown;
      const refusedBecause = await acknowledgeAlert(deps, {
        brandId: brand.id,
        actorId: member.id,
        alertId,
        reason,
      });
      if (refusedBecause !== null) return refusedPayload(refusedBecause);
      const alert = await readAlert(db, brand.id, alertId);
      return alert === null ? unknown : { __typename: 'AlertAcknowledged' as const, alert };
    },
    changeAlertRule: async (_root, { input }, { brand, db, deps, member }) => {
      const { rule: name, version, reason, webhookUrl, ...setting } = input;
      const scope = scopeOf(name, brand.id);
      const refusedBecause = await changeAlertRule(deps, {
        brandId: brand.id,
        actorId: member.id,
        roleKeys: member.roles,
        name,
        scope,
        setting: { ...setting, webhookUrl: emptyToNull(webhookUrl), version },
        reason,
      });
      if (refusedBecause !== null) return refusedPayload(refusedBecause);
      const settingOf = await readSettings(db, deps.config.alertEmails);
      return { __typename: 'AlertRuleChanged' as const, rule: { name, ...settingOf(name, scope) } };
    },
  },
} satisfies Resolvers;

/** Null: rules about the whole system have one setting for all brands. */
const scopeOf = (name: AlertRuleName, brandId: string): string | null =>
  ALERT_RULES[name].scope === 'system' ? null : brandId;

export const alertNodes: NodeReaders = {
  Alert: ({ db, brand }, id) => (isRowId(id) ? readAlert(db, brand.id, id) : Promise.resolve(null)),
};

/** An emptied field asks for no webhook. */
function emptyToNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
