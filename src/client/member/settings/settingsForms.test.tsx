// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SETTINGS } from '../../../../tests/support/stubApi.ts';
import { stubApp, type StubAppOptions } from '../../../../tests/support/stubApp.tsx';

const openSettings = (path: string, answers: StubAppOptions['answers'] = {}) =>
  stubApp(path, {
    features: ['settings_profile', 'settings_home', 'settings_phones', 'settings_notifications'],
    answers: { '/settings': { body: SETTINGS }, ...answers },
  });
const findSection = (name: string) => screen.findByRole('region', { name });

it('NAV-49: a link to a fragment of the settings leads to its part of a section', async () => {
  const app = await openSettings('/settings#phones');
  await waitFor(() => expect(app.address()).toBe('/settings/profile#phones'));
  await waitFor(async () => expect(await findSection('Phone numbers')).toHaveFocus());
});

it('a postal code of another country is refused at the field, and nothing is sent', async () => {
  const app = await openSettings('/settings/home');
  await app.user.click(await screen.findByRole('button', { name: 'Change: Home ZIP code' }));
  const field = screen.getByLabelText('Zip Code');
  await app.user.clear(field);
  await app.user.type(field, '123');
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a ZIP code with 5 digits, such as 94103.')).toBeVisible();
  expect(app.calls.filter((call) => call.startsWith('POST /settings'))).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await findSection('Home and utility')).toHaveTextContent('94103');
});
