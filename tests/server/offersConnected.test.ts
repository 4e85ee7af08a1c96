import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Offer } from '../../codegen/rest/types.ts';
import { members } from '../../src/server/session/tables.ts';
import { connect, connectedHome, deviceList, type ConnectedHome } from '../support/connectedHome.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { offerDevice } from '../support/offerShelf.ts';
import { givePoints } from '../support/rewardShelf.ts';

const HOUR = 3_600_000;
let home: ConnectedHome;
beforeAll(async () => {
  home = await connectedHome();
});
afterAll(() => home.close());

const deps = () => home.server.core.deps;
const readOffer = async (browser: HttpClient, id: string): Promise<Offer> =>
  (await browser.clone().call(`/offers/${id}`)).json<{ offer: Offer }>().offer;

/** A member who bought thermostats, each by an offer of its own, and `ship`, after which the shop has delivered them. */
async function buyer(address: string, thermostats = 1) {
  const { memberId, browser } = await home.addMember();
  await home.server.database.db
    .update(members)
    .set({
      shippingAddress: {
        line1: address,
        line2: null,
        city: 'Davis',
        region: 'CA',
        postal_code: '95616',
        country: 'US',
      },
    })
    .where(eq(members.id, memberId));
  await givePoints(deps(), memberId, 5_000 * thermostats);
  const offerIds: string[] = [];
  while (offerIds.length < thermostats) {
    const offerId = await offerDevice(deps(), { startsAt: new Date('2020-01-01T00:00:00Z') });
    offerIds.push(offerId);
    const post = (path: string, body: object) =>
      browser.clone().call(`/device_offer/${path}/${offerId}`, { body });
    await post('reserve', {});
    await post('set_option_choice', { option_id: 'white' });
    await post('agreement', { version: 1 });
    await post('pay', { points: 4_900 });
  }
  const ship = async (): Promise<void> => {
    for (let turn = 0; turn < 8; turn += 1) {
      home.pass(24 * HOUR);
      await home.sandbox.tick();
      await home.settle();
    }
  };
  return { browser, offerId: offerIds[0] ?? '', offerIds, ship };
}

describe('OFR-03: a delivered device becomes connected by the real device sync', () => {
  it('when the member connects the partner’s account that has it', async () => {
    const { browser, offerId, ship } = await buyer('1 Alder Street');
    await ship();
    expect(await readOffer(browser, offerId)).toMatchObject({
      status: 'purchased',
      order: { step: 'fulfilled' },
    });
    const email = 'delivered@home.example';
    // Another partner's devices are not the one that was bought.
    expect(await connect(home, browser, 'chert', { email })).toContain('connected=chert');
    expect((await readOffer(browser, offerId)).status).toBe('purchased');
    expect(await connect(home, browser, 'slate', { email, see: ['Hallway'] })).toContain('connected=slate');
    const thermostat = (await deviceList(browser)).find(({ device_type: type }) => type === 'thermostat');
    expect(await readOffer(browser, offerId)).toMatchObject({
      status: 'connected',
      connected_at: home.server.clock.now().toISOString(),
      device_id: thermostat?.device_id,
    });
  });

  it('one for each device, when an account has several', async () => {
    const { browser, offerIds, ship } = await buyer('3 Alder Street', 3);
    await ship();
    await connect(home, browser, 'slate', { email: 'two@home.example', see: ['Hallway', 'Bedroom'] });
    const offers = await Promise.all(offerIds.map((id) => readOffer(browser, id)));
    expect(offers.map(({ status }) => status).sort()).toEqual(['connected', 'connected', 'purchased']);
    expect(new Set(offers.map(({ device_id: device }) => device)).size).toBe(3);
  });

  it('when it appears in an account that is connected already', async () => {
    const { browser, offerId, ship } = await buyer('2 Alder Street');
    const email = 'already@home.example';
    expect(await connect(home, browser, 'slate', { email, see: ['Hallway', 'Bedroom', 'Attic'] })).toContain(
      'connected',
    );
    // A device that the member already had is not the one the shop sends.
    expect((await readOffer(browser, offerId)).status).toBe('purchased');
    await ship();
    expect((await readOffer(browser, offerId)).status).toBe('purchased');
    await home.clouds.add('slate', 'thermostat', 'Attic', email);
    home.pass(2 * HOUR);
    await home.settle();
    expect((await readOffer(browser, offerId)).status).toBe('connected');
  });
});
