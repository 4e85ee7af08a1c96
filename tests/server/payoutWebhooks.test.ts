import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payoutAccounts } from '../../src/server/cashout/tables.ts';
import { cashoutPeople } from '../support/cashoutPeople.ts';
import { utilityWorld, type UtilityWorld } from '../support/utilityWorld.ts';

let world: UtilityWorld;
beforeAll(async () => {
  world = await utilityWorld();
  world.setNow('2026-03-02T20:00:00Z');
  await world.settle();
});
afterAll(() => world.close());

const { person, cashOut } = cashoutPeople(() => world);
const base = () => `${world.sandbox.url}/payouts`;

const event = (orderId: string, id = `WH-${randomUUID()}`) =>
  JSON.stringify({
    id,
    event_type: 'PAYMENT.PAYOUTS-ITEM.SUCCEEDED',
    resource: { payout_item: { sender_item_id: orderId } },
  });
/** The provider's headers, for the webhook of a brand. */
const signed = async (body: string, brand = 'default'): Promise<Readonly<Record<string, string>>> => {
  const [account] = await world.server.database.db
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.brand, brand));
  return world.sandbox.payouts.signing.headers(
    { base: base(), webhookId: account?.webhookId ?? '', body },
    true,
  );
};
const send = async (body: string, headers: Readonly<Record<string, string>>, host = 'localhost') => {
  const answer = await world.server.app.inject({
    method: 'POST',
    url: '/backend/webhooks/payouts',
    headers: { host, 'content-type': 'application/json', ...headers },
    payload: body,
  });
  const { code, outcome } = answer.json<{ code?: string; outcome?: string }>();
  return `${answer.statusCode} ${code ?? outcome ?? ''}`;
};
const sentPayout = async (): Promise<string> => {
  const id = await cashOut(await person({ to: `unclaimed-${randomUUID()}@pay.example` }));
  await world.settle();
  return id;
};

it('strangers can’t keep the provider’s genuine webhooks out by naming certificates that don’t come', async () => {
  const body = event(await sentPayout());
  const genuine = await signed(body);
  const fault = world.sandbox.faults.add({ partner: 'payouts', endpoint: 'cert', kind: 'error' });
  for (let count = 0; count < 6; count += 1)
    expect(
      await send(body, {
        ...genuine,
        'paypal-cert-url': `${base()}/v1/notifications/certs/CERT-${count}`,
      }),
    ).toBe('503 NO_CERTIFICATE');
  world.sandbox.faults.clear(fault.id);
  expect(await send(body, genuine)).toBe('200 noted');
});

it('a payout’s webhook is taken at any brand’s address, and proved for the payout’s brand', async () => {
  const body = event(await sentPayout());
  expect(await send(body, await signed(body, 'us-energy'), 'us-energy.localhost')).toBe(
    '401 WRONG_SIGNATURE',
  );
  expect(await send(body, await signed(body), 'us-energy.localhost')).toBe('200 noted');
  expect(await send(body, await signed(body))).toBe('200 repeated');
});

it('an id is used up only by a payout that we know', async () => {
  const id = `WH-${randomUUID()}`;
  const [unknown, known] = [event(randomUUID(), id), event(await sentPayout(), id)];
  expect(await send(unknown, await signed(unknown))).toBe('200 unknown');
  expect(await send(known, {})).toBe('401 UNSIGNED');
  expect(await send(known, await signed(known))).toBe('200 noted');
});

it('an event of the batch makes us read the payout, too', async () => {
  const body = JSON.stringify({
    id: `WH-${randomUUID()}`,
    event_type: 'PAYMENT.PAYOUTSBATCH.DENIED',
    resource: { batch_header: { sender_batch_header: { sender_batch_id: await sentPayout() } } },
  });
  expect(await send(body, await signed(body))).toBe('200 noted');
});
