// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DANA } from '../../../../../tests/support/clientApp.tsx';
import { expectConsoleErrors } from '../../../../../tests/support/consoleErrors.ts';
import { refusal, renderApp, type Answering } from '../../../../../tests/support/renderApp.tsx';
import { layOut } from '../../../../../tests/support/staffPages.ts';

layOut();

const NO_ALERTS = { __typename: 'AlertConnection', totalCount: 0 };
const SOME = {
  staff: {
    queueCounts: { claims: 2, moved: 4, forms: 0, refused: 1, failedOrders: null },
    approvalsToDecide: 120,
    openAlerts: { totalCount: 3 },
  },
};
const NONE = { staff: { queueCounts: null, approvalsToDecide: 0, openAlerts: { totalCount: 0 } } };
const AN_EMPTY_PAGE = {
  staff: {
    roleKeys: ['internal_programs'],
    approvals: [],
    alerts: { ...NO_ALERTS, edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
  },
};

const openApprovals = (waitingQuery: Answering) =>
  renderApp({
    path: '/internal/approvals',
    user: {
      ...DANA,
      isAdmin: true,
      roleKeys: ['internal_programs', 'internal_wallet', 'internal_segmentation'],
    },
    answers: { waitingQuery, approvalsLoaderQuery: AN_EMPTY_PAGE, alertsLoaderQuery: AN_EMPTY_PAGE },
  });

const tools = () => within(screen.getByRole('navigation', { name: 'Staff tools' }));

it('the navigation says how much waits in the queues, for the viewer’s decision and in open alerts', async () => {
  await openApprovals(SOME);
  expect(await screen.findByRole('link', { name: 'Queues 7 waiting' })).toHaveTextContent(/7$/);
  expect(tools().getByRole('link', { name: 'Approvals 120 waiting' })).toHaveTextContent(/99\+$/);
  expect(tools().getByRole('link', { name: 'Alerts 3 open' })).toBeVisible();
  expect(tools().getByRole('link', { name: 'Members' })).toBeVisible();
});

it('the numbers are read again on a later page once a minute has passed, not on each page', async () => {
  const { answer, go, pass, calls } = await openApprovals(SOME);
  await screen.findByRole('link', { name: 'Queues 7 waiting' });
  const reads = () => calls.filter((name) => name === 'waitingQuery');
  answer({ waitingQuery: NONE });
  await go('/internal/alerts');
  expect(await screen.findByRole('link', { name: 'Queues 7 waiting' })).toBeVisible();
  expect(reads()).toHaveLength(1);
  await pass({ minutes: 1 });
  await go('/internal/approvals');
  expect(await screen.findByRole('link', { name: 'Queues' })).toBeVisible();
  expect(tools().getByRole('link', { name: 'Approvals' })).toBeVisible();
  expect(tools().getByRole('link', { name: 'Alerts' })).toBeVisible();
  expect(reads()).toHaveLength(2);
});

it('a page stays whole without the numbers', async () => {
  expectConsoleErrors();
  const { calls } = await openApprovals(() => refusal(404));
  expect(await screen.findByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible();
  expect(tools().getByRole('link', { name: 'Queues' })).toBeVisible();
  expect(calls).toContain('waitingQuery');
});
