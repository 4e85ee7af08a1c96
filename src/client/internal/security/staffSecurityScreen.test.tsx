// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SecondFactors } from '../../../../codegen/rest/types.ts';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { refusal, renderApp, type AnswerTable } from '../../../../tests/support/renderApp.tsx';

const LAPTOP = {
  id: '0190a1b2-0000-7000-8000-00000000000d',
  name: 'My laptop',
  added_at: '2026-07-01T19:05:00Z',
  last_used_at: null,
};
const APP = { added_at: '2026-07-01T19:00:00Z' };
const NOTHING: SecondFactors = {
  required: false,
  fresh: true,
  authenticator: null,
  passkeys: [],
  recovery_codes: 0,
};

const open = (factors: Partial<SecondFactors>, answers: AnswerTable = {}) =>
  renderApp({
    path: '/internal/security',
    user: { ...DANA, isAdmin: true, roleKeys: ['internal_events'] },
    answers: { 'GET /second_factors': { ...NOTHING, ...factors }, ...answers },
  });
const panel = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const found = heading.closest('section');
  if (found === null) throw new Error(`No panel “${name}”.`);
  return within(found);
};

describe('one’s own login', () => {
  it.each([
    [false, 'Add an authenticator app or a passkey.'],
    [true, 'Add an authenticator app or a passkey: you need one the next time you log in.'],
  ])('without a second factor says so, and whether one is needed (%s)', async (required, advice) => {
    await open({ required });
    expect(await screen.findByText('Only your password protects your login')).toBeVisible();
    expect(screen.getByText(advice)).toBeVisible();
    expect(
      screen.getByText('You get recovery codes with your first authenticator app or passkey.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get new codes' })).not.toBeInTheDocument();
  });

  it('has each factor with when it was added or used last, and the codes that are left', async () => {
    await open({
      authenticator: APP,
      passkeys: [LAPTOP, { ...LAPTOP, id: 'key', name: 'Key ring', last_used_at: '2026-07-02T16:00:00Z' }],
      recovery_codes: 1,
    });
    expect((await panel('Authenticator app')).getByText('Added July 1, 2026, 12:00')).toBeVisible();
    const rows = (await panel('Passkeys')).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'My laptopAdded July 1, 2026, 12:05Remove',
      'Key ringLast used July 2, 2026, 09:00Remove',
    ]);
    expect(screen.getByText('You have 1 recovery code left.')).toBeVisible();
    expect(screen.queryByText('Only your password protects your login')).not.toBeInTheDocument();
  });

  it('gives nothing to remove where the only factor is required', async () => {
    await open({ required: true, authenticator: APP });
    await panel('Authenticator app');
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  it('is changed only soon after a log-in', async () => {
    const { user, address } = await open(
      { fresh: false, authenticator: APP, passkeys: [LAPTOP] },
      { 'GET /logout': { ok: true } },
    );
    expect(await screen.findByText('Log in again to make changes')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Log in again' }));
    await waitFor(() => expect(address()).toBe('/login?next=%2Finternal%2Fsecurity'));
  });

  it('loses a factor once that is confirmed', async () => {
    const { user, sent } = await open(
      { authenticator: APP, passkeys: [LAPTOP], recovery_codes: 8 },
      { 'POST /second_factors/remove': { ...NOTHING, authenticator: APP, recovery_codes: 8 } },
    );
    await user.click(await screen.findByRole('button', { name: 'Remove My laptop' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove “My laptop”?' }));
    expect(dialog.getByText('You can’t use it to log in anymore.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByText('Removed.')).toBeVisible());
    expect(sent('POST /second_factors/remove')).toEqual([{ id: LAPTOP.id }]);
    expect(screen.queryByText('My laptop')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says what goes with the only factor, and keeps it when the call is refused', async () => {
    const { user, calls } = await open(
      { authenticator: APP },
      { 'POST /second_factors/remove': refusal(403, { status: 403, error: 'Log in again first.' }) },
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Authenticator app' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Authenticator app”?' }));
    expect(dialog.getByText(/^It’s your only one\. Your recovery codes go with it/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByText('Log in again first.')).toBeVisible());
    expect(calls.filter((call) => call === 'GET /second_factors')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect((await panel('Authenticator app')).getByText(/^Added /)).toBeVisible();
  });

  it('gets new recovery codes, which are shown once', async () => {
    const { user, answer } = await open(
      { authenticator: APP },
      { 'POST /second_factors/recovery_codes': { recovery_codes: ['ABCDE-23456', 'FGHJK-34567'] } },
    );
    expect(await screen.findByText('You have no recovery codes left. Get new ones.')).toBeVisible();
    answer({ 'GET /second_factors': { ...NOTHING, authenticator: APP, recovery_codes: 2 } });
    await user.click(screen.getByRole('button', { name: 'Get new codes' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ABCDE-23456',
      'FGHJK-34567',
    ]);
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    await user.click(dialog.getByRole('button', { name: 'Copy them' }));
    expect(await dialog.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('ABCDE-23456\nFGHJK-34567');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Not allowed.'));
    await user.click(dialog.getByRole('button', { name: 'Copy them' }));
    expect(await dialog.findByText(/^Your browser didn’t allow that/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'I’ve saved them' }));
    expect(screen.queryByText('ABCDE-23456')).not.toBeInTheDocument();
    expect(await screen.findByText('You have 2 recovery codes left.')).toBeVisible();
  });
});
