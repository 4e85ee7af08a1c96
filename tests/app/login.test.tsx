import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsoleErrors } from '../support/consoleErrors.ts';
import { wholeApp, type OpenApp } from '../support/wholeApp.tsx';

const app = wholeApp();
const PASSWORD = 'try-it-this-evening';
let count = 0;
const newAddress = (): string => `dana-${(count += 1)}@example.org`;

async function newMember(): Promise<string> {
  const email = newAddress();
  await app.newMember({ email, password: PASSWORD });
  return email;
}

async function logIn({ user }: OpenApp, email: string, password: string): Promise<void> {
  const [name, secret] = [await screen.findByLabelText('Email address'), screen.getByLabelText('Password')];
  await user.clear(name);
  await user.type(name, email);
  await user.clear(secret);
  await user.type(secret, password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('logging in', () => {
  it('returns a member to the page first requested, and a member who is logged in to Home', async () => {
    const page = await app.open('/events?show=results');
    await waitFor(() => expect(page.address()).toMatch(/^\/login\?next=/));
    await logIn(page, await newMember(), PASSWORD);
    await waitFor(() => expect(page.address()).toBe('/events?show=results'));
    await page.load('/login');
    await waitFor(() => expect(page.address()).toBe('/'));
  });

  it('NET-12: with a wrong email or password stays on the form and says so', async () => {
    expectConsoleErrors();
    const page = await app.open('/login');
    await logIn(page, newAddress(), 'not the password');
    expect(await screen.findByRole('alert')).toHaveTextContent('email and password don’t match');
    expect(page.address()).toBe('/login');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  });

  it('has to wait after too many attempts, and the page says how long', async () => {
    expectConsoleErrors();
    const email = await newMember();
    const page = await app.open('/login');
    for (let attempt = 1; attempt < 6; attempt += 1) {
      await logIn(page, email, `guess number ${attempt}`);
      expect(await screen.findByRole('alert')).toHaveTextContent('don’t match');
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy', 'true'),
      );
    }
    await logIn(page, email, PASSWORD);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/wait \d+ second/));
    await app.pass({ minutes: 15 });
    await logIn(page, email, PASSWORD);
    await waitFor(() => expect(page.address()).toBe('/'));
  });
});

describe('a new password', () => {
  async function askForLink(page: OpenApp, email: string): Promise<void> {
    await page.user.type(await screen.findByLabelText('Email address'), email);
    await page.user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  }

  async function enter(page: OpenApp, password: string): Promise<void> {
    await page.user.type(await screen.findByLabelText('New password'), password);
    await page.user.click(screen.getByRole('button', { name: 'Save and log in' }));
  }

  /** The open link is refused before it asks for a password. */
  async function expectRefused(page: OpenApp): Promise<void> {
    expectConsoleErrors();
    await waitFor(() => expect(page.address()).toBe('/reset-password'));
    const heading = await screen.findByRole('heading', { name: 'This link no longer works' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    // It is said once: a flash would arrive together with it.
    expect(screen.getAllByText(/link|expired/).map(({ textContent }) => textContent)).toEqual([
      'This link no longer works',
      'For security purposes, that link has expired. Please enter your email for a new link.',
      'Get a new link',
    ]);
    for (const status of screen.queryAllByRole('status')) expect(status).toBeEmptyDOMElement();
  }

  it('NAV-41: known and unknown addresses get the same answer, and only a known one a link', async () => {
    const known = await newMember();
    for (const email of [known, newAddress()]) {
      const page = await app.open('/forgot-password');
      await askForLink(page, email);
      expect(screen.getByText(new RegExp(`If ${email} belongs to an account here`))).toBeVisible();
    }
    await app.pass({ minutes: 1 });
    expect(app.server.sentMail.slice(-1).map(({ to }) => to)).toEqual([known]);
  });

  it('NAV-42: an invalid link says so once and offers a new one; its token leaves the address', async () => {
    const page = await app.open('/reset-password?token=made-up');
    await expectRefused(page);
    await page.user.click(screen.getByRole('link', { name: 'Get a new link' }));
    await waitFor(() => expect(page.address()).toBe('/forgot-password'));
  });

  it('NAV-42: a link sets a password once, and then says so as an invalid one does', async () => {
    const email = await newMember();
    await askForLink(await app.open('/forgot-password'), email);
    await app.pass({ minutes: 1 });
    const mail = app.server.sentMail.findLast(({ to }) => to === email);
    const link = new URL(/https?:\S+\/reset-password\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const path = link.pathname + link.search;
    const page = await app.open(path);
    await enter(page, 'kettle moon staple orbit');
    await waitFor(() => expect(page.address()).toBe('/'));
    await expectRefused(await app.open(path));
    const again = await app.open('/login');
    await logIn(again, email, 'kettle moon staple orbit');
    await waitFor(() => expect(again.address()).toBe('/'));
  });

  it('NAV-43: /signup/password needs a link, accepts a link’s token, and sends a member onward', async () => {
    const stranger = await app.open('/signup/password');
    await waitFor(() => expect(stranger.address()).toBe('/forgot-password'));
    expectConsoleErrors();
    await app.open('/signup/password?token=made-up');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    const member = await app.open('/signup/password', { as: await app.newMember() });
    await waitFor(() => expect(member.address()).not.toMatch(/password/));
  });
});
