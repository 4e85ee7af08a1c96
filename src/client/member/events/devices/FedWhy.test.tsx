// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { clientApp, DANA } from '../../../../../tests/support/clientApp.tsx';
import { AppRoot } from '../../../app/AppRoot.tsx';
import { FedWhy } from './FedWhy.tsx';

// A solar home settles by what it draws from the grid: what its battery feeds beyond its own use is export.
it('says why a home whose battery fed in can have used more than usual', async () => {
  const user = userEvent.setup();
  render(
    <AppRoot app={(await clientApp({ user: DANA })).services}>
      <FedWhy name="Battery" fedWh={600} shiftedMs={3_600_000} savedWh={-150}>
        Fed in
      </FedWhy>
    </AppRoot>,
  );
  await user.click(screen.getByRole('button', { name: /How/ }));
  expect(
    await screen.findByText(/measured 150 Wh more than usual.*not what the battery sends to it/),
  ).toBeVisible();
});
