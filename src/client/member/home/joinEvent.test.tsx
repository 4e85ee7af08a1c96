// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectConsoleErrors } from '../../../../tests/support/consoleErrors.ts';
import { everythingIsNear } from '../../../../tests/support/everythingIsNear.ts';
import { homeApp } from '../../../../tests/support/homeApp.tsx';
import { refusal } from '../../../../tests/support/renderApp.tsx';
import { HOME } from '../../../../tests/support/stubApi.ts';
import { deviceInEvent, eventIn } from '../../../../tests/support/stubEvents.ts';
import { storeKeptAnswers } from '../../platform/write/storeKeptAnswers.ts';

everythingIsNear();

const NOW = Date.now();
const OPT = 'POST /event_opt_in_out';
const HOUR_MS = 3_600_000;
const nextEvent = {
  __typename: 'HomeEvent',
  isTest: false,
  eventId: 'e1',
  type: 'PARTICIPATION_REDUCTION',
  startAt: new Date(NOW + 2 * HOUR_MS).toISOString(),
  endAt: new Date(NOW + 3 * HOUR_MS).toISOString(),
  opt: 'NONE',
  mayOptIn: true,
  mayOptOut: true,
  leavingBreaksStreak: true,
  hasDevices: true,
  likelyPointsLow: 120,
  likelyPointsHigh: 340,
  likelyPointsOwn: [340, 120],
  toMakeUp: null,
  likelyOtherResults: 40,
  vacation: null,
};
const open = (answer: Parameters<typeof homeApp>[0] = {}) =>
  homeApp({ home: { nextEvent }, page: { now: NOW }, host: { now: () => NOW }, ...answer });
/** Home's data with this event. */
const homeWith = (event: object) => ({
  viewer: { ...HOME.data.viewer, home: { ...HOME.data.viewer.home, nextEvent: event } },
});
const join = () => screen.findByRole('button', { name: /^Join this/ });

describe('EVT-02: the next event on Home', () => {
  it('is joined with one tap and left again, each time confirmed and with the focus kept', async () => {
    const { user, sent } = await open({
      answers: {
        [OPT]: ({ body }) => ({
          ...eventIn(120, { may_opt_in: (body as { opt: string }).opt === 'out' }),
          opt: (body as { opt: string }).opt,
        }),
      },
    });
    await user.click(await join());
    await waitFor(async () => expect(await screen.findByText('You’re in')).toHaveFocus());
    expect(screen.getByText('You’re in for this OhmHour.')).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(async () => expect(await join()).toHaveFocus());
    expect(sent(OPT)).toEqual([
      { event_id: 'e1', opt: 'in' },
      { event_id: 'e1', opt: 'out' },
    ]);
  });

  it('stays as it was when joining fails, and says so', async () => {
    const { user } = await open({ answers: { [OPT]: new Response(null, { status: 500 }) } });
    await user.click(await join());
    await waitFor(() => expect(screen.getByText(/something went wrong/i)).toBeVisible());
    expect(await join()).toBeEnabled();
    expect(screen.queryByText('You’re in')).not.toBeInTheDocument();
  });

  it('is read again after a refusal, so that a member who is too late sees why', async () => {
    const error = 'It has started, so nobody can join it any more.';
    const { user, calls } = await open({ answers: { [OPT]: refusal(400, { status: 400, error }) } });
    await user.click(await join());
    await waitFor(() => expect(screen.getByText(error)).toBeVisible());
    await waitFor(() => expect(calls.filter((call) => call === 'homeLoaderQuery')).toHaveLength(2));
  });
});

it.each([
  ['count_me_in', 'Count me in'],
  ['earn', 'Join and earn'],
  ['unheard_of', 'Join this OhmHour'],
])('in the variation %s, the button says “%s”', async (variation, name) => {
  const [key, active] = ['events_join_words', `events_join_words=${variation}`];
  await open({ page: { now: NOW, features: [key, active] } });
  expect(await screen.findByRole('button', { name })).toBeVisible();
});

describe('a join without a connection', () => {
  const SAID = 'You’ll join once you’re back online';
  const noLine = () => Promise.reject(new TypeError('Failed to fetch'));
  async function joinOffline() {
    expectConsoleErrors();
    const page = await open({ answers: { [OPT]: noLine } });
    onTestFinished(storeKeptAnswers(page.app.services));
    page.app.services.connection.hear(true);
    await page.user.click(await join());
    expect(await screen.findByText(SAID)).toBeVisible();
    expect(
      screen.getByText('You’re offline. Open the app once you’re back online, and we’ll send your answer.'),
    ).toBeVisible();
    return page;
  }

  it('is kept, and sent once when the line is back', async () => {
    const { app, answer, sent } = await joinOffline();
    expect(screen.getByText('You’re offline', { selector: 'header *' })).toBeVisible();
    const keys: (string | null)[] = [];
    answer({
      homeLoaderQuery: homeWith({ ...nextEvent, opt: 'IN', mayOptIn: false }),
      [OPT]: ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'));
        return { ...eventIn(120, { may_opt_in: false }), opt: 'in' };
      },
    });
    app.services.connection.hear(false);
    expect(await screen.findByText('You’re in')).toBeVisible();
    expect(screen.getByText('You’re in for this OhmHour.')).toBeVisible();
    expect(screen.queryByText(SAID)).not.toBeInTheDocument();
    expect(sent(OPT)).toEqual([
      { event_id: 'e1', opt: 'in' },
      { event_id: 'e1', opt: 'in' },
    ]);
    expect(keys).toHaveLength(1);
  });

  it('survives a reload, with the key of its first call', async () => {
    const keys = new Set<string | null>();
    const page = await joinOffline();
    const { answer, load, sent } = page;
    answer({
      [OPT]: ({ headers }) => {
        keys.add(headers.get('Idempotency-Key'));
        return noLine();
      },
    });
    await load();
    onTestFinished(storeKeptAnswers(page.app.services));
    await waitFor(() => expect(sent(OPT)).toHaveLength(2));
    expect(await screen.findByText(SAID)).toBeVisible();
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  it('is refused with a sentence when it comes too late, and can be taken back before', async () => {
    const error = 'It has started, so nobody can join it any more.';
    const { app, user, answer, sent } = await joinOffline();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await join());
    expect(await screen.findByText(SAID)).toBeVisible();
    answer({ [OPT]: refusal(400, { status: 400, code: 'TOO_LATE', error }) });
    app.services.connection.hear(false);
    expect(await screen.findByText(error)).toBeVisible();
    expect(await join()).toBeVisible();
    expect(sent(OPT)).toHaveLength(3);
  });
});

describe('a running event on Home', () => {
  const devices = ['Hall', 'Car', 'Tank', 'Plug', 'Lamp'].map((name, key) =>
    deviceInEvent(key, name, key === 0 ? 'thermostat' : 'plug', {
      advance: key === 1 ? 'OFFLINE' : 'SHIFTED',
      shifted_seconds: 720,
    }),
  );
  const running = {
    ...nextEvent,
    startAt: new Date(NOW - HOUR_MS / 2).toISOString(),
    endAt: new Date(NOW + HOUR_MS / 2).toISOString(),
    opt: 'IN',
  };
  const hour = {
    event_id: 'e1',
    actions: [{ action: 'cooking', done: false }],
    homes: 21,
    saved: { wh: 420, devices: 2 },
    thermostats: 0,
    result_by: null,
    reminder: null,
    can: [],
  };
  const inHour = (list: readonly object[], event: object = running) =>
    open({
      home: { nextEvent: event },
      answers: {
        'GET /events/e1/hour': hour,
        'GET /event_device_participation/e1': { event_id: 'e1', devices: list },
        'POST /event_action': hour,
      },
    });

  it('says what is left, what each device does, what to do, and how many homes take part', async () => {
    const { user, sent } = await inHour(devices.slice(0, 3));
    expect(await screen.findByText('30 min left')).toBeVisible();
    const list = within(await screen.findByRole('list', { name: 'Your devices' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^HallTemperature eased, 12.min so far$/),
      'CarOffline, trying again',
      expect.stringMatching(/^TankSwitched off, 12.min so far$/),
    ]);
    expect(screen.getByRole('button', { name: /^About 420.Wh saved so far/ })).toHaveAccessibleName(
      /going by your devices’ own figures/,
    );
    expect(screen.getByText('Your meter decides what you’re paid.')).toBeInTheDocument();
    expect(screen.getByText('21 homes are taking part right now.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Leave the oven off' }));
    expect(sent('POST /event_action')).toEqual([{ event_id: 'e1', action: 'cooking', done: true }]);
  });

  it('says in words why a thermostat shows no figure', async () => {
    await open({
      home: { nextEvent: running },
      answers: {
        'GET /events/e1/hour': { ...hour, saved: null, thermostats: 1 },
        'GET /event_device_participation/e1': { event_id: 'e1', devices: [] },
      },
    });
    expect(
      await screen.findByRole('button', {
        name: /^Your thermostat is easing off\. .* comes with your result/,
      }),
    ).toBeVisible();
    expect(screen.getByText(/^Your thermostat gives no figure during an event\./)).toBeInTheDocument();
  });

  it('counts the devices that have no room', async () => {
    await inHour(devices);
    const list = within(await screen.findByRole('list', { name: 'Your devices' }));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('And 2 more devices')).toBeVisible();
  });

  it.each([
    ['has not begun', nextEvent],
    ['runs without the member', { ...running, opt: 'OUT' }],
  ])('is no more than its card when it %s', async (_what, event) => {
    await inHour(devices, event);
    await screen.findByRole('link', { name: /^Details/ });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Your devices' })).not.toBeInTheDocument();
  });
});
