// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { components, Reward } from '../../../../codegen/rest/types.ts';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { expectConsoleErrors } from '../../../../tests/support/consoleErrors.ts';
import { refusal, renderApp, type Answering } from '../../../../tests/support/renderApp.tsx';

type OrderRules = components['schemas']['OrderRules'];

const REDEEM = 'POST /api/v2/marketplace/redeem/r1';
const reward: Reward = {
  id: 'r1',
  type: 'GIFT_CARD',
  title: 'Corner Grocer',
  text: '',
  terms: '',
  picture_url: null,
  denomination: {
    type: 'DENOMINATED',
    amounts: [500, 1_000],
    minimum: null,
    maximum: null,
    step: null,
    restricted: [],
  },
  needs_address: false,
  remaining: null,
  ends_at: null,
  version: 3,
  is_affordable: true,
  short_points: 0,
  short_events: null,
};

const rules: OrderRules = {
  blockers: [],
  most_points: 10_000,
  threshold_cents: 200_000,
  code_above_cents: 5_000,
};

/** The confirmation of an order of $10.00 out of $15.00. */
async function openConfirmation(answering: Answering) {
  const app = await renderApp({
    path: '/rewards/r1',
    user: DANA,
    answers: {
      'GET /api/v2/marketplace/reward/r1': { balance_points: 1_500, reward, rules },
      rewardLoaderQuery: { viewer: { user: null } },
      orderLoaderQuery: { viewer: { order: null } },
      [REDEEM]: answering,
    },
  });
  await app.user.click(await screen.findByRole('radio', { name: /^\$10\.00/ }));
  await app.user.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order this?' }));
  return { ...app, dialog, confirm: await dialog.findByRole('button', { name: /^Order for/ }) };
}

it('says what is ordered, what there is now, and what will be left', async () => {
  const { dialog } = await openConfirmation(null);
  const facts = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['$10.00 (1,000 points)', '$15.00 (1,500 points)', '$5.00 (500 points)']);
  expect(
    dialog.getByText(/^If it doesn’t arrive, you’ll get your \$10\.00 back automatically on \w+\.$/),
  ).toBeVisible();
});

it('an order whose answer was lost is confirmed again under the same key, so that there is one at most', async () => {
  expectConsoleErrors();
  const keys: (string | null)[] = [];
  const { user, dialog, confirm, sent, address } = await openConfirmation(({ headers, before }) => {
    keys.push(headers.get('idempotency-key'));
    if (before === 0) throw new TypeError('Failed to fetch');
    return { order_id: 'o1', balance_points: 500 };
  });
  await user.click(confirm);
  expect(await dialog.findByRole('alert')).toHaveTextContent('You’ll get one order at most.');
  await user.click(confirm);
  await waitFor(() => expect(address()).toBe('/orders/o1'));
  expect(sent(REDEEM)).toEqual([
    { points: 1_000, version: 3 },
    { points: 1_000, version: 3 },
  ]);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/\S{8}/);
});

it('an amount that the server refuses is said at the field', async () => {
  expectConsoleErrors();
  const fault = 'That amount isn’t available today.';
  const { user, confirm } = await openConfirmation(
    refusal(400, { status: 400, error: fault, fields: { points: fault } }),
  );
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // The page behind the dialog can be read again a moment after it has gone.
  await waitFor(() =>
    expect(screen.getByRole('group')).toHaveAccessibleDescription(expect.stringContaining(fault)),
  );
});

it('a gift card that needs a code is ordered by it, in the same dialog and under the same key', async () => {
  expectConsoleErrors();
  const keys: (string | null)[] = [];
  const { user, dialog, confirm, sent, answer, address } = await openConfirmation(({ headers, before }) => {
    keys.push(headers.get('idempotency-key'));
    return before === 0
      ? refusal(400, { code: 'CODE_NEEDED', message: 'Enter the code we sent you first.' })
      : { order_id: 'o1', balance_points: 500 };
  });
  answer({
    'POST /cashout/code': { channel: 'email', sent_to: 'd•••@example.org', channels: ['email'] },
    'POST /cashout/code/confirm': { ok: true },
  });
  await user.click(confirm);
  await user.click(await dialog.findByRole('button', { name: 'Send it by email' }));
  await user.type(await dialog.findByLabelText('Six-digit code'), '123456');
  await user.click(dialog.getByRole('button', { name: /^Order for \$10\.00/ }));
  await waitFor(() => expect(address()).toBe('/orders/o1'));
  expect(sent('POST /cashout/code')).toEqual([
    { way: 'egift', points: 1_000, reward_id: 'r1', channel: 'email' },
  ]);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('what holds an order back is said instead of the form', async () => {
  await renderApp({
    path: '/rewards/r1',
    user: DANA,
    answers: {
      'GET /api/v2/marketplace/reward/r1': {
        balance_points: 1_500,
        reward,
        rules: {
          ...rules,
          most_points: 0,
          blockers: [
            {
              reason: 'targeted_block',
              remedy: 'contact',
              until: null,
              amount_then_cents: null,
              cause: 'activity',
            },
          ],
        },
      },
      rewardLoaderQuery: { viewer: { user: null } },
    },
  });
  expect(await screen.findByText('Your account needs a check')).toBeVisible();
  expect(screen.getByText(/Something about your account looked unusual, so it’s on hold/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});
