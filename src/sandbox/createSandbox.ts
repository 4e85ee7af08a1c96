import { setMaxListeners } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { analyticsRoutes, COLLECT } from './analytics/routes.ts';
import { createObjects, type Objects } from './archive/objects.ts';
import { archiveRoutes } from './archive/routes.ts';
import { captchaRoutes } from './captcha/routes.ts';
import { createCards, type Cards } from './cards/cards.ts';
import { checkoutPages } from './cards/checkoutPage.ts';
import { cardRoutes } from './cards/routes.ts';
import { CHAT_CALLS, chatRoutes } from './chat/routes.ts';
import { createActions, type Actions } from './control/actions.ts';
import { controlRoutes } from './control/routes.ts';
import { createDesk, type Desk } from './desk/desk.ts';
import { createDevices, deviceRoutes } from './devices/createDevices.ts';
import type { DeviceDeps } from './devices/deviceRoute.ts';
import { alderRoutes } from './fulfilment/alderRoutes.ts';
import { birchRoutes } from './fulfilment/birchRoutes.ts';
import { cedarRoutes } from './fulfilment/cedarRoutes.ts';
import { dogwoodRoutes } from './fulfilment/dogwoodRoutes.ts';
import { donationRoutes } from './fulfilment/donationRoutes.ts';
import { createGifts, type Gifts } from './fulfilment/gifts.ts';
import { applyFaults } from './faults/applyFaults.ts';
import { createFaults, type Faults } from './faults/faults.ts';
import { identityRoutes } from './identity/routes.ts';
import { createEnrollments } from './market/enrollments.ts';
import { marketRoutes } from './market/routes.ts';
import { createWebhooks, type Webhooks } from './market/webhooks.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { receiveMail } from './outbox/smtp.ts';
import { createOutbox, type Outbox } from './outbox/store.ts';
import { cardPersonRoutes } from './person/cardRoutes.ts';
import { devicePersonRoutes } from './person/deviceRoutes.ts';
import { giftPersonRoutes } from './person/giftRoutes.ts';
import { gridPersonRoutes } from './person/gridRoutes.ts';
import { payoutPersonRoutes } from './person/payoutRoutes.ts';
import { personRoutes } from './person/routes.ts';
import { createPush, type Push } from './push/push.ts';
import { pushRoutes } from './push/routes.ts';
import { createPayouts, type Payouts } from './payouts/payouts.ts';
import { payoutRoutes } from './payouts/routes.ts';
import { w9Routes } from './payouts/w9Routes.ts';
import { shopPersonRoutes } from './person/shopRoutes.ts';
import { createDrops } from './retailer/drops.ts';
import { createReceiver } from './receiver/receiver.ts';
import { receiverRoutes } from './receiver/routes.ts';
import { retailerRoutes } from './retailer/routes.ts';
import type { SandboxSettings } from './settings.ts';
import { shopRoutes } from './shop/routes.ts';
import { createShop, type Shop } from './shop/shop.ts';
import { takeForms } from './support/forms.ts';
import { isLoopback } from './support/loopback.ts';
import { dataRoutes } from './utility/dataRoutes.ts';
import { createGrants } from './utility/grants.ts';
import { oauthRoutes } from './utility/oauthRoutes.ts';
import { createVen, type Ven } from './ven/ven.ts';
import { createVtn, type Vtn } from './vtn/vtn.ts';
import { vtnRoutes } from './vtn/vtnRoutes.ts';
import { createSender } from './webhooks/sender.ts';
import { createWorld, type World } from './world/world.ts';

/** The running sandbox. */
export interface Sandbox {
  /** `http://localhost:6700`. */
  readonly url: string;
  /** `smtp://127.0.0.1:6701`. */
  readonly smtpUrl: string;
  readonly world: World;
  readonly actions: Actions;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  readonly devices: DeviceDeps;
  readonly vtn: Vtn;
  readonly ven: Ven;
  readonly desk: Desk;
  readonly shop: Shop;
  readonly gifts: Gifts;
  readonly cards: Cards;
  readonly payouts: Payouts;
  readonly push: Push;
  readonly outbox: Outbox;
  /** The files of the archive. */
  readonly objects: Objects;
  stop(): Promise<void>;
}

/** The paths that other sites on this machine may call. */
const FOR_PAGES: readonly string[] = ['/captcha/token', COLLECT, ...CHAT_CALLS];

/** Starts on the loopback address. Rejects with EADDRINUSE when a port is taken. */
export async function createSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const stopping = new AbortController();
  // One listener per open response.
  setMaxListeners(0, stopping.signal);
  const world = createWorld(settings);
  const faults = createFaults();
  const outbox = createOutbox(settings.folder === null ? null : join(settings.folder, 'outbox'));
  const objects = createObjects(settings.folder === null ? null : join(settings.folder, 'archive'));
  const grants = createGrants(world);
  const sender = createSender(world, faults, stopping.signal);
  const webhooks = createWebhooks(world, sender);
  const enrollments = createEnrollments(world, webhooks);
  const drops = createDrops(world);
  const devices = createDevices(world, sender, { actionMs: settings.actionMs, stopping: stopping.signal });
  const vtn = createVtn(world, sender);
  const shop = createShop(world, sender);
  const gifts = createGifts(world, sender);
  const cards = createCards(world, sender);
  let port = settings.port;
  const url = (): string => `http://localhost:${port}`;
  const payoutsUrl = (): string => `${url()}/payouts`;
  const payouts = createPayouts(world, sender, payoutsUrl);
  const push = createPush();
  const receiver = createReceiver(world);
  const ven = createVen(world, stopping.signal);
  const desk = createDesk(world, stopping.signal);
  const actions = createActions({
    world,
    faults,
    enrollments,
    webhooks,
    drops,
    outbox,
    devices,
    shop,
    gifts,
    cards,
    payouts,
    ven,
    desk,
  });

  const app = Fastify({ logger: false, forceCloseConnections: true, bodyLimit: 1_000_000 });
  // Other sites must neither reach the sandbox by a name of their own nor submit its forms.
  app.addHook('onRequest', async (request, reply) => {
    if (!isLoopback(request.hostname))
      return reply.code(421).send({ error: 'Only this machine can use the sandbox.' });
    if (
      request.method === 'POST' &&
      request.headers['sec-fetch-site'] === 'cross-site' &&
      !FOR_PAGES.includes(request.url)
    )
      return reply.code(403).send({ error: 'Requests from other sites are refused.' });
    return undefined;
  });
  applyFaults(app, faults, {
    hangMs: settings.hangMs,
    stopping: stopping.signal,
    onKept: settings.onKept ?? (() => undefined),
  });
  takeForms(app);
  oauthRoutes(app, world, grants);
  dataRoutes(app, world, grants);
  marketRoutes(app, world, grants, enrollments);
  retailerRoutes(app, world, grants, drops);
  outboxRoutes(app, world, outbox);
  await archiveRoutes(app, objects);
  captchaRoutes(app, world);
  analyticsRoutes(app, world);
  chatRoutes(app, world);
  vtnRoutes(app, world, vtn);
  shopRoutes(app, world, shop);
  cardRoutes(app, world, cards, url);
  checkoutPages(app, cards);
  alderRoutes(app, world, gifts);
  birchRoutes(app, world, gifts);
  cedarRoutes(app, world, gifts);
  donationRoutes(app, world, gifts);
  payoutRoutes(app, world, payouts, payoutsUrl);
  w9Routes(app, world, payouts);
  await dogwoodRoutes(app, world, gifts);
  await deviceRoutes(app, devices, stopping.signal);
  await receiverRoutes(app, world, receiver, {
    url,
    hangMs: settings.hangMs,
    stopping: stopping.signal,
  });
  await pushRoutes(app, push, { url, now: world.now });
  await identityRoutes(app, world, url);
  await controlRoutes(app, {
    world,
    faults,
    enrollments,
    webhooks,
    drops,
    outbox,
    devices,
    shop,
    gifts,
    cards,
    payouts,
    actions,
    ven,
    desk,
    vtn,
    receiver,
    grants,
  });
  personRoutes(app, { world, faults, webhooks, actions });
  devicePersonRoutes(app, devices, sender);
  gridPersonRoutes(app, world, vtn);
  shopPersonRoutes(app, world, shop);
  giftPersonRoutes(app, world, gifts);
  cardPersonRoutes(app, world, cards);
  payoutPersonRoutes(app, world, payouts);

  await app.listen({ port: settings.port, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
  const mail = await receiveMail(outbox, faults, settings.smtpPort, {
    now: world.now,
    hangMs: settings.hangMs,
    stopping: stopping.signal,
  }).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  const timer = settings.stepMs > 0 ? setInterval(actions.tick, settings.stepMs) : null;

  return {
    url: url(),
    smtpUrl: `smtp://127.0.0.1:${mail.port}`,
    world,
    actions,
    faults,
    webhooks,
    devices,
    vtn,
    ven,
    desk,
    shop,
    gifts,
    cards,
    payouts,
    push,
    outbox,
    objects,
    stop: async () => {
      if (timer) clearInterval(timer);
      stopping.abort();
      await Promise.all([app.close(), mail.close()]);
      world.close();
    },
  };
}
