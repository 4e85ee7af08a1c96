// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { expectConsoleErrors } from '../../../../tests/support/consoleErrors.ts';
import { eventApp, type EventFacts } from '../../../../tests/support/eventApp.tsx';
import { everythingIsNear } from '../../../../tests/support/everythingIsNear.ts';
import { refusal } from '../../../../tests/support/renderApp.tsx';
import { SETTINGS } from '../../../../tests/support/stubApi.ts';
import {
  deviceInEvent,
  EVENT_ID,
  eventIn,
  realTime,
  realTimeResult,
  receiptAnswer,
  settledEvent,
  settledReceipt,
  withDevices,
} from '../../../../tests/support/stubEvents.ts';
import type { SessionUser } from '../../../../codegen/rest/types.ts';
import type { SettledReceipt } from '../../../domain/settlement/receipt.ts';

everythingIsNear();

const title = () => screen.findByRole('heading', { level: 1 });
const asked = (calls: readonly string[]) => calls.filter((call) => call === `GET /events/${EVENT_ID}`).length;

describe('the page of an event', () => {
  it.each([
    ['called off, joined', { status: 'CANCELLED' }, /called off$/, /^You’d joined, but it isn’t happening/],
    [
      'called off, not joined',
      { status: 'CANCELLED', opt: null },
      /called off$/,
      /^You don’t have to do anything, and nothing counts/,
    ],
    ['over, not joined', { opt: null }, /^You sat this OhmHour out$/, /^That’s fine. Your streak and tier/],
    [
      'in a vacation that is over',
      { opt: null, vacation: { state: 'over', start_date: '2026-03-01', end_date: '2026-03-04' } },
      /^You were on vacation$/,
      /^That’s fine. Your streak and tier/,
    ],
    ['over, joined', {}, /^Your result is on its way$/, /^They usually take a day or two/],
  ] as const)('says what became of it: %s', async (_what, more, heading, text) => {
    await eventApp({ event: eventIn(-120, more) });
    expect(await title()).toHaveTextContent(heading);
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    [null, {}, 'We’re waiting for your meter readings', true, 0],
    ['NoIntervalData:long-missing', {}, 'Your meter readings have been missing for over a week', true, 1],
    ['MeterTooCoarse', {}, 'Your meter doesn’t send readings often enough', true, 0],
    ['ZeroBaseline', {}, 'There’s nothing to compare with', false, 0],
    ['UnconfirmedZero', {}, 'Your meter reads zero for this event', true, 0],
    ['PowerOutage', {}, 'Your home had no power', false, 0],
    [null, realTime, 'We’re adding up what your devices did', false, 0],
  ] as const)('HOM-16: says why a result waits: %s, %j', async (pending_reason, more, why, streak, links) => {
    await eventApp({ event: eventIn(-120, { settlement_state: 'PENDING', pending_reason, ...more }) });
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryAllByText(/^Waiting never ends a streak/)).toHaveLength(streak ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: 'See your meter data' })).toHaveLength(links);
  });

  it.each([
    [
      36,
      /^Going by how long your utility has taken lately, we expect your result (tomorrow|on \w+) at the latest\.$/,
    ],
    [-1, /^Your utility is taking longer than usual\./],
    [null, /^They usually take a day or two\./],
  ])('says by when the result is expected: in %s hours', async (hours, text) => {
    const result_by = hours === null ? null : new Date(Date.now() + hours * 3_600_000).toISOString();
    await eventApp(
      { event: eventIn(-120, { settlement_state: 'PENDING' }) },
      {
        answers: {
          [`GET /events/${EVENT_ID}/hour`]: {
            event_id: EVENT_ID,
            actions: [],
            homes: null,
            saved: null,
            thermostats: 0,
            result_by,
            reminder: null,
            can: [],
          },
        },
      },
    );
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says how long the utility shares no readings, instead of what is usual', async () => {
    await eventApp(
      { event: eventIn(-120, { settlement_state: 'PENDING' }) },
      {
        answers: {
          'GET /settings': {
            ...SETTINGS,
            utility_info: {
              ...SETTINGS.utility_info,
              short_name: 'Cedar Power',
              current_oauth_is_in_outage: true,
              current_oauth_outage_end_dttm: new Date(Date.now() + 3 * 86_400_000).toISOString(),
            },
          },
        },
      },
    );
    expect(await screen.findByText(/^Cedar Power's data sharing/)).toBeVisible();
    expect(screen.queryByText(/^They usually take a day or two/)).not.toBeInTheDocument();
  });

  it('an estimate says that it isn’t paid', async () => {
    const receipt = settledReceipt(400);
    await eventApp({
      event: settledEvent(receipt, { estimate_only: true }),
      receipt: receiptAnswer(receipt, receipt.pay.watts),
    });
    expect(await screen.findByText('This is an estimate and isn’t paid')).toBeVisible();
    expect(await title()).toHaveTextContent(/^Going by your own file, you saved about /);
  });

  it.each([
    ['PARTICIPATION_REDUCTION', true],
    ['PARTICIPATION_REDUCTION_RT', false],
  ] as const)('says what helps before it: %s', async (ohmhour_type, byHand) => {
    await eventApp({ event: eventIn(90, { ohmhour_type }) });
    expect(await screen.findByRole('heading', { name: 'What helps most' })).toBeVisible();
    expect(screen.queryAllByText(/Ease the heating or cooling/)).toHaveLength(byHand ? 1 : 0);
    expect(screen.queryAllByText(/earn for every quarter hour/)).toHaveLength(byHand ? 0 : 1);
  });

  it.each([
    ['before it starts', 90, {}, 1],
    ['not answered', 90, { opt: null, may_opt_in: true }, 1],
    ['left', 90, { opt: 'out', may_opt_in: true }, 0],
    ['while it runs', -10, {}, 0],
    ['called off', 90, { status: 'CANCELLED' }, 0],
    ['over', -120, {}, 0],
  ] as const)('can be added to a calendar: %s', async (_when, minutes, more, links) => {
    await eventApp({ event: eventIn(minutes, more) });
    await title();
    const found = screen.queryAllByRole('link', { name: 'Add to calendar' });
    expect(found).toHaveLength(links);
    for (const link of found)
      expect(link).toHaveAttribute('href', expect.stringMatching(`/events/${EVENT_ID}/calendar$`));
  });

  it('says how much of a saving was set against an earlier evening, where the pay is explained, too', async () => {
    const receipt = settledReceipt(400);
    const carry = {
      openWh: -100,
      from: { eventId: 'earlier', date: '2026-06-24' },
      countedWh: receipt.reductionWh - 100,
      leftWh: 0,
      limitWh: 300,
      ended: null,
    };
    await eventApp({
      event: settledEvent(receipt),
      receipt: receiptAnswer({ ...receipt, carry }, receipt.pay.watts),
    });
    const said = /100 Wh|0\.100? kWh/;
    const title = await screen.findByRole('dialog', { name: 'Good and bad evenings even out', hidden: true });
    const pay = screen.getByRole('dialog', { name: 'You earned', hidden: true });
    for (const sheet of [title, pay]) {
      expect(sheet).toHaveTextContent(said);
      expect(within(sheet).getByRole('link', { name: 'June 24', hidden: true })).toHaveAttribute(
        'href',
        '/events/earlier',
      );
    }
  });

  it('is read again when the event begins', async () => {
    const { calls, pass } = await eventApp({ event: eventIn(90) });
    await title();
    await pass({ minutes: 89 });
    expect(asked(calls)).toBe(1);
    // Everybody's pages ask within the minute after the start.
    await pass({ minutes: 2 });
    await waitFor(() => expect(asked(calls)).toBeGreaterThan(1));
  });

  it('EVT-23: shows the two placements of an event', async () => {
    const content = { subtitle: null, icon: null, imageUrl: null, subtext: null };
    const cta = {
      __typename: 'PlacementCta',
      label: 'Check your devices',
      url: '/devices',
      level: 'PRIMARY',
    };
    const placement = (name: string, instance: object) => ({
      __typename: 'Placement',
      name,
      instances: [{ __typename: 'PlacementInstance', id: name, ctas: [], ...content, ...instance }],
    });
    const { sent } = await eventApp(
      { event: eventIn(90) },
      {
        answers: {
          PcePlacements: {
            viewer: {
              __typename: 'Viewer',
              placements: [
                placement('EnergyEventDetailsActions', {
                  title: 'Make it count',
                  content: null,
                  ctas: [cta],
                }),
                placement('EnergyEventDetailsPromo', { title: 'Streaks add up', content: 'Event by event.' }),
              ],
            },
          },
        },
      },
    );
    const actions = within(await screen.findByRole('region', { name: 'Make it count' }));
    expect(actions.getByRole('link', { name: 'Check your devices' })).toHaveAttribute('href', '/devices');
    expect(screen.getByRole('heading', { name: 'Streaks add up' })).toBeVisible();
    expect(sent('PcePlacements')).toEqual([
      { names: ['EnergyEventDetailsActions', 'EnergyEventDetailsPromo'] },
    ]);
  });
});

describe('what this home can do, before the event', () => {
  const none = {
    device: null,
    appliance: null,
    count: 1,
    wh: null,
    points: null,
    watts: null,
    percent: null,
    days: null,
  };
  const open = (can: readonly object[], more: Parameters<typeof eventIn>[1] = {}, user: SessionUser = DANA) =>
    eventApp(
      { event: eventIn(90, more) },
      {
        user,
        features: ['appliance_inventory'],
        answers: {
          [`GET /events/${EVENT_ID}/hour`]: {
            event_id: EVENT_ID,
            actions: [],
            homes: null,
            saved: null,
            thermostats: 0,
            result_by: null,
            reminder: null,
            can,
          },
        },
      },
    );
  const card = async () => within(await screen.findByRole('region', { name: 'What your home can do' }));

  it('has a row for each device and appliance, with energy, money and how it came about', async () => {
    await open([
      {
        ...none,
        device: { name: 'Hall', type: 'thermostat' },
        basis: 'eased',
        wh: { low: 180, high: 700 },
        points: { low: 20, high: 70 },
        days: 12,
      },
      { ...none, device: { name: 'Car', type: 'ev' }, basis: 'idle', days: 9 },
      {
        ...none,
        appliance: 'CLOTHES_DRYER',
        count: 2,
        basis: 'typical',
        wh: { low: 3_000, high: 5_400 },
        points: { low: 300, high: 540 },
        watts: 3_000,
        percent: { low: 50, high: 90 },
      },
    ]);
    const rows = (await card()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(
        /^Hall20¢–70¢0\.18.kWh to 0\.7.?.kWh\. By itself. We only ease it, .* at that hour, going by 12 of the last 14 days/,
      ),
      expect.stringMatching(/^CarBy itself. It’s usually off at that hour, so there’s nothing to save\.$/),
      expect.stringMatching(
        /^Clothes dryer × 2\$3\.00–\$5\.403.kWh to 5\.4.kWh\. Typical ones draw 3 kW each and would run 50 to 90% of the time\./,
      ),
    ]);
    expect((await card()).getByRole('link', { name: 'Change your appliances' })).toHaveAttribute(
      'href',
      '/signup/appliances?edit=true',
    );
    expect((await card()).queryByRole('link', { name: 'Connect a device' })).not.toBeInTheDocument();
  });

  it('asks what there is, where nothing is known', async () => {
    await open([]);
    expect((await card()).getByText(/^Tell us what your home has/)).toBeVisible();
    expect((await card()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'List your appliances',
      'Connect a device',
    ]);
  });

  it('asks nothing of somebody who was invited into the home', async () => {
    const invited = { ...DANA, homeRole: 'member' } as const;
    await open([{ ...none, appliance: 'CLOTHES_DRYER', basis: 'unknown' }], {}, invited);
    expect((await card()).getAllByRole('listitem')).toHaveLength(1);
    expect((await card()).queryByRole('link')).not.toBeInTheDocument();
  });

  it('is left out during a vacation', async () => {
    await open([], {
      opt: null,
      vacation: { state: 'planned', start_date: '2026-03-01', end_date: '2026-03-04' },
    });
    await title();
    expect(screen.queryByRole('region', { name: 'What your home can do' })).not.toBeInTheDocument();
  });
});

describe('the reminder an hour before', () => {
  const HOUR = `GET /events/${EVENT_ID}/hour`;
  const hour = (on: boolean | null, blocked: 'off' | 'quiet' | null = null) => ({
    event_id: EVENT_ID,
    actions: [],
    homes: null,
    saved: null,
    thermostats: 0,
    result_by: null,
    reminder: on === null ? null : { at: new Date(Date.now() + 30 * 60_000).toISOString(), on, blocked },
    can: [],
  });
  const remind = () => screen.findByRole('switch', { name: 'Remind me an hour before' });

  it('is asked for and taken back with one switch, which says when and leads to the channels', async () => {
    const { user, sent } = await eventApp(
      { event: eventIn(90) },
      {
        answers: {
          [HOUR]: hour(false),
          'POST /event_reminder': ({ body }) => hour((body as { remind: boolean }).remind),
        },
      },
    );
    expect(await remind()).not.toBeChecked();
    await user.click(await remind());
    expect(await remind()).toBeChecked();
    const when = screen.getByText(/^We’ll remind you at/);
    expect(when).toHaveAttribute('role', 'status');
    expect(within(when).getByRole('link')).toHaveAttribute('href', '/settings/notifications');
    await waitFor(() => expect(sent('POST /event_reminder')).toHaveLength(1));
    await user.click(await remind());
    await waitFor(async () => expect(await remind()).not.toBeChecked());
    expect(sent('POST /event_reminder')).toEqual([
      { event_id: EVENT_ID, remind: true },
      { event_id: EVENT_ID, remind: false },
    ]);
  });

  it.each([
    ['off', /^Your reminders are off, so none will come/, 'Turn them on in Settings'],
    ['quiet', /^At .* we send emails only/, 'Turn on reminders by email'],
  ] as const)('says that it would not come (%s), and leads to the switch', async (blocked, said, link) => {
    const { user } = await eventApp(
      { event: eventIn(90) },
      { answers: { [HOUR]: hour(false, blocked), 'POST /event_reminder': hour(true, blocked) } },
    );
    await user.click(await remind());
    const status = await screen.findByText(said);
    expect(status).toHaveAttribute('role', 'status');
    expect(within(status).getByRole('link', { name: link })).toHaveAttribute(
      'href',
      '/settings/notifications',
    );
    expect(screen.queryByText(/^We’ll remind you/)).not.toBeInTheDocument();
  });

  it.each([
    ['there is none', null, {}],
    ['the member is out', false, { opt: 'out' }],
  ] as const)('is not offered where %s', async (_when, on, more) => {
    await eventApp({ event: eventIn(90, more) }, { answers: { [HOUR]: hour(on) } });
    await screen.findByRole('region', { name: 'What your home can do' });
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});

describe('the page while the event runs', () => {
  const HOUR = `GET /events/${EVENT_ID}/hour`;
  const hour = (done = false, homes: number | null = 1240) => ({
    event_id: EVENT_ID,
    actions: [
      { action: 'cooling', done },
      { action: 'dryer', done: false },
      { action: 'cooking', done: true },
    ],
    homes,
    saved: null,
    thermostats: 0,
    result_by: null,
    reminder: null,
    can: [],
  });
  const box = (name: string) => screen.findByRole('checkbox', { name });

  it('counts the minutes by the server’s clock, without telling screen readers each', async () => {
    const { pass } = await eventApp({ event: eventIn(-10) }, { answers: { [HOUR]: hour() } });
    const heading = await title();
    const minutes = () => Number(/(\d+) min left/.exec(heading.textContent)?.[1]);
    const before = minutes();
    await pass({ minutes: 5 });
    await waitFor(() => expect(minutes()).toBe(before - 5));
    expect(heading.closest('[aria-live], [role=status]')).toBeNull();
  });

  it('shows what to do in this home and how many homes take part, in place of what helps any', async () => {
    await eventApp({ event: eventIn(-10) }, { answers: { [HOUR]: hour() } });
    expect(await box('Set the air conditioning a few degrees higher')).not.toBeChecked();
    expect(await box('Run the dryer later')).not.toBeChecked();
    expect(await box('Leave the oven off')).toBeChecked();
    expect(screen.getByText('1,240 homes are taking part right now.')).toBeVisible();
    expect(screen.getByText(/^Keep anything you need running/)).toBeVisible();
    expect(screen.queryByText('What helps most')).not.toBeInTheDocument();
  });

  it('says what to do now before what each device does', async () => {
    await eventApp(
      { event: eventIn(-10, withDevices(deviceInEvent(1, 'Hot water', 'waterheater'))) },
      { answers: { [HOUR]: hour() } },
    );
    const actions = await screen.findByRole('heading', { name: 'What you can do now' });
    const devices = await screen.findByRole('heading', { name: 'Your devices' });
    expect(actions.compareDocumentPosition(devices)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('keeps a tick on the server, also beside another one, and shows those of another device', async () => {
    const { user, sent, answer, pass } = await eventApp(
      { event: eventIn(-10) },
      { answers: { [HOUR]: hour(), 'POST /event_action': () => hour(true) } },
    );
    await user.click(await box('Set the air conditioning a few degrees higher'));
    await user.click(await box('Leave the oven off'));
    await waitFor(() =>
      expect(sent('POST /event_action')).toEqual([
        { event_id: EVENT_ID, action: 'cooling', done: true },
        { event_id: EVENT_ID, action: 'cooking', done: false },
      ]),
    );
    expect(await box('Set the air conditioning a few degrees higher')).toBeChecked();
    expect(await box('Leave the oven off')).not.toBeChecked();
    answer({ [HOUR]: { ...hour(true), actions: [{ action: 'dryer', done: true }] } });
    await pass({ seconds: 31 });
    await waitFor(async () => expect(await box('Run the dryer later')).toBeChecked());
  });

  it('takes a tick back that the server refused, and says why', async () => {
    const { user } = await eventApp(
      { event: eventIn(-10) },
      {
        answers: {
          [HOUR]: hour(),
          'POST /event_action': () =>
            refusal(400, { status: 400, error: 'You can tick this while the event is on.' }),
        },
      },
    );
    await user.click(await box('Run the dryer later'));
    expect(await screen.findByText('You can tick this while the event is on.')).toBeVisible();
    await waitFor(async () => expect(await box('Run the dryer later')).not.toBeChecked());
  });

  it.each([
    ['only devices pay', realTime, 0, 1],
    ['the member is out', { opt: 'out' }, 0, 1],
  ] as const)('asks for nothing by hand where %s', async (_when, more, boxes, help) => {
    await eventApp(
      { event: eventIn(-10, more) },
      { answers: { [HOUR]: { ...hour(), actions: [], homes: null } } },
    );
    await screen.findByRole('heading', { name: 'What helps most' });
    expect(screen.queryAllByRole('checkbox')).toHaveLength(boxes);
    expect(screen.queryAllByText('What helps most')).toHaveLength(help);
  });

  it('stays usable when the hour can’t be read, and tries again', async () => {
    const errors = expectConsoleErrors();
    const { user, answer } = await eventApp(
      { event: eventIn(-10) },
      { answers: { [HOUR]: () => refusal(500) } },
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('button', { name: 'Leave' })).toBeVisible();
    answer({ [HOUR]: hour() });
    await user.click(again);
    expect(await box('Run the dryer later')).toBeVisible();
    expect(errors.length).toBeGreaterThan(0);
  });
});

describe('a receipt', () => {
  const settled = (receipt: SettledReceipt): EventFacts => ({
    event: settledEvent(receipt),
    receipt: receiptAnswer(receipt, receipt.pay.watts),
  });
  const open = async ({ user }: Awaited<ReturnType<typeof eventApp>>, step: string) =>
    user.click(await screen.findByRole('heading', { level: 3, name: step }));
  const check = async (app: Awaited<ReturnType<typeof eventApp>>) => {
    await open(app, 'For the curious');
    await app.user.click(await screen.findByRole('button', { name: 'Check it' }));
  };
  const honest = settledReceipt(400);

  it('is worked out again in the browser, and agrees', async () => {
    await check(await eventApp(settled(honest)));
    expect(
      await screen.findByText(`Same result: ${honest.pay.watts.toLocaleString('en-US')} watts`),
    ).toBeVisible();
    const table = within(
      screen.getByRole('region', { name: 'Figures on the receipt and as worked out here' }),
    );
    expect(table.getByRole('row', { name: /^Used/ })).toHaveTextContent(/0\.400\s?kWh0\.400\s?kWh$/);
  });

  it('that was forged says which figure does not add up', async () => {
    await check(
      await eventApp(settled({ ...honest, pay: { ...honest.pay, watts: honest.pay.watts + 5_000 } })),
    );
    expect(await screen.findByText('1 part of the receipt doesn’t add up')).toBeVisible();
    expect(screen.getByText(/we get something else for the pay\.$/)).toBeVisible();
  });

  it('is folded to a line for each step, with its outcome, and what explains an unpaid one', async () => {
    const app = await eventApp(settled(honest));
    const card = await screen.findByRole('region', { name: 'How we worked this out' });
    const lines = [...card.querySelectorAll('ol > li > details')];
    expect(lines.map((each) => each.querySelector('summary')?.textContent)).toEqual([
      expect.stringMatching(/^Your usual1\skWh$/),
      expect.stringMatching(/^What you used0\.4\skWh$/),
      'More than chance?Yes',
      expect.stringMatching(/^What it pays(\$[\d.]+|\d+¢)$/),
      'Tier and streakGold',
      'For the curious',
    ]);
    expect(lines.filter((each) => each.hasAttribute('open'))).toEqual([]);
    expect(screen.getByText('Table (CSV)')).not.toBeVisible();
    await open(app, 'For the curious');
    expect(screen.getByRole('link', { name: 'Table (CSV)' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Added to your balance' })).toBeVisible();
  });

  it('that pays nothing is open where it says why', async () => {
    await eventApp(settled(settledReceipt(1200)));
    expect(await screen.findByText(/^No saving this time, so no savings points\./)).toBeVisible();
  });

  it('that lacks a part cannot be checked', async () => {
    const facts = settled(honest);
    const app = await eventApp(facts);
    expect(await screen.findByRole('heading', { name: 'How we worked this out' })).toBeVisible();
    const bare = { kind: 'reduction', state: 'SETTLED' } as never;
    facts.receipt = { ...receiptAnswer(honest, honest.pay.watts), receipt: bare };
    await check(app);
    expect(await screen.findByText('We can’t check this receipt')).toBeVisible();
  });

  it('that pays per device names the devices, and is worked out again, too', async () => {
    const { receipt, event } = realTimeResult();
    const app = await eventApp({ event, receipt: receiptAnswer(receipt, receipt.watts) });
    await open(app, 'What your devices did');
    expect(await screen.findByText(/^2 devices took part\./)).toBeVisible();
    expect(screen.getByText('Family car: 4 quarter hours at 1 point')).toBeVisible();
    expect(screen.getByText('Hall thermostat: 3 quarter hours at 0.8 points')).toBeVisible();
    await check(app);
    expect(
      await screen.findByText(`Same result: ${receipt.watts.toLocaleString('en-US')} watts`),
    ).toBeVisible();
  });

  it('inside the usual error says so, with the days that the error was measured on', async () => {
    const receipt = settledReceipt(1000);
    const app = await eventApp(settled(receipt));
    expect(await screen.findByText('Too close to call')).toBeVisible();
    expect(screen.getByText(/It never ends a streak\.$/)).toBeVisible();
    await open(app, 'More than chance?');
    await app.user.click(screen.getByText(/days without an event, and how far off your usual was$/));
    const table = within(screen.getByRole('region', { name: /days without an event/ }));
    expect(table.getAllByRole('row')).toHaveLength(receipt.noise.placeboDays.length + 1);
  });
});

describe('a new result', () => {
  it('is revealed and noted as seen once, and any key shows all of it', async () => {
    const facts: EventFacts = {
      event: settledEvent(settledReceipt(400), {
        result_is_new: true,
        milestones: ['EVENTS_10', 'SAVED_10'],
      }),
    };
    const { user, sent, go } = await eventApp(facts, {
      answers: { 'POST /event_result_seen': { ok: true } },
    });
    await title();
    const reveals = () => document.querySelector('[data-reveals]');
    await waitFor(() => expect(reveals()).not.toBeNull());
    expect(screen.getAllByText(/^You earned/)).not.toHaveLength(0);
    const reached = within(screen.getByRole('list', { name: 'Milestones' }));
    expect(
      reached.getAllByRole('listitem').map(({ textContent }) => textContent?.replace('\u00a0', ' ')),
    ).toEqual(['Your tenth event', '10 kWh saved']);
    await waitFor(() => expect(sent('POST /event_result_seen')).toEqual([{ event_id: EVENT_ID }]));
    await user.keyboard('{Escape}');
    expect(reveals()).toBeNull();
    await go('/events');
    await go(`/events/${EVENT_ID}`);
    await title();
    expect(reveals()).toBeNull();
    expect(sent('POST /event_result_seen')).toHaveLength(1);
  });
});
