import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { everythingIsNear } from '../support/everythingIsNear.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { Neighbourhood, saving } from '../support/neighbourhood.ts';
import { wholeApp } from '../support/wholeApp.tsx';

const BRAND = 'ca-telecom';
const EVENT_DAY = '2026-06-16';

everythingIsNear();
const app = wholeApp();

let memberId: string, eventId: string;
beforeAll(async () => {
  const { database, clock } = app.server;
  const place = await Neighbourhood.on(database.db, clock, {}, BRAND);
  const home = await place.household();
  ({ memberId } = home);
  const event = await place.event(EVENT_DAY, 18, 19);
  eventId = event.id;
  await place.event('2026-06-19', 18, 19);
  await place.join(home, event);
  await place.goTo('2026-06-18', 9);
  await place.deliver(home, { use: saving({ [EVENT_DAY]: 600 }), from: '2026-04-20', to: '2026-06-17' });
  expect(await place.settle()).toMatchObject({ settled: 1 });
});

const MESSAGES = join(import.meta.dirname, '../../src/client/i18n/messages');
const readTexts = (locale: string): readonly string[] =>
  readdirSync(join(MESSAGES, locale)).flatMap((file) =>
    Object.values(JSON.parse(readFileSync(join(MESSAGES, locale, file), 'utf8')) as Record<string, string>),
  );

/** English sentences and labels without arguments that differ in French. */
const french = new Set(readTexts('fr-CA').map((text) => text.toLowerCase()));
const english = new Set(
  readTexts('en-US')
    .filter((text) => !/[{<]/.test(text) && text.length > 3)
    .map((text) => text.toLowerCase())
    .filter((text) => !french.has(text)),
);

/** Every text that the page shows or gives to a screen reader. */
function shownTexts(): readonly string[] {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent ?? '');
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

function expectFrench(): void {
  const texts = shownTexts();
  expect(texts.length).toBeGreaterThan(10);
  expect(
    texts.filter(
      (text) => english.has(text.toLowerCase()) || /OhmHour|\b(?:your|the|with|points? earned)\b/i.test(text),
    ),
  ).toEqual([]);
}

/** A browser whose visitor has chosen French before they logged in. */
async function frenchBrowser(as: string): Promise<HttpClient> {
  const host = `${BRAND}.localhost:3000`;
  const browser = await app.server.loggedIn(as, host);
  browser.cookies.set('ebbwatt_locale', 'fr-CA');
  return browser;
}
const openFrench = async (path: string) => {
  const page = await app.open(path, { browser: await frenchBrowser(memberId) });
  await app.pass({});
  return page;
};
const findHeading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });
const main = () => screen.getByRole('main');

it.each([
  ['/', /^Bonjour/],
  ['/events', 'Événements'],
  ['/rewards', 'Récompenses'],
  ['/wallet', 'Portefeuille'],
  ['/devices', 'Appareils'],
  ['/settings/language', 'Langue et thème'],
  ['/settings/vacation', 'Vacances et participation'],
  ['/settings/notifications', 'Notifications'],
])('a member who chose French at log-in sees %s in French only', async (path, heading) => {
  await openFrench(path);
  expect(await findHeading(heading)).toBeVisible();
  await app.pass({});
  expectFrench();
});

it('a result, amounts, days and hours are written as in French', async () => {
  await openFrench(`/events/${eventId}`);
  expect(await findHeading(/économisé/)).toBeVisible();
  await waitFor(() => expect(main()).toHaveTextContent(/\d{1,2} (?:mai|juin)/));
  await app.pass({});
  expectFrench();

  await openFrench('/wallet');
  await waitFor(() => expect(main()).toHaveTextContent(/\d+,\d{2}\s\$/));
  expect(main()).toHaveTextContent(/18\sh\s–[\s\u2060]+19\sh/);

  await openFrench('/settings/vacation');
  expect(await screen.findByLabelText('Premier jour d’absence')).toHaveAccessibleDescription(
    'jeudi 18 juin 2026',
  );
});

it('a stranger switches at the log-in page, and the landing page keeps the language', async () => {
  const page = await app.open('/login', { brand: BRAND });
  expect(await findHeading('Log in')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Français' }));
  expect(await findHeading('Se connecter')).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Se connecter/));
  expect(page.address()).toBe('/login');
  expectFrench();

  await page.load('/');
  expect(await findHeading('Votre maison est branchée. Faites‑la travailler pour vous.')).toBeVisible();
  await app.pass({});
  expectFrench();
  await page.user.click(screen.getByRole('button', { name: 'English' }));
  expect(await findHeading('Your home’s already connected. Let it earn.')).toBeVisible();
});

it('the language chosen in Settings belongs to the member and overrides the browser’s', async () => {
  const member = await app.newMember({ brand: BRAND });
  const page = await app.open('/settings/language', { browser: await frenchBrowser(member) });
  const choose = async (group: string, language: string) =>
    page.user.click(
      within(await screen.findByRole('group', { name: group })).getByRole('radio', { name: language }),
    );
  await choose('Langue', 'English');
  expect(await findHeading('Language and theme')).toBeVisible();
  page.browser.cookies.set('ebbwatt_locale', 'fr-CA');
  await page.load();
  expect(await findHeading('Language and theme')).toBeVisible();
  await choose('Language', 'Français');
  expect(await findHeading('Langue et thème')).toBeVisible();

  await app.open('/', { as: member, brand: BRAND });
  expect(await findHeading(/^Bonjour/)).toBeVisible();
});
