import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { wholeApp } from '../support/wholeApp.tsx';

const app = wholeApp();

it('a name is saved on its own', async () => {
  const dana = await app.newMember({ firstName: 'Dana', lastName: 'Reyes', postalCode: '94103' });
  const { user, browser } = await app.open('/settings/profile', { as: dana });
  await user.click(await screen.findByRole('button', { name: /Name/ }));
  const first = await screen.findByLabelText('First name');
  await user.clear(first);
  await user.type(first, 'Zoë');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Zoë Reyes')).toBeVisible();
  expect((await browser.call('/settings')).json()).toMatchObject({ first_name: 'Zoë', last_name: 'Reyes' });
});
