// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientApp, DANA } from '../../../tests/support/clientApp.tsx';
import { openPage, until } from '../../../tests/support/openPage.tsx';

// Files share a window, and Home is opened with its query.
beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  document.body.replaceChildren();
  window.sessionStorage.clear();
});

/** A member's page whose reads answer with the status; `left` are full page loads, `asked` the calls. */
async function pageAnswered(path: string, status: (call: string) => number) {
  const left: string[] = [];
  const asked: string[] = [];
  const app = await clientApp({
    user: DANA,
    href: `http://localhost:3000${path}`,
    fetch: ({ url }) => {
      const call = new URL(url).pathname;
      asked.push(call);
      return Promise.resolve(Response.json({ status: status(call) }, { status: status(call) }));
    },
    host: { leave: (to) => void left.push(to), console: { error: () => undefined } },
  });
  return { page: openPage(app, path), left, asked };
}

const loginLink = (page: HTMLElement) =>
  [...page.querySelectorAll('a')].find(({ textContent }) => textContent === 'Log in')?.getAttribute('href');

it('NET-09: redirects a member whose session has ended to log in and return to the page', async () => {
  const { page, asked } = await pageAnswered('/devices?kind=car', (call) => (call === '/logout' ? 200 : 401));
  await until(() => expect(loginLink(page)).toBe('/login?next=%2Fdevices%3Fkind%3Dcar'));
  expect(asked.filter((call) => call === '/logout')).toHaveLength(1);

  const own = await pageAnswered('/logout', () => 200);
  await until(() => expect(loginLink(own.page)).toBe('/login'));
  expect(own.asked).toEqual(['/logout']);
});

it('returns to the page from maintenance that is over immediately, without a redirect loop', async () => {
  const wellButForSettings = (call: string): number => (call === '/user_status' ? 200 : 503);
  const first = await pageAnswered('/settings?from=mail#theme', wellButForSettings);
  await until(() => expect(first.left).toEqual(['/settings?from=mail#theme']));

  const again = await pageAnswered('/settings?from=mail#theme', wellButForSettings);
  await until(() => expect(again.left).toEqual(['/']));
});

it('NET-06, SYS-10: shows maintenance on a page whose calls report it, then continues to Home', async () => {
  let asked = 0;
  const { page, left } = await pageAnswered('/settings', (call) =>
    call === '/user_status' && ++asked > 2 ? 200 : 503,
  );
  await until(() => expect(left).toEqual(['/']));
  expect(page.querySelector('h1')?.textContent).toContain('undergoing maintenance');

  const opened = await pageAnswered('/maintenance', () => 200);
  await until(() => expect(opened.left).toEqual(['/']));
});
