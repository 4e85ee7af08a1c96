import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOfRole } from '../../src/domain/session/staffRoles.ts';
import { connectedHome, type ConnectedHome } from '../support/connectedHome.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { localInstant, Neighbourhood } from '../support/neighbourhood.ts';

let world: ConnectedHome;
let owner: HttpClient;
const DATE = '2026-06-16';
const START = localInstant(DATE, 2);
const NIGHT_MAIL = 'night@default.example';

beforeAll(async () => {
  world = await connectedHome();
  owner = await world.server.loggedIn(
    await world.server.addMember({ isAdmin: true, roles: [...keysOfRole('owner')] }),
  );
  const place = await Neighbourhood.on(world.server.database.db, world.server.clock);
  for (const email of ['one@home.example', 'two@home.example', 'three@home.example']) {
    const home = await place.household();
    const browser = await world.server.loggedIn(home.memberId);
    const connected = await browser.call('/device/connect', {
      body: {
        connection_config_id: 'quartz',
        account: email,
        password: world.clouds.password('quartz', email),
      },
    });
    expect(connected.statusCode).toBe(200);
    await world.clouds.byHand(world.clouds.named('quartz', 'Fan', email).id, { on: true });
  }
  await place.event(DATE, 2, 3, { algorithm: 'participation_reduction_rt' });
  for (const rule of ['PARTNER_DOWN', 'DISPATCH_FAILURES', 'MAKER_SILENT'])
    expect(
      await owner.graphql(
        `mutation ($input: ChangeAlertRuleInput!) { changeAlertRule(input: $input) {
          ... on AlertRuleChanged { rule { emails } } ... on Refusal { code } } }`,
        {
          input: {
            rule,
            version: 0,
            isOn: true,
            threshold: { PARTNER_DOWN: 5, DISPATCH_FAILURES: 20, MAKER_SILENT: 12 }[rule],
            emails: [NIGHT_MAIL],
            webhookUrl: null,
            reason: 'Someone is on call',
          },
        },
      ),
    ).toMatchObject({ data: { changeAlertRule: { rule: { emails: [NIGHT_MAIL] } } } });
});
afterAll(() => world.close());

async function goTo(at: Date): Promise<void> {
  world.setNow(at);
  for (let turn = 0; turn < 2; turn += 1) {
    await world.settle();
    await world.clouds.settle();
  }
}

const after = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);

interface Row {
  readonly rule: string;
  readonly title: string;
  readonly state: string;
}

async function ofRule(rule: string): Promise<readonly Row[]> {
  const { data } = await owner.graphql<{ staff: { alerts: { edges: readonly { node: Row }[] } } }>(
    '{ staff { alerts { edges { node { rule title state } } } } }',
  );
  return (data?.staff.alerts.edges ?? []).map(({ node }) => node).filter((row) => row.rule === rule);
}

const metrics = async (): Promise<readonly string[]> =>
  (await world.server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body
    .split('\n')
    .filter((line) => /^ebbwatt_(?:alerts_open|partner_circuit_open).* [1-9]/.test(line))
    .sort();

const subjects = (): readonly string[] =>
  world.server.sentMail.filter(({ to }) => to === NIGHT_MAIL).map(({ subject }) => subject);

describe('a maker whose cloud fails at night, in an event', () => {
  it('makes alerts of what fails, an email of each, and metrics', async () => {
    // In two steps, each shorter than the silence that makes an alert: the evening's alerts may be looked for first.
    for (const minutes of [-400, -5]) await goTo(after(minutes));
    world.sandbox.fault({ partner: 'device', of: 'quartz', kind: 'error' });
    // A minute more than the last call: alerts may be looked for before that minute's calls are made.
    for (const minutes of [0, 0.6, 2.2, 4, 6, 9, 12, 13]) await goTo(after(minutes));
    expect(await ofRule('DISPATCH_FAILURES')).toMatchObject([
      { title: expect.stringMatching(/100%/), state: 'OPEN' },
    ]);
    expect(await ofRule('PARTNER_DOWN')).toMatchObject([
      { title: expect.stringMatching(/quartz hasn’t answered for \d+ minutes$/i), state: 'OPEN' },
    ]);
    expect(await ofRule('MAKER_SILENT')).toEqual([]);
    expect(subjects()).toHaveLength(2);
    expect(await metrics()).toEqual([
      'ebbwatt_alerts_open{rule="DISPATCH_FAILURES"} 1',
      'ebbwatt_alerts_open{rule="PARTNER_DOWN"} 1',
      'ebbwatt_partner_circuit_open{partner="device:quartz"} 1',
    ]);
    for (let hours = 1; hours <= 13; hours += 1) await goTo(after(60 * hours));
    expect(await ofRule('MAKER_SILENT')).toMatchObject([
      { title: expect.stringMatching(/^Quartz.* 1[23] hours/), state: 'OPEN' },
    ]);
    expect(subjects().filter((subject) => subject.startsWith('Alert: '))).toHaveLength(3);
  });

  it('are over by themselves when it answers again, which is written, too', async () => {
    world.sandbox.faults.clear();
    for (const minutes of [830, 860, 920]) await goTo(after(minutes));
    for (const rule of ['DISPATCH_FAILURES', 'PARTNER_DOWN', 'MAKER_SILENT'])
      expect([rule, (await ofRule(rule)).map(({ state }) => state)]).toEqual([rule, ['RESOLVED']]);
    expect(subjects().filter((subject) => subject.startsWith('Over: '))).toHaveLength(3);
    expect(await metrics()).toEqual([]);
  });
});
