// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceLogin, focusAfterLogin } from './focusAfterLogin.ts';

let page = 0;
const origin = vi.spyOn(window.performance, 'timeOrigin', 'get');
/** What happens now happens on a page that was just loaded. */
function nextPage(): void {
  page += 1;
  origin.mockReturnValue(page);
  document.body.innerHTML = '';
}
const addHeading = (): HTMLElement =>
  document.body.appendChild(Object.assign(document.createElement('h1'), { textContent: 'Home' }));

beforeEach(() => {
  window.sessionStorage.clear();
  nextPage();
});
afterEach(() => {
  // Ends what still looks for a heading.
  window.dispatchEvent(new Event('keydown'));
});
afterAll(() => origin.mockRestore());

it('NAV-27: the page after a log-in begins at its heading, also when that comes late', async () => {
  announceLogin();
  nextPage();
  focusAfterLogin(false);
  const heading = addHeading();
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
});

it.each([
  ['no one has logged in', () => undefined],
  ['it is still the page of the log-in', announceLogin],
  [
    'it is the second page after it',
    () => {
      announceLogin();
      nextPage();
      focusAfterLogin(false);
      nextPage();
    },
  ],
])('leaves the focus where %s', (_when, before) => {
  before();
  addHeading();
  focusAfterLogin(false);
  expect(document.activeElement).toBe(document.body);
});

it('begins at the heading where an emailed link logged in', () => {
  const heading = addHeading();
  focusAfterLogin(true);
  expect(document.activeElement).toBe(heading);
});
