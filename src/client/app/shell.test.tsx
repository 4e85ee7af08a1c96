// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectConsoleErrors } from '../../../tests/support/consoleErrors.ts';
import { setPageAddress } from '../../../tests/support/emptyPage.ts';
import { takePageTimers } from '../../../tests/support/pageTimers.ts';
import { LOGGED_OUT, MEMBER } from '../../../tests/support/stubApi.ts';
import { stubApp, type StubApp, type StubAppOptions } from '../../../tests/support/stubApp.tsx';

const SHELL = ['nav_full_experience', 'nav_refer_link'] as const;

/** A page that the server could have cached: who visits is asked for afterwards. */
const openCached = (path: string, options: StubAppOptions = {}): Promise<StubApp> =>
  stubApp(path, { isUnknown: true, features: SHELL, ...options });
const findNav = () => screen.findByRole('navigation', { name: 'Main' });
const callsOf = ({ calls }: StubApp, pattern: RegExp) => calls.filter((call) => pattern.test(call));
const flashed = async (words: string) => {
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(words),
    ),
  );
};

describe('the shell', () => {
  it('GQL-02, GQL-03: asks for its data once, not on every screen', async () => {
    const picture = '/brand/icon.svg?theme=ebbwatt&own';
    const app = await openCached('/', {
      status: { ...MEMBER, user: { ...MEMBER.user!, brandBarImageUrl: picture } },
    });
    const nav = within(await findNav());
    expect(nav.getAllByRole('link')).toHaveLength(5);
    const logo = () => document.querySelector('.bar-logo img');
    await waitFor(() => expect(logo()).toHaveAttribute('src', picture));
    await app.idle();
    const before = callsOf(app, /user_status|features/);
    expect(callsOf(app, /user_status/)).toHaveLength(1);
    for (const [name, path] of [
      ['Rewards', '/rewards'],
      ['Home', '/'],
    ] as const) {
      await app.user.click(within(await findNav()).getByRole('link', { name }));
      await waitFor(() => expect(app.address()).toBe(path));
      expect(logo()).toHaveAttribute('src', picture);
    }
    await app.idle();
    expect(callsOf(app, /user_status|features/)).toEqual(before);
  });

  it('SES-33: what is switched off while the page is open disappears by itself', async () => {
    const timers = takePageTimers();
    onTestFinished(() => timers.end());
    const app = await openCached('/');
    const nav = within(await findNav());
    expect(nav.getAllByRole('link')).toHaveLength(5);
    const features = [{ key: SHELL[0], description: '', isEnabled: true, userOverrideState: 'NONE' }];
    app.on('/api/v2/features', { body: { features } });
    // The reads that go on begin after the first screen, together with this one.
    await waitFor(() => expect(callsOf(app, /experiments/)).not.toEqual([]));
    timers.skip(300_000);
    await waitFor(() => expect(nav.getAllByRole('link')).toHaveLength(4));
  });

  it('AMB-20, NET-28: an unknown address shows a not-found page inside the shell, which leads to Home', async () => {
    expectConsoleErrors();
    const app = await openCached('/no-such-page', { status: MEMBER });
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeVisible();
    expect(await findNav()).toBeVisible();
    await app.user.click(within(screen.getByRole('main')).getAllByRole('link')[0]!);
    await waitFor(() => expect(app.address()).toBe('/'));
  });

  it('SES-02, SES-03: a failing user status shows an error and the stranger’s page', async () => {
    expectConsoleErrors();
    const app = await openCached('/', { answers: { '/user_status': { status: 500 } } });
    const words = 'Oops! Something went wrong. Please refresh or try again.';
    await waitFor(() => expect(screen.getByText(words)).toBeVisible());
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    await app.idle();
    expect(callsOf(app, /features|experiments|events/)).toEqual([]);
  });
});

describe('a link with an access token', () => {
  it('SES-04, SES-05: is passed on and leaves the address; SES-34, SES-35: experiments are asked for once', async () => {
    const app = await openCached('/?from=mail&access_token=abc');
    await waitFor(() => expect(app.address()).toBe('/?from=mail'));
    expect(await findNav()).toBeVisible();
    await waitFor(() => expect(callsOf(app, /experiments/)).toHaveLength(2));
    await app.idle();
    expect(callsOf(app, /user_status/)).toEqual(['GET /user_status?access_token=abc']);
    expect(callsOf(app, /experiments/).toSorted()).toEqual([
      'GET /experiments',
      'GET /track_key_experiments',
    ]);
  });

  it('SES-08, FLT-05: that has expired says so, and the page stays', async () => {
    const app = await openCached('/?access_token=old', { status: LOGGED_OUT });
    await flashed('For security purposes, that link has expired!');
    await waitFor(() => expect(app.address()).toBe('/'));
  });

  it('SES-06, SES-07: for a new password that has expired leads to a new link', async () => {
    const app = await openCached('/signup/password?access_token=old', { status: LOGGED_OUT });
    await waitFor(() => expect(app.address()).toBe('/forgot-password'));
    await flashed('For security purposes, that link has expired. Please enter your email for a new link.');
  });

  it('SES-06: whose reader has chosen a password leads to the log-in, with the address filled in', async () => {
    const spent_link = { has_password: true, email: 'dana@example.org' };
    const app = await openCached('/signup/password?access_token=used', {
      status: { ...LOGGED_OUT, spent_link },
    });
    await waitFor(() => expect(app.address()).toBe('/login'));
    await flashed('You’ve already used that link, and your password is set.');
    expect(await screen.findByLabelText('Email address')).toHaveValue('dana@example.org');
    await app.load();
    expect(await screen.findByLabelText('Email address')).toHaveValue('dana@example.org');
  });
});

it('NET-06, SYS-08, SYS-09, SYS-11: during maintenance there is its page alone', async () => {
  expectConsoleErrors();
  const app = await openCached('/', {
    answers: { '/user_status': { status: 503, body: { status: 503, error: 'Later.' } } },
  });
  await waitFor(() => expect(app.address()).toBe('/maintenance'));
  expect(await screen.findByRole('heading', { level: 1, name: /undergoing maintenance/ })).toBeVisible();
  expect(screen.getByText("We apologize for the inconvenience. We'll be back soon!")).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(/undergoing maintenance/));
});

it('NET-17, BRD-27: a visit and a flashed error are sent to the brand’s own collector, without personal data', async () => {
  expectConsoleErrors();
  const app = await openCached('/forgot-password?next=%2Fsecret', {
    brand: 'au-retailer',
    status: LOGGED_OUT,
    answers: {
      '/forgot_password': { status: 500, body: { status: 500, error: 'Not now.', code: 'BROKEN' } },
    },
  });
  await app.user.type(await screen.findByLabelText('Email address'), 'dana@example.org');
  await app.user.click(screen.getByRole('button', { name: /link/i }));
  const collector = 'https://collect.test.wattlebird-energy.example';
  await waitFor(() =>
    expect(app.beacons).toEqual([
      [collector, { kind: 'visit', path: '/forgot-password' }],
      [
        collector,
        {
          kind: 'structured',
          category: 'error',
          action: 'flash',
          label: 'broken',
          path: '/forgot-password',
        },
      ],
    ]),
  );
});

it.each([
  ['does not count', '1.C0001', []],
  ['counts', '1.C0001.C0002', [{ kind: 'visit', path: '/' }]],
])(
  'ANL-07: a page opened by an emailed link %s a visit once the account’s choice is known',
  async (_what, choice, visits) => {
    const choose = (chosen: string, seconds = 60) =>
      void (document.cookie = `ebbwatt_consent=${chosen}; max-age=${seconds}`);
    // Somebody agreed in this browser before.
    setPageAddress('http://ca-telecom.localhost:3000/');
    choose('1.C0001.C0002');
    onTestFinished(() => choose('', 0));
    const app = await openCached('/', {
      brand: 'ca-telecom',
      status: MEMBER,
      answers: {
        '/api/v2/privacy': () => {
          choose(choice);
          return { body: { groups: choice.split('.').slice(1), version: 1, decided_at: null } };
        },
      },
    });
    await waitFor(() => expect(callsOf(app, /privacy/)).toHaveLength(1));
    await app.idle();
    expect(app.beacons.map(([, event]) => event)).toEqual(visits);
  },
);
