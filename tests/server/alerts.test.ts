import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifyTargets } from '../../src/server/alerts/notify.ts';
import { resolveAlerts, writeSetting } from '../../src/server/alerts/store.ts';
import { toAlertDeps } from '../../src/server/alerts/subject.ts';
import { alerts, alertSettings, partnerFailures } from '../../src/server/alerts/tables.ts';
import { testServer, type TestServer } from '../support/testServer.ts';
import type { HttpClient } from '../support/httpClient.ts';

let server: TestServer;
let staff: HttpClient;
/** A partner on this machine, which the operator allows. */
let partner: Server;
let isUp = false;
let posted: { readonly path: string; readonly body: string; readonly signature: string }[] = [];
let address = '';

beforeAll(async () => {
  server = await testServer({ PARTNER_NETWORKS: '127.0.0.0/8', ALERT_EMAILS: 'night@default.example' });
  staff = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_programs'] }));
  partner = createServer((request, response) => {
    const { url: path = '', headers } = request;
    void text(request).then((body) => {
      posted.push({ path, body, signature: String(headers['ebbwatt-signature']) });
      response.writeHead(isUp ? 200 : 503).end('{}');
    });
  });
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(partner.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  partner.close();
  await server.close();
});

async function pass(minutes: number): Promise<void> {
  server.clock.advance(minutes * 60_000);
  await server.worker.runUntilIdle();
}

const failures = () => server.database.db.select().from(partnerFailures);
const call = () => server.core.deps.outbound.call('sms', { url: address, method: 'POST' });

interface Row {
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly todo: string;
  readonly state: string;
  readonly note: string | null;
}

async function listed(by: HttpClient, variables = ''): Promise<readonly Row[]> {
  const { data } = await by.graphql<{ staff: { alerts: { edges: readonly { node: Row }[] } } }>(
    `{ staff { alerts${variables} { edges { node { id rule title todo state note } } } } }`,
  );
  return (data?.staff.alerts.edges ?? []).map(({ node }) => node);
}

const metric = async (beginning: string): Promise<string | undefined> =>
  (await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body
    .split('\n')
    .find((line) => line.startsWith(beginning));

describe('a partner that fails at night', () => {
  it('makes an alert, an email and a metric, once', async () => {
    for (let time = 0; time < 5; time += 1) await call();
    await expect.poll(failures).toMatchObject([{ partner: 'sms', outcome: '5xx' }]);
    // Without further calls nothing says that it's still down.
    await pass(10);
    expect(await listed(staff)).toEqual([]);
    await pass(111);
    expect(await failures()).toEqual([]);
    const fail = async (minutes: number) => {
      server.clock.advance(minutes * 60_000);
      await call();
      const lastAt = server.clock.now();
      await expect.poll(failures).toMatchObject([{ lastAt }]);
      await server.worker.runUntilIdle();
    };
    await fail(1);
    await fail(4);
    expect(await listed(staff)).toEqual([]);
    await fail(2);
    await fail(2);
    expect(await listed(staff)).toMatchObject([
      {
        rule: 'PARTNER_DOWN',
        state: 'OPEN',
        title: 'The text message gateway hasn’t answered for 8 minutes',
      },
    ]);
    expect(server.sentMail).toMatchObject([
      {
        to: 'night@default.example',
        subject: 'Alert: The text message gateway hasn’t answered for 6 minutes',
      },
    ]);
    expect(server.sentMail[0]?.text).toContain('/internal/alerts');
    expect(await metric('ebbwatt_alerts_open')).toBe('ebbwatt_alerts_open{rule="PARTNER_DOWN"} 1');
    expect(await metric('ebbwatt_partner_circuit_open')).toBe(
      'ebbwatt_partner_circuit_open{partner="sms"} 1',
    );
  });

  it('is taken care of by one person, who says why', async () => {
    const [alert] = await listed(staff);
    const acknowledge = (reason: string) =>
      staff.graphql(
        `mutation ($input: AcknowledgeAlertInput!) { acknowledgeAlert(input: $input) {
          ... on AlertAcknowledged { alert { state note } } ... on Refusal { code } } }`,
        { input: { id: alert?.id, reason } },
      );
    expect(await acknowledge(' ')).toMatchObject({ data: { acknowledgeAlert: { code: 'INVALID' } } });
    expect(await acknowledge('Calling the gateway')).toMatchObject({
      data: { acknowledgeAlert: { alert: { state: 'ACKNOWLEDGED', note: 'Calling the gateway' } } },
    });
    expect(await acknowledge('Me too')).toMatchObject({ data: { acknowledgeAlert: { code: 'STALE' } } });
    const { rows } = await server.database.execute(
      "select reason from audit_log where action = 'alert.acknowledge'",
    );
    expect(rows).toEqual([{ reason: 'Calling the gateway' }]);
  });

  it('resolves by itself when the partner answers again, and says so', async () => {
    isUp = true;
    // After half a minute one call looks whether it is back.
    server.clock.advance(31_000);
    await call();
    await expect.poll(failures).toEqual([]);
    await pass(1);
    expect(await listed(staff)).toMatchObject([{ state: 'RESOLVED', note: 'Calling the gateway' }]);
    expect(await listed(staff, '(isOpen: true)')).toEqual([]);
    expect(server.sentMail).toHaveLength(2);
    expect(server.sentMail[1]?.subject).toMatch(/^Over: The text message gateway/);
    expect(await metric('ebbwatt_alerts_open')).toBeUndefined();
  });
});

describe('an alert', () => {
  const opened = async (rule: string) => {
    const { newId } = server.core.deps;
    const [id, now] = [newId(), server.clock.now()];
    await server.database.db.insert(alerts).values({
      id,
      rule,
      brand: 'default',
      subject: rule,
      state: 'OPEN',
      value: 3,
      facts: {},
      openedAt: now,
      notifyDueAt: now,
    });
    return id;
  };

  it('that is over while the email about it is on its way is followed by one that says so', async () => {
    const { db, deps } = { db: server.database.db, deps: toAlertDeps(server.core.deps) };
    const id = await opened('PAYOUTS_DIFFER');
    const subjects: string[] = [];
    const send: typeof deps.mail.send = async ({ subject }) => {
      if (subjects.length === 0) await resolveAlerts(db, [id], server.clock.now());
      subjects.push(subject);
    };
    const notify = () => notifyTargets({ ...deps, mail: { ...deps.mail, send } });
    await notify();
    await notify();
    await notify();
    expect(subjects).toEqual([
      expect.stringMatching(/^Alert: 3 payouts/),
      expect.stringMatching(/^Over: 3 payouts/),
    ]);
  });

  it('is posted to its webhook, signed, again after five minutes if that fails, and once', async () => {
    const { db } = server.core.deps;
    const setting = { isOn: true, threshold: 1, emails: [], webhookUrl: `${address}hook/secret` };
    await writeSetting(db, 'PAYOUTS_DIFFER', 'default', { ...setting, version: 0 }, server.clock.now());
    const id = await opened('PAYOUTS_DIFFER');
    const notify = () => notifyTargets({ ...toAlertDeps(server.core.deps), webhookSecret: 'shared' });
    isUp = false;
    posted = [];
    await notify();
    isUp = true;
    await notify();
    expect(posted).toHaveLength(1);
    server.clock.advance(5 * 60_000);
    await notify();
    server.clock.advance(5 * 60_000);
    await notify();
    expect(posted.map(({ path }) => path)).toEqual(['/hook/secret', '/hook/secret']);
    const { body = '', signature = '' } = posted[1] ?? {};
    expect(JSON.parse(body)).toMatchObject({
      id,
      rule: 'PAYOUTS_DIFFER',
      state: 'OPEN',
      value: 3,
      text: '3 payouts differ from the provider’s list',
    });
    const [, seconds = '', code] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? [];
    expect(code).toBe(createHmac('sha256', 'shared').update(`${seconds}.${body}`).digest('hex'));
    await db.delete(alertSettings);
    await db.delete(alerts).where(eq(alerts.id, id));
  });

  it('of a rule that only a later release knows neither stops others’ emails nor the list', async () => {
    const unknown = await opened('OF_TOMORROW');
    await opened('PAYOUTS_DIFFER');
    const before = server.sentMail.length;
    await notifyTargets(toAlertDeps(server.core.deps));
    expect(server.sentMail.slice(before)).toMatchObject([{ subject: expect.stringMatching(/^Alert: 3/) }]);
    expect((await listed(staff, '(isOpen: true)')).map(({ rule }) => rule)).toEqual(['PAYOUTS_DIFFER']);
    await server.database.db.delete(alerts).where(eq(alerts.id, unknown));
  });

  it('whose rule is switched off says that its cause may still be there', async () => {
    const { db } = server.core.deps;
    const setting = { isOn: false, threshold: 1, emails: ['night@default.example'], webhookUrl: null };
    await writeSetting(db, 'PAYOUTS_DIFFER', 'default', { ...setting, version: 0 }, server.clock.now());
    await pass(1);
    expect(server.sentMail.at(-1)).toMatchObject({
      subject: 'Over: 3 payouts differ from the provider’s list',
      text: expect.stringContaining('its rule was switched off'),
    });
    await db.delete(alertSettings);
    await db.delete(alerts);
  });
});

describe('an alert whose threshold is raised above its value', () => {
  it('ends at the next check, says what is measured now and that its cause may still be there', async () => {
    const { db, clock } = server.core.deps;
    const difference = (reference: string) =>
      server.database.execute(
        `insert into payout_differences (brand, kind, reference, currency, found_at)
         values ('default', 'amount', $1, 'USD', now())`,
        [reference],
      );
    for (const reference of ['R-1', 'R-2']) await difference(reference);
    await pass(1);
    expect(await listed(staff, '(isOpen: true)')).toMatchObject([
      { title: '2 payouts differ from the provider’s list' },
    ]);
    await difference('R-3');
    const setting = { isOn: true, threshold: 5, emails: ['night@default.example'], webhookUrl: null };
    await writeSetting(db, 'PAYOUTS_DIFFER', 'default', { ...setting, version: 0 }, clock.now());
    await pass(1);
    const title = '3 payouts differ from the provider’s list';
    expect(await listed(staff)).toMatchObject([{ state: 'RESOLVED', title }]);
    expect(server.sentMail.at(-1)).toMatchObject({
      subject: `Over: ${title}`,
      text: expect.stringContaining('its rule’s threshold was changed. Its cause may still be there.'),
    });
    await db.execute('update payout_differences set settled_at = now()');
    await db.delete(alertSettings);
    await db.delete(alerts);
  });
});

describe('a brand’s alerts', () => {
  it('are seen by its staff only, and change with its rule', async () => {
    const { db } = server.core.deps;
    const difference = (reference: string) =>
      server.database.execute(
        `insert into payout_differences (brand, kind, reference, currency, found_at)
         values ('default', 'amount', $1, 'USD', now())`,
        [reference],
      );
    await difference('P-1');
    await pass(1);
    const titles = async (by: HttpClient) => (await listed(by, '(isOpen: true)')).map(({ title }) => title);
    expect(await titles(staff)).toEqual(['1 payout differs from the provider’s list']);
    const other = await server.loggedIn(
      await server.addMember({ isAdmin: true, brand: 'au-retailer', roles: ['internal_events'] }),
      'au-retailer.localhost',
    );
    expect(await titles(other)).toEqual([]);

    const change = (threshold: number, version: number) =>
      staff.graphql(
        `mutation ($input: ChangeAlertRuleInput!) { changeAlertRule(input: $input) {
          ... on AlertRuleChanged { rule { threshold version } } ... on Refusal { code fields { field } } } }`,
        {
          input: {
            rule: 'PAYOUTS_DIFFER',
            version,
            isOn: true,
            threshold,
            emails: [],
            webhookUrl: null,
            reason: 'One is usual',
          },
        },
      );
    expect(await change(0, 0)).toMatchObject({
      data: { changeAlertRule: { code: 'INVALID', fields: [{ field: 'threshold' }] } },
    });
    expect(await change(2, 0)).toMatchObject({
      data: { changeAlertRule: { rule: { threshold: 2, version: 1 } } },
    });
    expect(await change(3, 0)).toMatchObject({ data: { changeAlertRule: { code: 'STALE' } } });
    await pass(1);
    expect(await titles(staff)).toEqual([]);
    await difference('P-2');
    await pass(1);
    expect(await titles(staff)).toEqual(['2 payouts differ from the provider’s list']);
    await db.execute("update payout_differences set settled_at = now() where brand = 'default'");
  });

  it('are measured by every rule on a database without anything in it', async () => {
    await pass(61);
    expect((await listed(staff, '(isOpen: true)')).map(({ rule }) => rule)).toEqual([]);
  });
});
