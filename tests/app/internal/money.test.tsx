import { screen, waitFor, within } from '@testing-library/react';
import { toGlobalId } from 'graphql-relay';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeStatement, setProgramRates } from '../../../src/server/programs/service.ts';
import { givePoints } from '../../support/rewardShelf.ts';
import { Neighbourhood } from '../../support/neighbourhood.ts';
import {
  confirm,
  facts,
  fault,
  fill,
  heading,
  layOut,
  list,
  opens,
  panel,
  press,
  pressables,
  reads,
  said,
} from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();

let program = { id: '', name: '' };
let finance = '';
/** A home that joined in May, for which its utility owes 25 dollars, and a member with points. */
beforeAll(async () => {
  const { database, clock, core } = app.server;
  const place = await Neighbourhood.on(database.db, clock);
  const { memberId } = await place.household();
  await database.execute(
    `update utility_connections set program_id = $1, enrolled_at = '2026-05-10' where member_id = $2`,
    [place.programId, memberId],
  );
  const by = { brandId: 'default', actorId: null, reason: 'For the test', programId: place.programId };
  const rates = { fromMonth: '2026-05', perKwh: 0, perKwMonth: 0, perEnrollment: 250_000, paymentDays: 30 };
  await setProgramRates(core.deps, { ...by, ...rates });
  await makeStatement(core.deps, { ...by, month: '2026-05', currency: 'USD', wattsPerPoint: 100 });
  await givePoints(core.deps, memberId, 1_200);
  const id = core.deps.newId();
  await database.execute(
    `insert into orders (id, member_id, brand, key, kind, service, item, quantity, state, recipient, value_hundredths, currency, placed_at, changed_at)
     values ($1, $2, 'default', 'payout', 'cash', 'payouts', 'CASH', 1, 'fulfilled', '', 2500, 'USD', now(), now())`,
    [id, memberId],
  );
  const { rows } = await database.execute('select name from programs where id = $1', [place.programId]);
  program = { id: toGlobalId('Program', place.programId), name: (rows[0] as { name: string }).name };
  finance = await app.newStaff(['internal_wallet']);
});

/** A link of a list's row, by the name of the row and the column. */
const figure = (caption: string, row: string, column: string): HTMLElement => {
  const shown = list(caption);
  const place = shown.columns.indexOf(column);
  const index = shown.names.indexOf(row);
  const line = [...panel(caption).querySelectorAll('[role=row][data-id]')][index];
  const cell = line?.querySelectorAll<HTMLElement>('[role=gridcell], [role=rowheader]')[place];
  if (cell === undefined) throw new Error(`No ${column} of ${row}.`);
  return within(cell).getByRole('link');
};

const openMoney = async () => {
  await app.open('/internal/money', { as: finance });
  await waitFor(() => expect(list('Trial balance').rows.length).toBeGreaterThan(0));
};

describe('the money page', () => {
  it('says what utilities owe and opens the statement, on which finance records payments', async () => {
    await openMoney();
    await waitFor(() => expect(list('What utilities owe, by days late').names).toEqual([program.name]));
    expect(list('What utilities owe, by days late').rows[0]).toMatchObject({
      'Not due yet': '$25.00',
      Credit: '–',
      Total: '$25.00',
    });
    figure('What utilities owe, by days late', program.name, 'Not due yet').click();
    await opens('Statements');
    await waitFor(() => expect(list('Statements').rows).toHaveLength(1));
    expect(list('Statements').rows[0]).toMatchObject({
      Program: program.name,
      'Still to pay': '$25.00',
      State: 'Open',
    });
    await reads('Still to be paid: $25.00');
    await press('Statement 1');
    await opens('Statement 1');
    await waitFor(() =>
      expect(facts()).toMatchObject({ 'Billed by': 'Ebbwatt', 'Still to pay': '$25.00', State: 'Open' }),
    );
    expect(screen.getByRole('link', { name: 'See entries' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Settlement files' })).toHaveAttribute(
      'href',
      expect.stringContaining('/settlement?q=2026-05'),
    );

    await press('Record a payment');
    await fill({ 'Amount (USD)': 'twenty' });
    await confirm('Record it', 'On the bank’s list');
    expect(fault('Amount (USD)')).toBe('Enter an amount like 1250.00.');
    expect(fault('Reference')).toBe('Enter the payment’s reference.');
    await fill({ 'Amount (USD)': '25.01', Reference: 'May, first part' });
    await confirm('Record it', 'On the bank’s list');
    await waitFor(() => expect(fault('Amount (USD)')).toContain('Only 25.00 is left to pay.'));
    await fill({ 'Amount (USD)': '10.00' });
    await confirm('Record it', 'On the bank’s list');
    await said('Payment recorded.');
    await waitFor(() =>
      expect(facts()).toMatchObject({ Paid: '$10.00', 'Still to pay': '$15.00', State: 'Partly paid' }),
    );
    await waitFor(() =>
      expect(list('Payments').rows).toMatchObject([
        { State: 'Received', Amount: '$10.00', Reference: 'May, first part' },
      ]),
    );

    await openMoney();
    expect(list('What utilities owe, by days late').rows[0]).toMatchObject({ Total: '$15.00' });
    expect(list('Budgets and what utilities owe').rows[0]).toMatchObject({ 'Utility owes': '$15.00' });
    figure('Budgets and what utilities owe', program.name, 'Utility owes').click();
    await opens('Entries');
    await reads('Together: $15.00');

    await app.open('/internal/statements', { as: finance });
    await press('Statement 1');
    await press('Take back');
    await confirm('Take back', 'It was for another program');
    await said('Payment taken back.');
    await waitFor(() => expect(facts()).toMatchObject({ Paid: '$0.00', State: 'Open' }));
    await waitFor(() => expect(list('Payments').rows).toMatchObject([{ State: 'Taken back' }]));
  });

  it.each(['Before', 'Received', 'Given', 'After'])(
    'opens for each figure of the trial balance (%s) exactly its entries, whose sum it is',
    async (column) => {
      await openMoney();
      const rows = list('Trial balance').rows.map((row) => [row['Account'] ?? '', row[column] ?? '']);
      expect(rows.length).toBeGreaterThan(3);
      for (const [account = '', shown = ''] of rows) {
        await openMoney();
        figure('Trial balance', account, column).click();
        await opens('Entries');
        const sum = column === 'Given' ? `-${shown}` : shown;
        const isNone = /^\$?0(?:\.00)?$/.test(shown);
        const isMoney = shown.includes('$');
        await reads(`Together: ${isNone ? '0 points' : isMoney ? sum : `${sum} points`}`);
      }
    },
  );

  it('opens for points that aren’t spent the entries of members, held points included', async () => {
    await app.pass({ days: 2 });
    finance = await app.newStaff(['internal_wallet']);
    await openMoney();
    const points = list('Points not spent yet').rows.reduce(
      (sum, row) => sum + Number((row['Points'] ?? '').replaceAll(',', '')),
      0,
    );
    expect(points).toBe(1_200);
    await press('See entries', panel('Points not spent yet'));
    await opens('Entries');
    await reads('Together: 1,200 points');
  });

  it.each([
    ['What utilities owe, by days late', 'Program,Credit (USD),', /,25,.*,25$/],
    ['Budgets and what utilities owe', 'Utility owes (USD)', /,25$/],
    ['Points not spent yet', 'Worth (USD)', /,12,1$/],
    ['Payouts by state', 'Amount (USD)', /,1,25$/],
    ['Trial balance', 'Account,', /,USD,0,0,25,-25$/],
  ])('saves %s with amounts of the currency, which it names', async (title, head, line) => {
    await openMoney();
    const made = vi.spyOn(URL, 'createObjectURL');
    await press('Download as CSV', panel(title));
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    const [file] = made.mock.calls[0] ?? [];
    made.mockRestore();
    const lines = (file instanceof Blob ? await file.text() : '').split('\r\n');
    expect(lines[0]).toContain(head);
    expect(lines.slice(1)).toContainEqual(expect.stringMatching(line));
  });

  it('lets finance bill a month and make its settlement file from the program’s billing page', async () => {
    await app.open('/internal/statements', { as: finance });
    await press(program.name);
    await opens('Billing');
    await waitFor(() => expect(pressables()).toContain('Set rates'));
    expect(screen.getByRole('combobox', { name: 'For which month' })).toBeVisible();
    screen.getByRole('link', { name: /^Settlement files/ }).click();
    await opens('Settlement files');
    await reads('No event has ended yet, so there’s nothing to settle.');
  });

  it('says so where nothing has been booked', async () => {
    const other = await app.newStaff(['internal_wallet'], { brand: 'au-retailer' });
    await app.open('/internal/money', { as: other, brand: 'au-retailer' });
    await reads('Nothing has been booked yet.');
    await reads('Utilities owe nothing now.');
    await reads('No programs yet');
    await app.open('/internal/statements', { as: other, brand: 'au-retailer' });
    await reads('Everything is paid.');
  });

  it('isn’t there for support; who only reads finds no button to record a payment', async () => {
    await app.open('/internal/money', { as: await app.newStaff(['internal_support']) });
    await waitFor(() => expect(heading()).toContain('find that page'));
    await app.open('/internal/statements', { as: await app.newStaff(['internal_programs']) });
    await press('Statement 1');
    await opens('Statement 1');
    await waitFor(() => expect(facts()).toMatchObject({ Program: program.name }));
    expect(screen.getByRole('link', { name: program.name })).toBeVisible();
    expect(pressables()).not.toContain('Record a payment');
  });
});
