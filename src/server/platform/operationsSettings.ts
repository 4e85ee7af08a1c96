import { logLevels, setting, type LogLevel } from './setting.ts';
import {
  anyText,
  archiveUrl,
  emailAddresses,
  oneOf,
  portOrOff,
  privateNetworks,
  url,
} from './settingParsers.ts';

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
  archiveUrl: setting<string | null>({
    env: 'ARCHIVE_URL',
    meaning:
      'Where months of old readings and receipts move to: a folder that all processes see (`file:///srv/archive`), or a ' +
      'bucket with a prefix (`s3://bucket/prefix`)',
    shown: 'none: everything stays in the database',
    fallback: null,
    parse: archiveUrl,
  }),
  archiveEndpoint: setting<string | null>({
    env: 'ARCHIVE_ENDPOINT',
    meaning: 'Address of the S3-shaped store that has the bucket',
    shown: 'Amazon S3 of the region',
    fallback: null,
    parse: url('http:', 'https:'),
  }),
  archiveRegion: setting<string>({
    env: 'ARCHIVE_REGION',
    meaning: 'Region of the bucket',
    shown: 'us-east-1',
    fallback: 'us-east-1',
    parse: anyText,
  }),
  archiveAccessKeyId: setting<string | null>({
    env: 'ARCHIVE_ACCESS_KEY_ID',
    meaning: 'Name of the key to the bucket',
    shown: 'none',
    fallback: null,
    parse: anyText,
  }),
  archiveSecretAccessKey: setting<string | null>({
    env: 'ARCHIVE_SECRET_ACCESS_KEY',
    meaning: 'Secret of the key to the bucket',
    shown: 'none',
    fallback: null,
    parse: anyText,
  }),
  logLevel: setting<LogLevel | null>({
    env: 'LOG_LEVEL',
    meaning: `Least severe line that is logged: ${logLevels.join(', ')}`,
    shown: 'warn in test, dev and review, else info',
    fallback: null,
    parse: oneOf(logLevels),
  }),
};
