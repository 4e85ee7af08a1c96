// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { components } from '../../../../codegen/rest/types.ts';
import { clientApp, DANA } from '../../../../tests/support/clientApp.tsx';
import { SETTINGS } from '../../../../tests/support/stubApi.ts';
import { AppRoot } from '../../app/AppRoot.tsx';
import { Messages, type MessagesProps } from './Messages.tsx';

type Message = components['schemas']['Message'];
const NOW = Date.parse('2026-06-15T20:00:00Z');
const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  kind: 'device_added',
  at_dttm: '2026-06-14T20:00:00Z',
  device_id: `device-${id}`,
  device_name: `Plug ${id}`,
  controllable: false,
  ...more,
});

/** What the backend was told. */
let dismissed: object[] = [];

/** The messages of a member's, in an app of their own: a new one is like a reload. */
async function show(messages: readonly Message[], props: MessagesProps = {}) {
  dismissed = [];
  const app = await clientApp({
    user: DANA,
    page: { now: NOW },
    host: { now: () => NOW },
    fetch: async (request) => {
      if (!request.url.endsWith('/dismissals'))
        return Response.json(request.url.endsWith('/messages') ? { messages } : SETTINGS);
      dismissed.push((await request.json()) as object);
      return Response.json({ ok: true });
    },
  });
  app.settle();
  return render(
    <AppRoot app={app.services}>
      <MemoryRouter>
        <Messages {...props} />
      </MemoryRouter>
    </AppRoot>,
  );
}

it.each<[string, Partial<Message>, string, RegExp]>([
  ['added', {}, 'Plug a is connected', /^You added it yesterday/],
  [
    'added, which takes part in events',
    { controllable: true },
    'Plug a is connected',
    /^Added yesterday.*It takes part in events from now on\.$/,
  ],
  [
    'removed',
    { kind: 'device_deactivated', cause: 'removed' },
    'Plug a is no longer connected',
    /^You removed it yesterday/,
  ],
  [
    'that went missing',
    { kind: 'device_deactivated', cause: 'missing', controllable: true },
    'Plug a no longer takes part',
    /^It went missing from its account yesterday/,
  ],
  [
    'whose connection ended',
    { kind: 'device_deactivated', cause: 'ended' },
    'Plug a is no longer connected',
    /^It lost its connection yesterday/,
  ],
])('MSG-02: says what happened to a device %s', async (_what, given, title, text) => {
  await show([message('a', given)]);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

it('MSG-01: shows some of them and leads to the rest', async () => {
  await show([message('a'), message('b'), message('c')], { most: 1 });
  expect(await screen.findByRole('link', { name: 'See 2 more messages in Devices' })).toHaveAttribute(
    'href',
    '/devices',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('a dismissed message is gone at once and told to the server, and the focus stays with the others', async () => {
  const user = userEvent.setup({ delay: null });
  const messages = [message('a'), message('b')];
  await show(messages);
  const list = await screen.findByRole('region');
  await user.click(within(list).getByRole('button', { name: 'Dismiss this message about Plug a' }));
  await waitFor(() => expect(screen.queryByText('Plug a is connected')).not.toBeInTheDocument());
  expect(list).toHaveFocus();
  expect(screen.getByText('Plug b is connected')).toBeVisible();
  expect(dismissed).toEqual([{ message: 'a' }]);
});

it('leaves out a device whose trouble the page names already, and unknown kinds', async () => {
  await show(
    [
      message('a', { kind: 'device_deactivated', cause: 'ended' }),
      message('b', { kind: 'something_new' }),
      message('c'),
    ],
    { namedDevices: ['device-a'] },
  );
  expect(await screen.findByText('Plug c is connected')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
