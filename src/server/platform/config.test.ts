import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { settings } from './settings.ts';
import { settingsTable } from './settingsTable.ts';

const root = '/srv/ebbwatt';
const readFaults = (env: Record<string, string>, args: string[] = []): readonly string[] => {
  try {
    readConfig(env, args, root);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
};

const KEY = 'ab'.repeat(32);

describe('the configuration', () => {
  it('defaults to the demonstration on the embedded database, for this machine only', () => {
    expect(readConfig({}, [], root)).toMatchObject({
      environment: 'review',
      databaseUrl: null,
      demo: true,
      demoBrands: null,
      port: 3000,
      host: 'localhost',
      dataDir: '/srv/ebbwatt/data',
      role: 'all',
      apiPrefix: '/backend',
      logLevel: 'warn',
    });
  });

  it('with a PostgreSQL server defaults to production without the demonstration', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://u:p@db/x', SECRET_KEY: KEY }, [], root)).toMatchObject({
      environment: 'production',
      demo: false,
      logLevel: 'info',
    });
  });

  it.each<[Record<string, string>, string[], boolean]>([
    [{}, ['--no-demo'], false],
    [{ DEMO: 'on' }, ['--no-demo'], false],
    [{ DATABASE_URL: 'postgres://db/x', EBBWATT_ENV: 'review' }, ['--demo'], true],
    [{ EBBWATT_ENV: 'production' }, [], false],
    [{ DEMO: '' }, [], true],
  ])('%o with %o: the demonstration is %s', (env, args, demo) => {
    expect(readConfig(env, args, root).demo).toBe(demo);
  });

  it.each<[Record<string, string>, string[], string]>([
    [
      { ARCHIVE_URL: 'https://archive.example' },
      [],
      'ARCHIVE_URL must be a folder such as file:///srv/archive, or a bucket such as s3://bucket/prefix, not "https://archive.example".',
    ],
    [
      { ARCHIVE_URL: 's3://archive/readings' },
      [],
      'ARCHIVE_URL names a bucket, so ARCHIVE_ACCESS_KEY_ID and ARCHIVE_SECRET_ACCESS_KEY must be set, too.',
    ],
    [{ PORT: '70000' }, [], 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ PORT: '3000' }, ['--port', 'x'], '--port must be a whole number from 0 to 65535, not "x".'],
    [{}, ['--port'], '--port needs a number.'],
    [{}, ['--fast'], '--fast is not a switch of this program. There are --demo, --no-demo and --port N.'],
    [
      { EBBWATT_ENV: 'prod' },
      [],
      'EBBWATT_ENV must be one of test, alpha, beta, staging, review, dev, production, not "prod".',
    ],
    [
      { DATABASE_READ_URL: 'postgres://u:hush@db/x' },
      [],
      'DATABASE_READ_URL names a replica of the server in DATABASE_URL, which must be set, too.',
    ],
    [
      { DATABASE_URL: 'mysql://u:hush@db/x' },
      [],
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://, not what was given.',
    ],
    [
      { ROLE: 'worker' },
      [],
      'ROLE must be all on the embedded database, which only one process can use, not "worker". Set DATABASE_URL to split the work.',
    ],
    [
      { EBBWATT_ENV: 'production' },
      ['--demo'],
      'DEMO must be off in production: the demonstration has logins that ' +
        'everybody knows. Set EBBWATT_ENV to something else, or give --no-demo.',
    ],
    [{ SECRET_KEY: 'abc' }, [], 'SECRET_KEY must be 64 hexadecimal digits, not what was given.'],
    [{ SECRET_KEY: `${KEY},abc` }, [], 'SECRET_KEY must be 64 hexadecimal digits, not what was given.'],
    [
      { DATABASE_URL: 'postgres://db/x' },
      [],
      'SECRET_KEY must be set in production with DATABASE_URL, or a copy of the database would hold its own key. ' +
        '`openssl rand -hex 32` makes one. If this database was used without one, set it to the new key, a comma and ' +
        '"kept", and run `npm run reseal`.',
    ],
    ...['banana', '10.0.0.0/99', '127.0.0.1,', '-1'].map(
      (proxies): [Record<string, string>, string[], string] => [
        { TRUST_PROXY: proxies },
        [],
        `TRUST_PROXY must be addresses or networks with commas between, or a number of hops, not "${proxies}".`,
      ],
    ),
    ...['banana', '8.8.8.8', '10.0.0.0/4', '169.254.0.0/16', '0.0.0.0/0', '10.0.0.0/8,', '::/0'].map(
      (networks): [Record<string, string>, string[], string] => [
        { PARTNER_NETWORKS: networks },
        [],
        `PARTNER_NETWORKS must be private addresses or networks with commas between, such as 10.20.0.0/16, not "${networks}".`,
      ],
    ),
    [{ API_PREFIX: 'backend' }, [], 'API_PREFIX must be empty or a path such as /backend, not "backend".'],
    [{ PAGES: 'maybe' }, [], 'PAGES must be on or off, not "maybe".'],
  ])('%o with %o is refused', (env, args, fault) => {
    expect(readFaults(env, args)).toEqual([fault]);
  });

  it.each(['1', '127.0.0.1', '10.0.0.0/8, ::1', 'fd00::/8', 'loopback, 192.168.1.7'])(
    'trusts the proxies %s',
    (proxies) => {
      expect(readConfig({ TRUST_PROXY: proxies }, [], root).trustProxy).toBe(proxies);
    },
  );

  it('allows no private address of partners unless the operator names some', () => {
    expect(readConfig({}, [], root).partnerNetworks).toEqual([]);
    const named = '10.20.0.0/16, 192.168.1.7,127.0.0.1,fd00::/8,100.64.0.0/10';
    expect(readConfig({ PARTNER_NETWORKS: named }, [], root).partnerNetworks).toEqual([
      '10.20.0.0/16',
      '192.168.1.7',
      '127.0.0.1',
      'fd00::/8',
      '100.64.0.0/10',
    ]);
  });

  it('takes a new key of secrets before the old one, or before the one that is kept', () => {
    const other = 'cd'.repeat(32);
    expect(readConfig({ SECRET_KEY: `${KEY}, ${other}` }, [], root).secretKeys).toEqual([KEY, other]);
    expect(readConfig({ SECRET_KEY: `${KEY},kept` }, [], root).secretKeys).toEqual([KEY, 'kept']);
  });

  it('reports all faults at once', () => {
    expect(
      readFaults({ PORT: 'x', LOG_LEVEL: 'loud', BRAND: 'ignored', EBBWATT_BRAND: 'No Brand' }),
    ).toHaveLength(3);
  });

  it('accepts an empty prefix, and prefers the switch to the variable', () => {
    expect(readConfig({ API_PREFIX: '', PORT: '1' }, ['--port=2'], root)).toMatchObject({
      apiPrefix: '',
      port: 2,
    });
  });

  it("lists every setting in the operators' table", () => {
    const table = settingsTable();
    for (const { env, meaning } of Object.values(settings)) {
      expect(table).toContain(`\`${env}\``);
      expect(meaning.length).toBeGreaterThan(15);
    }
  });
});

describe('stopping', () => {
  it.each([
    [{ EBBWATT_ENV: 'production' }, 5],
    [{ EBBWATT_ENV: 'review' }, 0],
    [{ EBBWATT_ENV: 'production', DRAIN_SECONDS: '20' }, 20],
  ])('with %o drains for %i seconds', (env, seconds) => {
    expect(readConfig(env, [], root).drainSeconds).toBe(seconds);
  });
});
