import { ALERT_RULE_NAMES, ALERT_RULES, type AlertRuleName } from '../../domain/alerts/rules.ts';
import { hourly, minutely } from '../platform/jobs/hourly.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import type { AlertDeps } from './deps.ts';
import { evaluateAlerts } from './evaluate.ts';
import { notifyTargets } from './notify.ts';
import { areNoticesDue } from './store.ts';

const MINUTE_JOB = 'alerts.minute';
const HOUR_JOB = 'alerts.hour';
const NOTIFY_JOB = 'alerts.notify';

const rulesOf = (every: 'minute' | 'hour'): readonly AlertRuleName[] =>
  ALERT_RULE_NAMES.filter((name) => ALERT_RULES[name].every === every);

export function alertJobs(deps: AlertDeps): readonly JobDefinition[] {
  const evaluation = (name: string, rules: readonly AlertRuleName[]): JobDefinition => ({
    name,
    run: async () => {
      await evaluateAlerts(deps, rules);
      await notifyTargets(deps);
    },
  });
  return [
    evaluation(MINUTE_JOB, rulesOf('minute')),
    evaluation(HOUR_JOB, rulesOf('hour')),
    { name: NOTIFY_JOB, run: () => notifyTargets(deps) },
  ];
}

export const alertsDue = (): readonly DueSource[] => [
  minutely(MINUTE_JOB),
  hourly(HOUR_JOB),
  {
    name: NOTIFY_JOB,
    isDue: (now) => [areNoticesDue(now)],
    find: async () => [{ job: NOTIFY_JOB, key: NOTIFY_JOB, data: {} }],
  },
];
