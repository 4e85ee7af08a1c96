// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { clientApp } from '../../../../tests/support/clientApp.tsx';
import { openPage, press, until } from '../../../../tests/support/openPage.tsx';

afterEach(() => document.body.replaceChildren());

async function forgotPassword(brand: string): Promise<HTMLElement> {
  const app = await clientApp({
    brand,
    href: 'http://localhost:3000/forgot-password',
    fetch: ({ url }) =>
      Promise.resolve(
        Response.json(
          url.includes('/forgot_password')
            ? { ok: true }
            : { user: null, attributes: {}, via_access_token: false },
        ),
      ),
  });
  const page = openPage(app, '/forgot-password');
  await until(() => expect(page.querySelector('main input[type=email]')).not.toBeNull());
  return page;
}

async function send(page: HTMLElement): Promise<string> {
  const input = page.querySelector<HTMLInputElement>('main input[type=email]');
  if (input !== null) input.value = 'dana@example.org';
  press(page, 'Send the link');
  await until(() => expect(page.querySelector('h1')?.textContent).toBe('Check your email'));
  return page.querySelector('main')?.textContent ?? '';
}

it('tells members of a brand with single sign-on how to log in, and promises no email', async () => {
  const page = await forgotPassword('ca-telecom');
  const main = page.querySelector('main');
  expect(main?.textContent).toContain('Forgot it? Reset it there, then log in here.');
  expect(main?.textContent).not.toContain('We’ll send you a link');
  expect(
    [...(main?.querySelectorAll('a') ?? [])]
      .map((link) => link.getAttribute('href'))
      .some((href) => href?.includes('/connect/ca-telecom')),
  ).toBe(true);
  const sent = await send(page);
  expect(sent).toContain('If dana@example.org has a password here');
  expect(sent).toContain('log in with your');
  expect(sent).not.toContain('a link is on its way');
});

it('sends members of other brands a link', async () => {
  const page = await forgotPassword('default');
  expect(page.querySelector('main')?.textContent).toContain('We’ll send you a link');
  expect(await send(page)).toContain('a link is on its way');
});
