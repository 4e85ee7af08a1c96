// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { clientApp } from '../../../../../tests/support/clientApp.tsx';
import { AppRoot } from '../../../app/AppRoot.tsx';
import { ListFoot } from './ListTools.tsx';

async function open(readAt: string | null): Promise<void> {
  const { services } = await clientApp();
  const foot = <ListFoot shown={3} total={3} readAt={readAt} />;
  render(
    <AppRoot app={services}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: foot }])} />
    </AppRoot>,
  );
}

it('a list says how old it is, to the second', async () => {
  await open('2026-06-15T17:41:07Z');
  expect(await screen.findByText(/^As of \d\d:41:07$/)).toBeVisible();
});

it('a list of this moment doesn’t', async () => {
  await open(null);
  expect(await screen.findByText('3 rows')).toBeVisible();
  expect(screen.queryByText(/^As of/)).not.toBeInTheDocument();
});
