// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { clientApp } from '../../../../tests/support/clientApp.tsx';
import { AppRoot } from '../../app/AppRoot.tsx';
import { ContentBoundary } from '../../app/boundaries/ContentBoundary.tsx';
import type { App } from '../../app/createApp.ts';
import type { LazyImporter } from '../../platform/navigation/importLazily.ts';
import { LazyDialog } from './LazyDialog.tsx';

const user = userEvent.setup({ delay: null });
const opened = () => screen.queryByRole('dialog');

function Asking({ startsOpen = false }: { readonly startsOpen?: boolean }) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Remove
      </button>
      <LazyDialog open={open} onClose={() => setOpen(false)} title="Remove it?">
        <p>It goes for good.</p>
      </LazyDialog>
    </>
  );
}

function show({ services }: App): void {
  const router = createMemoryRouter([{ path: '/', element: <Asking />, errorElement: <ContentBoundary /> }]);
  render(
    <AppRoot app={services}>
      <RouterProvider router={router} onError={() => undefined} />
    </AppRoot>,
    { onCaughtError: () => undefined },
  );
}

/** An import that waits until it is released, or fails. */
function heldImport(): {
  importLazily: LazyImporter;
  go: () => void;
  fail: () => void;
  asked: () => number;
  /** Once the code has arrived, and what that changes is shown. */
  came: () => Promise<void>;
} {
  let go: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const gate = new Promise<void>((resolve, reject) => {
    go = resolve;
    fail = () => reject(new TypeError('Failed to fetch'));
  });
  let asked = 0;
  let loading: Promise<unknown> = gate;
  return {
    importLazily: (load) => {
      asked += 1;
      const loaded = gate.then(() => load());
      loading = loaded;
      return loaded;
    },
    came: () => act(async () => void (await loading)),
    go,
    fail,
    asked: () => asked,
  };
}

describe('the dialog of a member screen', () => {
  it('asks for its code when it opens, opens when the code arrives, and returns the focus', async () => {
    const held = heldImport();
    show(await clientApp({ host: { importLazily: held.importLazily } }));
    const remove = await screen.findByRole('button', { name: 'Remove' });
    expect(held.asked()).toBe(0);
    await user.click(remove);
    await waitFor(() => expect(held.asked()).toBe(1));
    expect(opened()).toBeNull();
    held.go();
    const dialog = await screen.findByRole('dialog', { name: 'Remove it?' });
    expect(dialog).toHaveTextContent('It goes for good.');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opened()).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
  });

  it('stays closed when it was closed before its code arrived', async () => {
    const held = heldImport();
    const app = await clientApp({ host: { importLazily: held.importLazily } });
    const at = (open: boolean) => (
      <AppRoot app={app.services}>
        <LazyDialog open={open} onClose={() => undefined} title="Remove it?">
          <p>It goes for good.</p>
        </LazyDialog>
      </AppRoot>
    );
    const { rerender } = render(at(true));
    await waitFor(() => expect(held.asked()).toBe(1));
    rerender(at(false));
    held.go();
    await held.came();
    expect(opened()).toBeNull();
  });

  it('NET-30: shows the error screen when its code cannot be loaded', async () => {
    const held = heldImport();
    show(await clientApp({ host: { importLazily: held.importLazily } }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    held.fail();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Oops, something went wrong.' }),
    ).toBeVisible();
  });

  it('is not rendered by the server', async () => {
    const { services } = await clientApp();
    expect(renderToString(<AppRoot app={services}>{<Asking startsOpen />}</AppRoot>)).not.toContain(
      'goes for good',
    );
  });
});
