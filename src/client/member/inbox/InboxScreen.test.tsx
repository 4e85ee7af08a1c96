// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Inbox, InboxMessage } from '../../../../codegen/rest/types.ts';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { everythingIsNear } from '../../../../tests/support/everythingIsNear.ts';
import { renderApp } from '../../../../tests/support/renderApp.tsx';

everythingIsNear();

const message = (more: Partial<InboxMessage> & { readonly id: string }): InboxMessage => ({
  channel: 'email',
  channels: ['email'],
  sent_at: '2026-03-01T20:00:00Z',
  subject: more.id,
  text: 'Hi Dana,\n\nIt’s on its way.',
  link: null,
  unread: false,
  ...more,
});
const inbox = (messages: readonly InboxMessage[], next: string | null = null): Inbox => ({
  messages: [...messages],
  next_cursor: next,
  time_zone: 'America/Los_Angeles',
});
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('shows what was sent with its channel, counts what is new at the top, and marks what is opened as read', async () => {
  const setAppBadge = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge, clearAppBadge: () => Promise.resolve() });
  const link = { label: 'See your order', path: '/orders/o1' };
  let unread = true;
  const { user, sent } = await renderApp({
    path: '/inbox',
    user: DANA,
    answers: {
      'GET /api/v2/inbox/unread': () => ({ unread: unread ? 2 : 1 }),
      'GET /api/v2/inbox': () =>
        inbox([
          message({ id: 'Shipped', unread, link }),
          message({ id: 'm2', channels: ['sms'], subject: null, text: 'Ebbwatt: tonight, 6 to 7 PM.' }),
          message({ id: 'Tomorrow', channels: ['email', 'push'] }),
          message({ id: 'Weekly', channels: ['digest'] }),
          message({ id: 'Unwanted', channels: [] }),
          message({ id: 'Plug is connected', channels: ['app'] }),
          message({ id: 'Later', channels: ['carrier pigeon'] }),
        ]),
      'POST /api/v2/inbox/opened': () => {
        unread = false;
        return { unread: 1 };
      },
    },
  });
  expect(await screen.findByRole('link', { name: 'Messages, 2 new' })).toHaveAttribute('href', '/inbox');
  await waitFor(() =>
    expect(titles()).toEqual([
      'ShippedNew',
      'Ebbwatt: tonight, 6 to 7 PM.',
      'Tomorrow',
      'Weekly',
      'Unwanted',
      'Plug is connected',
      'Later',
    ]),
  );
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(
    rows.map((text) => /(?:Email|Text|For|Only|In the|Message)[a-z, E]*(?:Notification)? ·/.exec(text)?.[0]),
  ).toEqual([
    'Email ·',
    'Text message ·',
    'Email, Notification ·',
    'For your weekly email ·',
    'Only here ·',
    'In the app ·',
    'Message ·',
  ]);

  await user.click(screen.getByText('Shipped'));
  expect(screen.getAllByText('It’s on its way.')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', '/orders/o1');
  expect(await screen.findByRole('link', { name: 'Messages, 1 new' })).toBeVisible();
  expect(setAppBadge.mock.lastCall).toEqual([1]);
  await waitFor(() => expect(titles()[0]).toBe('Shipped'));
  await user.click(screen.getByText('Later'));
  expect(sent('POST /api/v2/inbox/opened')).toEqual([{ message_id: 'Shipped' }]);
});

it('adds older messages on request, moves the focus to the first of them, and says when there are none', async () => {
  const { user, address, answer, load } = await renderApp({
    path: '/inbox',
    user: DANA,
    answers: {
      'GET /api/v2/inbox': ({ query }) =>
        query.get('after') === null
          ? inbox([message({ id: 'Newest' })], 'older')
          : inbox([message({ id: 'Older' }), message({ id: 'Oldest' })]),
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toEqual(['Newest', 'Older', 'Oldest']));
  const older = within(screen.getByRole('list', { name: 'Messages, page 2' })).getByText('Older');
  await waitFor(() => expect(older.closest('summary')).toHaveFocus());
  expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
  expect(address()).toBe('/inbox?pages=2');

  answer({ 'GET /api/v2/inbox': inbox([]) });
  await load();
  expect(await screen.findByText(/^Nothing yet/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Messages' })).toBeVisible();
});

it('marks all messages as read at once, and moves the focus to the heading', async () => {
  let unread = 2;
  const { user, sent } = await renderApp({
    path: '/inbox',
    user: DANA,
    answers: {
      'GET /api/v2/inbox/unread': () => ({ unread }),
      'GET /api/v2/inbox': () => inbox(['Shipped', 'Sent'].map((id) => message({ id, unread: unread > 0 }))),
      'POST /api/v2/inbox/opened/all': () => {
        unread = 0;
        return { unread };
      },
    },
  });
  await waitFor(() => expect(titles()).toEqual(['ShippedNew', 'SentNew']));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(titles()).toEqual(['Shipped', 'Sent']));
  expect(sent('POST /api/v2/inbox/opened/all')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'The last 90 days' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  expect(await screen.findByText('All messages are marked as read.')).toBeVisible();
});
