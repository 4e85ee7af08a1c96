// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsoleErrors } from '../../../../../tests/support/consoleErrors.ts';
import { everythingIsNear } from '../../../../../tests/support/everythingIsNear.ts';
import { HOME, SETTINGS } from '../../../../../tests/support/stubApi.ts';
import { toUtility } from '../../../../../tests/support/stubHome.ts';
import { homeApp, toCta, toPlacements } from '../../../../../tests/support/homeApp.tsx';

everythingIsNear();

const PLACES = toPlacements({
  DashboardAnnouncementBanner: {
    title: 'A day’s notice',
    content: 'We tell you the day before.',
    ctas: [toCta('See events', '/events', 'INLINE')],
  },
  DashboardHero: { title: 'An evening off for the grid' },
  DashboardTakeAction: {
    title: 'Upload your own meter data',
    ctas: [toCta('Upload meter data', '/settings/meter-data', 'SECONDARY')],
  },
  DashboardForYouCard: {
    title: 'Let a device do the work',
    imageUrl: '/pictures/device.webp',
    ctas: [toCta('Connect a device', '/devices/add'), toCta('See your devices', '/devices', 'TERTIARY')],
  },
  DashboardSavingsGoalPromo: {
    title: 'Save in three of the next four',
    ctas: [toCta('See your past results', '/events?show=results', 'INLINE')],
  },
  DashboardWaysToSave: { title: 'Little things that add up' },
  DashboardPromo: { title: 'Better together', ctas: [toCta('Invite a friend', '/invite', 'SECONDARY')] },
});
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
const REPORTS = { viewer: { __typename: 'Viewer', deviceLoadReport: report } };

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const offers = () => card('More for you');
const reading = () => card('Help and ideas');
const titlesOf = (within: Awaited<ReturnType<typeof card>>) =>
  within.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const open = (more: Parameters<typeof homeApp>[0] = {}) =>
  homeApp({
    features: ['dashboard_placements', 'dashboard_load_report', 'dashboard_quit_carbon'],
    ...more,
    answers: { PcePlacements: { viewer: PLACES }, HomeLazyQuery: REPORTS, ...more.answers },
  });

describe('HOM-06: what staff placed on Home', () => {
  it('is shown in the order of its worth: what has a figure first, the rest beside the help', async () => {
    const referrals = { __typename: 'Referrals', nextReferrerPoints: 2_000 };
    const { sent } = await open({
      features: ['dashboard_placements', 'dashboard_load_report', 'referrals_invite'],
      answers: { HomeLazyQuery: { viewer: { ...REPORTS.viewer, referrals } } },
    });
    expect(titlesOf(await offers())).toEqual(['Better together', 'Car used the most energy']);
    expect((await offers()).getByText('$20.00 for each friend who takes part')).toBeVisible();
    expect((await offers()).getAllByText('41.25 kWh')[0]).toBeVisible();
    expect(titlesOf(await reading())).toEqual([
      'Upload your own meter data',
      'Let a device do the work',
      'An evening off for the grid',
      'Save in three of the next four',
      'Little things that add up',
    ]);
    expect(sent('PcePlacements')).toMatchObject([{ names: { length: 7 } }]);
  });

  it('leaves out what is done: the utility sends the readings', async () => {
    await open({ home: { utility: toUtility(SETTINGS) } });
    expect(titlesOf(await reading())).not.toContain('Upload your own meter data');
  });

  it('leads to the answers and their search', async () => {
    await open();
    expect((await reading()).getByRole('link', { name: 'Search the answers' })).toHaveAttribute(
      'href',
      '/help?about=%2F',
    );
  });

  it('BAN-39, BAN-40: has a picture, and four styles of link', async () => {
    await open();
    const { getByRole, getAllByRole } = await reading();
    const link = (name: string) => getByRole('link', { name, hidden: true });
    expect(link('Connect a device')).toHaveClass('button button-small', { exact: true });
    expect(link('See your devices')).toHaveClass('button-quiet');
    expect(link('Invite a friend')).toHaveClass('button-secondary');
    expect(link('See your past results')).not.toHaveClass('button');
    expect(
      getAllByRole('presentation', { hidden: true }).map((picture) => picture.getAttribute('src')),
    ).toContain('/pictures/device.webp');
  });

  it('an announcement follows the greeting, until it is dismissed for good', async () => {
    const { user, load, sent, answer } = await open();
    answer({ 'POST /api/v2/dismissals': { ok: true } });
    const banner = await screen.findByRole('complementary', { name: 'A day’s notice' });
    expect(within(banner).getByRole('link', { name: 'See events' })).toHaveAttribute('href', '/events');
    const greeting = screen.getByRole('heading', { level: 1 });
    expect(greeting.compareDocumentPosition(banner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(within(banner).getByRole('button', { name: 'Dismiss “A day’s notice”' }));
    expect(banner).not.toBeInTheDocument();
    expect(sent('POST /api/v2/dismissals')).toEqual([{ content: 'DashboardAnnouncementBanner' }]);
    answer({ PcePlacements: { viewer: toPlacements({}) } });
    await load();
    await offers();
    expect(screen.queryByRole('complementary', { name: 'A day’s notice' })).not.toBeInTheDocument();
  });

  it('GQL-06: is asked for again on return, and has no link that is neither ours nor on the web', async () => {
    const { sent, answer, go, pass } = await open({
      answers: {
        'GET /api/v2/upcoming_events': { events: [] },
        'GET /api/v2/events': { events: [], next_cursor: null, total: 0 },
        'GET /historical_events_count': { HistoricalEventsCount: 0 },
        'GET /settings': SETTINGS,
      },
    });
    await offers();
    await go('/events');
    answer({
      PcePlacements: {
        viewer: toPlacements({
          DashboardAnnouncementBanner: {
            title: 'Something new',
            ctas: [toCta('Elsewhere', 'javascript:alert(1)', 'INLINE')],
          },
        }),
      },
    });
    await pass({ minutes: 1 });
    await go('/');
    expect(await screen.findByText('Something new')).toBeVisible();
    expect(screen.queryByText('Elsewhere')).not.toBeInTheDocument();
    expect(sent('PcePlacements')).toHaveLength(2);
  });
});

it('DEV-16: shows which devices use most', async () => {
  await open();
  const bar = (await offers()).getByRole('progressbar', { name: 'Desk lamp', hidden: true });
  expect(bar).toHaveAttribute('aria-valuetext', '0.12 kWh');
});

it('without devices and plans there are no cards for them', async () => {
  const viewer = { __typename: 'Viewer', deviceLoadReport: null, ratePlanOptimizerResult: null };
  await open({ answers: { HomeLazyQuery: { viewer } } });
  expect((await reading()).getByText('Better together')).toBeVisible();
  expect(screen.queryByText(/used the most|a year on/)).not.toBeInTheDocument();
});

it('reports that fail to load say so and can be retried', async () => {
  expectConsoleErrors();
  const { user, answer } = await open({ answers: { HomeLazyQuery: new Response(null, { status: 500 }) } });
  const again = await within(screen.getByRole('main')).findByRole('button', { name: /again/i });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  answer({ HomeLazyQuery: REPORTS });
  await user.click(again);
  expect((await offers()).getByRole('heading', { name: 'Car used the most energy' })).toBeVisible();
});

describe('HOM-05: the ways out of Carbon', () => {
  const viewer = { __typename: 'Viewer', uiAttributes: { dashboardQuitCarbonSectionSeen: 1 } };
  const seen = {
    setDashboardQuitCarbonSectionSeen: { __typename: 'DashboardQuitCarbonSectionSeenSet', viewer },
  };
  const visit = (times: number, tier = 'Carbon', why: string | null = null) =>
    open({
      viewer: { uiAttributes: { dashboardQuitCarbonSectionSeen: times } },
      home: {
        standing: { ...HOME.data.viewer.home.standing, tier },
        takingPart: { can: why === null ? 'YES' : 'NO', why },
      },
      answers: { QuitCarbonMutation: seen },
    });

  it('are shown on the first visit, which is noted', async () => {
    const { sent } = await visit(0);
    const section = (await reading())
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.includes('Two ways out of Carbon'));
    expect(section).toHaveTextContent('Connect a device: you’re Bronze.');
    // What to do about it is in the list above.
    expect(within(section ?? document.body).queryByRole('link')).not.toBeInTheDocument();
    await waitFor(() => expect(sent('QuitCarbonMutation')).toEqual([{ input: { value: 1 } }]));
  });

  it.each([
    ['on a later visit', 1, 'Carbon', null],
    ['to a member who has left Carbon', 0, 'Bronze', null],
    ['where no utility takes part', 0, 'Carbon', 'no_utility'],
  ])('are not shown %s', async (_when, times, tier, why) => {
    const { sent } = await visit(times, tier, why);
    await reading();
    expect(screen.queryByText('Two ways out of Carbon')).not.toBeInTheDocument();
    expect(sent('QuitCarbonMutation')).toEqual([]);
  });
});
