import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const KEY = 'order-0001';
const json = { 'content-type': 'application/json' };
const send = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
  const answer = await fetch(`${sandbox.url}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : json), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const secret = (service: string) => sandbox.secret(`fulfilment:${service}`);
const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`ebbwatt:${password}`).toString('base64')}`,
});

describe('MKT-06: each service has a shape of its own', () => {
  it('alder answers with a card', async () => {
    const order = { reference: KEY, sku: 'GROCER', face_value: { amount_minor: 2_500, currency: 'USD' } };
    const place = (key: string, body: object) =>
      send('POST', '/fulfilment/alder/orders', { 'x-account': 'ebbwatt', 'x-api-key': key }, body);
    expect((await place('wrong', order)).status).toBe(401);
    const first = await place(secret('alder'), order);
    expect(first).toMatchObject({
      status: 201,
      body: { reference: KEY, status: 'ISSUED', card: { number: expect.stringMatching(/^\d{16}$/) } },
    });
    expect(await place(secret('alder'), order)).toEqual({ ...first, status: 200 });
    expect(await place(secret('alder'), { ...order, sku: 'BOOKS' })).toEqual({
      status: 409,
      body: { errors: [{ code: 'REFERENCE_CONFLICT' }] },
    });
    for (const amount_minor of [0, -1, 2.5, 'many', 1_000_001])
      expect(
        await place(secret('alder'), {
          ...order,
          reference: 'order-0002',
          face_value: { amount_minor, currency: 'USD' },
        }),
      ).toEqual({ status: 422, body: { errors: [{ code: 'INVALID_AMOUNT' }] } });
  });

  it('birch wants an address of ours for its webhooks', async () => {
    const order = { orderNumber: KEY, product: 'COFFEE', price: '25.00', currency: 'CAD' };
    const place = (notifyUrl: string) =>
      send('POST', '/fulfilment/birch/vouchers', basic(secret('birch')), { ...order, notifyUrl });
    expect(await place('https://elsewhere.example/webhooks/birch')).toEqual({
      status: 422,
      body: { fault: 'notifyUrlNotAllowed' },
    });
    expect(await place('http://localhost:1/backend/webhooks/birch')).toMatchObject({
      status: 202,
      body: { orderNumber: KEY, state: 'RECEIVED' },
    });
  });

  it('cedar says when to check again', async () => {
    const answer = await send(
      'PUT',
      `/fulfilment/cedar/purchases/${KEY}`,
      { authorization: `Bearer ${secret('cedar')}` },
      { article: 'BOOKS', cents: 1_000, iso_currency: 'AUD' },
    );
    expect(answer).toMatchObject({ status: 202, body: { phase: 'queued', look_again_in: 10 } });
  });

  it('dogwood refuses what is not signed', async () => {
    expect(await send('POST', '/fulfilment/dogwood/lines', {}, { line_ref: KEY })).toEqual({
      status: 401,
      body: { msg: { no: 'D01' } },
    });
  });

  it('donations thank with a receipt', async () => {
    const authorization = `Giver id="ebbwatt", token="${secret('donations')}"`;
    expect(
      await send('POST', '/fulfilment/donations/gifts', { authorization }, { gift_id: KEY, cause: 'TREES' }),
    ).toMatchObject({ status: 201, body: { thanks: true, receipt_no: expect.stringMatching(/^R-\d{8}$/) } });
  });
});

describe('control', () => {
  const control = { 'x-sandbox-key': '' };
  beforeAll(() => {
    control['x-sandbox-key'] = sandbox.secret('sandbox');
  });

  it('lists orders, sends a code and makes a service refuse', async () => {
    const sent = await send('POST', `/control/fulfilment/cedar/${KEY}`, control, {});
    expect(sent).toMatchObject({ status: 200, body: { state: 'done', code: { pin: expect.any(String) } } });
    expect((await send('POST', '/control/fulfilment/cedar/no-such-order', control, {})).status).toBe(404);
    await fetch(`${sandbox.url}/control/fulfilment/donations`, {
      method: 'POST',
      headers: { ...json, ...control },
      body: JSON.stringify({ refuse: 'out_of_stock' }),
    });
    expect(sandbox.gifts.refusing('donations')).toBe('out_of_stock');
    const page = await (await fetch(`${sandbox.url}/fulfilment`)).text();
    expect(page).toContain('<h1>Play the gift card services</h1>');
    expect(page).toContain(sandbox.gifts.find('cedar', KEY)?.number);
  });
});
