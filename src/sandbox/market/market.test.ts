import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import { RAW_STATUSES, SUB_STATUSES } from '../../domain/utility/rawStatus.ts';
import { clientToken, consent, tokensFor } from '../../../tests/support/sandboxOauthFlow.ts';
import { signature } from '../webhooks/sender.ts';

interface Arrived {
  readonly body: string;
  readonly json: {
    id: string;
    type: string;
    enrollment_id: string;
    state: string;
    substate: string;
    sequence: number;
    at: string;
  };
  readonly signature: string;
}

let sandbox: TestSandbox;
let base: string;
let product: Server;
let arrived: Arrived[];
let answers: number[];
let webhookUrl: string;

beforeEach(async () => {
  arrived = [];
  answers = [];
  product = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      arrived.push({ body, json: JSON.parse(body), signature: String(request.headers['x-signature']) });
      response.writeHead(answers.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  webhookUrl = `http://us-energy.localhost:${(product.address() as AddressInfo).port}/backend/webhooks/utility/cedar`;
  sandbox = await startSandbox();
  base = `${sandbox.url}/utility/cedar`;
});
afterEach(async () => {
  await sandbox.stop();
  product.close();
});

const bearer = async (): Promise<string> =>
  `Bearer ${await clientToken(base, sandbox.secret('utility:cedar'), 'cedar')}`;
const post = async (body: object): Promise<Response> =>
  fetch(`${base}/enrollments`, {
    method: 'POST',
    headers: { authorization: await bearer(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function enroll(customer: string, name = 'Dana Reyes'): Promise<string> {
  const code = (await consent(base, { customer })).searchParams.get('code')!;
  const tokens = await tokensFor(base, sandbox.secret('utility:cedar'), code);
  const answer = await post({
    authorization_id: tokens.authorizationURI.split('/').pop(),
    zip: '94103',
    name,
    webhook_url: webhookUrl,
    signature_key_id: 'cedar',
  });
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { enrollment_id: string }).enrollment_id;
}

describe('an enrolment advances automatically', () => {
  it('from the consent to enrolled, reporting every step with a sequence number', async () => {
    const id = await enroll('cedar-1');
    for (let i = 0; i < 6; i += 1) await sandbox.tick();
    const changes = arrived.filter(({ json }) => json.type === 'enrollment.changed');
    expect(changes.map(({ json }) => `${json.sequence} ${json.state}/${json.substate}`)).toEqual([
      '2 pending/Connected',
      '3 MarketReady/ISOReady',
      '4 MarketEnrolled/Connected',
    ]);
    expect(changes.every(({ json }) => json.enrollment_id === id)).toBe(true);
    expect(arrived.filter(({ json }) => json.type === 'data.available')).toHaveLength(1);
    const enrollment = await (
      await fetch(`${base}/enrollments/${id}`, { headers: { authorization: await bearer() } })
    ).json();
    expect(enrollment).toMatchObject({ id, state: 'MarketEnrolled', substate: 'Connected', sequence: 4 });
  });

  it('by account number it is checked first', async () => {
    const answer = await post({
      account_number: '7654321098',
      zip: '94103',
      name: 'Dana',
      webhook_url: webhookUrl,
    });
    expect(await answer.json()).toMatchObject({ state: 'AuthStart', substate: 'Started' });
    await sandbox.tick();
    expect(arrived.at(-1)?.json.state).toBe('AuthDone');
  });

  it('pauses between steps if configured', async () => {
    await sandbox.stop();
    sandbox = await startSandbox({ stepMs: 30 });
    base = `${sandbox.url}/utility/cedar`;
    await enroll('cedar-1');
    await expect.poll(() => sandbox.enrollment().state, { timeout: 5_000 }).toBe('MarketEnrolled');
  });

  it.each([
    ['cedar-4', 'AuthDone/Duplicate'],
    ['cedar-5', 'pending/PossibleMove'],
    ['cedar-6', 'AuthDone/ConflictingDRP'],
    ['cedar-7', 'AuthDone/AttestationNeeded'],
    ['cedar-8', 'AuthDone/MissingMappingData'],
    ['cedar-9', 'AuthDone/Rejected'],
  ])('%s ends at %s', async (customer, end) => {
    await enroll(customer);
    for (let i = 0; i < 6; i += 1) await sandbox.tick();
    const { state, substate } = sandbox.enrollment();
    expect(`${state}/${substate}`).toBe(end);
  });

  it('a second enrolment of an account is a duplicate; the same home replaces its own', async () => {
    await enroll('cedar-1', 'Dana Reyes');
    await enroll('cedar-1', 'Dana Reyes');
    for (let i = 0; i < 5; i += 1) await sandbox.tick();
    expect(sandbox.enrollment().state).toBe('MarketEnrolled');
    await enroll('cedar-1', 'Marcus Whitfield');
    await sandbox.tick();
    expect(sandbox.enrollment().substate).toBe('Duplicate');
  });
});

describe('an enrolment set by hand', () => {
  it('can have every state and sub-status, and stays there until released', async () => {
    await enroll('cedar-1');
    for (const state of RAW_STATUSES) {
      for (const substate of SUB_STATUSES) {
        await sandbox.setState(sandbox.enrollment(), state, substate);
        expect(arrived.at(-1)?.json).toMatchObject({ state, substate });
      }
    }
    await sandbox.setState(sandbox.enrollment(), 'pending', 'Connected');
    await sandbox.tick();
    expect(sandbox.enrollment().state).toBe('pending');
    sandbox.actions.release(sandbox.enrollment());
    await sandbox.tick();
    expect(sandbox.enrollment().state).toBe('MarketReady');
  });
});

describe('what the market refuses', () => {
  it.each([
    [
      { account_number: '7654321098', webhook_url: 'https://evil.example/webhooks/utility/cedar' },
      'invalid_webhook_url',
    ],
    [{ account_number: '1', webhook_url: 'OK' }, 'account_number_invalid'],
    [{ account_number: '7654321098', nmi: '123', webhook_url: 'OK' }, 'nmi_invalid'],
    [{ authorization_id: 'auth-of-nobody', webhook_url: 'OK' }, 'authorization_unknown'],
  ])('%j: %s', async (body, error) => {
    const answer = await post({
      ...body,
      webhook_url: body.webhook_url === 'OK' ? webhookUrl : body.webhook_url,
    });
    expect([answer.status, (await answer.json()).error]).toEqual([422, error]);
  });

  it('an enrolment without a token of the client', async () => {
    expect((await fetch(`${base}/enrollments`, { method: 'POST' })).status).toBe(401);
  });
});

describe('webhooks', () => {
  const move = (state: string): Promise<void> => sandbox.setState(sandbox.enrollment(), state, 'Connected');
  const isRight = ({ body, signature: given }: Arrived): boolean => {
    const seconds = Number(/^t=(\d+)/.exec(given)?.[1]);
    return (
      Math.abs(Date.now() / 1_000 - seconds) < 300 &&
      given === signature(sandbox.secret('webhook:cedar'), seconds, body)
    );
  };

  it("are signed with the client's secret", async () => {
    await enroll('cedar-1');
    await move('error');
    expect(arrived.map(isRight)).toEqual([true]);
  });

  it('can be configured to be wrongly signed, lost, repeated or reordered', async () => {
    await enroll('cedar-1');
    sandbox.fault({ partner: 'webhook', kind: 'bad_signature', times: 1 });
    await move('error');
    expect(arrived.map(isRight)).toEqual([false]);
    arrived.length = 0;

    sandbox.fault({ partner: 'webhook', kind: 'lost', times: 1 });
    await move('pending');
    expect(arrived).toEqual([]);

    sandbox.fault({ partner: 'webhook', kind: 'repeat', times: 1 });
    await move('MarketReady');
    expect(new Set(arrived.map(({ json }) => json.id)).size).toBe(1);
    expect(arrived).toHaveLength(5);
    arrived.length = 0;

    sandbox.fault({ partner: 'webhook', kind: 'reorder', times: 1 });
    await move('error');
    expect(arrived).toEqual([]);
    await move('MarketEnrolled');
    expect(arrived.map(({ json }) => json.state)).toEqual(['MarketEnrolled', 'error']);
    expect(arrived[0]!.json.sequence).toBeGreaterThan(arrived[1]!.json.sequence);
  });

  it('can be configured to be late', async () => {
    await enroll('cedar-1');
    sandbox.fault({ partner: 'webhook', kind: 'late', ms: 150, times: 1 });
    const before = Date.now();
    await move('error');
    expect(Date.now() - before).toBeGreaterThanOrEqual(145);
    expect(arrived).toHaveLength(1);
  });

  it('are retried when the product fails', async () => {
    await enroll('cedar-1');
    answers = [500];
    await move('error');
    expect(arrived.map(({ json }) => json.id)).toEqual([arrived[0]!.json.id, arrived[0]!.json.id]);
  });

  it('report an outage, and a revoked authorization', async () => {
    await enroll('cedar-1');
    sandbox.actions.setOutage('cedar', true, null);
    await sandbox.webhooks.settled();
    expect(JSON.parse(arrived.at(-1)!.body)).toMatchObject({
      type: 'outage.changed',
      outage: { active: true, ends_at: null },
    });
    sandbox.actions.setAuthorization(Object.values(sandbox.world.state.authorizations)[0]!, 0);
    await sandbox.webhooks.settled();
    expect(JSON.parse(arrived.at(-1)!.body)).toMatchObject({
      type: 'authorization.changed',
      authorization_status: 0,
    });
  });
});
