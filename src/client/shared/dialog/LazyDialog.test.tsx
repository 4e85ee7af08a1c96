// @vitest-environment happy-dom
import { useState } from 'react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { clientApp } from '../../../../tests/support/clientApp.tsx';
import { press, until } from '../../../../tests/support/openPage.tsx';
import { AppRoot } from '../../app/AppRoot.tsx';
import { ContentBoundary } from '../../app/boundaries/ContentBoundary.tsx';
import type { App } from '../../app/createApp.ts';
import type { LazyImporter } from '../../platform/navigation/importLazily.ts';
import { LazyDialog } from './LazyDialog.tsx';
import { testRoot } from '../../../../tests/support/testRoot.ts';

const opened = () => document.querySelector('[role=dialog]');

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

let root: Root | undefined;
afterEach(() => root?.unmount());

function show({ services }: App): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  const router = createMemoryRouter([{ path: '/', element: <Asking />, errorElement: <ContentBoundary /> }]);
  root = testRoot(place, { onCaughtError: () => undefined });
  root.render(
    <AppRoot app={services}>
      <RouterProvider router={router} onError={() => undefined} />
    </AppRoot>,
  );
  return place;
}

/** An import that waits until it is released, or fails. */
function heldImport(): {
  importLazily: LazyImporter;
  go: () => void;
  fail: () => void;
  asked: () => number;
} {
  let go: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const gate = new Promise<void>((resolve, reject) => {
    go = resolve;
    fail = () => reject(new TypeError('Failed to fetch'));
  });
  let asked = 0;
  return {
    importLazily: async (load) => {
      asked += 1;
      await gate;
      return load();
    },
    go,
    fail,
    asked: () => asked,
  };
}

describe('the dialog of a member screen', () => {
  it('asks for its code when it opens, opens when the code arrives, and returns the focus', async () => {
    const held = heldImport();
    const page = show(await clientApp({ host: { importLazily: held.importLazily } }));
    await until(() => expect(page.querySelector('button')).not.toBeNull());
    expect(held.asked()).toBe(0);
    page.querySelector('button')?.focus();
    press(page, 'Remove');
    await until(() => expect(held.asked()).toBe(1));
    expect(opened()).toBeNull();
    held.go();
    await until(() => expect(opened()?.textContent).toContain('It goes for good.'));
    await until(() => expect(opened()?.contains(document.activeElement)).toBe(true));
    opened()?.querySelector<HTMLElement>('button[aria-label]')?.click();
    await until(() => expect(opened()).toBeNull());
    await until(() => expect(document.activeElement?.textContent).toBe('Remove'));
  });

  it('stays closed when it was closed before its code arrived', async () => {
    const held = heldImport();
    const app = await clientApp({ host: { importLazily: held.importLazily } });
    root = testRoot(document.body.appendChild(document.createElement('div')));
    const at = (open: boolean) => (
      <AppRoot app={app.services}>
        <LazyDialog open={open} onClose={() => undefined} title="Remove it?">
          <p>It goes for good.</p>
        </LazyDialog>
      </AppRoot>
    );
    root.render(at(true));
    await until(() => expect(held.asked()).toBe(1));
    root.render(at(false));
    held.go();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(opened()).toBeNull();
  });

  it('NET-30: shows the error screen when its code cannot be loaded', async () => {
    const held = heldImport();
    const page = show(await clientApp({ host: { importLazily: held.importLazily } }));
    await until(() => expect(page.querySelector('button')).not.toBeNull());
    press(page, 'Remove');
    held.fail();
    await until(() => expect(page.querySelector('h1')?.textContent).toBe('Oops, something went wrong.'));
  });

  it('is not rendered by the server', async () => {
    const { services } = await clientApp();
    expect(renderToString(<AppRoot app={services}>{<Asking startsOpen />}</AppRoot>)).not.toContain(
      'goes for good',
    );
  });
});
