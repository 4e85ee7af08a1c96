// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { expectConsoleErrors } from '../../../../tests/support/consoleErrors.ts';
import { refusal, renderApp } from '../../../../tests/support/renderApp.tsx';

it('a promo code whose gift card needs a code is redeemed again once the code is entered', async () => {
  expectConsoleErrors();
  const { user, sent } = await renderApp({
    path: '/promo',
    user: DANA,
    answers: {
      'POST /api/v2/marketplace/promo': ({ before }) =>
        before === 0
          ? refusal(400, { code: 'CODE_NEEDED', message: 'Enter the code we sent you first.' })
          : { points: 0, order_id: 'o1', title: 'Corner Grocer gift card' },
      'POST /cashout/code': { channel: 'email', sent_to: 'd•••@example.org', channels: ['email'] },
      'POST /cashout/code/confirm': { ok: true },
    },
  });
  await user.type(await screen.findByLabelText(/code/i), 'SUMMER-25');
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  await user.click(await screen.findByRole('button', { name: 'Send it by email' }));
  await user.type(await screen.findByLabelText('Six-digit code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Get your gift card' }));
  expect(await screen.findByText(/Corner Grocer gift card/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('POST /cashout/code')).toEqual([{ way: 'gift', points: 0, reward_id: null, channel: 'email' }]);
  expect(sent('POST /api/v2/marketplace/promo')).toHaveLength(2);
});
