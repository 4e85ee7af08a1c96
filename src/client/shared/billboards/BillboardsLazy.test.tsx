// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientApp, DANA, feature } from '../../../../tests/support/clientApp.tsx';
import { press, until } from '../../../../tests/support/openPage.tsx';
import { AppRoot } from '../../app/AppRoot.tsx';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { BillboardsLazy } from './BillboardsLazy.tsx';
import { testRoot } from '../../../../tests/support/testRoot.ts';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => document.body.replaceChildren());

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
  const page = document.body.appendChild(document.createElement('div'));
  testRoot(page, { onCaughtError: () => void (backend.caught += 1) }).render(
    <AppRoot app={app.services}>
      <RouterProvider router={router} />
    </AppRoot>,
  );
  return { app: app.services, backend, page, go: (to: string) => router.navigate(to) };
}

const DEVICE = [{ __typename: 'ConnectionDevice', id: 'device-1' }];

it('BAN-18: connecting a device removes the device billboard immediately', async () => {
  const { app, backend, page } = await open();
  await until(() => expect(page.textContent).toContain('Link your devices'));
  backend.member = { ...backend.member, connectionDevices: DEVICE };
  await refreshSubjects(app, ['devices', 'events', 'messages']);
  await until(() => expect(page.textContent).toBe(''));
});

it('a write to other subjects does not refetch them', async () => {
  const { app, backend, page } = await open();
  await until(() => expect(page.textContent).toContain('Link your devices'));
  await refreshSubjects(app, ['events']);
  expect(backend.calls).toEqual(['BillboardsLazyQuery']);
});

it('a write in the moment the billboards appear refetches them', async () => {
  const { app, backend, page } = await open();
  const appeared = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(page, { childList: true });
  });
  await appeared;
  expect(page.textContent).toContain('Link your devices');
  await refreshSubjects(app, ['devices']);
  await until(() => expect(backend.calls).toHaveLength(2));
});

it('a failed refetch keeps the billboards', async () => {
  const { app, backend, page } = await open();
  await until(() => expect(page.textContent).toContain('Link your devices'));
  backend.works = false;
  await refreshSubjects(app, ['devices']);
  await until(() => expect(backend.calls).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(page.textContent).toContain('Link your devices');
});

it('billboards that failed to load appear on the next page', async () => {
  const { backend, page, go } = await open();
  backend.works = false;
  await until(() => expect(backend.caught).toBe(1));
  expect(page.textContent).toBe('');
  backend.works = true;
  await go('/events');
  await until(() => expect(page.textContent).toContain('Link your devices'));
});

it('GQL-05: collapsing shows immediately, and is undone if the server refuses it', async () => {
  const { backend, page } = await open();
  await until(() => expect(page.textContent).toContain('Link your devices'));
  let refuse = (): void => undefined;
  backend.answer = new Promise((resolve) => (refuse = resolve));
  press(page, 'Hide');
  await until(() => expect(page.querySelector('[aria-expanded=false]')).not.toBeNull());
  expect(backend.calls).toContain('useStoreAttributeMutation');
  refuse();
  await until(() => expect(page.querySelector('[aria-expanded=true]')).not.toBeNull());
});
