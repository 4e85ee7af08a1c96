// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { toCta, toPlacements } from '../../../../tests/support/homeApp.tsx';
import { everythingIsNear } from '../../../../tests/support/everythingIsNear.ts';
import { refusal, renderApp } from '../../../../tests/support/renderApp.tsx';
import { SETTINGS } from '../../../../tests/support/stubApi.ts';

everythingIsNear();

const SURVEY = {
  name: 'FIRST_SEASON',
  title: 'How is your first season?',
  content: 'It takes two minutes.',
  label: 'Take the survey',
  url: 'https://survey.example/first',
  onNextPage: true,
};
const NOTE = 'useStoreAttributeMutation';

/** A page of a member's who has connected nothing, and whose backend keeps what is noted. */
async function open(path: string, { surveys = [] as object[], announcements = [] as object[] } = {}) {
  const tracked: unknown[] = [];
  const attributes = new Map<string, string>();
  const user = () => ({
    __typename: 'User',
    id: 'user-1',
    memberId: DANA.id,
    accountSetupStatus: surveys.length > 0 ? 'Complete' : 'InProgress',
    wasInLegacy: false,
    attributes: [...attributes].map(([key, value]) => ({ key, value })),
    connectionDevices: surveys.length > 0 ? [{ __typename: 'ConnectionDevice', id: 'd1' }] : [],
    orders: { userOrderStatus: { latest_order_status: null } },
  });
  const app = await renderApp({
    path,
    user: DANA,
    features: ['nav_full_experience', 'banner_utility', 'banner_device', 'banner_survey'],
    host: {
      mayCount: () => true,
      beacon: (_collector, body) => tracked.push(JSON.parse(body)) > 0,
    },
    answers: {
      BillboardsLazyQuery: () => ({ viewer: { user: user(), surveys, announcements } }),
      [NOTE]: ({ body }) => {
        const { key, value } = (body as { input: { key: string; value: string } }).input;
        attributes.set(key, value);
        return { updateUserAttribute: { __typename: 'UserAttributeUpdated', user: user() } };
      },
      'GET /settings': {
        ...SETTINGS,
        ever_reached_auth_done: false,
        utility_widget_state: 'PreValid',
        utility_widget_substate: 'LocationOK',
      },
      'GET /api/v2/upcoming_events': { events: [] },
      'GET /api/v2/events': { events: [], next_cursor: null, total: 0 },
      'GET /historical_events_count': { HistoricalEventsCount: 0 },
      'GET /api/v2/marketplace/rewards': { balance_points: 0, rewards: [] },
      'GET /device/list': { devices: [] },
      'GET /connection/list': { connections: [] },
      devicesLoaderQuery: { viewer: { firstDeviceFreeReward: null, orders: [], user: null } },
    },
  });
  const noted = () =>
    app.sent(NOTE).map((sent) => Object.values((sent as { input: object }).input).join(' '));
  return { ...app, noted, tracked };
}

const utility = () => screen.findByRole('region', { name: 'Finish your account setup' });
const device = () => screen.findByRole('region', { name: 'Link devices and save more energy' });

describe('a billboard', () => {
  it('BAN-02 to BAN-07, BAN-14 to BAN-17: names the action and leads to it', async () => {
    await open('/events');
    expect(await utility()).toHaveTextContent(
      'Unlock energy events and rewards by connecting your utility account.',
    );
    expect(within(await utility()).getByRole('link', { name: 'Connect my utility' })).toHaveAttribute(
      'href',
      '/signup/utility?edit=true',
    );
    expect(within(await device()).getByRole('link', { name: 'Link your devices' })).toHaveAttribute(
      'href',
      '/devices/add',
    );
  });

  it('BAN-04, BAN-05, BAN-15, BAN-21: is collapsed to one line, stays so, and is never dismissed', async () => {
    const { user, noted, load } = await open('/events');
    await user.click(within(await device()).getByRole('button', { name: 'Hide' }));
    const line = await screen.findByRole('button', { name: 'Link Your Devices' });
    expect(line).toHaveFocus();
    expect(within(await utility()).getByRole('button', { name: 'Hide' })).toBeVisible();
    expect(noted()).toEqual(['BILLBOARD_DEVICE_CONNECTION_COLLAPSED 1']);
    await load();
    await user.click(await screen.findByRole('button', { name: 'Link Your Devices' }));
    expect(within(await device()).getByRole('link', { name: 'Link your devices' })).toBeVisible();
    expect(noted().at(-1)).toBe('BILLBOARD_DEVICE_CONNECTION_COLLAPSED 0');
    expect(screen.queryByRole('button', { name: /not now|dismiss|close/i })).not.toBeInTheDocument();
  });

  it('BAN-22, ANL-16: is counted when it is first seen open, not collapsed and not again', async () => {
    const { user, load, go, tracked } = await open('/devices');
    const views = () => tracked.filter((event) => (event as { category?: string }).category === 'billboard');
    const view = (label: string, path: string) => ({
      kind: 'structured',
      category: 'billboard',
      action: 'view',
      label,
      path,
    });
    await user.click(within(await utility()).getByRole('button', { name: 'Hide' }));
    expect(views()).toEqual([view('utility', '/devices')]);
    await load('/events');
    await device();
    await user.click(await screen.findByRole('button', { name: 'Finish your account setup' }));
    await utility();
    await go('/events?show=joined');
    await device();
    expect(views()).toEqual([view('utility', '/devices'), view('device', '/events')]);
  });

  it.each([
    ['/events', 1, 1],
    ['/devices', 1, 0],
    ['/settings', 0, 0],
  ])('BAN-01, BAN-18, DEV-22: on %s', async (path, utilities, devices) => {
    const { calls } = await open(path);
    if (utilities > 0) await utility();
    else await screen.findByRole('heading', { level: 1 });
    expect(screen.queryAllByRole('region', { name: 'Link devices and save more energy' })).toHaveLength(
      devices,
    );
    expect(calls.includes('BillboardsLazyQuery')).toBe(utilities > 0);
  });
});

describe('a survey', () => {
  const card = () => screen.findByRole('region', { name: 'Share your feedback!' });

  it('BAN-23 to BAN-25, BAN-30 to BAN-32: waits for the next page, and its link says who asks', async () => {
    const { go, load, noted, calls } = await open('/events', { surveys: [SURVEY] });
    await waitFor(() => expect(window.sessionStorage).toHaveLength(1));
    await load();
    await waitFor(() => expect(calls.filter((call) => call === 'BillboardsLazyQuery')).toHaveLength(2));
    expect(screen.queryByRole('region', { name: 'Share your feedback!' })).not.toBeInTheDocument();
    await go('/events?show=joined');
    expect(await card()).toHaveTextContent('How is your first season? It takes two minutes.');
    expect(window.sessionStorage).toHaveLength(0);
    expect(within(await card()).getByRole('link', { name: /Take the survey/ })).toHaveAttribute(
      'href',
      `https://survey.example/first?new=yes&devices=yes&user_id=${DANA.id}&beta_type=voluntold`,
    );
    expect(noted()).toEqual(['ANNOUNCE_SURVEY_FIRST_SEASON 1']);
  });

  it('BAN-26 to BAN-29, CON-32: stays until it is dismissed, and then is over', async () => {
    const { user, load, noted, calls } = await open('/events', {
      surveys: [{ ...SURVEY, onNextPage: false }],
    });
    await card();
    await load();
    within(await card())
      .getByRole('button', { name: 'Not now' })
      .focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Share your feedback!')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(noted()).toEqual(['ANNOUNCE_SURVEY_FIRST_SEASON 1', 'ANNOUNCE_SURVEY_FIRST_SEASON 2']);
    await load();
    await waitFor(() => expect(calls.filter((call) => call === 'BillboardsLazyQuery')).toHaveLength(3));
    expect(screen.queryByText('Share your feedback!')).not.toBeInTheDocument();
  });

  it('BAN-28: that is followed is over', async () => {
    const { user, noted } = await open('/events', { surveys: [{ ...SURVEY, onNextPage: false }] });
    const link = within(await card()).getByRole('link', { name: /Take the survey/ });
    // The page would leave for the survey.
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    await waitFor(() => expect(noted().at(-1)).toBe('ANNOUNCE_SURVEY_FIRST_SEASON 3'));
    await waitFor(() => expect(screen.queryByText('Share your feedback!')).not.toBeInTheDocument());
  });
});

describe('an announcement', () => {
  const [first] = toPlacements({
    news: {
      title: 'We have moved',
      subtitle: 'To a new address.',
      content: 'Nothing changes for you.',
      subtext: 'Since Monday.',
      imageUrl: '/pictures/moved.webp',
      ctas: [toCta('Read more', '/events')],
    },
  }).placements.flatMap(({ instances }) => instances);
  const panel = () => screen.findByRole('region', { name: 'We have moved' });

  it('BAN-33 to BAN-36: shows its picture and texts, and is collapsed to its title', async () => {
    const { user } = await open('/events', { announcements: [first ?? {}] });
    expect(await panel()).toHaveTextContent(/To a new address\..*Nothing changes for you\..*Since Monday\./);
    expect(within(await panel()).getByRole('presentation')).toHaveAttribute('src', '/pictures/moved.webp');
    expect(within(await panel()).getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/events');
    await user.click(within(await panel()).getByRole('button', { name: 'Hide' }));
    expect(await panel()).toHaveTextContent(/^We have movedShow$/);
  });

  it('BAN-34: is closed for good, which the server is told', async () => {
    const { user, sent, answer } = await open('/events', { announcements: [first ?? {}] });
    answer({ 'POST /api/v2/dismissals': { ok: true } });
    await user.click(within(await panel()).getByRole('button', { name: 'Not now' }));
    expect(screen.queryByText('We have moved')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(sent('POST /api/v2/dismissals')).toEqual([{ content: 'news' }]);
    // Also while the page has the old answer.
    await waitFor(() => expect(sent('BillboardsLazyQuery')).toHaveLength(2));
    expect(screen.queryByText('We have moved')).not.toBeInTheDocument();
  });

  it('closed in a preview, where nothing may be saved, it is back on the next page', async () => {
    const { user, load, answer } = await open('/events', { announcements: [first ?? {}] });
    answer({ 'POST /api/v2/dismissals': refusal(403, { status: 403, code: 'PREVIEW' }) });
    await user.click(within(await panel()).getByRole('button', { name: 'Not now' }));
    expect(screen.queryByText('We have moved')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await load();
    expect(await panel()).toBeVisible();
  });
});
