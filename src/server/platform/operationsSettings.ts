import { logLevels, setting, type LogLevel } from './setting.ts';
import { emailAddresses, oneOf, portOrOff, privateNetworks } from './settingParsers.ts';

/** What operators watch the program by. */
export const operationsSettings = {
  healthPort: setting<number | null>({
    env: 'HEALTH_PORT',
    meaning:
      'Port on which a worker answers `/healthz` and `/readyz`, or off; 0 takes a free one. The other roles answer them on `PORT`',
    shown: '3001',
    fallback: 3_001,
    parse: portOrOff(0, 65_535),
  }),
  metricsNetworks: setting<readonly string[]>({
    env: 'METRICS_NETWORKS',
    meaning:
      'Private addresses or networks, with commas between, that may ask for `/metrics` beside this machine; never through a proxy',
    shown: 'none: this machine only',
    fallback: [],
    parse: privateNetworks,
  }),
  alertEmails: setting<readonly string[]>({
    env: 'ALERT_EMAILS',
    meaning: 'Email addresses, with commas between, that get alerts for which staff chose no others',
    shown: 'none',
    fallback: [],
    parse: emailAddresses,
  }),
  logLevel: setting<LogLevel | null>({
    env: 'LOG_LEVEL',
    meaning: `Least severe line that is logged: ${logLevels.join(', ')}`,
    shown: 'warn in test, dev and review, else info',
    fallback: null,
    parse: oneOf(logLevels),
  }),
};
