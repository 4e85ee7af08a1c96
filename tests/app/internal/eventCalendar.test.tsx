import { screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { programs } from '../../../src/server/programs/tables.ts';
import { Neighbourhood } from '../../support/neighbourhood.ts';
import { address, layOut, opens, press, reads } from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();

beforeAll(async () => {
  const { database, clock } = app.server;
  const hood = await Neighbourhood.on(database.db, clock);
  await database.db.update(programs).set({ name: 'Evening Savers' }).where(eq(programs.id, hood.programId));
  await hood.event('2026-06-22', 18, 19);
  // Already the next day in UTC.
  await hood.event('2026-06-30', 20, 21);
  await hood.cancel(await hood.event('2026-06-23', 17, 19));
  const other = await Neighbourhood.on(database.db, clock);
  await database.db.update(programs).set({ name: 'Morning Savers' }).where(eq(programs.id, other.programId));
  await other.event('2026-06-22', 7, 8);
});

const days = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.querySelector(':scope > h3') !== null)
    .flatMap((item) => {
      const events = [...item.querySelectorAll('a')].map(({ textContent }) => textContent);
      return events.length === 0
        ? []
        : [`${item.querySelector('h3')?.lastChild?.textContent}: ${events.join(' | ')}`];
    });

it('shows a brand’s events by their day in their program’s zone, by month and by week, with links and keys', async () => {
  const { user } = await app.open('/internal/events/calendar?day=2026-06-15', {
    as: await app.newStaff(['internal_events']),
  });
  await opens('Event calendar');
  await reads('June 2026');
  await reads('4 events.');
  expect(days()).toEqual([
    expect.stringMatching(
      /^Monday, June 22, 2026: 07:00–08:00 Morning Savers.* \| 18:00–19:00 Evening Savers/,
    ),
    expect.stringMatching(/^Tuesday, June 23, 2026: 17:00–19:00 Evening SaversCalled off/),
    expect.stringMatching(/^Tuesday, June 30, 2026: 20:00–21:00 Evening Savers/),
  ]);

  const links = screen.getAllByRole('link', { name: /Savers/ });
  links[0]?.focus();
  await user.keyboard('{ArrowRight}');
  expect(links[1]).toHaveFocus();
  await user.keyboard('{End}{PageDown}');
  await reads('July 2026');
  await reads('No events.');
  await press('Earlier');
  await reads('June 2026');
  await press('Week');
  await reads('Week of Monday, June 1, 2026');
  expect(address()).toBe('/internal/events/calendar?view=week&day=2026-06-01');
});

it('shows nothing of another brand', async () => {
  await app.open('/internal/events/calendar?day=2026-06-15', {
    as: await app.newStaff(['internal_events'], { brand: 'org' }),
    brand: 'org',
  });
  await opens('Event calendar');
  await reads('No events.');
});
