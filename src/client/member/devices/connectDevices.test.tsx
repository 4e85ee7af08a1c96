// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { QUARTZ, SLATE } from '../../../../tests/support/deviceFacts.ts';
import { refusal, renderApp, type AnswerTable } from '../../../../tests/support/renderApp.tsx';

const CONNECT = 'POST /device/connect';
const open = (answers: AnswerTable = {}) =>
  renderApp({
    path: '/devices/add',
    user: DANA,
    answers: { 'GET /connection/list': { connections: [QUARTZ, SLATE] }, ...answers },
  });
const found = () =>
  screen.queryAllByRole('button', { name: /^Connect / }).map((each) => each.getAttribute('aria-label'));

describe('DEV-12: the list of partners', () => {
  it.each([
    ['', ['Connect Quartz', 'Connect Slate']],
    ['thermo', ['Connect Slate']],
    ['electric vehicle', ['Connect Quartz']],
    ['slate', ['Connect Slate']],
    ['toaster', []],
  ])('is searched by name and kind: "%s"', async (wanted, partners) => {
    const { user } = await open();
    const search = await screen.findByRole('searchbox', { name: 'Search brands and device types' });
    if (wanted !== '') await user.type(search, wanted);
    expect(found()).toEqual(partners);
    const said = ['Nothing found', '1 brand', '2 brands'][partners.length] ?? '';
    expect(screen.getByText(said)).toHaveAttribute('role', 'status');
    expect(screen.queryAllByText('We don’t work with “toaster” yet.', { exact: false })).toHaveLength(
      partners.length === 0 ? 1 : 0,
    );
  });

  it('says what is connected, and offers to reconnect what is not any more', async () => {
    await open({
      'GET /connection/list': {
        connections: [
          { ...QUARTZ, status: 'connected', connection_id: 'c1', device_count: 2 },
          { ...SLATE, status: 'ended', connection_id: 'c2', device_count: 1 },
        ],
      },
    });
    expect(await screen.findByText('2 devices')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Connect Slate' })).toHaveTextContent('Reconnect');
    expect(found()).toEqual(['Connect Slate']);
  });
});

describe('DEV-12: connecting by the partner’s log-in', () => {
  it('goes to the partner’s page', async () => {
    const auth_url = 'https://slate.example/authorize?state=1';
    const { user, sent, left } = await open({ [CONNECT]: { auth_url } });
    await user.click(await screen.findByRole('button', { name: 'Connect Slate' }));
    await waitFor(() => expect(left).toEqual([auth_url]));
    expect(sent(CONNECT)).toEqual([{ connection_config_id: 'slate' }]);
  });

  it('doesn’t go to an address that isn’t safe', async () => {
    const { user, left } = await open({ [CONNECT]: { auth_url: 'http://slate.example/authorize' } });
    await user.click(await screen.findByRole('button', { name: 'Connect Slate' }));
    expect(
      await screen.findByText('We couldn’t open Slate’s page safely. Please try again later.'),
    ).toBeVisible();
    expect(left).toEqual([]);
  });
});

describe('DEV-12: connecting by account and password', () => {
  async function enter({ user }: Awaited<ReturnType<typeof open>>, password: string) {
    await user.click(await screen.findByRole('button', { name: 'Connect Quartz' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Quartz' }));
    await user.type(dialog.getByLabelText('Account email'), 'dana@homes.example');
    await user.type(dialog.getByLabelText('Password'), password);
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    return dialog;
  }

  it('reports a wrong one at its field, and connects by the right one', async () => {
    const error = 'Quartz doesn’t recognize that account and password.';
    const app = await open({
      [CONNECT]: ({ before }) =>
        before === 0 ? refusal(400, { status: 400, error, fields: { password: error } }) : { auth_url: null },
    });
    const dialog = await enter(app, 'not this one');
    const field = dialog.getByLabelText('Password');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(field).toHaveFocus());
    expect(dialog.getByText(error)).toBeVisible();
    await app.user.clear(field);
    await app.user.type(field, 'the right one');
    await app.user.click(dialog.getByRole('button', { name: 'Connect' }));
    // A flash moves from the dialog to the page, as the dialog closes.
    await waitFor(() => expect(screen.getByText('Quartz is connected.')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.sent(CONNECT).at(-1)).toEqual({
      connection_config_id: 'quartz',
      account: 'dana@homes.example',
      password: 'the right one',
    });
    // The partner is connected now, so the list is asked for again.
    await waitFor(() =>
      expect(app.calls.filter((call) => call === 'GET /connection/list').length).toBeGreaterThan(1),
    );
  });

  it('reports an unreachable partner in the dialog, in an alert that can be closed', async () => {
    const app = await open({
      [CONNECT]: refusal(502, { status: 502, error: 'Quartz does not answer.', code: 'PARTNER_AWAY' }),
    });
    const dialog = await enter(app, 'whatever');
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Quartz does not answer.');
    await app.user.click(within(alert).getByRole('button'));
    await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument());
  });
});
