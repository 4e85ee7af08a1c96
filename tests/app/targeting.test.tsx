import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { wholeApp } from '../support/wholeApp.tsx';

const app = wholeApp();

it('staff switch a feature off, and members no longer have it', async () => {
  const ann = await app.newStaff([
    'internal_experience_manager_list',
    'internal_experience_manager_view',
    'internal_experience_manager_override',
  ]);
  const { user } = await app.open('/internal/features/rewards_wheel', { as: ann });
  await user.click(await screen.findByRole('button', { name: 'Add rule' }));
  await user.selectOptions(screen.getByLabelText('Then it’s'), 'Off');
  await user.click(screen.getByRole('button', { name: 'Review change' }));
  const review = await screen.findByRole('dialog');
  await user.type(await within(review).findByLabelText('Reason'), 'Trying it without the wheel');
  await user.click(within(review).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Trying it without the wheel/)).toBeVisible();

  const { browser } = await app.open('/rewards', { as: await app.newMember() });
  expect((await browser.call('/api/v2/features')).json()).toMatchObject({
    features: expect.arrayContaining([
      expect.objectContaining({ key: 'rewards_wheel', isEnabled: false }),
    ]) as unknown,
  });
});
