import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLACEMENTS } from '../../src/domain/placements/names.ts';
import { deviceConnections, deviceHours, devices } from '../../src/server/devices/tables.ts';
import { placementInstances } from '../../src/server/placements/tables.ts';
import { saveRatePlans } from '../../src/server/programs/service.ts';
import { ratePlanResults, ratePlanSurveys, utilities } from '../../src/server/programs/tables.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { featureOverrides } from '../../src/server/features/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { offerFirstDevice } from '../support/offerShelf.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-02T20:00:00Z');
});
afterAll(() => server.close());

const ask = async <Data>(
  client: HttpClient,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> => {
  const { data, errors } = await client.graphql<Data>(query, variables);
  expect(errors).toEqual([]);
  return data as Data;
};

describe('GQL-05: notes that screens keep about a member', () => {
  const update =
    'mutation Note($input: UserAttributeInput!) { updateUserAttribute(input: $input) { __typename ... on UserAttributeUpdated { user { attributes { key value } } } ... on Refusal { code fields { field } } } }';
  const attributes = async (client: HttpClient) =>
    (await client.call('/user_status')).json<{ attributes: Record<string, string> }>().attributes;

  it('BAN-21, BAN-25: are stored as strings, and survive into the next session', async () => {
    const id = await server.addMember();
    const client = await server.loggedIn(id);
    const answer = await ask(client, update, {
      input: { key: 'BILLBOARD_DEVICE_CONNECTION_COLLAPSED', value: '1' },
    });
    expect(answer).toEqual({
      updateUserAttribute: {
        __typename: 'UserAttributeUpdated',
        user: { attributes: [{ key: 'BILLBOARD_DEVICE_CONNECTION_COLLAPSED', value: '1' }] },
      },
    });
    await ask(client, update, { input: { key: 'ANNOUNCE_SURVEY_spring', value: '2' } });
    expect(await attributes(await server.loggedIn(id))).toEqual({
      BILLBOARD_DEVICE_CONNECTION_COLLAPSED: '1',
      ANNOUNCE_SURVEY_spring: '2',
    });
    expect(await attributes(await server.loggedIn(await server.addMember()))).toEqual({});
  });

  it.each([
    ['SPA_BETA_VOLUNTEER', '1', 'key'],
    ['PARTNER_ACCOUNT_LINKING_REDIRECT', '1', 'key'],
    ['BILLBOARD_DEVICE_CONNECTION_COLLAPSED', 'yes', 'value'],
  ])('%s = %s is refused at its %s', async (key, value, field) => {
    const client = await server.loggedIn(await server.addMember());
    expect(await ask(client, update, { input: { key, value } })).toEqual({
      updateUserAttribute: { __typename: 'Refusal', code: 'INVALID', fields: [{ field }] },
    });
    expect(await attributes(client)).toEqual({});
  });

  it('are limited to a hundred', async () => {
    const client = await server.loggedIn(await server.addMember());
    for (let survey = 0; survey < 100; survey += 1)
      await ask(client, update, { input: { key: `ANNOUNCE_SURVEY_${survey}`, value: '1' } });
    expect(await ask(client, update, { input: { key: 'ANNOUNCE_SURVEY_100', value: '1' } })).toMatchObject({
      updateUserAttribute: { code: 'INVALID' },
    });
    expect(await ask(client, update, { input: { key: 'ANNOUNCE_SURVEY_99', value: '2' } })).toMatchObject({
      updateUserAttribute: { __typename: 'UserAttributeUpdated' },
    });
  });

  it('GQL-16, GQL-17: count the views of the Carbon section', async () => {
    const client = await server.loggedIn(await server.addMember());
    const seen = '{ viewer { uiAttributes { dashboardQuitCarbonSectionSeen } } }';
    expect(await ask(client, seen)).toEqual({
      viewer: { uiAttributes: { dashboardQuitCarbonSectionSeen: 0 } },
    });
    const set = (value: number) =>
      ask(
        client,
        'mutation Seen($input: SetDashboardQuitCarbonSectionSeenInput!) { setDashboardQuitCarbonSectionSeen(input: $input) { ... on DashboardQuitCarbonSectionSeenSet { viewer { uiAttributes { dashboardQuitCarbonSectionSeen } } } ... on Refusal { code } } }',
        { input: { value } },
      );
    expect(await set(1)).toEqual({
      setDashboardQuitCarbonSectionSeen: { viewer: { uiAttributes: { dashboardQuitCarbonSectionSeen: 1 } } },
    });
    expect(await set(-1)).toEqual({ setDashboardQuitCarbonSectionSeen: { code: 'INVALID' } });
    expect(await ask(client, seen)).toEqual({
      viewer: { uiAttributes: { dashboardQuitCarbonSectionSeen: 1 } },
    });
    expect(await ask(await server.client(), seen)).toEqual({ viewer: { uiAttributes: null } });
  });
});

describe('GQL-06: PcePlacements', () => {
  const query =
    'query PcePlacements($names: [PlacementName!]!) { viewer { placements(names: $names) { name instances { title subtitle icon content imageUrl subtext ctas { label url level } } } } }';
  const ctas = [
    { label: 'Here', url: '/devices', level: 'PRIMARY' as const },
    { label: 'There', url: 'https://shop.example/', level: 'INLINE' as const },
    { label: 'Nowhere', url: 'javascript:alert(1)', level: 'SECONDARY' as const },
    { label: 'Elsewhere', url: '/\\evil.example', level: 'TERTIARY' as const },
  ];
  beforeAll(async () => {
    const common = { brand: 'default', position: 1, active: true, ctas, locale: null };
    await server.database.db.insert(placementInstances).values([
      ...PLACEMENTS.map((placement) => ({
        ...common,
        id: server.core.deps.newId(),
        placement,
        title: `In ${placement}`,
        subtitle: 'Below',
        icon: 'bolt',
        content: 'Text',
        imageUrl: 'https://pictures.example/a.png',
        subtext: 'Small',
      })),
      {
        ...common,
        id: server.core.deps.newId(),
        placement: 'DashboardHero',
        position: 2,
        title: 'Picture from elsewhere',
        imageUrl: 'http://pictures.example/a.png',
      },
      {
        ...common,
        id: server.core.deps.newId(),
        placement: 'DashboardHero',
        position: 3,
        title: 'En français',
        locale: 'fr-CA',
      },
      {
        ...common,
        id: server.core.deps.newId(),
        placement: 'DashboardHero',
        position: 4,
        title: 'Off',
        active: false,
      },
      {
        ...common,
        id: server.core.deps.newId(),
        brand: 'org',
        placement: 'DashboardHero',
        title: 'Of another brand',
      },
    ]);
  });

  it('BAN-38 to BAN-40: returns all twelve placements in the requested order, each with every field and only safe links', async () => {
    const client = await server.loggedIn(await server.addMember());
    type Answer = {
      viewer: {
        placements: {
          name: string;
          instances: { title: string; imageUrl: string | null; ctas: { label: string }[] }[];
        }[];
      };
    };
    const { viewer } = await ask<Answer>(client, query, { names: [...PLACEMENTS].reverse() });
    expect(viewer.placements.map(({ name }) => name)).toEqual([...PLACEMENTS].reverse());
    expect(viewer.placements.find(({ name }) => name === 'OfferDetailsPromo')?.instances).toEqual([
      {
        title: 'In OfferDetailsPromo',
        subtitle: 'Below',
        icon: 'bolt',
        content: 'Text',
        imageUrl: 'https://pictures.example/a.png',
        subtext: 'Small',
        ctas: ctas.slice(0, 2),
      },
    ]);
    const hero = viewer.placements.find(({ name }) => name === 'DashboardHero')?.instances;
    expect(hero?.map(({ title, imageUrl }) => [title, imageUrl])).toEqual([
      ['In DashboardHero', 'https://pictures.example/a.png'],
      ['Picture from elsewhere', null],
    ]);
  });

  it('a stranger has no content, and a placement without content is empty', async () => {
    expect(await ask(await server.client(), query, { names: ['DashboardHero'] })).toEqual({
      viewer: { placements: [{ name: 'DashboardHero', instances: [] }] },
    });
    const member = await server.addMember({ brand: 'org' });
    expect(
      await ask(await server.loggedIn(member, 'org.localhost'), query, { names: ['DashboardPromo'] }),
    ).toEqual({ viewer: { placements: [{ name: 'DashboardPromo', instances: [] }] } });
  });
});

describe('GQL-15, DEV-16: which devices use most and least', () => {
  const query =
    '{ viewer { deviceLoadReport { reportStart reportEnd highUsageDevices { deviceId deviceName consumptionKWh } lowUsageDevices { deviceName consumptionKWh } } } }';

  it('adds up the last seven whole days at home, and is null without any', async () => {
    const { db } = server.database;
    const memberId = await server.addMember();
    const client = await server.loggedIn(memberId);
    expect(await ask(client, query)).toEqual({ viewer: { deviceLoadReport: null } });
    const [connectionId, at] = [server.core.deps.newId(), server.clock.now()];
    await db.insert(deviceConnections).values({
      memberId,
      id: connectionId,
      brand: 'default',
      connectionConfigId: 'quartz',
      status: 'connected',
      externalAccount: 'a',
      connectedAt: at,
    });
    const state = {
      online: true,
      on: true,
      watts: null,
      mode: null,
      temperature: null,
      setpoint: null,
      charge: null,
    };
    const device = async (displayName: string, hours: readonly [string, number][], removed = false) => {
      const id = server.core.deps.newId();
      await db.insert(devices).values({
        memberId,
        id,
        brand: 'default',
        connectionId,
        externalId: id,
        deviceConfigId: 'quartz_plug',
        deviceType: 'plug',
        displayName,
        state: state as never,
        stateAt: at,
        addedAt: at,
        removedAt: removed ? at : null,
      });
      await db.insert(deviceHours).values(
        hours.map(([hour, wattHours]) => ({
          memberId,
          deviceId: id,
          hourStart: new Date(hour),
          wattHours,
        })),
      );
      return id;
    };
    // In Los Angeles it is noon of March 2: the report is of February 23 to March 1.
    const car = await device('Car', [
      ['2026-02-23T08:00:00Z', 7_000],
      ['2026-03-02T07:00:00Z', 400],
      ['2026-03-02T08:00:00Z', 9_999],
      ['2026-02-23T07:00:00Z', 9_999],
    ]);
    await device('Lamp', [['2026-02-25T20:00:00Z', 120]]);
    await device('Gone', [['2026-02-25T20:00:00Z', 5_000]], true);
    expect(await ask(client, query)).toEqual({
      viewer: {
        deviceLoadReport: {
          reportStart: '2026-02-23',
          reportEnd: '2026-03-01',
          highUsageDevices: [{ deviceId: car, deviceName: 'Car', consumptionKWh: 7.4 }],
          lowUsageDevices: [{ deviceName: 'Lamp', consumptionKWh: 0.12 }],
        },
      },
    });
    expect(await ask(await server.client(), query)).toEqual({ viewer: { deviceLoadReport: null } });
  });
});

describe('GQL-28, GQL-29: what another rate plan would cost', () => {
  const query =
    '{ viewer { ratePlanOptimizerResult { estimatedAnnualRatePlanSavings estimatedCurrentRatePlanAnnualCost currentRatePlanCode cheapestRatePlanCode currencyCode utilityName daysRead plans { code estimatedAnnualCost } answeredSurvey } } }';
  const survey =
    'mutation Survey($input: SubmitRatePlanOptimizerFeedbackSurveyInput!) { submitRatePlanOptimizerFeedbackSurvey(input: $input) { __typename ... on RatePlanOptimizerFeedbackSurvey { surveyType passedToUtility prompts { key } responses { promptKey optionKey text } } ... on RatePlanOptimizerFeedbackSurveyFailure { errorCode errorMessage } } }';
  const answers = {
    surveyType: 'REASONS_FOR_SWITCHING',
    responses: [
      { promptKey: 'WHY_SWITCH', optionKey: 'SAVINGS' },
      { promptKey: 'COMMENT', text: ' Soon. ' },
    ],
  };
  const flat = {
    code: 'FLAT',
    name: 'Flat',
    daily: 5_000,
    bands: [{ days: 'all' as const, fromHour: 0, toHour: 24, rate: 2_000 }],
  };
  const cheap = {
    code: 'NIGHT',
    name: 'Night',
    daily: 5_000,
    bands: [{ days: 'all' as const, fromHour: 0, toHour: 24, rate: 1_500 }],
  };
  let place: Neighbourhood;
  let client: HttpClient;
  let memberId: string;

  beforeAll(async () => {
    place = await Neighbourhood.on(server.database.db, server.clock);
    ({ memberId } = await place.household());
    client = await server.loggedIn(memberId);
    await place.deliver(
      { brandId: 'default', memberId, timeZone: 'America/Los_Angeles' },
      { use: () => 1_000, from: '2025-12-01', to: '2026-03-01', intervalMinutes: 60 },
    );
    await saveRatePlans(
      server.database.db,
      {
        brandId: 'default',
        utilityId: place.utilityId,
        currency: 'USD',
        plans: [flat, cheap],
        surveyEmail: 'rates@utility.example',
      },
      server.core.deps.newId,
    );
  });

  it('HOM-13: without a comparison the survey fails with a message and stores nothing', async () => {
    const other = await server.loggedIn(await server.addMember());
    expect(await ask(other, survey, { input: answers })).toEqual({
      submitRatePlanOptimizerFeedbackSurvey: {
        __typename: 'RatePlanOptimizerFeedbackSurveyFailure',
        errorCode: 'NO_RESULT',
        errorMessage: expect.stringContaining('haven’t compared rate plans') as unknown,
      },
    });
    expect(await server.database.db.select().from(ratePlanSurveys)).toEqual([]);
  });

  it('HOM-11: a kilowatt around the clock, from 91 days of readings', async () => {
    expect(await ask(client, query)).toEqual({
      viewer: {
        ratePlanOptimizerResult: {
          estimatedAnnualRatePlanSavings: 438,
          estimatedCurrentRatePlanAnnualCost: 1_934.5,
          currentRatePlanCode: 'FLAT',
          cheapestRatePlanCode: 'NIGHT',
          currencyCode: 'USD',
          utilityName: 'Cedar',
          daysRead: 91,
          answeredSurvey: null,
          plans: [
            { code: 'NIGHT', estimatedAnnualCost: 1_496.5 },
            { code: 'FLAT', estimatedAnnualCost: 1_934.5 },
          ],
        },
      },
    });
  });

  it('is cached for a day, and then renewed once by a job', async () => {
    await saveRatePlans(
      server.database.db,
      {
        brandId: 'default',
        utilityId: place.utilityId,
        currency: 'USD',
        plans: [flat, { ...cheap, daily: 0 }],
        surveyEmail: 'rates@utility.example',
      },
      server.core.deps.newId,
    );
    const savings = async () =>
      (
        await ask<{ viewer: { ratePlanOptimizerResult: { estimatedAnnualRatePlanSavings: number } } }>(
          client,
          query,
        )
      ).viewer.ratePlanOptimizerResult.estimatedAnnualRatePlanSavings;
    await server.worker.runUntilIdle();
    expect(await savings()).toBe(438);
    server.clock.set('2026-03-03T20:00:00Z');
    client = await server.loggedIn(memberId);
    expect(await savings()).toBe(438);
    await server.worker.runUntilIdle();
    expect(await savings()).toBe(620.5);
    const [row] = await server.database.db
      .select()
      .from(ratePlanResults)
      .where(eq(ratePlanResults.memberId, memberId));
    expect(row).toMatchObject({ dueAt: null, workedOutAt: server.clock.now() });
  });

  it('is null for a stranger, without a utility, and with 59 days of readings', async () => {
    expect(await ask(await server.client(), query)).toEqual({ viewer: { ratePlanOptimizerResult: null } });
    const home = await place.household();
    await place.deliver(home, {
      use: () => 1_000,
      from: '2026-01-03',
      to: '2026-03-02',
      intervalMinutes: 60,
    });
    expect(await ask(await server.loggedIn(home.memberId), query)).toEqual({
      viewer: { ratePlanOptimizerResult: null },
    });
    expect(
      await ask(await server.loggedIn((await place.household({ connected: false })).memberId), query),
    ).toEqual({ viewer: { ratePlanOptimizerResult: null } });
  });

  it('GQL-28: stores the answers, and notifies the utility once, without the name', async () => {
    expect(await ask(client, survey, { input: answers })).toEqual({
      submitRatePlanOptimizerFeedbackSurvey: {
        __typename: 'RatePlanOptimizerFeedbackSurvey',
        surveyType: 'REASONS_FOR_SWITCHING',
        passedToUtility: true,
        prompts: [{ key: 'WHY_SWITCH' }, { key: 'WHEN' }, { key: 'COMMENT' }],
        responses: [
          { promptKey: 'WHY_SWITCH', optionKey: 'SAVINGS', text: null },
          { promptKey: 'COMMENT', optionKey: null, text: 'Soon.' },
        ],
      },
    });
    await server.worker.runUntilIdle();
    await server.worker.runUntilIdle();
    const mails = server.sentMail.filter(({ to }) => to === 'rates@utility.example');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('WHY_SWITCH: SAVINGS');
    expect(mails[0]?.text).not.toMatch(new RegExp(`Dana|${memberId}`));
    const [kept] = await server.database.db
      .select()
      .from(ratePlanSurveys)
      .where(eq(ratePlanSurveys.memberId, memberId));
    expect(kept).toMatchObject({
      type: 'REASONS_FOR_SWITCHING',
      currentCode: 'FLAT',
      cheapestCode: 'NIGHT',
      passDueAt: null,
      passedAt: server.clock.now(),
    });
  });

  it('HOM-12: the comparison returns the answered survey, so that no member answers twice', async () => {
    expect(await ask(client, query)).toMatchObject({
      viewer: { ratePlanOptimizerResult: { answeredSurvey: 'REASONS_FOR_SWITCHING' } },
    });
  });

  it('is not forwarded to a utility that does not accept it', async () => {
    await server.database.db
      .update(utilities)
      .set({ ratePlanSurveyEmail: null })
      .where(eq(utilities.id, place.utilityId));
    expect(await ask(client, survey, { input: answers })).toMatchObject({
      submitRatePlanOptimizerFeedbackSurvey: { passedToUtility: false },
    });
  });

  it.each([
    ['NOT_ANSWERED', []],
    ['UNKNOWN_PROMPT', [{ promptKey: 'WHY_STAY', optionKey: 'TOO_LITTLE' }]],
  ])('HOM-13: %s, in the member’s language', async (errorCode, responses) => {
    const { submitRatePlanOptimizerFeedbackSurvey: failure } = await ask<{
      submitRatePlanOptimizerFeedbackSurvey: { errorCode: string; errorMessage: string };
    }>(client, survey, { input: { ...answers, responses } });
    expect(failure).toMatchObject({
      errorCode,
      errorMessage: expect.stringMatching(/^[A-Z].*\.$/) as unknown,
    });
  });

  it('refuses a sixth survey in a day', async () => {
    for (let time = 3; time <= 5; time += 1)
      expect(await ask(client, survey, { input: answers })).toMatchObject({
        submitRatePlanOptimizerFeedbackSurvey: { __typename: 'RatePlanOptimizerFeedbackSurvey' },
      });
    expect(await ask(client, survey, { input: answers })).toMatchObject({
      submitRatePlanOptimizerFeedbackSurvey: { errorCode: 'TOO_MANY' },
    });
  });
});

describe('GQL-22, GQL-23: the free first device', () => {
  const query =
    '{ viewer { firstDeviceFreeReward { displayTitle displaySubtitle displayDescription basePricePoints displayImageUrl } user { shippingAddress { line1 } orders { userOrderStatus { latest_order_status } } } } }';
  const claim =
    'mutation Claim($input: ClaimFreeDeviceInput!) { claimFreeDevice(input: $input) { __typename ... on FreeDeviceClaimed { order { orderId what status } viewer { firstDeviceFreeReward { displayTitle } user { shippingAddress { line1 } orders { userOrderStatus { latest_order_status } } } } } ... on Refusal { code fields { field message } } } }';
  const address = { line1: '12 Alder Street', city: 'Davis', region: 'CA', postalCode: '95616' };
  beforeAll(async () => {
    await offerFirstDevice(server.core.deps);
  });
  const open = {
    displayTitle: 'A smart plug, on us',
    displaySubtitle: 'Worth 1,500 points',
    displayDescription: 'Plugs in and pauses.',
    basePricePoints: 1_500,
    displayImageUrl: null,
  };
  const ordersWith = (status: string | null) => ({ userOrderStatus: { latest_order_status: status } });

  it('DEV-18, DEV-19: is offered, needs an address, and is ordered once however often it is claimed', async () => {
    const memberId = await server.addMember();
    const client = await server.loggedIn(memberId);
    expect(await ask(client, query)).toEqual({
      viewer: { firstDeviceFreeReward: open, user: { shippingAddress: null, orders: ordersWith(null) } },
    });
    expect(await ask(client, claim, { input: {} })).toMatchObject({
      claimFreeDevice: { code: 'INVALID', fields: [{ field: 'address' }] },
    });
    expect(
      await ask(client, claim, { input: { address: { ...address, city: ' ', postalCode: '1' } } }),
    ).toMatchObject({
      claimFreeDevice: {
        code: 'INVALID',
        fields: [{ field: 'address.city' }, { field: 'address.postalCode' }],
      },
    });
    const first = await ask<{ claimFreeDevice: { order: { orderId: string } } }>(client, claim, {
      input: { address },
    });
    expect(first).toMatchObject({
      claimFreeDevice: {
        order: { what: 'A smart plug, on us', status: 'ordered' },
        viewer: {
          firstDeviceFreeReward: null,
          user: { shippingAddress: { line1: '12 Alder Street' }, orders: ordersWith('ordered') },
        },
      },
    });
    const again = await Promise.all(
      [1, 2, 3].map(() => ask<typeof first>(client.clone(), claim, { input: {} })),
    );
    expect(again.map(({ claimFreeDevice }) => claimFreeDevice.order.orderId)).toEqual(
      [1, 2, 3].map(() => first.claimFreeDevice.order.orderId),
    );
    expect(await server.database.db.select().from(orders).where(eq(orders.memberId, memberId))).toMatchObject(
      [{ key: 'first_device', state: 'placed', quantity: 1, address: { city: 'Davis', country: 'US' } }],
    );
    expect(await ask(client, query)).toMatchObject({
      viewer: { firstDeviceFreeReward: null, user: { orders: ordersWith('ordered') } },
    });
  });

  it('uses the member’s stored address, and two simultaneous claims make one order', async () => {
    const memberId = await server.addMember();
    await server.database.db
      .update(members)
      .set({
        shippingAddress: {
          line1: '1 Elm Road',
          line2: null,
          city: 'Davis',
          region: 'CA',
          postal_code: '95616',
          country: 'US',
        },
      })
      .where(eq(members.id, memberId));
    const client = await server.loggedIn(memberId);
    const both = await Promise.all(
      [1, 2].map(() =>
        ask<{ claimFreeDevice: { order: { orderId: string } } }>(client.clone(), claim, { input: {} }),
      ),
    );
    expect(new Set(both.map(({ claimFreeDevice }) => claimFreeDevice.order.orderId)).size).toBe(1);
  });

  it('DEV-20: is neither offered nor granted with a device, with the feature off, or to a stranger', async () => {
    const { db } = server.database;
    const [withDevice, withoutKey, at] = [
      await server.addMember(),
      await server.addMember(),
      server.clock.now(),
    ];
    const connectionId = server.core.deps.newId();
    await db.insert(deviceConnections).values({
      memberId: withDevice,
      id: connectionId,
      brand: 'default',
      connectionConfigId: 'quartz',
      status: 'connected',
      externalAccount: 'b',
      connectedAt: at,
    });
    await db.insert(devices).values({
      memberId: withDevice,
      id: server.core.deps.newId(),
      brand: 'default',
      connectionId,
      externalId: 'x',
      deviceConfigId: 'quartz_plug',
      deviceType: 'plug',
      displayName: 'Plug',
      state: { online: true } as never,
      stateAt: at,
      addedAt: at,
    });
    await db
      .insert(featureOverrides)
      .values({ memberId: withoutKey, key: 'first_device_offer', state: 'DISABLED' });
    for (const memberId of [withDevice, withoutKey]) {
      const client = await server.loggedIn(memberId);
      expect(await ask(client, query)).toMatchObject({ viewer: { firstDeviceFreeReward: null } });
      expect(await ask(client, claim, { input: { address } })).toMatchObject({
        claimFreeDevice: { code: 'NOT_ALLOWED' },
      });
    }
    expect(await ask(await server.client(), '{ viewer { firstDeviceFreeReward { displayTitle } } }')).toEqual(
      { viewer: { firstDeviceFreeReward: null } },
    );
  });
});
