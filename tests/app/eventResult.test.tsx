import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { EnergyEvent, EventReceipt } from '../../codegen/rest/types.ts';
import { everythingIsNear } from '../support/everythingIsNear.ts';
import { Neighbourhood, saving, type Household } from '../support/neighbourhood.ts';
import { wholeApp } from '../support/wholeApp.tsx';

const EVENT_DAY = '2026-06-16';

everythingIsNear();

const app = wholeApp();
let home: Household;
let eventId: string;
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

it('a result shows the API’s figures, from the readings to the ledger', async () => {
  const { user, browser } = await app.open('/events?show=results', { as: home.memberId });
  const event = (await browser.call(`/events/${eventId}`)).json<EnergyEvent>();
  const { receipt, ledger } = (await browser.call(`/events/${eventId}/receipt`)).json<EventReceipt>();
  if (receipt.kind !== 'reduction' || receipt.state === 'PENDING') throw new Error('There is no result.');
  expect(event).toMatchObject({ baseline_wh: 1000, used_wh: 400, reduction_wh: 600 });

  await user.click(await screen.findByRole('link', { name: /Saved 0\.6\skWh, earned/ }));
  const earned = ((event.total_participation_points ?? 0) / 100).toFixed(2);
  expect(
    await screen.findByRole('heading', { level: 1, name: new RegExp(`earned \\$${earned}$`) }),
  ).toHaveTextContent(`You saved 0.6 kWh and earned $${earned}`);
  const card = await screen.findByRole('region', { name: 'How we worked this out' });
  const number = (value: number | null) => (value ?? 0).toLocaleString('en-US');
  expect(card).toHaveTextContent('You used 0.400 kWh during the event. That’s 0.600 kWh less than usual.');
  expect(card).toHaveTextContent(
    `${number(event.total_participation_points)} points are worth $${earned}. At 100 watts a point, that’s ${number(event.watts)} watts.`,
  );
  expect(ledger.length).toBeGreaterThan(0);
  for (const { watts } of ledger) expect(card).toHaveTextContent(`+${number(watts)} watts`);
  expect(ledger.reduce((sum, { watts }) => sum + watts, 0)).toBe(event.watts);
  const rows = (name: RegExp) =>
    within(within(card).getByRole('region', { name, hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows(/^The days behind your usual/)).toHaveLength(receipt.daysUsed.length + 1);
  expect(rows(/^Every \d+ minutes, in kWh/)).toHaveLength(receipt.intervals.length + 2);
});

it('Back finds the steps of the calculation open or closed as they were left', async () => {
  const tab = await app.open(`/events/${eventId}`, { as: home.memberId });
  const used = async () =>
    (await screen.findByRole('heading', { level: 3, name: 'What you used' })).closest('details');
  const wasOpen = (await used())?.open;
  await tab.user.click(await screen.findByRole('heading', { level: 3, name: 'What you used' }));
  await tab.go('/rewards');
  await screen.findByRole('heading', { level: 1, name: 'Rewards' });
  window.history.back();
  await waitFor(async () => expect((await used())?.open).toBe(!wasOpen));
});

it('another member’s event is not found', async () => {
  await app.open(`/events/${eventId}`, { as: await app.newMember() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We can’t find that page');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
