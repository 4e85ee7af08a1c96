// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { renderApp } from '../../../../tests/support/renderApp.tsx';
import { stubWallet } from '../../../../tests/support/stubWallet.ts';

const review = (usableFrom: string | null) =>
  renderApp({
    path: '/wallet/cashout?points=2000&step=check',
    user: DANA,
    answers: {
      'GET /api/v2/wallet': stubWallet({
        destination: { email: 'dana@pay.example', is_verified: true, usable_from: usableFrom },
      }),
    },
  });
const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling;

it('WAL-03: a cash-out that can go at once says when it arrives', async () => {
  await review(null);
  expect(await fact('Arrives')).toHaveTextContent('usually within minutes');
  expect(screen.queryByText('Goes out')).not.toBeInTheDocument();
});

it('WAL-03: a cash-out to a new address says when it goes out, which is not when it arrives', async () => {
  await review('2026-06-16T18:00:00Z');
  expect(await fact('Goes out')).toHaveTextContent(/, because the address is new$/);
  expect(screen.queryByText('Arrives')).not.toBeInTheDocument();
});
