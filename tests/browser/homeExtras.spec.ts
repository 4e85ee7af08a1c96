import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { apiRead, logInDemoMember } from '../support/demoMember.ts';

const API = '**/backend/graphql/internal';

interface Operation {
  readonly operationName?: string;
  readonly variables?: { readonly input?: unknown; readonly names?: readonly string[] };
}

const readOperation = (route: Route): Operation => (route.request().postDataJSON() ?? {}) as Operation;

/** Stubs one operation of the app; the others reach the server. */
async function answer(
  page: Page,
  name: string,
  handle: (route: Route, operation: Operation) => Promise<void>,
): Promise<void> {
  await page.route(API, async (route) => {
    const operation = readOperation(route);
    await (operation.operationName === name ? handle(route, operation) : route.fallback());
  });
}

const json = (route: Route, data: unknown) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify({ data }) });

async function home(page: Page, baseURL: string | undefined, brand: string, role = 'demo'): Promise<void> {
  await page.goto(await logInDemoMember(page, baseURL, brand, role));
  await hydrated(page);
}

/** The lower sections are fetched when they come near the viewport. */
const scrollDown = async (page: Page): Promise<void> => {
  await page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }));
};

const report = {
  __typename: 'DeviceLoadReport',
  reportStart: '2026-05-28',
  reportEnd: '2026-06-03',
  highUsageDevices: [
    { __typename: 'DeviceLoad', deviceId: 'd1', deviceName: 'Car', consumptionKWh: 41.25 },
    { __typename: 'DeviceLoad', deviceId: 'd2', deviceName: 'Water heater', consumptionKWh: 20 },
  ],
  lowUsageDevices: [
    { __typename: 'DeviceLoad', deviceId: 'd3', deviceName: 'Desk lamp', consumptionKWh: 0.12 },
  ],
};
const plans = {
  __typename: 'RatePlanOptimizerResult',
  answeredSurvey: null,
  estimatedAnnualRatePlanSavings: 180.5,
  estimatedCurrentRatePlanAnnualCost: 1_934.5,
  currentRatePlanCode: 'FLAT',
  cheapestRatePlanCode: 'NIGHT',
  utilityName: 'Cedar Power',
  from: '2025-06-04',
  to: '2026-06-03',
  daysRead: 300,
  yearWattHours: 8_760_000,
  plans: [
    { __typename: 'RatePlanCost', code: 'NIGHT', name: 'Night', estimatedAnnualCost: 1_754 },
    { __typename: 'RatePlanCost', code: 'FLAT', name: 'Steady', estimatedAnnualCost: 1_934.5 },
  ],
};
const reports = {
  viewer: { __typename: 'Viewer', deviceLoadReport: report, ratePlanOptimizerResult: plans },
};

/** An offer under "More for you", opened. */
async function openOffer(page: Page, title: string | RegExp) {
  const offer = page
    .getByRole('region', { name: 'More for you' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, level: 3 }) });
  await offer.locator('summary').first().click();
  return offer;
}

test.describe('Home below the first screen', () => {
  test('HOM-06: each of the seven placements shows its content, in the order of its worth', async ({
    page,
    baseURL,
  }) => {
    await answer(page, 'HomeLazyQuery', (route) => json(route, reports));
    await home(page, baseURL, 'us-energy');
    await scrollDown(page);
    const offers = page.getByRole('region', { name: 'More for you' });
    const titles = [
      /^Save about \$181 a year/,
      'Upload your own meter data',
      'Let a device do the work',
      'An evening off for the grid',
      'Save in three of the next four',
      'Better together',
      'Car used the most energy',
      /^Little things that add up/,
    ];
    await expect(offers.getByRole('heading', { level: 3 })).toHaveText(titles);
    // BAN-40: four styles of link.
    const device = await openOffer(page, 'Let a device do the work');
    await expect(device.getByRole('link', { name: 'Connect a device' })).toHaveClass('button button-small');
    await expect(device.getByRole('link', { name: 'See your devices' })).toHaveClass(/button-quiet/);
    const friends = await openOffer(page, 'Better together');
    await expect(friends.getByRole('link', { name: 'Invite a friend' })).toHaveClass(/button-secondary/);
    const goal = await openOffer(page, 'Save in three of the next four');
    await expect(goal.getByRole('link', { name: 'See your past results' })).not.toHaveClass(/button/);
  });

  test('HOM-06: the announcement is below the greeting, until it is dismissed for good', async ({
    page,
    baseURL,
  }) => {
    await home(page, baseURL, 'us-energy');
    await scrollDown(page);
    const banner = page.getByRole('complementary', { name: /day’s notice/ });
    await expect(banner.getByRole('link')).toHaveAttribute('href', '/events');
    const greeting = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((await banner.boundingBox())?.y).toBeGreaterThan(greeting?.y ?? Infinity);
    await banner.getByRole('button', { name: /^Dismiss/ }).click();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await scrollDown(page);
    await expect(page.getByRole('region', { name: 'More for you' })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  for (const role of ['demo', 'carbon', 'lost'])
    test(`is at most two and a half screens of a phone for the member "${role}"`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await home(page, baseURL, 'us-energy', role);
      await scrollDown(page);
      await expect(page.getByRole('region', { name: 'More for you' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2.5 * 844);
    });

  test.describe('in French, whose sentences are longer', () => {
    test.use({ locale: 'fr-CA' });
    for (const role of ['demo', 'carbon', 'lost'])
      test(`asks about privacy in a quarter of the window, and is at most two and a half screens of a phone for the member "${role}"`, async ({
        page,
        baseURL,
      }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await home(page, baseURL, 'ca-telecom', role);
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
        const question = page.getByRole('region', { name: 'Votre vie privée' });
        const no = question.getByRole('button', { name: 'Non, merci' });
        const [box, yesBox, noBox] = await Promise.all([
          question.boundingBox(),
          question.getByRole('button', { name: 'Oui, d’accord' }).boundingBox(),
          no.boundingBox(),
        ]);
        expect(box?.height).toBeLessThanOrEqual(740 / 4);
        // Saying no is as easy as saying yes.
        expect(yesBox).toMatchObject({ y: noBox?.y, width: noBox?.width, height: noBox?.height });
        // It stays above the navigation to the page's end, and hides nothing there.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const [strip, nav] = await Promise.all([question.boundingBox(), page.locator('.nav').boundingBox()]);
        expect(Math.round((strip?.y ?? 0) + (strip?.height ?? 0))).toBe(Math.round(nav?.y ?? 0));
        // Until it is answered, the question makes the page longer by its own height.
        await no.click();
        await expect(question).toHaveCount(0);
        await page.setViewportSize({ width: 390, height: 844 });
        await scrollDown(page);
        await expect(page.getByRole('region', { name: 'D’autres idées pour vous' })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
          2.5 * 844,
        );
      });
  });

  test('GQL-06: refetches by the contract’s operation name on return', async ({ page, baseURL }) => {
    // The app captures Date.now when it starts, so it is patched before.
    await page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + Number(Reflect.get(globalThis, 'laterMs') ?? 0);
    });
    await home(page, baseURL, 'us-energy');
    // It is known from the first look.
    await scrollDown(page);
    await expect(page.getByRole('region', { name: 'More for you' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const asked: Operation[] = [];
    await answer(page, 'PcePlacements', async (route, operation) => {
      asked.push(operation);
      const content = {
        __typename: 'PlacementInstance',
        subtitle: null,
        icon: null,
        content: null,
        imageUrl: null,
        subtext: null,
      };
      const unsafe = {
        __typename: 'PlacementCta',
        label: 'Elsewhere',
        url: 'javascript:alert(1)',
        level: 'INLINE',
      };
      await json(route, {
        viewer: {
          __typename: 'Viewer',
          placements: (operation.variables?.names ?? []).map((name) => ({
            __typename: 'Placement',
            name,
            instances: [{ ...content, id: name, title: `Here: ${name}`, ctas: [unsafe] }],
          })),
        },
      });
    });
    await page.evaluate(() => Reflect.set(globalThis, 'laterMs', 60_000));
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(page.getByRole('navigation', { name: 'Settings' })).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await scrollDown(page);
    await expect(page.getByText('Here: DashboardAnnouncementBanner')).toBeVisible();
    expect(asked.at(-1)?.variables?.names).toHaveLength(7);
    await expect(page.getByText('Elsewhere')).toBeHidden();
  });

  test('HOM-11, DEV-16: shows which devices use most and what another plan would cost, in plain words', async ({
    page,
    baseURL,
  }) => {
    await answer(page, 'HomeLazyQuery', (route) => json(route, reports));
    await home(page, baseURL, 'us-mobile');
    await scrollDown(page);
    const load = await openOffer(page, 'Car used the most energy');
    await expect(load.getByRole('progressbar', { name: 'Desk lamp' })).toHaveAttribute(
      'aria-valuetext',
      '0.12 kWh',
    );
    const card = await openOffer(page, 'Save about $181 a year with Night');
    await expect(card).toContainText('$1,934.50');
    await expect(card).toContainText('a year on Steady (FLAT)');
    await expect(card).toContainText('a year on Night (NIGHT), the cheapest for you');
    await card.getByText('How we worked this out').click();
    await expect(card).toContainText('300 days of readings');
    await expect(card).toContainText('65 days have no readings');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('GQL-29: the real comparison of a home with a year of readings', async ({ page, baseURL }) => {
    await home(page, baseURL, 'us-mobile');
    await scrollDown(page);
    await expect(
      page.getByRole('heading', { name: /^Save about \$[\d,.]+ a year|cheapest plan$/ }),
    ).toBeVisible();
  });

  test('GQL-28: the survey sends the answers and says thank you', async ({ page, baseURL }) => {
    await answer(page, 'HomeLazyQuery', (route) => json(route, reports));
    const sent: unknown[] = [];
    await answer(page, 'RatePlanSurveyMutation', async (route, { variables }) => {
      sent.push(variables?.input);
      await json(route, {
        submitRatePlanOptimizerFeedbackSurvey: {
          __typename: 'RatePlanOptimizerFeedbackSurvey',
          passedToUtility: true,
        },
      });
    });
    await home(page, baseURL, 'us-mobile');
    await scrollDown(page);
    await openOffer(page, /with Night$/);
    await page.getByRole('button', { name: 'Yes, I’ll switch' }).click();
    const dialog = page.getByRole('dialog', { name: /What made up your mind/ });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please choose one.');
    await dialog.getByLabel('The savings are worth it').check();
    await dialog.getByLabel('Anything else? (optional)').fill('At last.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('We’ll pass your answers to Cedar Power, without your name.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Yes, I’ll switch' })).toBeHidden();
    await expect(page.getByText('You can switch plans directly with your utility.')).toBeVisible();
    expect(sent).toEqual([
      {
        surveyType: 'REASONS_FOR_SWITCHING',
        responses: [
          { promptKey: 'WHY_SWITCH', optionKey: 'SAVINGS', text: '' },
          { promptKey: 'WHEN', optionKey: null, text: '' },
          { promptKey: 'COMMENT', optionKey: null, text: 'At last.' },
        ],
      },
    ]);
  });

  test('HOM-13: a survey that fails to save flashes an error and no success, and keeps the answers', async ({
    page,
    baseURL,
  }) => {
    await answer(page, 'HomeLazyQuery', (route) => json(route, reports));
    await answer(page, 'RatePlanSurveyMutation', (route) =>
      json(route, {
        submitRatePlanOptimizerFeedbackSurvey: {
          __typename: 'RatePlanOptimizerFeedbackSurveyFailure',
          errorMessage: 'You’ve already answered several times today.',
        },
      }),
    );
    await home(page, baseURL, 'us-mobile');
    await scrollDown(page);
    await openOffer(page, /with Night$/);
    await page.getByRole('button', { name: 'No, I’d rather not' }).click();
    const dialog = page.getByRole('dialog', { name: /What keeps you on your plan/ });
    await dialog.getByLabel('Something else').check();
    await dialog.getByLabel('In your own words').fill('We like it.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('You’ve already answered several times today.')).toBeVisible();
    await expect(page.getByText('Thanks.')).toBeHidden();
    await expect(dialog.getByLabel('In your own words')).toHaveValue('We like it.');
  });

  test('reports that fail to load say so and can be retried', async ({ page, baseURL, faults }) => {
    faults.allow(/Failed to load resource|ERR_|RequestFailure|500/);
    let fails = true;
    await answer(page, 'HomeLazyQuery', (route) =>
      fails
        ? route.fulfill({ status: 500, contentType: 'application/json', body: '{"status":500,"error":""}' })
        : json(route, reports),
    );
    await home(page, baseURL, 'us-mobile');
    await scrollDown(page);
    const again = page.getByRole('main').getByRole('button', { name: /again/i });
    await expect(again).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Where you stand' })).toBeVisible();
    fails = false;
    await again.click();
    await expect(page.getByRole('heading', { name: 'Car used the most energy' })).toBeVisible();
  });

  test('without devices and plans there are no cards for them', async ({ page, baseURL }) => {
    const answered = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('HomeLazyQuery'),
    );
    await answer(page, 'HomeLazyQuery', (route) =>
      json(route, {
        viewer: { __typename: 'Viewer', deviceLoadReport: null, ratePlanOptimizerResult: null },
      }),
    );
    await home(page, baseURL, 'us-mobile');
    await scrollDown(page);
    await answered;
    await expect(page.getByRole('region', { name: 'More for you' })).toBeVisible();
    await expect(page.getByText(/used the most|a year on/)).toHaveCount(0);
  });
});

test.describe('HOM-05: the ways out of Carbon', () => {
  test('are shown on the first visit, which is noted, and on no later one', async ({ page, baseURL }) => {
    const noted: unknown[] = [];
    await page.route(API, async (route) => {
      const { operationName, variables } = readOperation(route);
      if (operationName === 'QuitCarbonMutation') noted.push(variables?.input);
      await route.fallback();
    });
    await home(page, baseURL, 'home-security', 'carbon');
    const section = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Two ways out of Carbon' }) });
    // Its position depends on the next event's content.
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(section).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(section).toContainText('Connect a device: you’re Bronze.');
    // What to do about it is in the list above.
    await expect(section.getByRole('link')).toHaveCount(0);
    await expectAccessible(page);
    await expect.poll(() => noted).toEqual([{ value: 1 }]);
    await expect
      .poll(
        async () =>
          (await apiRead<{ attributes: Record<string, string> }>(page, '/user_status')).attributes[
            'DASHBOARD_QUIT_CARBON_SECTION_SEEN'
          ],
      )
      .toBe('1');
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(section).toHaveCount(0);
    expect(noted).toHaveLength(1);
  });

  test('are not shown to a member who has left Carbon', async ({ page, baseURL }) => {
    await home(page, baseURL, 'home-security', 'bronze');
    await expect(page.getByText('Where you stand')).toBeVisible();
    await expect(page.getByText('Two ways out of Carbon')).toHaveCount(0);
  });
});

test('EVT-23: the event page shows its two placements', async ({ page, baseURL }) => {
  const origin = await logInDemoMember(page, baseURL, 'us-energy');
  const { events } = await apiRead<{ events: readonly { id: string }[] }>(page, '/api/v2/upcoming_events');
  await page.goto(`${origin}/events/${events[0]?.id ?? ''}`);
  await hydrated(page);
  await expect(
    page.getByRole('region', { name: 'Make it count' }).getByRole('link', { name: 'Check your devices' }),
  ).toHaveAttribute('href', '/devices');
  await expect(page.getByRole('heading', { name: 'Streaks add up' })).toBeVisible();
});

test.describe('billboards', () => {
  const recordNotes = async (page: Page) => {
    const noted: unknown[] = [];
    await page.route(API, async (route) => {
      const { operationName, variables } = readOperation(route);
      if (operationName === 'useStoreAttributeMutation') noted.push(variables?.input);
      await route.fallback();
    });
    return noted;
  };
  const utility = (page: Page) => page.getByRole('region', { name: 'Finish your account setup' });
  const device = (page: Page) => page.getByRole('region', { name: 'Link devices and save more energy' });

  test('BAN-02 to BAN-07, BAN-14 to BAN-21: name the action, and stay collapsed', async ({
    page,
    baseURL,
  }) => {
    const noted = await recordNotes(page);
    await page.goto(`${await logInDemoMember(page, baseURL, 'home-security', 'carbon')}/events`);
    await hydrated(page);
    await expect(utility(page)).toContainText(
      'Unlock energy events and rewards by connecting your utility account.',
    );
    await expect(utility(page).getByRole('link')).toHaveAttribute(
      'href',
      /^\/signup\/(utility|zip_code)\?edit=true$/,
    );
    await expect(device(page).getByRole('link', { name: 'Link your devices' })).toHaveAttribute(
      'href',
      '/devices/add',
    );
    await expectAccessible(page);
    await device(page).getByRole('button', { name: 'Hide' }).click();
    const open = device(page).getByRole('button', { name: 'Link Your Devices', exact: true });
    await expect(open).toBeFocused();
    await expect.poll(() => noted).toEqual([{ key: 'BILLBOARD_DEVICE_CONNECTION_COLLAPSED', value: '1' }]);
    await expect(utility(page).getByRole('button', { name: 'Hide' })).toBeVisible();
    await expect
      .poll(
        async () =>
          (await apiRead<{ attributes: Record<string, string> }>(page, '/user_status')).attributes[
            'BILLBOARD_DEVICE_CONNECTION_COLLAPSED'
          ],
      )
      .toBe('1');
    await page.reload();
    await hydrated(page);
    await open.click();
    await expect(device(page).getByRole('link', { name: 'Link your devices' })).toBeVisible();
    await expect
      .poll(() => noted.at(-1))
      .toEqual({ key: 'BILLBOARD_DEVICE_CONNECTION_COLLAPSED', value: '0' });
    await expect(page.getByRole('button', { name: /not now|dismiss|close/i })).toHaveCount(0);
    // NAV-13: only one line stays visible, so that the page is not covered.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(new URL('/devices', page.url()).href);
    await hydrated(page);
    await utility(page).getByRole('button', { name: 'Hide' }).click();
    await expect(utility(page).getByRole('button', { name: 'Finish your account setup' })).toBeVisible();
    const covered = await page.evaluate(() => {
      window.scrollTo(0, 0);
      const heights = ['.page-bottom', '.nav'].map((name) => {
        const part = document.querySelector(name);
        if (part === null) return Number.NaN;
        const { position } = getComputedStyle(part.closest('.page-foot') ?? part);
        return position === 'sticky' || position === 'fixed' ? part.getBoundingClientRect().height : 0;
      });
      return heights;
    });
    expect(covered[0]).toBeGreaterThan(0);
    expect((covered[0] ?? 0) + (covered[1] ?? 0)).toBeLessThanOrEqual(0.15 * 844);
  });

  test('BAN-01, BAN-18: are absent from pages that exclude them', async ({ page, baseURL }) => {
    const origin = await logInDemoMember(page, baseURL);
    // A member who has both billboards.
    await answer(page, 'BillboardsLazyQuery', async (route) => {
      const { data } = (await (await route.fetch()).json()) as { data: { viewer: { user: object } } };
      const user = {
        ...data.viewer.user,
        accountSetupStatus: 'InProgress',
        connectionDevices: [],
        orders: { userOrderStatus: { latest_order_status: null } },
      };
      await json(route, { viewer: { ...data.viewer, user } });
    });
    await page.route('**/backend/settings', async (route) => {
      const settings = (await (await route.fetch()).json()) as object;
      await route.fulfill({
        json: { ...settings, utility_widget_state: 'PreValid', utility_widget_substate: 'LocationOK' },
      });
    });
    for (const [path, shown] of [
      ['/', [1, 1]],
      ['/events', [1, 1]],
      ['/rewards', [1, 1]],
      ['/devices', [1, 0]],
      ['/settings', [0, 0]],
      ['/wallet', [0, 0]],
      ['/invite', [0, 0]],
    ] as const) {
      await page.goto(origin + path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(utility(page)).toHaveCount(shown[0]);
      await expect(device(page)).toHaveCount(shown[1]);
    }
  });

  test('BAN-23 to BAN-32: a survey waits for the next page, shows until it is dismissed, and says who asks', async ({
    page,
    baseURL,
  }) => {
    const noted = await recordNotes(page);
    await home(page, baseURL, 'org');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('ebbwatt-survey-pending')))
      .toMatch(/^FIRST_SEASON /);
    await page.reload();
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('ebbwatt-survey-pending')))
      .toMatch(/^FIRST_SEASON /);
    const card = page.getByRole('region', { name: 'Share your feedback!' });
    await expect(card).toHaveCount(0);
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await expect(card).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('ebbwatt-survey-pending'))).toBeNull();
    const link = new URL((await card.getByRole('link').getAttribute('href')) ?? '');
    const { user } = await apiRead<{ user: { id: string } }>(page, '/user_status');
    expect([
      link.searchParams.get('new'),
      link.searchParams.get('devices'),
      link.searchParams.get('beta_type'),
      link.searchParams.get('user_id'),
    ]).toEqual(['yes', 'yes', 'voluntold', user.id]);
    await expect.poll(() => noted).toEqual([{ key: 'ANNOUNCE_SURVEY_FIRST_SEASON', value: '1' }]);
    await page.reload();
    await hydrated(page);
    await card.getByRole('button', { name: 'Not now' }).press('Enter');
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect
      .poll(() => noted)
      .toEqual([
        { key: 'ANNOUNCE_SURVEY_FIRST_SEASON', value: '1' },
        { key: 'ANNOUNCE_SURVEY_FIRST_SEASON', value: '2' },
      ]);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  test('BAN-41: a survey knows who volunteered for the beta', async ({ page, baseURL }) => {
    await recordNotes(page);
    await home(page, baseURL, 'org', 'diamond');
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('ebbwatt-survey-pending')))
      .toMatch(/^FIRST_SEASON /);
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    const link = page.getByRole('region', { name: 'Share your feedback!' }).getByRole('link');
    await expect(link).toHaveAttribute('href', /[?&]beta_type=volunteered$/);
  });
});

/** The page's links and buttons with their targets, once everything has loaded. */
async function listActions(page: Page): Promise<readonly (readonly [name: string, to: string])[]> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState('networkidle');
  // Content behind a disclosure counts too.
  await page.locator('main details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });
  return page
    .locator('main a[href], main button')
    .evaluateAll((found) =>
      found
        .filter((each) => each.getClientRects().length > 0)
        .map((each) => [
          (each.getAttribute('aria-label') ?? each.textContent).trim(),
          each.getAttribute('href') ?? '',
        ]),
    );
}

test.describe('each action is on Home once', () => {
  for (const [role, action, asked] of [
    ['carbon', 'Connect my utility', '/signup/zip_code?edit=true'],
    ['bronze', 'Connect my utility', '/signup/utility?edit=true'],
    ['lost', 'Connect my utility', '/signup/utility?edit=true'],
    ['conflict', 'Disenroll to Earn Rewards', null],
    ['duplicate', 'Contact Us', null],
    ['moved', 'I moved', '/signup/zip_code?edit=true'],
    ['attestation', 'Contact Us', null],
    ['approval', null, null],
    ['pending', 'See my meter data', '/settings/meter-data'],
    ['demo', 'See what’s wrong', null],
  ] as const)
    test(`for the member "${role}"`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await home(page, baseURL, 'org', role);
      const actions = await listActions(page);
      const names = actions.map(([name]) => name);
      // The page has loaded: its list offers what it should.
      expect(names.length).toBeGreaterThan(2);
      if (action !== null) expect(names).toContain(action);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      if (asked !== null) expect(actions.filter(([, to]) => to === asked)).toHaveLength(1);
      // Nothing beside the list asks for a connection, a device or setup again.
      for (const once of [/^\/signup/, /^\/devices\/add/, /^\/settings\/meter-data/, /^\/invite/])
        expect(actions.filter(([, to]) => once.test(to)).length, String(once)).toBeLessThanOrEqual(1);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
});
