// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CAPTCHA_FRAME } from '../../../../domain/signup/captchaFrame.ts';
import { expectConsoleErrors } from '../../../../../tests/support/consoleErrors.ts';
import { signupApp, type SignupApp } from '../../../../../tests/support/signupApp.tsx';
import { signupAt } from '../../../../../tests/support/stubSignup.ts';

const DANA = { first_name: 'Dana', last_name: 'Reyes', email: 'dana@example.org' };
const SENT = signupAt('full', { mail_sent_to: DANA.email, data: { full: DANA } });

async function fillIn({ user }: SignupApp): Promise<void> {
  await user.type(await screen.findByLabelText('First name'), DANA.first_name);
  await user.type(screen.getByLabelText('Last name'), DANA.last_name);
  await user.type(screen.getByLabelText('Email address'), DANA.email);
  await user.click(screen.getByRole('checkbox'));
}

it('SGN-04, SES-37: reports missing values, sends a friend’s code, waits for the email, which can be resent or redirected', async () => {
  const app = await signupApp('/signup/full?ref=K7QX2M', signupAt('full'), { '/signup/full': SENT });
  await app.proceed('Send me the link');
  expect(screen.getByText('Check the box to continue.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  expect(app.request('/signup/full')).toBeUndefined();
  await fillIn(app);
  await app.proceed('Send me the link');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Check your email' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText(/^We sent a link to/)).toHaveTextContent('We sent a link to dana@example.org.');
  expect(app.sent('/signup/full')).toEqual({ ...DANA, terms: true, referral_code: 'K7QX2M' });
  await app.proceed('Send it again');
  expect(await screen.findByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible();
  expect(app.sent('/signup/full')).toEqual({ ...DANA, terms: true });
  await app.proceed('Use another email address');
  expect(await screen.findByLabelText('Email address')).toHaveValue(DANA.email);
});

it('SGN-04, BRD-13: people who have an account already join with it, and see the terms they accept', async () => {
  const app = await signupApp(
    '/signup/full',
    signupAt('full', {}, ['zip_code', 'full', 'select_utility', 'connect_utility', 'check_eligible']),
    {},
    { brand: 'ca-telecom' },
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    /^Continue with your .+ account$/,
  );
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue to log in' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/connect\/ca-telecom\?return_to=%2Fsignup$/),
  );
  const terms = screen.getByText(/^By continuing, you accept the/);
  expect(within(terms).getAllByRole('link')).toHaveLength(2);
  await app.load('/signup/full?sso=denied');
  expect(
    await screen.findByText(/^You came back without logging in, so nothing has changed\./),
  ).toBeVisible();
});

describe('SGN-04: the captcha', () => {
  /** The addresses that its frame is asked to load. */
  function loadedFrames(): string[] {
    const loaded: string[] = [];
    const setting = vi
      .spyOn(HTMLIFrameElement.prototype, 'src', 'set')
      .mockImplementation((address) => void loaded.push(address));
    onTestFinished(() => setting.mockRestore());
    return loaded;
  }

  /** The frame's window, which isn't loaded here. */
  const inside = {} as Window;

  /** What the frame tells the page. */
  function say(token: string | null, origin = 'null'): void {
    const frame = screen.getByTitle('Confirm you’re a person');
    Object.defineProperty(frame, 'contentWindow', { value: inside, configurable: true });
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { origin, source: inside, data: { captcha: { token } } }),
        ),
    );
  }

  it('is needed before the form is sent, once for each attempt, and only the frame answers it', async () => {
    expectConsoleErrors();
    const loaded = loadedFrames();
    const app = await signupApp(
      '/signup/full',
      signupAt('full'),
      {},
      { brandFacts: { captchaSiteKey: 'key' } },
    );
    const fault = 'Please confirm you’re a person and try again.';
    app.on('/signup/full', (_request, count) =>
      count > 1
        ? { body: SENT }
        : {
            status: 400,
            body: { status: 400, error: fault, code: 'CAPTCHA', fields: { captcha_token: fault } },
          },
    );
    await fillIn(app);
    expect(loaded).toEqual([expect.stringContaining(`${CAPTCHA_FRAME}?`)]);
    const { sandbox } = screen.getByTitle<HTMLIFrameElement>('Confirm you’re a person');
    expect(String(sandbox)).toBe('allow-scripts allow-forms');
    await app.proceed('Send me the link');
    expect(screen.getByText('Confirm you’re a person to continue.')).toBeVisible();
    say('forged', 'https://elsewhere.example');
    say('forged', window.location.origin);
    await app.proceed('Send me the link');
    expect(app.request('/signup/full')).toBeUndefined();

    say('first');
    await app.proceed('Send me the link');
    expect(await screen.findByText(fault)).toBeVisible();
    expect(app.sent('/signup/full')).toEqual({ ...DANA, terms: true, captcha_token: 'first' });
    await waitFor(() => expect(loaded).toHaveLength(2));
    await app.proceed('Send me the link');
    expect(screen.getByText('Confirm you’re a person to continue.')).toBeVisible();
    say('second');
    await app.proceed('Send me the link');
    await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    expect(app.sent('/signup/full')).toEqual({ ...DANA, terms: true, captcha_token: 'second' });
  });

  it('says that its answer has expired', async () => {
    loadedFrames();
    const app = await signupApp(
      '/signup/full',
      signupAt('full'),
      {},
      { brandFacts: { captchaSiteKey: 'key' } },
    );
    await fillIn(app);
    say('token');
    say(null);
    expect(screen.getByText(/^That took a while\./)).toBeVisible();
    await app.proceed('Send me the link');
    expect(await screen.findByText('Confirm you’re a person to continue.')).toBeVisible();
  });

  it('isn’t loaded by a brand without keys', async () => {
    const loaded = loadedFrames();
    const app = await signupApp('/signup/full', signupAt('full'), { '/signup/full': SENT });
    await fillIn(app);
    expect(screen.queryByTitle('Confirm you’re a person')).not.toBeInTheDocument();
    await app.proceed('Send me the link');
    await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    expect(loaded).toEqual([]);
  });
});
