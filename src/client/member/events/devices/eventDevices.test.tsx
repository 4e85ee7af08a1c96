// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { EnergyEvent, EventDevice } from '../../../../../codegen/rest/types.ts';
import { expectConsoleErrors } from '../../../../../tests/support/consoleErrors.ts';
import { eventApp, type EventFacts } from '../../../../../tests/support/eventApp.tsx';
import { everythingIsNear } from '../../../../../tests/support/everythingIsNear.ts';
import { refusal } from '../../../../../tests/support/renderApp.tsx';
import {
  deviceInEvent,
  EVENT_ID,
  eventIn,
  realTime,
  receiptAnswer,
  settledEvent,
  settledReceipt,
  withDevices,
} from '../../../../../tests/support/stubEvents.ts';
import { storeKeptAnswers } from '../../../platform/write/storeKeptAnswers.ts';

const OPT = 'POST /event_device_opt_in_out';
const heater = deviceInEvent(1, 'Water heater', 'waterheater', { may_opt_out: true });
const hall = deviceInEvent(2, 'Hall thermostat', 'thermostat', { may_opt_out: true });
const fan = deviceInEvent(3, 'Fan', 'plug', { opt: 'out', pre_event: 'EXCLUDED', may_opt_in: true });
const lamp = deviceInEvent(4, 'Desk lamp', 'light', { pre_event: 'ISSUE', may_opt_out: true });
const meter = deviceInEvent(5, 'House monitor', 'monitor', { pre_event: 'EXCLUDED' });
const running = { ...heater, advance: 'SHIFTED', history: 'OFF', shifted_seconds: 600 } as const;
const takenOut = { ...running, opt: 'out', participation: 'OPT_OUT', history: 'DONE' } as const;

everythingIsNear();

const devices = async () => within(await screen.findByRole('region', { name: 'Your devices' }));
const rows = async () =>
  (await devices()).getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
const theSwitch = async (name: RegExp) => (await devices()).getByRole('switch', { name });

/** An event whose backend answers an opt with these devices. */
async function open(event: EnergyEvent, ...after: readonly EventDevice[]) {
  const facts: EventFacts = { event };
  const app = await eventApp(facts, {
    answers: {
      [OPT]: () => {
        facts.event = { ...facts.event, ...withDevices(...after) };
        return facts.event;
      },
    },
  });
  return { ...app, page: app, facts };
}

it('EVT-17: before the event, lists devices in display order with what each will do', async () => {
  await open(eventIn(90, withDevices(meter, lamp, fan, hall, heater)));
  expect(await rows()).toEqual([
    expect.stringMatching(/^Water heater.*We’ll switch it off/),
    expect.stringMatching(/^Hall thermostat.*We’ll ease the temperature/),
    expect.stringMatching(/^Fan.*Sits this one out/),
    expect.stringMatching(/^Desk lamp.*we can’t reach it/),
    expect.stringMatching(/^House monitor.*Only measures/),
  ]);
  const section = await devices();
  expect(section.getAllByRole('switch')).toHaveLength(4);
  expect(section.getAllByRole('link')).toHaveLength(1);
  expect(section.getByRole('link', { name: 'See what’s wrong with Desk lamp' })).toHaveAttribute(
    'href',
    `/devices/${lamp.device_id}`,
  );
});

describe('EVT-14: a switch', () => {
  it('puts one device in, and shows what the server answers', async () => {
    const { user, sent } = await open(eventIn(90, withDevices(heater, fan)), heater, {
      ...fan,
      opt: 'in',
      pre_event: 'INCLUDED',
      may_opt_in: false,
      may_opt_out: true,
    });
    expect(await theSwitch(/^Fan/)).not.toBeChecked();
    await user.click(await theSwitch(/^Fan/));
    await waitFor(async () => expect(await theSwitch(/^Fan/)).toBeChecked());
    expect((await rows())[1]).toMatch(/We’ll switch it off/);
    expect(screen.getByText('Fan is in.')).toHaveAttribute('role', 'status');
    expect(sent(OPT)).toEqual([{ event_id: EVENT_ID, device_id: fan.device_id, opt: 'in' }]);
  });

  it('that is refused says why, and returns to the server’s state', async () => {
    const { user, answer } = await open(eventIn(90, withDevices(fan)));
    const error = 'It has started, so nothing can join it any more.';
    answer({ [OPT]: () => refusal(400, { status: 400, error, code: 'TOO_LATE' }) });
    await user.click(await theSwitch(/^Fan/));
    expect(await screen.findByText(error)).toBeVisible();
    expect(await theSwitch(/^Fan/)).not.toBeChecked();
  });

  it('taking a device out of a running scheduled event is final, so it needs a confirmation', async () => {
    const { user, sent } = await open(
      eventIn(-12, withDevices(running, hall)),
      { ...takenOut, may_opt_out: false },
      hall,
    );
    expect((await devices()).getByText(/If you take a device out, you can’t put it back in/)).toBeVisible();
    await user.click(await theSwitch(/^Water heater/));
    await user.click(await screen.findByRole('button', { name: 'Leave it in' }));
    expect(sent(OPT)).toEqual([]);
    await user.click(await theSwitch(/^Water heater/));
    expect(await screen.findByRole('dialog', { name: 'Take Water heater out?' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Take it out' }));
    await waitFor(async () =>
      expect((await rows())[0]).toMatch(/You took it out after 10 min. It’s back to normal./),
    );
    expect((await devices()).queryByRole('switch', { name: /^Water heater/ })).not.toBeInTheDocument();
    expect(sent(OPT)).toEqual([{ event_id: EVENT_ID, device_id: heater.device_id, opt: 'out' }]);
  });

  it('takes a device out of a real-time event without a confirmation, because it may come back', async () => {
    const { user } = await open(eventIn(-12, { ...realTime, ...withDevices(running) }), {
      ...takenOut,
      may_opt_in: true,
      may_opt_out: false,
    });
    await user.click(await theSwitch(/^Water heater/));
    await waitFor(async () => expect((await rows())[0]).toMatch(/You took it out/));
    expect(await theSwitch(/^Water heater/)).not.toBeChecked();
  });
});

describe('a device taken out without a connection', () => {
  const SAID = /It leaves once you’re back online/;
  async function takeOutOffline() {
    expectConsoleErrors();
    const opened = await open(eventIn(90, withDevices(heater)), {
      ...heater,
      opt: 'out',
      may_opt_out: false,
    });
    const { app, user, answer } = opened;
    answer({ [OPT]: () => Promise.reject(new TypeError('Failed to fetch')) });
    app.services.connection.hear(true);
    onTestFinished(storeKeptAnswers(app.services));
    await user.click(await theSwitch(/^Water heater/));
    await waitFor(async () => expect((await rows())[0]).toMatch(SAID));
    expect(await theSwitch(/^Water heater/)).not.toBeChecked();
    expect(
      screen.getByText('You’re offline. Open the app once you’re back online, and we’ll send your answer.'),
    ).toBeVisible();
    return opened;
  }

  it('is kept over a reload, and sent once the line is back', async () => {
    const { page, answer, load, sent, facts } = await takeOutOffline();
    expect(page.app.services.keptAnswers.get()).toHaveLength(1);
    answer({
      [OPT]: () => {
        facts.event = { ...facts.event, ...withDevices({ ...heater, opt: 'out', pre_event: 'EXCLUDED' }) };
        return facts.event;
      },
    });
    await load();
    onTestFinished(storeKeptAnswers(page.app.services));
    expect(await screen.findByText('Water heater is out.')).toBeVisible();
    await waitFor(async () => expect((await rows())[0]).not.toMatch(SAID));
    expect(sent(OPT)).toEqual([
      { event_id: EVENT_ID, device_id: heater.device_id, opt: 'out' },
      { event_id: EVENT_ID, device_id: heater.device_id, opt: 'out' },
    ]);
    expect(window.localStorage.getItem('ebbwatt.kept-answers')).toBeNull();
  });

  it('is put back by the switch before it was sent, and refused with a sentence when it comes too late', async () => {
    const { app, user, answer, sent } = await takeOutOffline();
    await user.click(await theSwitch(/^Water heater/));
    expect((await rows())[0]).not.toMatch(SAID);
    expect(await theSwitch(/^Water heater/)).toBeChecked();
    await user.click(await theSwitch(/^Water heater/));
    await waitFor(async () => expect((await rows())[0]).toMatch(SAID));
    const error = 'It’s over, so nothing changes any more.';
    answer({ [OPT]: () => refusal(400, { status: 400, error, code: 'TOO_LATE' }) });
    app.services.connection.hear(false);
    expect(await screen.findByText(error)).toBeVisible();
    await waitFor(async () => expect(await theSwitch(/^Water heater/)).toBeChecked());
    expect(sent(OPT)).toHaveLength(3);
  });
});

it('EVT-18 to EVT-20: a running event follows its devices, and its result ends the polling', async () => {
  const receipt = settledReceipt(400);
  const { facts, calls, pass } = await open(
    eventIn(-12, withDevices({ ...heater, advance: 'SCHEDULED', history: 'SCHEDULED' })),
  );
  const asked = () => calls.filter((call) => call === `GET /events/${EVENT_ID}`).length;
  const next = async (device: EventDevice) => {
    facts.event = { ...facts.event, ...withDevices(device) };
    await pass({ seconds: 5 });
  };
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^On now: 4\d min left$/);
  expect(await rows()).toEqual([expect.stringMatching(/About to start/)]);
  await next({ ...heater, advance: 'SHIFTED', history: 'OFF', shifted_seconds: 65 });
  await waitFor(async () => expect((await rows())[0]).toMatch(/Switched off, 1 min so far/));
  const wasTurnedOn = {
    ...heater,
    advance: 'SHIFTED',
    participation: 'TURNED_ON_DURING',
    history: 'ALREADY_ON',
    shifted_seconds: 130,
    may_opt_out: false,
  } as const;
  await next(wasTurnedOn);
  await waitFor(async () => expect((await rows())[0]).toMatch(/Was turned back on after 2 min/));
  facts.event = settledEvent(receipt);
  facts.receipt = receiptAnswer(receipt, receipt.pay.watts);
  await next(wasTurnedOn);
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^You saved .* and earned (\$[\d,]+\.\d\d|\d+¢)$/,
    ),
  );
  expect(await screen.findByRole('heading', { name: 'How we worked this out' })).toBeVisible();
  expect(await rows()).toEqual([expect.stringMatching(/Was turned back on after 2 min/)]);
  const before = asked();
  await pass({ minutes: 1 });
  expect(asked()).toBe(before);
});

it.each([
  ['that will feed in', 90, { can_feed: true }, 'It’ll feed in, down to your reserve'],
  ['that cannot', 90, {}, 'We’ll pause charging'],
  [
    'that feeds in',
    -12,
    { advance: 'SHIFTED', history: 'OFF', shifted_seconds: 600, fed_wh: 850 },
    'Feeding in, 850 Wh, 10 min so far',
  ],
  [
    'that has just begun to feed in',
    -2,
    { advance: 'SHIFTED', history: 'OFF', shifted_seconds: 65, fed_wh: 0 },
    'Feeding in, 1 min so far',
  ],
  [
    'that fed in',
    -70,
    { advance: 'SHIFTED', history: 'DONE', shifted_seconds: 3_600, fed_wh: 3_200 },
    'Fed in 3,200 Wh, its own figure, in 1 h',
  ],
] as const)('a battery %s says so', async (_what, minutes, more, said) => {
  await open(eventIn(minutes, withDevices(deviceInEvent(1, 'Home battery', 'battery', more))));
  expect((await rows())[0]).toContain(said);
});

it('what a battery fed in is explained: its own count, and the meter that pays', async () => {
  const receipt = settledReceipt(400);
  const fed = { advance: 'SHIFTED', history: 'DONE', shifted_seconds: 3_600, fed_wh: 320 } as const;
  const battery = deviceInEvent(1, 'Home battery', 'battery', fed);
  const why = () => screen.findByRole('dialog', { name: 'What Home battery fed in', hidden: true });
  const { facts, pass } = await open(eventIn(-70, withDevices(battery)));
  expect(await why()).toHaveTextContent(/The battery counted 320 Wh itself in 1 h/);
  expect(await why()).toHaveTextContent(/What you earn goes by your home’s meter/);
  facts.event = settledEvent(receipt, withDevices(battery));
  facts.receipt = receiptAnswer(receipt, receipt.pay.watts);
  await pass({ minutes: 10 });
  await waitFor(async () => expect(await why()).toHaveTextContent(/meter measured .* less than usual/));
});

const shifted = (device: EventDevice): EventDevice => ({
  ...device,
  advance: 'SHIFTED',
  history: 'OFF',
  shifted_seconds: 600,
  may_opt_out: false,
});
const lost = { ...lamp, advance: 'OFFLINE_GIVEN_UP', may_opt_out: false } as const;

it('after the event, shows a line for each kind, with its devices behind it', async () => {
  const receipt = settledReceipt(400);
  const { user } = await eventApp({
    event: settledEvent(
      receipt,
      withDevices(
        shifted(heater),
        shifted(hall),
        shifted(deviceInEvent(6, 'Den', 'thermostat', {})),
        lost,
        shifted(deviceInEvent(7, 'Porch', 'light', {})),
      ),
    ),
    receipt: receiptAnswer(receipt, receipt.pay.watts),
  });
  const list = (await devices()).getAllByRole('list')[0];
  expect(
    [...(list?.children ?? [])].map((each) => (each.querySelector('summary') ?? each).textContent),
  ).toEqual([
    expect.stringMatching(/^Water heaterSwitched off for 10 min/),
    'ThermostatsBoth took part',
    'Lights1 of 2 took part. 1 had trouble.',
  ]);
  await user.click((await devices()).getByText('Lights'));
  expect((await devices()).getByRole('link', { name: 'See what’s wrong with Desk lamp' })).toBeVisible();
});

it('after the event, shows one line for more than four kinds, which says if any had trouble', async () => {
  const receipt = settledReceipt(400);
  const { user } = await eventApp({
    event: settledEvent(
      receipt,
      withDevices(
        ...[heater, hall, fan, meter].map(shifted),
        shifted(deviceInEvent(6, 'Car', 'ev', {})),
        lost,
        shifted(deviceInEvent(7, 'Porch', 'light', {})),
      ),
    ),
    receipt: receiptAnswer(receipt, receipt.pay.watts),
  });
  const list = (await devices()).getAllByRole('list')[0];
  expect([...(list?.children ?? [])].map((each) => each.querySelector('summary')?.textContent)).toEqual([
    '6 kinds of devices6 of 7 took part. 1 had trouble.',
  ]);
  await user.click((await devices()).getByText('6 kinds of devices'));
  await user.click((await devices()).getByText('Lights'));
  expect((await devices()).getByRole('link', { name: 'See what’s wrong with Desk lamp' })).toBeVisible();
});

it('EVT-12: the list counts the devices that are taking part now', async () => {
  await eventApp({ event: eventIn(-12, withDevices(running, hall)) }, { path: '/events' });
  expect(await screen.findByText('1 of 2 devices are taking part')).toBeVisible();
});
