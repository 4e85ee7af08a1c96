import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { wholeApp } from '../support/wholeApp.tsx';

const app = wholeApp();
let place: Neighbourhood;
beforeAll(async () => {
  place = await Neighbourhood.on(app.server.database.db, app.server.clock);
  await place.event('2026-06-15', 18, 19);
});

it.each(['/', '/events'])('EVT-02: a member joins the next event on %s', async (path) => {
  const { memberId } = await place.household();
  const { user, browser } = await app.open(path, { as: memberId });
  await user.click(await screen.findByRole('button', { name: /^Join this/ }));
  expect(await screen.findByText('You’re in')).toBeVisible();
  expect((await browser.call('/api/v2/upcoming_events')).json()).toMatchObject({ events: [{ opt: 'in' }] });
});

it('an open page shows that the event has begun', async () => {
  const { memberId } = await place.household();
  await app.open('/', { as: memberId });
  expect(await screen.findByText('Next OhmHour')).toBeVisible();
  await app.pass({ hours: 5, minutes: 10 });
  expect(await screen.findByText('OhmHour is on now')).toBeVisible();
  expect(screen.getByText('50 min left')).toBeVisible();
});

it('a reminder that the member has off says so, until they turn it on in Settings', async () => {
  const { memberId } = await place.household();
  const { id: eventId } = await place.event('2026-06-17', 18, 19);
  const off = { account_event_reminders: false };
  await (
    await app.server.loggedIn(memberId)
  ).call('/settings/subscriptions', { body: { subscriptions: off } });
  const page = await app.open(`/events/${eventId}`, { as: memberId });
  const { user } = page;
  await user.click(await screen.findByRole('switch', { name: 'Remind me an hour before' }));
  expect(await screen.findByText(/^Your reminders are off/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Turn them on in Settings' }));
  await user.click(await screen.findByRole('switch', { name: 'OhmHour: reminders you asked for, by email' }));
  await page.go(`/events/${eventId}`);
  expect(await screen.findByText(/^We’ll remind you at/)).toBeVisible();
});
