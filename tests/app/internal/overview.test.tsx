import { screen, waitFor } from '@testing-library/react';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { participations } from '../../../src/server/events/tables.ts';
import { removeCopyMark, writeCopyMark } from '../../../src/server/platform/copy.ts';
import { Neighbourhood } from '../../support/neighbourhood.ts';
import { layOut, panel, reads, text } from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();

it('the overview of a new brand says what to do first, and that there are no figures yet', async () => {
  await app.open('/internal', { as: await app.newStaff(['internal_programs', 'internal_events']) });
  await reads('Start with a utility');
  await waitFor(() =>
    expect(text(panel('What events bring'))).toContain('No event of this time has been measured yet.'),
  );
  expect(text(panel('What reaches members'))).toContain('Nothing was sent in this time.');
});

it('the overview shows what an event brought and cost, points for taking part included, and opens it', async () => {
  const { database, clock, core } = app.server;
  const place = await Neighbourhood.on(database.db, clock);
  const home = await place.household();
  const eventId = core.deps.newId();
  await database.db.execute(sql`
    insert into events (id, brand, program_id, type, algorithm, start_at, end_at, status, rules, idempotency_key, created_at)
    select ${eventId}, 'default', p.id, 'PARTICIPATION_REDUCTION', 'participation_reduction',
      '2026-06-10T01:00:00Z', '2026-06-10T03:00:00Z', 'CLOSED', p.rules, ${eventId}, now()
    from programs p where p.id = ${place.programId}`);
  await database.db.execute(sql`
    insert into event_performance (event_id, measured_at, performance) values (${eventId}, '2026-06-11Z',
      ${JSON.stringify({ homes: 1, baselineWh: 10_000, usedWh: 6_000, reductionPoints: 300 })}::jsonb)`);
  await database.db.insert(participations).values({
    memberId: home.memberId,
    eventId,
    brand: 'default',
    startAt: new Date('2026-06-10T01:00:00Z'),
    opt: 'in',
    joinedAt: new Date('2026-06-09T01:00:00Z'),
    bookedWatts: 40_000,
  });
  await app.open('/internal', { as: await app.newStaff(['internal_events']) });
  await waitFor(() => expect(text(panel('What events bring'))).toContain('$1.00'));
  expect(screen.getAllByRole('link', { name: /Peak Hours/, hidden: true })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('/internal/events/'),
  );

  await app.open('/internal', { as: await app.newStaff(['internal_segmentation']) });
  await waitFor(() => expect(text(panel('What events bring'))).toContain('$1.00'));
  expect(screen.queryByRole('link', { name: /Peak Hours/, hidden: true })).not.toBeInTheDocument();
});

it('the overview of a restored copy says first that it sends nothing, and until when', async () => {
  const { db } = app.server.database;
  await writeCopyMark(db, { takenAt: '2026-06-14T18:00:00.000Z', madeAt: '2026-06-15T08:00:00.000Z' });
  await app.open('/internal', { as: await app.newStaff(['internal_support']) });
  await reads('This is a copy from June 14, 2026');
  await reads('It sends nothing and does no jobs.');
  await removeCopyMark(db);
});

it('the next events are the soonest, and tests are marked', async () => {
  const { database, clock } = app.server;
  const place = await Neighbourhood.on(database.db, clock);
  await database.db.execute(sql`
    insert into events (id, brand, program_id, type, algorithm, start_at, end_at, status, rules, is_test, created_at)
    select gen_random_uuid(), 'default', p.id, 'PARTICIPATION_REDUCTION', 'participation_reduction',
      '2026-07-02T01:00:00Z'::timestamptz + n * interval '1 day',
      '2026-07-02T02:00:00Z'::timestamptz + n * interval '1 day', 'SCHEDULED', p.rules, n = 0, now()
    from programs p, generate_series(0, 104) n where p.id = ${place.programId}`);
  await app.open('/internal', { as: await app.newStaff(['internal_events']) });
  await waitFor(() =>
    expect(text(panel('Next events'))).toMatch(/Wednesday, July 1, 2026, 18:00–19:00 \(test\)/),
  );
  expect(text(panel('Next events'))).toContain('Monday, July 6, 2026');
  expect(text(panel('Next events'))).not.toContain('July 7');
});
