import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { wheelPrizes } from '../../../src/server/wheel/tables.ts';
import {
  address,
  confirm,
  confirmWithoutReason,
  fault,
  fill,
  layOut,
  list,
  opens,
  panel,
  press,
  reads,
  review,
  said,
  sortBy,
  text,
  warned,
} from '../../support/staffPages.ts';
import { confirmAge, giveSpin, putOnWheel, spin } from '../../support/wheelPrizes.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const roles = ['internal_rewards'] as const;
const prizes = () => list('Prizes').rows.map(({ Title, Chance }) => [Title, Chance]);
const stored = async (brand: string) =>
  app.server.database.db.select().from(wheelPrizes).where(eq(wheelPrizes.brand, brand));

beforeAll(async () => {
  await putOnWheel(app.server.core.deps);
});

describe('the wheel', () => {
  it('has its prizes with their chances; one that is added is checked and reviewed, and changes them', async () => {
    await app.open('/internal/wheel', { as: await app.newStaff(roles) });
    await waitFor(() => expect(prizes()).toEqual([['50 cents', '100%']]));
    expect(list('Prizes').columns).toEqual([
      'Title',
      'Type',
      'Chance',
      'Weight',
      'Value',
      'Won today',
      'Per day',
      'Total left',
    ]);
    await press('Add a prize');
    await opens('Add a prize');
    await press('Review change');
    expect(fault('Title')).toBe('Enter a title.');
    await fill({ Title: 'One dollar', 'Points paid': '100', Weight: '300', 'Per day': '0' });
    await press('Review change');
    expect(fault('Per day')).not.toBe('');
    await fill({ 'Per day': '1' });
    await press('Review change');
    expect(await review()).toEqual({
      title: 'Add this prize?',
      changes: [
        'Type: Cash',
        'Title: One dollar',
        'On the wheel: Yes',
        'Weight: 300',
        'Points paid: 100',
        'Per day: 1',
        'Position: 50',
      ],
      effects: ['Members see the new odds right away. Past spins keep their prizes.'],
    });
    expect(await confirmWithoutReason('Add the prize')).toBe('Say why in a few words.');
    await confirm('Add the prize', 'More to win');
    await opens('One dollar');
    expect(text(panel('History'))).toContain('Prize added“More to win”');
    await press('Wheel', document.querySelector('main') ?? undefined);
    await opens('Wheel');
    await waitFor(() =>
      expect(prizes()).toEqual([
        ['50 cents', '25%'],
        ['One dollar', '75%'],
      ]),
    );
    expect(list('Prizes').rows.map((row) => row['Per day'])).toEqual(['No limit', '1']);
  });

  it('has a seed of the day, which is revealed and replaced after a review', async () => {
    await app.open('/internal/wheel', { as: await app.newStaff(roles) });
    await reads('Hidden while it’s in use');
    const hidden = () => text(document.body).split('Hidden while it’s in use').length;
    const before = hidden();
    await press('Replace today’s seed');
    expect((await review()).effects).toEqual([
      'Today’s seed is revealed now, and no more spins use it.',
      'Members who have the wheel open see the new commitment before they can spin.',
    ]);
    await confirm('Replace today’s seed', 'It leaked');
    await said('Today’s seed was replaced.');
    await reads(/Mon 2026-06-15, 13:000[\da-f]{64}[\da-f]{64}|[\da-f]{128}/);
    expect(hidden()).toBe(before);
  });

  it('a prize has words in each language of the brand, and is not overwritten where somebody else changed it meanwhile', async () => {
    const brand = 'ca-telecom';
    const words = { title: '50 cents', text: 'Paid into your wallet.' };
    await putOnWheel(app.server.core.deps, { brand, texts: { 'en-CA': words, 'fr-CA': words } });
    await app.open('/internal/wheel', { as: await app.newStaff(roles, { brand }), brand });
    await press('50 cents');
    await opens('50 cents');
    await app.server.database.db.update(wheelPrizes).set({ version: 9 }).where(eq(wheelPrizes.brand, brand));
    await fill({ Weight: '5', 'Title (Français)': 'Un demi-dollar' });
    await press('Review change');
    expect((await review()).changes).toEqual([
      'Title (Français): 50 cents → Un demi-dollar',
      'Weight: 100 → 5',
    ]);
    await confirm('Save');
    await warned('Nothing was saved. Load the latest version');
    expect(await stored(brand)).toMatchObject([{ weight: 100, version: 9 }]);
  });

  it('has spins, of which there are none yet', async () => {
    await app.open('/internal/wheel', { as: await app.newStaff(roles) });
    await press('Spins');
    await opens('Spins');
    await reads('No one has spun yet.');
    await fill({ Type: 'Cash' });
    await reads('No matches.');
  });

  it('has spins with who won what, searched, filtered and sorted; a filter keeps a search that was just typed', async () => {
    const { deps } = app.server.core;
    const won: Record<string, { readonly title: string; readonly number: string }> = {};
    for (const firstName of ['Ada', 'Ben']) {
      // No digit of the address is a spin's number.
      const email = `${firstName.toLowerCase()}@wheel.example`;
      const memberId = await app.newMember({ firstName, email, region: 'CA' });
      await confirmAge(deps.db, memberId);
      await giveSpin(deps, memberId);
      const { result, number } = await spin(await app.server.loggedIn(memberId));
      won[firstName] = { title: result?.title ?? '', number: String(number) };
      app.server.clock.advance(60_000);
    }
    const { user } = await app.open('/internal/wheel/spins', { as: await app.newStaff(roles) });
    const members = () => list('Spins').rows.map(({ Member }) => Member);
    await waitFor(() => expect(members()).toEqual(['Ben', 'Ada']));
    expect(list('Spins').rows[0]).toEqual({
      Spin: won['Ben']?.number,
      When: 'Mon 2026-06-15, 13:01',
      Member: 'Ben',
      Prize: won['Ben']?.title,
      Type: 'Cash',
      State: 'Paid',
    });
    expect(await sortBy('Spins', 'Member')).toBe('ascending');
    await waitFor(() => expect(members()).toEqual(['Ada', 'Ben']));
    expect(address()).toContain('sort=member');
    await fill({ 'Member or spin number': won['Ben']?.number ?? '' });
    await waitFor(() => expect(members()).toEqual(['Ben']));

    const search = screen.getByRole('searchbox', { name: 'Member or spin number' });
    await user.clear(search);
    await user.type(search, 'ada');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Cash');
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
        q: 'ada',
        sort: 'member',
        type: 'CASH',
      }),
    );
    await waitFor(() => expect(members()).toEqual(['Ada']));
    expect(search).toHaveValue('ada');
    await fill({ State: 'Waiting' });
    await reads('No matches.');
  });
});
