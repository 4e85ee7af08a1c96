// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { HALLWAY } from '../../../../tests/support/deviceFacts.ts';
import { renderApp, type AnswerTable, type PageCall } from '../../../../tests/support/renderApp.tsx';
import type { DeviceType } from '../../../domain/devices/deviceTypes.ts';

const NOW = Date.parse('2026-07-03T19:00:00Z');
const ID = HALLWAY.device_id;
const home = { __typename: 'HomeSummary', timeZone: 'America/Los_Angeles' };

/** The device's page, with these answers about its use and its log. */
const open = (answers: AnswerTable, device_type: DeviceType = 'plug') =>
  renderApp({
    path: `/devices/${ID}`,
    user: DANA,
    page: { now: NOW },
    host: { now: () => NOW },
    answers: {
      [`GET /device/state/${ID}`]: { device: { ...HALLWAY, device_type } },
      'GET /connection/list': { connections: [] },
      DeviceUsageQuery: { viewer: { home, deviceEnergyUsage: null } },
      DeviceLogQuery: { viewer: { home, deviceEventLogs: null } },
      ...answers,
    },
  });
const uses = () => screen.findByRole('region', { name: /^What it (?:uses|produced)$/ });

describe('DEV-14, DEV-15: what a device uses', () => {
  const usage = (hours: readonly number[], more: object = {}) => ({
    __typename: 'DeviceEnergyUsage',
    from: '2026-07-02T07:00:00Z',
    to: '2026-07-03T07:00:00Z',
    totalWattHours: hours.reduce((sum, each) => sum + each, 0),
    hours: hours.map((consumptionWattHours, hour) => ({
      __typename: 'DeviceHour',
      id: `hour-${hour}`,
      hourStartDttm: new Date(Date.parse('2026-07-02T07:00:00Z') + hour * 3_600_000).toISOString(),
      consumptionWattHours,
    })),
    days: [
      { __typename: 'DeviceDay', date: '2026-07-01', wattHours: 3_000 },
      { __typename: 'DeviceDay', date: '2026-07-02', wattHours: null },
    ],
    excess: null,
    ...more,
  });
  const answer = (hours: readonly number[], more: object = {}) => ({
    DeviceUsageQuery: { viewer: { home, deviceEnergyUsage: usage(hours, more) } },
  });

  it('is shown by hour for yesterday, and by day for a week and a month', async () => {
    const { user, sent } = await open(answer([500, 1_500]));
    const section = within(await uses());
    expect(await section.findByText('2 kWh')).toBeVisible();
    await user.click(section.getByRole('radio', { name: 'Week' }));
    expect(await section.findByText('Wednesday, July 1: 3 kWh')).toBeInTheDocument();
    expect(section.getByText('Thursday, July 2: unknown')).toBeInTheDocument();
    await user.click(section.getByRole('radio', { name: 'Month' }));
    await waitFor(() =>
      expect(sent('DeviceUsageQuery')).toEqual([
        { deviceId: ID, period: 'YESTERDAY', byHour: true },
        { deviceId: ID, period: 'PREVIOUS_WEEK', byHour: false },
        { deviceId: ID, period: 'MONTHLY', byHour: false },
      ]),
    );
  });

  it.each([
    ['solar', [-2_000, 100], ['1.9 kWh', 'Below the line is what it used itself.']],
    [
      'battery',
      [3_000, -1_000],
      ['3 kWh', 'Charged', '1 kWh', 'Sent back', 'Below the line is what it sent back.'],
    ],
    ['battery', [3_000, 500], ['3.5 kWh', 'Charged, minus what it sent back']],
    ['plug', [400, 100], ['500 Wh', 'Total']],
  ] as const)('of a device that may give: %s, %j', async (type, hours, said) => {
    await open(answer(hours), type);
    for (const words of said) await waitFor(async () => expect(await uses()).toHaveTextContent(words));
  });

  it('says so where there is none', async () => {
    await open(answer([], { totalWattHours: null }));
    expect(await screen.findByText('No data for these days.')).toBeVisible();
  });

  it('says so where devices report more than the meter', async () => {
    const excess = { __typename: 'Excess', reportedWattHours: 9_000, measuredWattHours: 7_000 };
    await open(answer([500], { excess }));
    expect(
      await screen.findByText(/Together, your devices report 9 kWh\. Your home used 7 kWh\./),
    ).toBeVisible();
  });
});

describe('DEV-17: what happened with a device', () => {
  const entry = (id: string, happened: string | null, more: object = {}) => ({
    __typename: 'DeviceEventLog',
    id,
    at: '2026-07-02T01:00:00Z',
    eventId: null,
    happened,
    history: null,
    ...more,
  });
  const inEvent = (outcome: string, more: object = {}) => ({
    __typename: 'DeviceInEvent',
    eventId: 'e1',
    eventType: 'PARTICIPATION_REDUCTION',
    start: '2026-07-02T01:00:00Z',
    end: '2026-07-02T02:00:00Z',
    outcome,
    change: 'SWITCHED_OFF',
    degrees: null,
    changedFrom: '2026-07-02T01:00:00Z',
    changedTo: '2026-07-02T02:00:00Z',
    changedSeconds: 3_600,
    fedWattHours: null,
    ...more,
  });
  const log = (total: number, logs: readonly object[], events: readonly object[] = []) => ({
    viewer: { home, deviceEventLogs: { __typename: 'DeviceEventLogs', total, logs, events } },
  });
  const list = () => screen.findByRole('list', { name: 'What happened' });

  it('is a row for each, and one for an event with its steps', async () => {
    const { user } = await open({
      DeviceLogQuery: log(
        3,
        [
          entry('l3', 'offline'),
          entry('l2', null, { eventId: 'e1', history: 'DONE' }),
          entry('l1', null, { eventId: 'e1', history: 'OFF' }),
        ],
        [inEvent('TOOK_PART')],
      ),
    });
    expect(await list()).toHaveTextContent('Went offline');
    expect(await list()).toHaveTextContent('Took part. Switched off from 6 to 7 PM.');
    await user.click(within(await list()).getByText(/^OhmHour/));
    expect(within(await list()).getByRole('link', { name: 'See this OhmHour' })).toHaveAttribute(
      'href',
      '/events/e1',
    );
    const steps = within(await list()).getAllByText(/^(?:Switched off|Back to normal)/);
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Switched off/),
      expect.stringMatching(/^Back to normal/),
    ]);
  });

  it.each([
    ['TAKING_PART', { changedTo: '2026-07-02T01:30:00Z' }, 'Switched off since 6 PM.'],
    [
      'NOT_TO_THE_END',
      { change: 'WARMER', degrees: 2 },
      'Took part, but not to the end. Set 3.6 °F warmer from 6 to 7 PM.',
    ],
    [
      'CHANGED_BACK',
      { changedFrom: null, changedTo: null, changedSeconds: 600 },
      'Switched off for 10 min. Then someone changed it back.',
    ],
    ['CHANGED_BACK', { changedSeconds: 0 }, 'Someone turned it on during the event.'],
    [
      'TOOK_PART',
      { change: 'FED_IN', fedWattHours: 3_200 },
      'Took part. Fed in 3.2 kWh, its own figure, from 6 to 7 PM.',
    ],
    ['OFFLINE', {}, 'Didn’t take part. It was offline.'],
  ])('says how an event went: %s, %j', async (outcome, more, said) => {
    await open({
      DeviceLogQuery: log(
        1,
        [entry('l1', null, { eventId: 'e1', history: 'OFF' })],
        [inEvent(outcome, more)],
      ),
    });
    expect(await list()).toHaveTextContent(said);
  });

  it('explains what a battery fed in: its own count, beside the meter that pays', async () => {
    await open({
      DeviceLogQuery: log(
        1,
        [entry('l1', null, { eventId: 'e1', history: 'DONE' })],
        [inEvent('TOOK_PART', { change: 'FED_IN', fedWattHours: 3_200 })],
      ),
    });
    expect(await list()).toHaveTextContent(
      'The battery counted 3.2 kWh itself in 1 h. What you earn goes by your home’s meter: your OhmHour result shows what it measured.',
    );
  });

  it('comes by pages, the latest first, and a reload stays on its page', async () => {
    const page = ({ body }: PageCall) => {
      const { page: number } = body as { readonly page: number };
      return log(21, [entry(`l${number}`, ['offline', 'online', 'added'][number - 1] ?? '')]);
    };
    const { user, load } = await open({ DeviceLogQuery: page });
    expect(await list()).toHaveTextContent('Went offline');
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Newer' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(await list()).toHaveTextContent('Back online');
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect(await screen.findByText('Page 3 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Newer' }));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    await load();
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(await list()).toHaveTextContent('Back online');
  });

  it('is nothing yet', async () => {
    await open({ DeviceLogQuery: log(0, []) });
    expect(await screen.findByText('Nothing yet.')).toBeVisible();
  });
});
