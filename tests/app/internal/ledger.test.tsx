import { screen, waitFor, within } from '@testing-library/react';
import { toGlobalId } from 'graphql-relay';
import { describe, expect, it, vi } from 'vitest';
import { FREE_PLUG, placeOrder } from '../../../src/server/orders/service.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { transaction } from '../../../src/server/platform/db/transaction.ts';
import { Neighbourhood, saving } from '../../support/neighbourhood.ts';
import {
  facts,
  filterLinks,
  layOut,
  list,
  listed,
  opens,
  panel,
  press,
  reads,
  sortBy,
  text,
} from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

const EVENT_DAY = '2026-06-16';

layOut();
const app = wholeApp();

/** A home that joined an event, after it; `isRead`: its meter's readings are there. */
async function homeAfterEvent({ isRead }: { readonly isRead: boolean }) {
  const { database, clock } = app.server;
  clock.set('2026-06-15T20:00:00Z');
  const place = await Neighbourhood.on(database.db, clock);
  const home = await place.household();
  const event = await place.event(EVENT_DAY, 18, 19);
  await place.join(home, event);
  await place.goTo('2026-06-18', 9);
  if (isRead)
    await place.deliver(home, { use: saving({ [EVENT_DAY]: 600 }), from: '2026-04-20', to: '2026-06-17' });
  await place.settle();
  return { memberId: home.memberId, eventId: event.id };
}

it('an accountant follows an order to the member’s ledger, and a movement to the meter’s readings', async () => {
  const { database, core } = app.server;
  const { memberId } = await homeAfterEvent({ isRead: true });
  const { id } = await transaction(database.db, (tx) =>
    placeOrder(tx, core.deps, {
      request: null,
      brandId: 'default',
      memberId,
      key: core.deps.newId(),
      quantity: 1,
      title: 'Tote bag',
      ...FREE_PLUG,
      kind: 'swag',
      item: 'TOTE',
      price: { points: 100, watts: 10_000 },
    }),
  );

  const { user } = await app.open(`/internal/orders/${encodeURIComponent(toGlobalId('StaffOrder', id))}`, {
    as: await app.newStaff(['internal_wallet']),
  });
  const findHeading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
  const findRow = async (table: string, name: RegExp) =>
    within(await within(await screen.findByRole('grid', { name: table })).findByRole('row', { name }));
  await user.click(await screen.findByRole('link', { name: 'The member’s ledger' }));
  expect(await findHeading(/^Dana.*’s ledger$/)).toBeVisible();
  expect((await findRow('Ledger', /Tote bag/)).getAllByText(/^[-−]100$/)[0]).toBeVisible();

  const saved = await findRow('Ledger', /Energy saved/);
  await user.click(saved.getByRole('link', { name: /^Result of / }));
  expect(await findHeading(/^Dana.*’s result$/)).toBeVisible();
  expect(
    within(await screen.findByRole('grid', { name: 'Meter readings' })).getAllByText('Measured'),
  ).not.toEqual([]);
  expect((await findRow('Booked in the ledger', /Energy saved/)).getByText(/^18,000$/)).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(/600\sWh/);
});

it('all movements of a balance are saved as a file', async () => {
  const { memberId } = await homeAfterEvent({ isRead: true });
  const page = `/internal/payouts/members/${encodeURIComponent(toGlobalId('MemberRecord', memberId))}/ledger`;
  await app.open(page, { as: await app.newStaff(['internal_wallet']) });
  await opens('Dana’s ledger');
  const made = vi.spyOn(URL, 'createObjectURL');
  await press('Download as CSV');
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  const [file] = made.mock.calls[0] ?? [];
  made.mockRestore();
  const lines = (file instanceof Blob ? await file.text() : '').split('\r\n');
  expect(lines[0]).toMatch(/id,booked,cause,note,event,order,points,watts,points after$/);
  expect(lines.slice(1, -1)).toEqual([
    expect.stringMatching(/,Energy saved,,2026-06-17T01:00:00\.000Z,,180,18000,185$/),
    expect.stringMatching(/,Took part,,2026-06-17T01:00:00\.000Z,,5,500,5$/),
  ]);
});

describe('a member’s result', () => {
  const pageOf = (memberId: string, eventId: string) =>
    `/internal/payouts/members/${encodeURIComponent(toGlobalId('MemberRecord', memberId))}/results/${encodeURIComponent(toGlobalId('StaffEvent', eventId))}`;

  it('has the formula with its figures, the days of usual use, each reading, and what was booked', async () => {
    const { memberId, eventId } = await homeAfterEvent({ isRead: true });
    await app.open(pageOf(memberId, eventId), { as: await app.newStaff(['internal_wallet']) });
    await opens('Dana’s result');
    await reads(`Tuesday, June 16, 2026, 18:00–19:00 (America/Los_Angeles)`);
    expect(facts(panel('How it was paid'))).toEqual({
      State: 'Settled',
      'Usual use': '1,000 Wh',
      'Read from the meter': '400 Wh',
      Saved: '600 Wh',
      'Readings from': 'The utility',
      Formula: '0.6 kWh × 300 points × (1 tier + 0 streak)',
      'For what they saved': '180 points',
      'For taking part': '5 points',
      Total: '185 points, 18,500 watts',
    });
    expect(text(panel('How it was paid'))).toMatch(/Usual use is the mean of .*2026-06-15/);
    const readings = list('Meter readings').rows;
    const sum = (column: string) =>
      readings.reduce((total, row) => total + Number(row[column]?.replaceAll(',', '')), 0);
    expect(['Read, mWh', 'Used, Wh', 'Usual, Wh', 'Saved, Wh'].map(sum)).toEqual([400_000, 400, 1_000, 600]);
    expect(readings[0]).toMatchObject({ Interval: 'Tue 2026-06-16, 18:00', Quality: 'Measured' });
    expect(
      list('Booked in the ledger')
        .rows.map(({ Cause, Watts }) => [Cause, Watts])
        .toSorted(),
    ).toEqual([
      ['Energy saved', '18,000'],
      ['Took part', '500'],
    ]);
  });

  it('that waits for readings says so, and has nothing booked', async () => {
    const { memberId, eventId } = await homeAfterEvent({ isRead: false });
    await app.open(pageOf(memberId, eventId), { as: await app.newStaff(['internal_wallet']) });
    await opens('Dana’s result');
    expect(facts(panel('How it was paid'))).toMatchObject({
      State: 'Waiting for data',
      'Usual use': '–',
      'Read from the meter': '–',
      Total: '0 points, 0 watts',
    });
    expect(list('Meter readings').empty).toBe('No readings yet.');
    expect(list('Booked in the ledger').rows).toEqual([]);
    const stranger = await app.newMember();
    await app.open(pageOf(stranger, eventId), { as: await app.newStaff(['internal_wallet']) });
    await opens('We can’t find that page');
  });
});

describe('the tax year', () => {
  /** An order that a member received. */
  const receive = async (
    memberId: string,
    kind: 'gift_card' | 'cash' | 'prize',
    hundredths: number,
    at: string,
  ) => {
    const { database, core } = app.server;
    const id = core.deps.newId();
    await database.db.insert(orders).values({
      id,
      memberId,
      brand: 'default',
      key: `earlier:${id}`,
      kind,
      item: 'GROCER',
      quantity: 1,
      state: 'fulfilled',
      recipient: 'Dana',
      valueHundredths: hundredths,
      currency: 'USD',
      placedAt: new Date(at),
      fulfilledAt: new Date(at),
      changedAt: new Date(at),
    });
  };

  it('has who reached the threshold with what they received by kind, everyone on request, and other years', async () => {
    const [rich, poor] = [
      await app.newMember({ firstName: 'Rich', email: 'rich@example.org' }),
      await app.newMember({ firstName: 'Poor', email: 'poor@example.org' }),
    ];
    await receive(rich, 'gift_card', 150_000, '2026-02-01T20:00:00Z');
    await receive(rich, 'cash', 60_000, '2026-03-01T20:00:00Z');
    await receive(rich, 'prize', 5_000, '2026-03-02T20:00:00Z');
    await receive(poor, 'cash', 1_000, '2026-03-03T20:00:00Z');
    // It is still 2025 at home.
    await receive(poor, 'gift_card', 2_500, '2026-01-01T05:00:00Z');
    const tab = await app.open('/internal/payouts/tax', {
      as: await app.newStaff(['internal_wallet']),
    });
    await listed('Tax year', ['Rich']);
    expect(list('Tax year').rows).toEqual([
      {
        Member: 'Rich',
        Cash: '$600.00',
        'Gift cards': '$1,500.00',
        Prizes: '$50.00',
        Total: '$2,150.00',
        'W-9': 'Not sent',
      },
    ]);
    expect(filterLinks('Members')).toEqual({
      all: ['From $2,000.00', 'Everyone'],
      current: 'From $2,000.00',
    });
    expect(screen.getByRole('link', { name: 'Download 2026 as CSV' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/backend\/api\/internal\/payouts\/tax\/2026$/),
    );
    await press('Everyone');
    await waitFor(() => expect(list('Tax year').names.slice(0, 2)).toEqual(['Rich', 'Poor']));
    expect(list('Tax year').rows[1]).toMatchObject({
      Cash: '$10.00',
      'Gift cards': '$0.00',
      Total: '$10.00',
    });
    expect(await sortBy('Tax year', 'Total')).toBe('ascending');
    await waitFor(() => expect(list('Tax year').names[0]).toBe('Poor'));

    await tab.user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
    await listed('Tax year', ['Poor']);
    expect(list('Tax year').rows[0]).toMatchObject({ 'Gift cards': '$25.00', Total: '$25.00' });
    await tab.go('/internal/payouts/tax?year=2025');
    await waitFor(() => expect(list('Tax year').empty).toBe('No one reached $600.00 in 2025.'));
    await tab.go('/internal/payouts/tax?year=2024&show=everyone');
    await waitFor(() => expect(list('Tax year').empty).toBe('No one received anything in 2024.'));
  });
});
