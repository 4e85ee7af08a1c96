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
