// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { eventApp, type EventFacts } from '../../../../tests/support/eventApp.tsx';
import { everythingIsNear } from '../../../../tests/support/everythingIsNear.ts';
import type { RenderOptions } from '../../../../tests/support/renderApp.tsx';
import { SETTINGS } from '../../../../tests/support/stubApi.ts';
import {
  deviceInEvent,
  EVENT_ID,
  eventIn,
  realTime,
  withDevices,
} from '../../../../tests/support/stubEvents.ts';

everythingIsNear();

const OPT = 'POST /event_opt_in_out';
const open = (event: EnergyEvent | EventFacts, options: Partial<RenderOptions> = {}) =>
  eventApp('event' in event ? event : { event }, { path: '/events', ...options });
const main = () => screen.getByRole('main');
const plug = deviceInEvent(1, 'Fan', 'plug');
const running = { ...plug, advance: 'SHIFTED' } as const;
const vacation = { state: 'planned', start_date: '2026-08-01', end_date: '2026-08-14' } as const;

it('says what is left to make up first, and leads to the evening that it comes from', async () => {
  const to_make_up = { wh: 300, event_id: 'earlier', date: '2026-02-24' };
  await open(eventIn(90, { to_make_up }));
  const button = await screen.findByRole('button', { name: /to make up first/ });
  expect(button).toHaveTextContent('300 Wh to make up first');
  const sheet = button.nextElementSibling as HTMLElement;
  expect(sheet).toHaveTextContent('On February 24, you used more than usual.');
  expect(within(sheet).getByRole('link', { name: 'February 24', hidden: true })).toHaveAttribute(
    'href',
    '/events/earlier',
  );
});

describe('EVT-02: the answer to a coming or running event', () => {
  it.each([
    [
      'not answered',
      90,
      { opt: null, may_opt_in: true },
      'Join this OhmHour',
      'It’s free, and you can leave any time',
    ],
    ['declined', 90, { opt: 'out', may_opt_in: true }, 'Join this OhmHour', 'You said no to this one.'],
    [
      'left, with a way back',
      -12,
      { ...realTime, opt: 'out', may_opt_in: true },
      'Join this AutoOhm',
      'You left this one. You can rejoin until it ends.',
    ],
    ['joined', 90, {}, 'You’re in', 'Use less from '],
    ['joined, running', -12, {}, 'You’re in', 'Keep it low until '],
    [
      'of devices',
      90,
      { ...realTime, ...withDevices(plug) },
      'You’re in',
      'Your devices take part automatically.',
    ],
    [
      'of devices, without any',
      90,
      realTime,
      'You’re in',
      'It pays for connected devices, and you don’t have one yet.',
    ],
    ['not for this home', 90, { opt: null }, 'You can’t join this one', 'Your home isn’t part of this one.'],
    ['missed', -12, { opt: null }, 'This one has started', 'Joining closes at the start.'],
    [
      'declined, too late',
      -12,
      { opt: 'out' },
      'You’re sitting this one out',
      'Joining closes at the start.',
    ],
  ] as const)('%s', async (_what, minutes, more, state, hint) => {
    await open(eventIn(minutes, more));
    expect(await screen.findByText(state)).toBeVisible();
    expect(main()).toHaveTextContent(hint);
  });

  it.each([
    ['planned', 'You’re on vacation Aug 1–14', 'Plans changed?'],
    ['running', 'You’re on vacation until Aug 14', 'Back early?'],
  ] as const)(
    'during a vacation that is %s there is none, but a way to change it',
    async (state, said, hint) => {
      await open(eventIn(90, { opt: null, may_opt_in: true, vacation: { ...vacation, state } }));
      expect(await screen.findByText(said)).toBeVisible();
      expect(main()).toHaveTextContent(hint);
      expect(screen.getByRole('link', { name: 'Change your vacation' })).toHaveAttribute(
        'href',
        '/settings/vacation',
      );
      expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
    },
  );

  it('EVT-26: a running event is left only after a question', async () => {
    const event = eventIn(-12);
    const left = { ...event, opt: 'out', may_opt_out: false } as const;
    const { user, sent } = await open(event, { answers: { [OPT]: left } });
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await user.click(await screen.findByRole('button', { name: 'Stay in' }));
    expect(sent(OPT)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.click(await screen.findByRole('button', { name: 'Leave now' }));
    expect(await screen.findByText('You’re sitting this one out')).toBeVisible();
    expect(sent(OPT)).toEqual([{ event_id: EVENT_ID, opt: 'out' }]);
  });
});

describe('the list of coming events', () => {
  it('has one leading card, and shows the pay of each', async () => {
    const later = { ...eventIn(60 * 30), id: '0190a1b2-0000-7000-8000-0000000000e2' };
    await open(eventIn(90), { answers: { 'GET /api/v2/upcoming_events': { events: [eventIn(90), later] } } });
    expect(await screen.findByText('Next OhmHour')).toBeVisible();
    expect(within(main()).getAllByText('OhmHour')).toHaveLength(1);
    expect(main()).toHaveTextContent(/in 1 h (?:29|30) min/);
    expect(screen.getAllByRole('button', { name: /You’ll likely earn/ })).toHaveLength(2);
  });

  it.each([
    [
      [85, 65],
      'Your last 2 results would earn 85¢ and 65¢ this time, latest first.',
      'We also look at 40 recent results',
    ],
    [[], 'You don’t have a result yet, so we go by 40 recent results of homes like yours', null],
  ])('the likely pay says what it rests on, with own results of %j', async (own, said, also) => {
    const { user } = await open(
      eventIn(90, { likely_points: { low: 60, high: 110, own, other_results: 40 } }),
    );
    await user.click(
      (await screen.findAllByRole('button', { name: /You’ll likely earn/ }))[0] as HTMLElement,
    );
    expect(main()).toHaveTextContent(said);
    if (also !== null) expect(main()).toHaveTextContent(also);
    expect(main()).toHaveTextContent('Four in five results should land here.');
  });

  it('EVT-12: follows the devices of a running event', async () => {
    const facts: EventFacts = { event: eventIn(-12, withDevices(plug)) };
    const { pass } = await open(facts);
    expect(await screen.findByText('0 of 1 device is taking part')).toBeVisible();
    facts.event = { ...facts.event, ...withDevices(running) };
    await pass({ seconds: 10 });
    expect(await screen.findByText('1 of 1 device is taking part')).toBeVisible();
  });

  it('HLP-01: is asked for again after each quarter of an hour alone, while there is no device to follow', async () => {
    // Three minutes before the next time that every list is read again.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-07-01T19:02:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const { pass, calls } = await open(eventIn(-12));
    expect(await screen.findByText('OhmHour is on now')).toBeVisible();
    const asked = () => calls.filter((call) => call === 'GET /api/v2/upcoming_events').length;
    await pass({ seconds: 30 });
    expect(asked()).toBe(1);
    await pass({ minutes: 4 });
    await waitFor(() => expect(asked()).toBe(2));
  });

  it('drops an event that is over, without a word from the server', async () => {
    const { pass } = await open(eventIn(-59));
    expect(await screen.findByText('OhmHour is on now')).toBeVisible();
    await pass({ minutes: 1, seconds: 5 });
    await waitFor(() => expect(screen.queryByText('OhmHour is on now')).not.toBeInTheDocument());
  });

  it.each([
    ['at its top', {}, 'Back early?'],
    [
      'at the event that falls into it',
      { opt: null, vacation: { ...vacation, state: 'running' } },
      'Change your vacation',
    ],
  ] as const)('VAC-02: says once that the member is away: %s', async (_where, more, link) => {
    const settings = {
      ...SETTINGS,
      vacation_state: 'running',
      vacation_start_date: '2026-07-28',
      vacation_end_date: '2026-08-14',
    };
    await open(eventIn(90, more), { answers: { 'GET /settings': settings } });
    expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', '/settings/vacation');
    expect(screen.getAllByText('You’re on vacation until Aug 14')).toHaveLength(1);
  });
});
