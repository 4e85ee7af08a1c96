import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { projectRoot } from '../../platform/root.ts';
import { checkClock, checkConnections, checkSizes } from './database.ts';
import { doctor, examine } from './doctor.ts';
import { isOlder } from './machine.ts';
import { checkAlerts, checkOutsideClock } from './outside.ts';

const root = projectRoot();
const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-doctor-'));
let database: TestDatabase;
let partner: Server;
const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
let mailPort = 0;
let partnerUrl = '';

beforeAll(async () => {
  database = await testDb();
  partner = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
  partnerUrl = `http://127.0.0.1:${(partner.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  mailPort = (smtp.server.address() as AddressInfo).port;
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ sms: 'token' }), { mode: 0o600 });
});
afterAll(async () => {
  partner.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const settings = (more: Readonly<Record<string, string>> = {}) => ({
  EBBWATT_ENV: 'test',
  DEMO: 'off',
  DATA_DIR: join(folder, 'data'),
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  PARTNER_NETWORKS: '127.0.0.0/8',
  PARTNER_SECRETS: join(folder, 'secrets.json'),
  SMS_URL: `${partnerUrl}/send`,
  ...more,
});
const outcomes = async (env: NodeJS.ProcessEnv) =>
  Object.fromEntries((await examine({ root, env })).map(({ about, outcome }) => [about, outcome]));

describe('npm run doctor', () => {
  it('finds nothing to mend where everything answers, and ends with 0', async () => {
    const lines: string[] = [];
    expect(await doctor({ root, env: settings() }, (line) => void lines.push(line))).toBe(0);
    expect(lines).toContain('ok       mail: The mail server takes our log-in.');
    expect(lines).toContain('ok       partner sms: It answers.');
    expect(lines).toContain('ok       clock outside: This machine’s clock and a partner’s agree.');
    expect(lines.at(-1)).toBe('Everything that could be looked at is fine.');
  });

  it('says what to mend, and ends with 1', async () => {
    const lines: string[] = [];
    const env = settings({
      SMTP_URL: 'smtp://127.0.0.1:1',
      SMS_URL: 'http://127.0.0.1:1/send',
      SHOP_URL: `${partnerUrl}/shop`,
      METRIC_NETWORKS: '10.0.0.0/8',
    });
    expect(await doctor({ root, env }, (line) => void lines.push(line))).toBe(1);
    const text = lines.join('\n');
    expect(text).toContain('MEND     mail: The mail server refuses us');
    expect(text).toContain('MEND     partner sms: It can’t be called: unreachable.');
    expect(text).toContain('MEND     partner shop: There is no secret shop.');
    expect(text).toContain(
      'warning  settings: METRIC_NETWORKS is not a setting. Did you mean METRICS_NETWORKS?',
    );
    expect(lines.at(-1)).toBe('3 to mend, 1 to look at.');
  });

  it('writes, reads and deletes a file of the archive', async () => {
    const archive = join(folder, 'archive');
    expect(await outcomes(settings({ ARCHIVE_URL: `file://${archive}` }))).toMatchObject({ archive: 'ok' });
    expect(readdirSync(join(archive, 'doctor'))).toEqual([]);
    // A folder can’t be made below a file.
    const blocked = settings({ ARCHIVE_URL: `file://${join(folder, 'secrets.json')}/archive` });
    expect(await outcomes(blocked)).toMatchObject({ archive: 'fault' });
    expect(await outcomes(settings())).toMatchObject({ archive: 'skipped' });
  });

  it('names every faulty setting without looking further', async () => {
    const found = await examine({ root, env: { PORT: 'many', ROLE: 'both', ALERT_EMAILS: 'nobody' } });
    expect(found.filter(({ outcome }) => outcome === 'fault')).toHaveLength(3);
  });

  it.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
    'looks at the database: connection, clock, migrations, key and worker',
    async () => {
      const url = database.url ?? '';
      // Before, a worker may still be starting.
      await database.execute("update schema_migrations set applied_at = now() - interval '1 hour'");
      expect(await outcomes(settings({ DATABASE_URL: url, SECRET_KEY: 'ab'.repeat(32) }))).toMatchObject({
        database: 'ok',
        clock: 'ok',
        migrations: 'ok',
        key: 'ok',
        worker: 'warn',
      });
      await database.execute(
        `insert into utilities (id, brand, acronym, name, short_name, country, time_zone, connection, created_at,
           partner_url, partner_client_id)
         values (gen_random_uuid(), 'default', 'DOC', 'Cedar', 'Cedar', 'US', 'America/Los_Angeles', 'OAUTH', now(),
           $1, 'cedar-default')`,
        [partnerUrl],
      );
      expect(await outcomes(settings({ DATABASE_URL: url, SECRET_KEY: 'ab'.repeat(32) }))).toMatchObject({
        // There's no secret of it.
        'partner utility:cedar-default': 'fault',
      });
      expect(await outcomes(settings({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }))).toMatchObject({
        database: 'fault',
      });
      await database.execute(
        "insert into server_secrets (name, value, created_at) values ('fingerprint', 'other', now())",
      );
      expect(await outcomes(settings({ DATABASE_URL: url, SECRET_KEY: 'ab'.repeat(32) }))).toMatchObject({
        key: 'fault',
      });
    },
  );

  it.each([
    ['20.18.3', '20.19', true],
    ['20.19.0', '20.19', false],
    ['22.1.0', '20.19', false],
    ['9.9.9', '20.19', true],
  ])('Node %s against %s: too old is %s', (version, wanted, expected) => {
    expect(isOlder(version, wanted)).toBe(expected);
  });

  it('minds a clock that is off, and connections that run out', () => {
    expect([checkClock(0.4), checkClock(-3)].map(({ outcome }) => outcome)).toEqual(['ok', 'fault']);
    const server = { most: 100, reserved: 3 };
    expect(checkConnections({ ...server, used: 20 }, 10).outcome).toBe('ok');
    expect(checkConnections({ ...server, used: 90 }, 10).outcome).toBe('warn');
  });

  it('minds a clock that all partners contradict, and alerts that go to no one in production', () => {
    expect(checkOutsideClock([])).toEqual([]);
    expect(checkOutsideClock([-3_600, 2]).map(({ outcome }) => outcome)).toEqual(['ok']);
    expect(checkOutsideClock([40, -60])).toMatchObject([
      { outcome: 'fault', text: expect.stringContaining('40 seconds') },
    ]);
    expect(
      [
        { environment: 'production', alertEmails: [] },
        { environment: 'production', alertEmails: ['night@example.org'] },
        { environment: 'test', alertEmails: [] },
      ].map((config) => checkAlerts(config as Parameters<typeof checkAlerts>[0]).outcome),
    ).toEqual(['warn', 'ok', 'skipped']);
  });

  it('says which tables have grown so large that they should be in parts', () => {
    expect(checkSizes([{ name: 'receipts', rows: 9_000_000 }]).outcome).toBe('ok');
    expect(
      checkSizes([
        { name: 'reading_days', rows: 36_400_000 },
        { name: 'receipts', rows: -1 },
      ]),
    ).toMatchObject({
      outcome: 'warn',
      text: 'In one piece: reading_days with about 36 million rows.',
    });
  });
});
