import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../../src/server/session/tables.ts';
import { changeSignup } from '../../src/server/signup/store.ts';
import { vacations } from '../../src/server/events/tables.ts';
import {
  postalCoverage,
  ratePlanResults,
  ratePlanSurveys,
  utilities,
} from '../../src/server/programs/tables.ts';
import { subscriptions } from '../../src/server/settings/tables.ts';
import { utilityConnections } from '../../src/server/utility/tables.ts';
import { referrals } from '../../src/server/referrals/tables.ts';
import { chooseUtility } from '../../src/server/utility/service.ts';
import { deviceOfferClaims } from '../../src/server/offers/tables.ts';
import { offerDevice } from '../support/offerShelf.ts';
import { localInstant, Neighbourhood, type Household, type Use } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let place: Neighbourhood;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-06-01T20:00:00Z');
  place = await Neighbourhood.on(server.database.db, server.clock);
});
afterAll(() => server.close());

const mailsTo = (address: string) => server.sentMail.filter(({ to }) => to === address);
async function goTo(date: string, hour: number): Promise<void> {
  server.clock.set(localInstant(date, hour));
  await server.worker.runUntilIdle();
}

describe('a member who has not finished joining', () => {
  async function begins(given: { readonly chooses?: boolean; readonly method?: 'INTERFACE' | 'NONE' } = {}) {
    const { chooses = true, method = 'INTERFACE' } = given;
    const { db } = server.database;
    const email = `begins-${place.newId()}@example.org`;
    const memberId = await server.addMember({ email });
    await changeSignup(db, { memberId, brandId: 'default', now: server.clock.now() }, {});
    await db.update(utilities).set({ connectionMethod: method }).where(eq(utilities.id, place.utilityId));
    if (chooses)
      await chooseUtility(db, {
        brandId: 'default',
        memberId,
        utilityId: place.utilityId,
        freeText: null,
        zip: '94103',
        now: server.clock.now(),
      });
    return {
      email,
      memberId,
      reminders: () =>
        mailsTo(email).filter(({ subject }) => subject === 'One step left: connect Cedar').length,
    };
  }

  it('is reminded after one day and after three, then never again', async () => {
    server.clock.set(localInstant('2026-03-03', 12));
    const { email, reminders } = await begins();
    await goTo('2026-03-04', 11);
    expect(reminders()).toBe(0);
    await goTo('2026-03-04', 12);
    expect(reminders()).toBe(1);
    expect(mailsTo(email).at(-1)?.text).toContain('/signup');
    await goTo('2026-03-05', 12);
    expect(reminders()).toBe(1);
    await goTo('2026-03-06', 13);
    expect(reminders()).toBe(2);
    for (const day of ['2026-03-07', '2026-03-09', '2026-03-12']) await goTo(day, 12);
    expect(reminders()).toBe(2);
  });

  it('is reminded in the morning, not at night', async () => {
    server.clock.set(localInstant('2026-03-15', 22));
    const { reminders } = await begins();
    await goTo('2026-03-16', 23);
    expect(reminders()).toBe(0);
    await goTo('2026-03-17', 9);
    expect(reminders()).toBe(1);
  });

  it('is not reminded once connected or finished, with the switch off, or while the utility can’t be connected', async () => {
    server.clock.set(localInstant('2026-04-05', 12));
    const { db } = server.database;
    const [connected, finished, off] = [await begins(), await begins(), await begins()];
    await db
      .update(utilityConnections)
      .set({ widgetState: 'AuthDone', widgetSubstate: null, everReachedAuthDone: true })
      .where(eq(utilityConnections.memberId, connected.memberId));
    await changeSignup(
      db,
      { memberId: finished.memberId, brandId: 'default', now: server.clock.now() },
      { finishedAt: server.clock.now() },
    );
    await db.insert(subscriptions).values({ memberId: off.memberId, key: 'onboarding_help', enabled: false });
    await goTo('2026-04-06', 13);
    expect([connected, finished, off].map(({ reminders }) => reminders())).toEqual([0, 0, 0]);
    const waiting = await begins({ method: 'NONE' });
    await goTo('2026-04-07', 14);
    expect(waiting.reminders()).toBe(0);
  });

  it('SGN-21: is not reminded where homes can’t take part in events yet', async () => {
    server.clock.set(localInstant('2026-04-15', 12));
    const { db } = server.database;
    const [there, later] = [await begins(), await begins()];
    await db.insert(postalCoverage).values({
      brand: 'default',
      postalCode: '94188',
      utilityId: place.utilityId,
      eligibility: 2,
    });
    await db.update(members).set({ postalCode: '94188' }).where(eq(members.id, later.memberId));
    await goTo('2026-04-16', 13);
    expect([there, later].map(({ reminders }) => reminders())).toEqual([1, 0]);
  });
});

describe('a cheaper rate plan that a member has not answered about', () => {
  it('invites to the survey once, three days later, those who want surveys', async () => {
    server.clock.set(localInstant('2026-05-18', 12));
    const { db } = server.database;
    const compared = async (given: { readonly savingsCents?: number; readonly wants?: boolean } = {}) => {
      const email = `plans-${place.newId()}@example.org`;
      const memberId = await server.addMember({ email });
      const plan = { code: 'TIME', name: 'Time of use', cents: 90_000 };
      await db.insert(ratePlanResults).values({
        memberId,
        brand: 'default',
        workedOutAt: server.clock.now(),
        figures: {
          utilityId: place.utilityId,
          utilityName: 'Cedar Power',
          currency: 'USD',
          from: '2025-05-18',
          to: '2026-05-17',
          comparison: {
            current: { ...plan, code: 'FLAT' },
            cheapest: plan,
            savingsCents: given.savingsCents ?? 12_000,
            plans: [plan],
            daysRead: 365,
            yearWh: 9_000_000,
          },
        },
      });
      await db
        .insert(subscriptions)
        .values({ memberId, key: 'promos_surveys', enabled: given.wants ?? true });
      return { memberId, invited: () => mailsTo(email).map(({ subject }) => subject) };
    };
    const [asked, unwanted, cheapest, answered] = [
      await compared(),
      await compared({ wants: false }),
      await compared({ savingsCents: 0 }),
      await compared(),
    ];
    await db.insert(ratePlanSurveys).values({
      memberId: answered.memberId,
      id: place.newId(),
      brand: 'default',
      utilityId: place.utilityId,
      at: server.clock.now(),
      type: 'REASONS_FOR_SWITCHING',
      currentCode: 'FLAT',
      cheapestCode: 'TIME',
      responses: [],
    });
    await goTo('2026-05-20', 12);
    expect(asked.invited()).toEqual([]);
    for (const day of ['2026-05-21', '2026-05-22', '2026-05-25']) await goTo(day, 13);
    expect(asked.invited()).toEqual(['Will you switch plans with Cedar Power?']);
    for (const { invited } of [unwanted, cheapest, answered]) expect(invited()).toEqual([]);
  });
});

describe('an offer of a device', () => {
  it('is told once, by day, to those who can take it and want offers, one in thirty days', async () => {
    server.clock.set(localInstant('2026-01-05', 12));
    const { deps } = server.core;
    const { db } = server.database;
    const home = async (
      given: Parameters<typeof place.household>[0] & { readonly wants?: boolean } = {},
    ): Promise<string> => {
      const { memberId } = await place.household(given);
      if (given.wants !== false)
        await db.insert(subscriptions).values({ memberId, key: 'promos_offers', enabled: true });
      return memberId;
    };
    const [fits, unwanted, unconnected, claimed, elsewhere] = [
      await home(),
      await home({ wants: false }),
      await home({ connected: false }),
      await home(),
      await home({ programId: null }),
    ];
    await goTo('2026-01-14', 22);
    const newcomer = await home();
    const shelf = { programId: place.programId, endsAt: localInstant('2026-02-25', 0) };
    const offerId = await offerDevice(deps, { ...shelf, startsAt: localInstant('2026-01-14', 8) });
    await offerDevice(deps, { ...shelf, startsAt: localInstant('2026-01-13', 8), remaining: 0 });
    await db.insert(deviceOfferClaims).values({
      id: place.newId(),
      memberId: claimed,
      brand: 'default',
      offerId,
      status: 'unclaimed',
      reservedAt: localInstant('2026-01-14', 9),
      reservedUntil: localInstant('2026-01-14', 10),
      pricePoints: 4_900,
      changedAt: localInstant('2026-01-14', 10),
    });
    const told = (memberId: string) =>
      mailsTo(`${memberId}@example.org`).filter(({ text }) => text.includes('/device_offer/'));
    await goTo('2026-01-14', 23);
    expect(told(fits)).toEqual([]);
    for (const day of ['2026-01-15', '2026-01-16']) await goTo(day, 12);
    expect(told(fits).map(({ subject }) => subject)).toEqual(['New for you: Slate thermostat']);
    expect(told(fits)[0]?.text).toContain('You can get this for $49.00: Slate thermostat.');
    expect(told(fits)[0]?.text).toContain(`/device_offer/${offerId}`);
    for (const memberId of [unwanted, unconnected, claimed, elsewhere, newcomer])
      expect(told(memberId)).toEqual([]);

    const plug = {
      deviceType: 'plug',
      connectionConfigId: 'quartz',
      texts: { 'en-US': { title: 'Quartz plug', subtitle: '', text: '', terms: '', agreement: '' } },
      pricePoints: 0,
    };
    await offerDevice(deps, { ...shelf, ...plug, startsAt: localInstant('2026-01-17', 8) });
    await goTo('2026-02-13', 12);
    expect(told(fits)).toHaveLength(1);
    expect(told(newcomer).map(({ subject }) => subject)).toEqual(['New for you: Quartz plug']);
    for (const day of ['2026-02-14', '2026-02-15']) await goTo(day, 13);
    expect(told(fits).map(({ subject }) => subject)).toEqual([
      'New for you: Slate thermostat',
      'New for you: Quartz plug',
    ]);
    expect(told(fits)[1]?.text).toContain('You can get this for free: Quartz plug.');
  });
});

describe('a friend who joined by a link and has connected no home', () => {
  it('is told to the member who invited them, once, after three days, with how to help', async () => {
    server.clock.set(localInstant('2026-05-04', 12));
    const { db } = server.database;
    const email = `inviter-${place.newId()}@example.org`;
    const referrerId = await server.addMember({ email });
    const invite = async (firstName: string): Promise<string> => {
      const memberId = await server.addMember();
      await db.update(members).set({ firstName }).where(eq(members.id, memberId));
      await db
        .insert(referrals)
        .values({ memberId, brand: 'default', referrerId, code: 'ABCDEFGH', joinedAt: server.clock.now() });
      return memberId;
    };
    await invite('Robin');
    const connected = await invite('Sam');
    await chooseUtility(db, {
      brandId: 'default',
      memberId: connected,
      utilityId: place.utilityId,
      freeText: null,
      zip: '94103',
      now: server.clock.now(),
    });
    await db
      .update(utilityConnections)
      .set({ everReachedAuthDone: true })
      .where(eq(utilityConnections.memberId, connected));
    const told = () => mailsTo(email).map(({ subject }) => subject);
    await goTo('2026-05-06', 12);
    expect(told()).toEqual([]);
    await goTo('2026-05-07', 23);
    expect(told()).toEqual([]);
    for (const day of ['2026-05-08', '2026-05-09', '2026-05-12']) await goTo(day, 12);
    expect(told()).toEqual(['Robin could use a hand']);
    expect(mailsTo(email)[0]?.text).toContain('five minutes');
  });
});

describe('a member inactive for two months (SET-15)', () => {
  it('gets one email, by day, on brands with that switch; not after a visit, with auto-join, or on vacation', async () => {
    server.clock.set(localInstant('2026-07-01', 12));
    const { db } = server.database;
    const enrolled = async (given: { readonly autoJoin?: boolean; readonly brand?: string } = {}) => {
      const home = await place.household({ autoJoin: given.autoJoin ?? false });
      await db
        .update(members)
        .set({ brand: given.brand ?? 'us-energy' })
        .where(eq(members.id, home.memberId));
      await db
        .update(utilityConnections)
        .set({ enrolledAt: server.clock.now(), brand: given.brand ?? 'us-energy' })
        .where(eq(utilityConnections.memberId, home.memberId));
      return home;
    };
    const [silent, joins, here, away, elsewhere, plans] = [
      await enrolled(),
      await enrolled({ autoJoin: true }),
      await enrolled(),
      await enrolled(),
      await enrolled({ brand: 'default' }),
      await enrolled(),
    ];
    await place.event('2026-07-20', 18, 19);
    await goTo('2026-07-20', 19);
    await db
      .insert(vacations)
      .values({ id: place.newId(), memberId: away.memberId, startsOn: '2026-08-01', endsOn: '2026-12-01' });
    await db
      .insert(vacations)
      .values({ id: place.newId(), memberId: plans.memberId, startsOn: '2026-12-01', endsOn: '2026-12-05' });
    await goTo('2026-08-25', 12);
    await server.loggedIn(here.memberId);
    const warnings = (home: Household) =>
      mailsTo(`${home.memberId}@example.org`).filter(
        ({ subject }) => subject === 'Your next OhmHour is one tap away',
      ).length;
    await goTo('2026-08-31', 3);
    expect(warnings(silent)).toBe(0);
    await goTo('2026-08-31', 10);
    expect([silent, joins, here, away, elsewhere, plans].map(warnings)).toEqual([1, 0, 0, 0, 0, 1]);
    await goTo('2026-09-10', 10);
    expect(warnings(silent)).toBe(1);
  });
});

/** 500 Wh in every hour, in the week from June 1 a tenth less. */
const use: Use = (date) => (date >= '2026-06-01' && date <= '2026-06-07' ? 450 : 500) / 4;
const weeklyMails = ({ memberId }: Household) =>
  mailsTo(`${memberId}@example.org`).filter(({ subject }) => subject.startsWith('Your week'));

describe('the weekly summary (SET-27)', () => {
  it('is sent once, on Monday morning, with a chart, the week before and the joined events', async () => {
    server.clock.set(localInstant('2026-06-01', 8));
    const home = await place.household({ autoJoin: true });
    await place.event('2026-06-03', 18, 19);
    await goTo('2026-06-03', 18.5);
    await goTo('2026-06-08', 7);
    await place.deliver(home, { use, from: '2026-05-20', to: '2026-06-07' });
    await goTo('2026-06-08', 8);
    expect(weeklyMails(home)).toHaveLength(0);
    await goTo('2026-06-08', 9);
    const [mail] = weeklyMails(home);
    expect(mail?.subject).toBe('Your week: 75.6 kWh');
    expect(mail?.text).toContain('From June 1 to June 7. That’s 10% less than the week before.');
    expect(mail?.text).toContain('You joined one OhmHour');
    expect(mail?.text).toContain('Monday: 10.8 kWh\nTuesday: 10.8 kWh');
    expect(mail?.html).toMatch(/<th scope="row"[^>]*>Monday<\/th><td aria-hidden="true"/);
    for (const hour of [10, 15, 19]) await goTo('2026-06-08', hour);
    await goTo('2026-06-09', 10);
    expect(weeklyMails(home)).toHaveLength(1);
  });

  it('waits until Tuesday for Sunday’s readings, then goes out without them; needs at least four days', async () => {
    server.clock.set(localInstant('2026-06-08', 7));
    const [late, few] = [await place.household(), await place.household()];
    await place.deliver(late, { use, from: '2026-05-25', to: '2026-06-06' });
    await place.deliver(few, { use, from: '2026-05-25', to: '2026-06-03' });
    await goTo('2026-06-08', 12);
    expect(weeklyMails(late)).toHaveLength(0);
    await goTo('2026-06-09', 9);
    expect(weeklyMails(late)[0]?.text).toContain('One day’s readings aren’t here yet.');
    expect(weeklyMails(late)[0]?.text).toContain('Sunday: no readings yet');
    await goTo('2026-06-09', 15);
    expect([weeklyMails(late).length, weeklyMails(few).length]).toEqual([1, 0]);
  });

  it('is in the recipient’s language on Canadian brands, in Quebec in French for those who have chosen none', async () => {
    server.clock.set(localInstant('2026-06-08', 7));
    const spoken = [
      { locale: 'fr-CA', postalCode: 'M5V 2T6' },
      { locale: null, postalCode: 'H2X 1Y4' },
      { locale: null, postalCode: 'M5V 2T6' },
    ];
    const homes = await Promise.all(
      spoken.map(async (choice) => {
        const home = await place.household();
        await server.database.db
          .update(members)
          .set({ brand: 'ca-telecom', country: 'CA', ...choice })
          .where(eq(members.id, home.memberId));
        await place.deliver(
          { ...home, brandId: 'ca-telecom' },
          { use, from: '2026-05-20', to: '2026-06-07' },
        );
        return home;
      }),
    );
    await goTo('2026-06-08', 9);
    const [chosen, quebec, ontario] = homes.map(({ memberId }) => mailsTo(`${memberId}@example.org`)[0]);
    for (const mail of [chosen, quebec]) {
      expect(mail?.subject).toBe('Votre semaine\u00a0: 75,6 kWh');
      expect(mail?.text).toContain(
        'Semaine du 1er juin au 7 juin. C’est 10\u00a0% de moins que la semaine précédente.',
      );
      expect(mail?.text).toContain('lundi : 10,8 kWh');
    }
    expect(ontario?.subject).toBe('Your week: 75.6 kWh');
  });

  it('can be stopped from the email with one click and no log-in', async () => {
    server.clock.set(localInstant('2026-06-08', 7));
    const home = await place.household();
    await place.deliver(home, { use, from: '2026-05-20', to: '2026-06-14' });
    await goTo('2026-06-08', 10);
    const [mail] = weeklyMails(home);
    const link = new URL(/<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(link.href);
    expect(mail?.html).toContain(`<a href="${link.href}"`);
    const call = (method: 'GET' | 'POST', url = link.pathname + link.search) =>
      server.app.inject({
        method,
        url,
        headers: {
          host: 'localhost',
          ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click' } : {}),
      });
    const isOff = async () =>
      (
        await server.database.db.select().from(subscriptions).where(eq(subscriptions.memberId, home.memberId))
      ).map(({ key, enabled }) => [key, enabled]);
    // Mail programs prefetch links, so GET must change nothing.
    expect((await call('GET')).body).toContain('<button type="submit">Stop these emails</button>');
    expect(await isOff()).toEqual([]);
    expect((await call('POST')).statusCode).toBe(200);
    expect(await isOff()).toEqual([['promos_weekly_energy_snapshot', false]]);
    await goTo('2026-06-15', 10);
    expect(weeklyMails(home)).toHaveLength(1);
    expect(
      (await call('POST', `${link.pathname}?token=${link.searchParams.get('token')?.slice(0, -2)}xx`))
        .statusCode,
    ).toBe(404);
    // Links are valid for one brand only.
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url: link.pathname + link.search,
          headers: { host: 'au-retailer.localhost', 'content-type': 'application/x-www-form-urlencoded' },
          payload: '',
        })
      ).statusCode,
    ).toBe(404);
  });
});
