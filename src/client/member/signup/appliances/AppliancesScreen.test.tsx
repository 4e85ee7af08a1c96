// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signupApp } from '../../../../../tests/support/signupApp.tsx';
import { signupAt } from '../../../../../tests/support/stubSignup.ts';

it('SGN-16, GQL-14: counts appliances and shows the watts they pay', async () => {
  const app = await signupApp('/signup/appliances', signupAt('appliances'), {
    '/signup/appliances': signupAt('select_tplink'),
  });
  expect(await screen.findByText('$5.00')).toBeVisible();
  const more = screen.getByRole('button', { name: 'One more: Electric vehicle' });
  await app.user.click(more);
  await app.user.click(more);
  await app.user.click(screen.getByRole('button', { name: 'One fewer: Electric vehicle' }));
  await app.proceed();
  await waitFor(() => expect(app.address()).toBe('/signup/select_tplink'));
  const { appliances } = app.sent('/signup/appliances') as {
    readonly appliances: readonly { readonly kind: string; readonly count: number }[];
  };
  expect(appliances.filter(({ count }) => count > 0)).toEqual([{ kind: 'ELECTRIC_VEHICLE', count: 1 }]);
  expect(appliances).toHaveLength(13);
});

it('SGN-16: none of them is an answer, and none can be fewer than none', async () => {
  const app = await signupApp('/signup/appliances', signupAt('appliances'), {
    '/signup/appliances': signupAt('select_tplink'),
  });
  const fewer = await screen.findByRole('button', { name: 'One fewer: Electric vehicle' });
  expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await app.user.click(fewer);
  await app.proceed('None of these');
  await waitFor(() => expect(app.address()).toBe('/signup/select_tplink'));
  const { appliances } = app.sent('/signup/appliances') as {
    readonly appliances: readonly { readonly count: number }[];
  };
  expect(new Set(appliances.map(({ count }) => count))).toEqual(new Set([0]));
});
