import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { events, participations } from '../../../src/server/events/tables.ts';
import { Neighbourhood, saving } from '../../support/neighbourhood.ts';
import {
  address,
  confirm,
  confirmWithoutReason,
  explanation,
  fill,
  layOut,
  list,
  opens,
  press,
  reads,
  review,
  said,
} from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp({}, { at: '2026-03-01T20:00:00Z' });
const roles = ['internal_programs'] as const;

it('staff start a measurement of baselines, follow it without a reload, and see each one’s error by kind of day', async () => {
  const { database, clock } = app.server;
  const hood = await Neighbourhood.on(database.db, clock);
  await hood.deliver(await hood.household(), {
    use: saving({}, 60),
    from: '2026-01-01',
    to: '2026-02-28',
    intervalMinutes: 60,
  });
  await app.open('/internal/accuracy', { as: await app.newStaff(roles) });
  await opens('Accuracy');
  await reads('Nothing measured yet');
  await press('Measure now');
  expect(await review()).toEqual({
    title: 'Measure all active programs',
    changes: [],
    effects: [
      'We’ll go through the readings of every home in these programs. Nothing changes for members or events.',
      'It runs in the background. This page shows its progress.',
      'After that, it runs every week.',
    ],
  });
  expect(await confirmWithoutReason('Measure now')).toBe('Say why in a few words.');
  await confirm('Measure now', 'To choose a baseline');
  await said('One program is being measured.');
  await reads(/will be measured in a moment|is being measured/);
  await app.pass({ seconds: 30 });
  await reads('was measured on March 1, 2026');
  await waitFor(() => expect(list('Accuracy').names).toContain('10 of 10 In use'));
  expect(list('Accuracy').names).toContain('Highest 5 of 10, adjusted');
  expect(list('Accuracy').rows[0]).toMatchObject({
    Utility: 'Cedar',
    Homes: '1',
    Bias: '0.0%',
    Error: '0.0%',
    Phantom: '0.0%',
    'Paid evenings': '0.0% → 0.0%',
    'Phantom pay per kWh': '0 ($0.00) → 0 ($0.00)',
    'Pre-use': '0.0%: 0 ($0.00)',
    Cost: '0.00',
  });
  // A tenth of the evening's kilowatt-hour is a third of what three hours before have, but the ratio ends at 1.2.
  expect(list('Accuracy').rows.map((row) => row['Pre-use'])).toContain('+20.0%: 60 ($0.60)');
  const about = (column: string) => explanation(screen.getByRole('button', { name: `${column}: How?` })).text;
  expect(about('Error')).toMatch(/^How far off the baseline is on average/);
  expect(about('Paid evenings')).toMatch(/^The share of days when doing nothing would have been paid/);
  expect(about('Phantom pay per kWh')).toMatch(/^Points \(and what they’re worth\) for doing nothing/);
  expect(about('Pre-use')).toMatch(/^How much higher a home gets its baseline/);
  expect(screen.getAllByRole('button', { name: /: How\?$/ })).toHaveLength(11);
  await fill({ Days: 'Weekends and holidays' });
  await waitFor(() => expect(address()).toContain('days=other'));
  await waitFor(() => expect(list('Accuracy').names).toContain('10 of 10 In use'));
});

it('says that there is nothing to measure where no program is active', async () => {
  await app.open('/internal/accuracy', {
    as: await app.newStaff(roles, { brand: 'us-mobile' }),
    brand: 'us-mobile',
  });
  await reads('No active programs.');
});

it('staff see how often results fell within what members had been told, before anything was measured', async () => {
  const { database, clock } = app.server;
  const hood = await Neighbourhood.on(database.db, clock, {}, 'org');
  const event = await hood.event('2026-03-03', 18, 19);
  await database.db.update(events).set({ status: 'ENDED' }).where(eq(events.id, event.id));
  for (let nr = 0; nr < 30; nr += 1)
    await database.db.insert(participations).values({
      memberId: (await hood.household()).memberId,
      eventId: event.id,
      brand: 'org',
      startAt: event.start,
      opt: 'in',
      joinedAt: event.start,
      settlement: 'SETTLED',
      toldLow: 20,
      toldHigh: 100,
      points: nr < 24 ? 20 + nr : nr < 27 ? 5 : 150,
    });
  await app.open('/internal/accuracy', { as: await app.newStaff(roles, { brand: 'org' }), brand: 'org' });
  await reads('30 results: 80% inside, 10% below, 10% above. How? On goal');
  expect(explanation(screen.getByRole('button', { name: /^30 results/ }))).toEqual({
    title: 'Expected pay',
    text: expect.stringMatching(/^What members earned beside the “You’ll likely earn” they read/) as string,
  });
});
