import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { Wallet } from '../../codegen/rest/types.ts';
import { everythingIsNear } from '../support/everythingIsNear.ts';
import { Neighbourhood, saving, type Household } from '../support/neighbourhood.ts';
import { wholeApp } from '../support/wholeApp.tsx';

const EVENT_DAY = '2026-06-16';

everythingIsNear();
const app = wholeApp();

let home: Household, eventId: string;
beforeAll(async () => {
  const { database, clock } = app.server;
  const place = await Neighbourhood.on(database.db, clock);
  home = await place.household();
  const event = await place.event(EVENT_DAY, 18, 19);
  eventId = event.id;
  await place.join(home, event);
  await place.goTo('2026-06-18', 9);
  await place.deliver(home, { use: saving({ [EVENT_DAY]: 600 }), from: '2026-04-20', to: '2026-06-17' });
  expect(await place.settle()).toMatchObject({ settled: 1 });
});

const openAs = (path: string) => app.open(path, { as: home.memberId });

it('WAL-02: wallet and rewards show the ledger’s points, and each movement leads to its receipt', async () => {
  const page = await openAs('/wallet');
  const { movements } = (await page.browser.call('/api/v2/wallet?first=100')).json<Wallet>();
  const points = movements.reduce((sum, movement) => sum + movement.points, 0);
  expect(points).toBeGreaterThan(100);
  const balance = `$${(points / 100).toFixed(2)}`;
  const figure = () => document.querySelector('.figure-value');
  await waitFor(() => expect(figure()).toHaveTextContent(balance));
  const rows = within(screen.getByRole('region', { name: 'Activity' })).getAllByRole('listitem');
  expect(rows).toHaveLength(movements.length);
  for (const row of rows) expect(within(row).getByRole('link')).toHaveAttribute('href', `/events/${eventId}`);
  expect(rows.map(({ textContent }) => textContent).join()).toMatch(/You took part in an OhmHour.*\+5¢/);

  await page.user.click(within(rows[0]!).getByRole('link'));
  expect(
    await screen.findByRole('heading', { level: 1, name: new RegExp(`earned \\${balance}$`) }),
  ).toBeVisible();
  expect(page.address()).toContain(`/events/${eventId}`);

  await page.load('/rewards');
  await waitFor(() => expect(figure()).toHaveTextContent(balance));
});

it('WAL-02: the link to the file of all movements leads to it', async () => {
  const page = await openAs('/wallet');
  const link = await screen.findByRole('link', { name: 'Download as CSV' });
  expect(link).toHaveAttribute('download');
  const { pathname, search } = new URL((link as HTMLAnchorElement).href);
  const answer = await page.browser.call(pathname.replace('/backend', '') + search);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="wallet.csv"');
  const [head, ...lines] = answer.body.split('\r\n');
  expect(head).toBe('\uFEFFDate,What for,Points,Balance after,Event or order');
  expect(lines).toContainEqual(
    expect.stringMatching(new RegExp(`^2026-06-18,"You .+ OhmHour, .+",\\d+,\\d+,${eventId}$`)),
  );
});

it.each([
  ['/coupons', 'Your coupons', true],
  ['/coupons/claimed', 'Your coupons', false],
  ['/promo', 'Enter a promo code', true],
  ['/promo/redeem', 'Enter a promo code', false],
])('NAV-10, NAV-47, AMB-20: %s is the page "%s", with the navigation: %s', async (path, heading, hasNav) => {
  const page = await openAs(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await app.pass({});
  expect(page.address()).toBe(path);
  expect(screen.queryAllByRole('navigation', { name: 'Main' })).toHaveLength(hasNav ? 1 : 0);
});
