// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { clientApp, DANA, feature } from '../../../../tests/support/clientApp.tsx';
import { someTurns } from '../../../../tests/support/emptyPage.ts';
import { AppRoot } from '../../app/AppRoot.tsx';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { BillboardsLazy } from './BillboardsLazy.tsx';

interface Call {
  readonly operationName: string;
  readonly variables: { readonly input?: { readonly key: string; readonly value: string } };
}

/** The billboards of a member without devices, with a backend that `answer` can change. */
async function open() {
  const member = {
    __typename: 'User',
    id: 'user-1',
    memberId: DANA.id,
    accountSetupStatus: 'Complete',
    wasInLegacy: false,
    attributes: [] as readonly { readonly key: string; readonly value: string }[],
    connectionDevices: [] as readonly { readonly __typename: string; readonly id: string }[],
    orders: { userOrderStatus: { latest_order_status: null } },
  };
  const backend = { member, works: true, calls: [] as string[], caught: 0, answer: Promise.resolve() };
  const refused = { updateUserAttribute: { __typename: 'Refusal' } };
  const app = await clientApp({
    user: DANA,
    features: [feature('banner_device')],
    host: { console: { error: () => undefined } },
    fetch: async (request) => {
      const { operationName } = (await request.json()) as Call;
      backend.calls.push(operationName);
      await backend.answer;
      if (!backend.works) return Response.json({ status: 500, error: 'Not today.' }, { status: 500 });
      return Response.json({
        data:
          operationName === 'BillboardsLazyQuery'
            ? { viewer: { user: backend.member, surveys: [], announcements: [] } }
            : refused,
      });
    },
  });
  await app.services.loadTexts('BillboardsLazy');
  app.settle();
  const router = createMemoryRouter([{ path: '*', Component: BillboardsLazy }]);
  const { container } = render(
    <AppRoot app={app.services}>
      <RouterProvider router={router} />
    </AppRoot>,
    { onCaughtError: () => void (backend.caught += 1) },
  );
  return { app: app.services, backend, page: container, go: (to: string) => router.navigate(to) };
}

const DEVICE = [{ __typename: 'ConnectionDevice', id: 'device-1' }];

it('BAN-18: connecting a device removes the device billboard immediately', async () => {
  const { app, backend, page } = await open();
  expect(await screen.findByText('Link your devices')).toBeVisible();
  backend.member = { ...backend.member, connectionDevices: DEVICE };
  await refreshSubjects(app, ['devices', 'events', 'messages']);
  await waitFor(() => expect(page).toHaveTextContent(/^$/));
});

it('a write to other subjects does not refetch them', async () => {
  const { app, backend } = await open();
  expect(await screen.findByText('Link your devices')).toBeVisible();
  await refreshSubjects(app, ['events']);
  expect(backend.calls).toEqual(['BillboardsLazyQuery']);
});

it('a write in the moment the billboards appear refetches them', async () => {
  const { app, backend, page } = await open();
  const appeared = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(page, { childList: true });
  });
  await appeared;
  expect(screen.getByText('Link your devices')).toBeVisible();
  await refreshSubjects(app, ['devices']);
  await waitFor(() => expect(backend.calls).toHaveLength(2));
});

it('a failed refetch keeps the billboards', async () => {
  const { app, backend } = await open();
  expect(await screen.findByText('Link your devices')).toBeVisible();
  backend.works = false;
  await refreshSubjects(app, ['devices']);
  await waitFor(() => expect(backend.calls).toHaveLength(2));
  await someTurns();
  expect(screen.getByText('Link your devices')).toBeVisible();
});

it('billboards that failed to load appear on the next page', async () => {
  const { backend, page, go } = await open();
  backend.works = false;
  await waitFor(() => expect(backend.caught).toBe(1));
  expect(page).toHaveTextContent(/^$/);
  backend.works = true;
  await go('/events');
  expect(await screen.findByText('Link your devices')).toBeVisible();
});

it('GQL-05: collapsing shows immediately, and is undone if the server refuses it', async () => {
  const { backend } = await open();
  expect(await screen.findByText('Link your devices')).toBeVisible();
  let refuse = (): void => undefined;
  backend.answer = new Promise((resolve) => (refuse = resolve));
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByRole('button', { expanded: false })).toBeVisible();
  expect(backend.calls).toContain('useStoreAttributeMutation');
  refuse();
  expect(await screen.findByRole('button', { expanded: true })).toBeVisible();
});
