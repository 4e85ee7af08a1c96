// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { clientApp, DANA } from '../../../../tests/support/clientApp.tsx';
import { AppRoot } from '../../app/AppRoot.tsx';
import { useBackOnline } from './useOffline.ts';

function Listener({ action }: { readonly action: () => void }) {
  useBackOnline(action);
  return null;
}

function Committed({ action, children }: { readonly action: () => void; readonly children: ReactNode }) {
  useLayoutEffect(action, [action]);
  return children;
}

it('runs each time the line is back', async () => {
  const { services } = await clientApp({ user: DANA, host: { isOffline: () => true } });
  const { hear } = services.connection;
  const action = vi.fn<() => void>();
  render(
    <AppRoot app={services}>
      <Listener action={action} />
    </AppRoot>,
  );
  expect(action).not.toHaveBeenCalled();
  for (const isOffline of [false, true, false]) act(() => hear(isOffline));
  expect(action).toHaveBeenCalledTimes(2);
});

it('runs when the line was back before the effects of the first rendering', async () => {
  const { services } = await clientApp({ user: DANA, host: { isOffline: () => true } });
  const back = () => services.connection.hear(false);
  const action = vi.fn<() => void>();
  render(
    <AppRoot app={services}>
      <Committed action={back}>
        <Listener action={action} />
      </Committed>
    </AppRoot>,
  );
  expect(action).toHaveBeenCalledTimes(1);
});
