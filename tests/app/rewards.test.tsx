import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { givePoints, shelve } from '../support/rewardShelf.ts';
import { wholeApp } from '../support/wholeApp.tsx';

const app = wholeApp();

it('MKT-10: a member orders a gift card with points, and has that many fewer', async () => {
  const { deps } = app.server.core;
  await shelve(deps);
  const dana = await app.newMember();
  await givePoints(deps, dana, 2_000);
  const { user, browser } = await app.open('/rewards', { as: dana });
  await user.click(await screen.findByRole('link', { name: /Corner Grocer/ }));
  await user.click(await screen.findByRole('radio', { name: /^\$10\.00/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = await screen.findByRole('dialog', { name: 'Order this?' });
  await user.click(within(dialog).getByRole('button', { name: /^Order/ }));
  expect(
    await screen.findByRole('heading', { level: 2, name: 'We’re getting your gift card' }),
  ).toBeVisible();
  expect((await browser.call('/api/v2/marketplace/rewards')).json()).toMatchObject({ balance_points: 1_000 });
});
