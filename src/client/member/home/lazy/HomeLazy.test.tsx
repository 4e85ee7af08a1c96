// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { everythingIsNear } from '../../../../../tests/support/everythingIsNear.ts';
import { HOME } from '../../../../../tests/support/stubApi.ts';
import { stubApp, type StubApp, type StubAppOptions } from '../../../../../tests/support/stubApp.tsx';
// Loaded beforehand: it is what these tests are about.
import './HomeLazy.tsx';

/** The lower its id, the newer. */
const message = (id: string, kind: string, device_name: string) => ({
  id: `01961a00-0000-7000-8000-00000000000${id}`,
  kind,
  at_dttm: new Date(Date.now() - Number(id) * 60_000).toISOString(),
  device_id: '01961a00-0000-7000-8000-000000000009',
  device_name,
});

everythingIsNear();

/** Home, and what the shell reads beside it. */
const viewer = { ...HOME.data.viewer, user: null, surveys: [], announcements: [] };
const openHome = (answers: NonNullable<StubAppOptions['answers']>): Promise<StubApp> =>
  stubApp('/', {
    features: ['dashboard_next_best_action'],
    answers: { '/graphql/internal': { body: { data: { viewer } } }, ...answers },
  });
const rows = (latest: HTMLElement) =>
  within(latest)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('MSG-02: drops a message of an unknown kind; each of the others is dismissed individually', async () => {
  const app = await openHome({
    '/messages': {
      body: {
        messages: [
          message('1', 'points_expired', 'Unheard of'),
          message('2', 'device_deactivated', 'Hallway'),
          message('3', 'device_added', 'Desk lamp'),
          message('4', 'device_added', 'Fan'),
        ],
      },
    },
  });
  const latest = () => screen.findByRole('region', { name: /^Latest message/ });
  expect(rows(await latest())).toEqual([
    expect.stringMatching(/Hallway no longer takes part/),
    expect.stringMatching(/Desk lamp is connected/),
  ]);
  expect(screen.getByRole('link', { name: /1 more message/ })).toHaveAttribute('href', '/devices');
  expect(screen.queryByText(/Unheard of/)).not.toBeInTheDocument();
  const dismiss = async (name: string) =>
    app.user.click(within(await latest()).getByRole('button', { name: new RegExp(`about ${name}`) }));
  await dismiss('Hallway');
  await waitFor(async () => expect(await latest()).toHaveFocus());
  const left = [expect.stringMatching(/Desk lamp is connected/), expect.stringMatching(/Fan is connected/)];
  expect(rows(await latest())).toEqual(left);
  await dismiss('Desk lamp');
  await dismiss('Fan');
  expect(screen.queryByRole('region', { name: /^Latest message/ })).not.toBeInTheDocument();
  await app.idle();
  expect(screen.queryByRole('region', { name: /^Latest message/ })).not.toBeInTheDocument();
});

it('HOM-01, HOM-02: shows the single next step that the server returns', async () => {
  await openHome({
    '/nba/dashboard': {
      body: {
        actions: [
          {
            id: 'set-up-notifications',
            placement: 'Dashboard',
            title: 'Get a heads-up by text',
            text: 'Choose what we may tell you.',
            label: 'Choose messages',
            path: '/settings#notifications',
          },
        ],
      },
    },
  });
  const more = await screen.findByRole('region', { name: 'More for you' });
  expect(within(more).getByText('Get a heads-up by text')).toBeVisible();
  expect(within(more).getByRole('link', { name: 'Choose messages' })).toHaveAttribute(
    'href',
    '/settings#notifications',
  );
});
