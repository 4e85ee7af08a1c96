// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { clientApp } from '../../../../../tests/support/clientApp.tsx';
import { layOut } from '../../../../../tests/support/staffPages.ts';
import { AppRoot } from '../../../app/AppRoot.tsx';
import { MuiRoot } from '../../../ui/mui/MuiRoot.tsx';
import { CompleteList } from './CompleteList.tsx';
import { completeList } from './useStaffList.ts';

layOut();

const NAMES = [{ name: 'Robin' }, { name: 'Ada' }];

it('is sorted, and for that loaded, without another list of the page whose column has the same name', async () => {
  const { services } = await clientApp();
  const [meters, orders] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const list = (title: string, file: string, openAll: () => void) => (
    <CompleteList
      title={title}
      file={file}
      rows={{ ...completeList(NAMES), openAll }}
      rowKey={({ name }) => name}
      columns={[{ key: 'name', header: 'Name', rowHeader: true, value: ({ name }) => name }]}
      empty="None"
    />
  );
  const page = (
    <MuiRoot owner={services} nonce={undefined} locale="en-US">
      {list('Meters', 'meters', meters)}
      {list('Orders', 'orders', orders)}
    </MuiRoot>
  );
  const router = createMemoryRouter([{ path: '/', element: page }]);
  render(
    <AppRoot app={services}>
      <RouterProvider router={router} />
    </AppRoot>,
  );
  const header = (title: string) =>
    within(screen.getByRole('grid', { name: title })).getByRole('columnheader');
  const names = (title: string) =>
    within(screen.getByRole('grid', { name: title }))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  await screen.findAllByText('Robin');
  await userEvent.setup({ delay: null, pointerEventsCheck: 0 }).click(header('Meters'));
  await waitFor(() => expect(names('Meters')).toEqual(['Ada', 'Robin']));
  expect(router.state.location.search).toBe('?sort-meters=name');
  expect(meters).toHaveBeenCalledOnce();
  expect(names('Orders')).toEqual(['Robin', 'Ada']);
  expect(header('Orders')).toHaveAttribute('aria-sort', 'none');
  expect(orders).not.toHaveBeenCalled();
});
