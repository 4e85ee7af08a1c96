import { resolve } from 'node:path';
import type { Environment } from '../../domain/brands/environments.ts';
import { KEPT_KEY, type DevicePartnerAddress, type OidcIssuer, type Parsed } from './settingParsers.ts';
import type { LogLevel, Role, Setting } from './setting.ts';
import { settings } from './settings.ts';

/** This process's settings, validated. See settings.ts for their meaning. */
export interface Config {
  readonly environment: Environment;
  readonly brand: string;
  readonly port: number;
  /** The pages' port, for links. Differs from the API's only in development. */
  readonly pagesPort: number;
  /** A worker's port for health endpoints, if any. */
  readonly healthPort: number | null;
  readonly host: string;
  /** null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The server behind the pooler in `databaseUrl`; null: there is none between. */
  readonly databaseDirectUrl: string | null;
  /** A streaming replica for reads that may be seconds old; null: the primary answers all. */
  readonly databaseReadUrl: string | null;
  readonly databasePool: number;
  readonly distributed: 'citus' | null;
  readonly dataDir: string;
  /** Whether the embedded database syncs to disk at each commit. */
  readonly embeddedSync: boolean;
  readonly role: Role;
  readonly apiPrefix: string;
  readonly pages: boolean;
  readonly demo: boolean;
  /** Ids; null: all brands. */
  readonly demoBrands: readonly string[] | null;
  readonly trustProxy: string;
  readonly partnerNetworks: readonly string[];
  readonly metricsNetworks: readonly string[];
  /** Who gets alerts for which staff chose no one. */
  readonly alertEmails: readonly string[];
  /** Where months of old readings and receipts are; null: nothing moves. */
  readonly archiveUrl: string | null;
  readonly archiveEndpoint: string | null;
  readonly archiveRegion: string;
  readonly archiveAccessKeyId: string | null;
  readonly archiveSecretAccessKey: string | null;
  /** The first one seals, all open; empty: the key that is kept in the database. */
  readonly secretKeys: readonly string[];
  readonly smtpUrl: string | null;
  /** File with the partners' secrets; null: none. */
  readonly partnerSecrets: string | null;
  /** By brand. */
  readonly oidcIssuers: Readonly<Record<string, OidcIssuer>>;
  /** By partner. */
  readonly devicePartners: Readonly<Record<string, DevicePartnerAddress>>;
  readonly shopUrl: string | null;
  readonly cardsUrl: string | null;
  /** By service. */
  readonly fulfilmentServices: Readonly<Record<string, DevicePartnerAddress>>;
  /** By brand. */
  readonly payoutAccounts: Readonly<Record<string, DevicePartnerAddress>>;
  readonly w9Url: string | null;
  readonly smsUrl: string | null;
  readonly captchaScriptUrl: string | null;
  readonly captchaVerifyUrl: string | null;
  readonly supportWidgetUrl: string | null;
  /** Where browsers report errors; null: nowhere. */
  readonly errorReportsUrl: string | null;
  /** Port of the sandbox; null where none runs beside the server. */
  readonly sandboxPort: number | null;
  readonly logLevel: LogLevel;
  readonly deliveryLimit: number;
  readonly uploadLimit: number;
  readonly renderLimit: number;
  readonly pageCacheBytes: number;
  readonly sessionDays: number;
  readonly sessionMaxDays: number;
  /** Paid once for a member's appliance list. */
  readonly appliancePoints: number;
  /** A change of targeting that reaches more members needs a second person's approval. */
  readonly approvalMembers: number;
  /** Points above which an adjustment of a balance needs a second person's approval. */
  readonly approvalPoints: number;
  readonly staffTwoFactor: boolean;
  readonly jobPollMs: number;
  /** How long a stopping process keeps answering while it reports not ready. */
  readonly drainSeconds: number;
  readonly stopSeconds: number;
}

/** The pages' port in development, next to an API without pages. */
const DEV_PAGES_PORT = 3_000;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly faults: readonly string[]) {
    const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
    super(`The configuration has ${count}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/**
 * Reads the environment and the command line. Relative folders are below `root`. Throws one ConfigError that lists
 * every fault.
 */
export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[], root: string): Config {
  const faults: string[] = [];
  const switches = readSwitches(args, faults);

  const read = <T>({ env: name, flag, fallback, parse }: Setting<T>): T => {
    const fromSwitch = flag === undefined ? undefined : switches.get(flag);
    const text = fromSwitch ?? env[name];
    if (text === undefined || (text.trim() === '' && name !== settings.apiPrefix.env)) return fallback;
    const parsed: Parsed<T> = parse(text.trim());
    if ('value' in parsed) return parsed.value;
    faults.push(`${fromSwitch === undefined ? name : flag} ${parsed.fault}, not ${shownText(name, text)}.`);
    return fallback;
  };

  const databaseUrl = read(settings.databaseUrl);
  const environment = read(settings.environment) ?? (databaseUrl === null ? 'review' : 'production');
  const demo = read(settings.demo) ?? (databaseUrl === null && environment !== 'production');
  const port = read(settings.port);
  const pages = read(settings.pages);
  const partnerSecrets = read(settings.partnerSecrets);
  const sandboxPort = read(settings.sandboxPort);
  const config: Config = {
    environment,
    brand: read(settings.brand),
    port,
    pagesPort: environment === 'dev' && !pages ? DEV_PAGES_PORT : port,
    healthPort: read(settings.healthPort),
    host: read(settings.host),
    databaseUrl,
    databaseDirectUrl: read(settings.databaseDirectUrl),
    databaseReadUrl: read(settings.databaseReadUrl),
    databasePool: read(settings.databasePool),
    distributed: read(settings.distributed),
    dataDir: resolve(root, read(settings.dataDir)),
    embeddedSync: read(settings.embeddedSync),
    role: read(settings.role),
    apiPrefix: read(settings.apiPrefix),
    pages,
    demo,
    demoBrands: read(settings.demoBrands),
    trustProxy: read(settings.trustProxy),
    partnerNetworks: read(settings.partnerNetworks),
    metricsNetworks: read(settings.metricsNetworks),
    alertEmails: read(settings.alertEmails),
    archiveUrl: read(settings.archiveUrl),
    archiveEndpoint: read(settings.archiveEndpoint),
    archiveRegion: read(settings.archiveRegion),
    archiveAccessKeyId: read(settings.archiveAccessKeyId),
    archiveSecretAccessKey: read(settings.archiveSecretAccessKey),
    secretKeys: read(settings.secretKeys),
    // The sandbox takes mail on the port after its own.
    smtpUrl:
      read(settings.smtpUrl) ?? (demo && sandboxPort !== null ? `smtp://127.0.0.1:${sandboxPort + 1}` : null),
    partnerSecrets: partnerSecrets === null ? null : resolve(root, partnerSecrets),
    oidcIssuers: read(settings.oidcIssuers),
    devicePartners: read(settings.devicePartners),
    shopUrl: read(settings.shopUrl),
    cardsUrl: read(settings.cardsUrl),
    fulfilmentServices: read(settings.fulfilmentServices),
    payoutAccounts: read(settings.payoutAccounts),
    w9Url: read(settings.w9Url),
    smsUrl: read(settings.smsUrl),
    captchaScriptUrl: read(settings.captchaScriptUrl),
    captchaVerifyUrl: read(settings.captchaVerifyUrl),
    supportWidgetUrl: read(settings.supportWidgetUrl),
    errorReportsUrl: read(settings.errorReportsUrl),
    sandboxPort: demo ? sandboxPort : null,
    logLevel: read(settings.logLevel) ?? (['test', 'dev', 'review'].includes(environment) ? 'warn' : 'info'),
    deliveryLimit: read(settings.deliveryLimit),
    uploadLimit: read(settings.uploadLimit),
    renderLimit: read(settings.renderLimit),
    pageCacheBytes: read(settings.pageCacheBytes),
    sessionDays: read(settings.sessionDays),
    sessionMaxDays: read(settings.sessionMaxDays),
    appliancePoints: read(settings.appliancePoints),
    approvalMembers: read(settings.approvalMembers),
    approvalPoints: read(settings.approvalPoints),
    staffTwoFactor: read(settings.staffTwoFactor) ?? environment === 'production',
    jobPollMs: read(settings.jobPollMs),
    drainSeconds: read(settings.drainSeconds) ?? (environment === 'production' ? 5 : 0),
    stopSeconds: read(settings.stopSeconds),
  };
  if (config.databaseUrl === null && config.role !== 'all') {
    faults.push(
      'ROLE must be all on the embedded database, which only one process can ' +
        `use, not "${config.role}". Set DATABASE_URL to split the work.`,
    );
  }
  if (databaseUrl === null && config.databaseDirectUrl !== null)
    faults.push(
      'DATABASE_DIRECT_URL names the server behind the pooler in DATABASE_URL, which must be set, too.',
    );
  if (databaseUrl === null && config.distributed !== null)
    faults.push('DISTRIBUTED needs the coordinator of a cluster in DATABASE_URL.');
  if (databaseUrl === null && config.databaseReadUrl !== null)
    faults.push('DATABASE_READ_URL names a replica of the server in DATABASE_URL, which must be set, too.');
  if (
    config.archiveUrl?.startsWith('s3:') === true &&
    (config.archiveAccessKeyId === null || config.archiveSecretAccessKey === null)
  )
    faults.push(
      'ARCHIVE_URL names a bucket, so ARCHIVE_ACCESS_KEY_ID and ARCHIVE_SECRET_ACCESS_KEY must be set, too.',
    );
  if (databaseUrl !== null && environment === 'production' && config.secretKeys.length === 0) {
    faults.push(
      'SECRET_KEY must be set in production with DATABASE_URL, or a copy of the database would hold its own key. ' +
        '`openssl rand -hex 32` makes one. If this database was used without one, set it to the new key, a comma and ' +
        `"${KEPT_KEY}", and run \`npm run reseal\`.`,
    );
  }
  if (config.demo && environment === 'production') {
    faults.push(
      'DEMO must be off in production: the demonstration has logins that ' +
        'everybody knows. Set EBBWATT_ENV to something else, or give --no-demo.',
    );
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** Error messages end up in logs, so secrets and addresses with passwords are left out. */
function shownText(name: string, text: string): string {
  return [
    settings.secretKeys.env,
    settings.databaseUrl.env,
    settings.databaseDirectUrl.env,
    settings.databaseReadUrl.env,
    settings.smtpUrl.env,
    settings.archiveSecretAccessKey.env,
  ].includes(name)
    ? 'what was given'
    : JSON.stringify(text);
}

function readSwitches(args: readonly string[], faults: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    const [name = '', inline] = arg.split('=', 2);
    if (name === '--demo' || name === '--no-demo') {
      found.set('--demo', name === '--demo' ? 'on' : 'off');
    } else if (name === '--port') {
      const value = inline ?? args[(index += 1)];
      if (value === undefined) faults.push('--port needs a number.');
      else found.set('--port', value);
    } else {
      faults.push(`${arg} is not a switch of this program. There are --demo, --no-demo and --port N.`);
    }
  }
  return found;
}
