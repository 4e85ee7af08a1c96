// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Settings } from '../../../../codegen/rest/types.ts';
import { expectConsoleErrors } from '../../../../tests/support/consoleErrors.ts';
import { takePageTimers } from '../../../../tests/support/pageTimers.ts';
import { MEMBER, SETTINGS } from '../../../../tests/support/stubApi.ts';
import { stubApp, type StubApp, type StubAppOptions } from '../../../../tests/support/stubApp.tsx';
import { homeWith, toUtility } from '../../../../tests/support/stubHome.ts';

const FEATURES = [
  'settings_profile',
  'settings_home',
  'settings_phones',
  'settings_notifications',
  'settings_theme',
  'dashboard_setup_steps',
] as const;

const openSettings = (
  path: string,
  settings: Partial<Settings> = {},
  { answers = {}, ...options }: StubAppOptions = {},
): Promise<StubApp> =>
  stubApp(path, {
    features: FEATURES,
    answers: {
      '/settings': { body: { ...SETTINGS, ...settings } },
      '/sessions': { body: { sessions: [], second_step: false } },
      '/api/meter_data': { body: { service_points: [], imports: [] } },
      ...answers,
    },
    ...options,
  });
const press = async ({ user }: StubApp, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

describe('sections', () => {
  it('SET-04, SES-29: one whose feature is off is hidden', async () => {
    const app = await openSettings(
      '/settings',
      { postal_code: null, utility_info: null },
      { features: ['nav_full_experience', 'settings_home'] },
    );
    expect(await screen.findByRole('region', { name: 'Home and utility' })).toBeVisible();
    const index = screen.getByRole('navigation', { name: 'Settings' });
    const names = within(index)
      .getAllByRole('link')
      .map((link) => link.querySelector('.strong')?.textContent);
    expect(names).toEqual([
      'Home and utility',
      'People in your home',
      'Auto-join',
      'Login and security',
      'Data and account',
    ]);
    await app.load('/settings/help');
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeVisible();
  });

  it('NAV-37: on a narrow screen the index is the page, and on a wide one it is beside the first section', async () => {
    const app = await openSettings('/settings', {}, { width: 1023 });
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Profile' })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('link', { name: /^Profile/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Settings' })).not.toBeInTheDocument();
    await app.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(app.address()).toBe('/settings'));

    await openSettings('/settings', {}, { width: 1024 });
    expect(await screen.findByRole('region', { name: 'Profile' })).toBeVisible();
    const index = screen.getByRole('navigation', { name: 'Settings' });
    expect(within(index).getByRole('link', { name: /^Profile/ })).toHaveAttribute('aria-current', 'page');
  });
});

const raw = (state: string, substate: string | null, ever = true): Partial<Settings> => ({
  utility_widget_state: state,
  utility_widget_substate: substate,
  ever_reached_auth_done: ever,
});
const OUTAGE = { ...SETTINGS.utility_info!, current_oauth_is_in_outage: true };

interface Case {
  readonly what: string;
  readonly facts: Partial<Settings>;
  readonly status: string;
  /** The first action, as on Home; null: none. */
  readonly action: string | null;
  readonly setup?: boolean;
}

const STEPS = [
  { __typename: 'SetupStep', key: 'HOME_LOCATION', status: 'COMPLETE', path: '/signup/zip_code?edit=true' },
  { __typename: 'SetupStep', key: 'UTILITY', status: 'NOT_STARTED', path: '/signup/utility?edit=true' },
  { __typename: 'SetupStep', key: 'METER_DATA', status: 'NOT_STARTED', path: '/settings/meter-data' },
];

/** An example of each cause: the table, of which connectionState.test.tsx has every row, consent, readings, an outage. */
const cases: readonly Case[] = [
  {
    what: 'in another program',
    facts: raw('AuthDone', 'ConflictingDRP'),
    status: 'Connected',
    action: 'Disenroll to Earn Rewards',
  },
  { what: 'lost consent', facts: raw('AuthStart', 'Revoked'), status: 'Issue', action: 'Connect my utility' },
  { what: 'approval is pending', facts: raw('MarketReady', 'ISOReady'), status: 'Pending', action: null },
  {
    what: 'readings stopped while approval is pending',
    facts: { ...raw('MarketReady', 'ISOReady'), meter_status: { current_meter_data: 'long-missing' } },
    status: 'Pending',
    action: 'See my meter data',
  },
  {
    what: 'the tab closed at the utility',
    facts: raw('AuthStart', 'Started', false),
    status: 'Issue',
    action: 'Connect my utility',
    setup: true,
  },
  {
    what: 'a newcomer',
    facts: raw('PreValid', 'LocationOK', false),
    status: 'Issue',
    action: 'Connect my utility',
    setup: true,
  },
  { what: 'an outage', facts: { utility_info: OUTAGE }, status: 'Connected', action: null },
  {
    what: 'in no program for long',
    facts: { utility_widget_state: 'MarketReady', days_since_last_enroll_state: 15 },
    status: 'Connected',
    action: 'Contact Us',
  },
  { what: 'connected', facts: {}, status: 'Connected', action: null },
];

const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);
const actionsIn = (place: HTMLElement) =>
  [...place.querySelectorAll('a.button:not([aria-label])')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

describe('the utility connection', () => {
  it.each(cases)(
    'UTL-20 to UTL-54: Settings and Home show a state in the same sentence, with the same action: $what',
    async ({ facts, status, action, setup = false }) => {
      const settings = { ...SETTINGS, ...facts };
      const app = await openSettings('/settings/home', settings, {
        answers: { '/graphql/internal': { body: homeWith(settings, setup ? STEPS : []) } },
      });
      const card = await screen.findByRole('region', { name: 'Home and utility' });
      expect(texts(card.querySelectorAll('.badge'))).toEqual([status]);
      const said = texts(card.querySelectorAll('p'));
      const [first] = actionsIn(card);
      expect(first?.[0] ?? null).toBe(action);

      await app.go('/');
      await screen.findByRole('heading', { level: 1, name: /^Hi, Dana/ });
      await app.idle();
      const { turn, sentence } = toUtility(settings);
      const entry = screen
        .queryAllByRole('listitem')
        .find(({ textContent }) => /Your utility connection|Connect your utility/.test(textContent));
      if (turn === 'NOBODY') {
        expect(entry).toBeUndefined();
        return;
      }
      const words = texts(entry?.querySelectorAll('p') ?? []);
      expect(words).not.toEqual([]);
      for (const each of words) expect(said).toContain(each);
      // Newcomers read what to do, not that something is wrong.
      expect(texts(entry?.querySelectorAll('.badge') ?? [])).toEqual(
        sentence === 'message.connect' ? [] : [status],
      );
      expect(actionsIn(entry as HTMLElement)).toEqual(first === undefined ? [] : [first]);
    },
  );

  it('is polled while it is changing, and no more once it is connected', async () => {
    const timers = takePageTimers();
    onTestFinished(() => timers.end());
    const states = [
      raw('AuthStart', 'Started'),
      raw('AuthDone', 'MappingDataVerified'),
      raw('MarketEnrolled', 'Connected'),
    ];
    const app = await openSettings(
      '/settings/home',
      {},
      {
        answers: {
          '/settings': (_request, count) => ({ body: { ...SETTINGS, ...states[Math.min(count, 3) - 1] } }),
        },
      },
    );
    for (const [at, status] of ['Issue', 'Pending', 'Connected'].entries()) {
      if (at > 0) timers.skip(5_000);
      const card = await screen.findByRole('region', { name: 'Home and utility' });
      await waitFor(() => expect(texts(card.querySelectorAll('.badge'))).toEqual([status]));
    }
    const asked = () => app.calls.filter((call) => call === 'GET /settings').length;
    const before = asked();
    timers.skip(60_000);
    await app.idle();
    expect(asked()).toBe(before);
  });

  it.each([
    ['2099-06-03T19:00:00Z', /^Cedar Power's data sharing will be offline until June 3\. We'll let you know/],
    [null, /^Cedar Power's data sharing is offline\. We'll let you know when it's back online/],
  ])('UTL-70 to UTL-73: an outage that ends: %s', async (current_oauth_outage_end_dttm, words) => {
    await openSettings('/settings/home', { utility_info: { ...OUTAGE, current_oauth_outage_end_dttm } });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('UTL-06, UTL-10: Home asks for it, covers nothing, and asks no more after an opt-out', async () => {
    const settings = { ...SETTINGS, ...raw('AuthStart', 'Retry', false) };
    const answers = { '/graphql/internal': { body: homeWith(settings) } };
    const app = await openSettings('/', settings, { answers });
    const list = await screen.findByRole('region', { name: 'Needs your attention' });
    expect(
      await within(list).findByText(
        "To get paid to save energy, you need to connect your utility to Ebbwatt. It's safe, secure, and takes 2 minutes!",
      ),
    ).toBeVisible();
    expect(within(list).getAllByRole('link')).toHaveLength(1);
    expect(within(list).getByRole('link', { name: 'Connect my utility' })).toHaveAttribute(
      'href',
      '/signup/utility?edit=true',
    );
    await app.idle();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    const optedOut = await openSettings('/', settings, {
      answers,
      status: { ...MEMBER, attributes: { HIDE_UTILITY_ENROLLMENT_MODAL: '1' } },
    });
    await screen.findByRole('heading', { level: 1 });
    await optedOut.idle();
    expect(screen.queryByRole('region', { name: 'Needs your attention' })).not.toBeInTheDocument();
  });
});

describe('phone numbers', () => {
  const old = { number: '+14155550132', verified: true };
  const next = { number: '+14155550199', verified: false };

  it('SET-05 to SET-10: one is added, changed and removed, in order and with the right texts', async () => {
    const app = await openSettings(
      '/settings/profile',
      { phone_numbers: [old] },
      {
        answers: {
          '/settings/phones': {
            body: { success: null, info: 'A code is on its way.', phone_numbers: [old, next] },
          },
          '/settings/phones/delete': {
            body: { success: null, info: 'We’ll use the old one.', phone_numbers: [old, next] },
          },
          '/settings/phones/verify': {
            body: {
              success: 'Phone number added.',
              info: null,
              phone_numbers: [{ ...next, verified: true }],
            },
          },
        },
      },
    );
    await press(app, 'Change: +1 415 555 0132');
    await app.user.type(screen.getByLabelText('Mobile number'), '415 555 0199');
    await press(app, 'Text me a code');
    expect(await screen.findByText('Phone number changed.')).toBeVisible();
    expect(screen.getByText('A code is on its way.')).toBeVisible();
    expect(app.calls.filter((call) => call.includes('phones'))).toEqual([
      'POST /settings/phones',
      'POST /settings/phones/delete',
    ]);
    expect(app.sent('/settings/phones/delete')).toEqual({ phone_1: old.number, replaced_by: next.number });
    expect(screen.getByText(/^We’ll use/)).toHaveTextContent(
      'We’ll use +1 415 555 0132 until you confirm the new one.',
    );
    await app.user.type(await screen.findByLabelText('Six-digit code'), '123456');
    await press(app, 'Confirm the number');
    expect(await screen.findByText('Phone number added.')).toBeVisible();
    expect(app.sent('/settings/phones/verify')).toEqual({ phone_1: next.number, verify_1: '123456' });
    app.on('/settings/phones/delete', {
      body: { success: 'Phone number removed.', info: null, phone_numbers: [] },
    });
    await press(app, 'Remove: +1 415 555 0199');
    const question = await screen.findByRole('dialog', { name: 'Remove this number?' });
    await app.user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByText('Phone number removed.')).toBeVisible());
    expect(app.sent('/settings/phones/delete')).toEqual({ phone_1: next.number });
  });

  it('SET-09: refusing a new number keeps the old one', async () => {
    expectConsoleErrors();
    const fault = 'That is no number.';
    const app = await openSettings(
      '/settings/profile',
      { phone_numbers: [old] },
      {
        answers: {
          '/settings/phones': {
            status: 400,
            body: { status: 400, error: fault, fields: { phone_1: fault } },
          },
        },
      },
    );
    await press(app, 'Change: +1 415 555 0132');
    await app.user.type(screen.getByLabelText('Mobile number'), '123 456 7890');
    await press(app, 'Text me a code');
    expect(await screen.findByText(fault)).toBeVisible();
    await app.idle();
    expect(app.request('/settings/phones/delete')).toBeUndefined();
  });

  it('SET-09: changing a number to itself, written in another way, keeps it', async () => {
    const app = await openSettings(
      '/settings/profile',
      { phone_numbers: [old] },
      { answers: { '/settings/phones': { body: { success: null, info: null, phone_numbers: [old] } } } },
    );
    await press(app, 'Change: +1 415 555 0132');
    await app.user.type(screen.getByLabelText('Mobile number'), '(415) 555-0132');
    await press(app, 'Text me a code');
    await waitFor(() => expect(app.request('/settings/phones')).toBeDefined());
    await app.idle();
    expect(app.request('/settings/phones/delete')).toBeUndefined();
  });
});

describe('notifications', () => {
  it('SET-34: consent to text messages is withdrawn and given again, and the focus moves to the confirmation', async () => {
    const settings = {
      ...SETTINGS,
      phone_numbers: [{ number: '+14155550132', verified: true }],
      sms_consent: true,
    };
    const app = await openSettings('/settings/notifications', settings);
    expect(await screen.findByText(/We never send any between 9 PM and 8 AM\./)).toBeVisible();
    app.on('/settings/subscriptions', { body: { ...settings, sms_consent: false } });
    await press(app, 'Stop all texts');
    await waitFor(() => expect(screen.getByText('You won’t get any more texts.')).toHaveFocus());
    expect(app.sent('/settings/subscriptions')).toMatchObject({ sms_consent: false });
    app.on('/settings/subscriptions', { body: settings });
    await press(app, 'Agree');
    await waitFor(() => expect(screen.getByText('You’ll get texts from now on.')).toHaveFocus());
    expect(app.sent('/settings/subscriptions')).toMatchObject({ sms_consent: true });
  });

  it('SET-34: a switch reverts when saving fails, and says so', async () => {
    expectConsoleErrors();
    const app = await openSettings(
      '/settings/notifications',
      { event_subscriptions: { ohm_hour_end: true } },
      {
        answers: {
          '/settings/subscriptions': { status: 500, body: { status: 500, error: 'That did not work.' } },
        },
      },
    );
    const ends = await screen.findByRole('switch', { name: 'OhmHour: when it ends, by email' });
    await app.user.click(ends);
    expect((await screen.findAllByRole('alert'))[0]).toBeVisible();
    expect(app.sent('/settings/subscriptions')).toEqual({ subscriptions: { ohm_hour_end: false } });
    await waitFor(() => expect(ends).toBeChecked());
  });
});

it('BRD-32: the terms are the brand’s', async () => {
  await openSettings(
    '/settings/privacy',
    {},
    {
      brand: 'us-energy',
      features: ['settings_privacy', 'settings_help'],
    },
  );
  expect(await screen.findByRole('link', { name: 'Terms' })).toHaveAttribute(
    'href',
    'https://www.lone-mesa.example/terms',
  );
});
