// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { clientApp, DANA } from '../../../../tests/support/clientApp.tsx';
import { Error404 } from '../../platform/navigation/error404.ts';
import { AppRoot } from '../AppRoot.tsx';
import { ContentBoundary } from './ContentBoundary.tsx';
import { FatalBoundary } from './FatalBoundary.tsx';
import { testRoot } from '../../../../tests/support/testRoot.ts';

afterEach(() => document.body.replaceChildren());

function Broken(): never {
  throw new TypeError('undefined is not a screen');
}

interface Where {
  readonly brand?: string;
  /** What breaks: a screen inside the shell, or the shell itself. */
  readonly breaks: 'screen' | 'shell';
  readonly error?: () => never;
}

/** The page after something broke in it. */
async function pageAfter({ brand = 'default', breaks, error = Broken }: Where): Promise<HTMLElement> {
  const app = await clientApp({
    brand,
    user: DANA,
    host: { console: { ...console, error: () => undefined } },
  });
  const Failing = error;
  const router = createMemoryRouter([
    {
      element:
        breaks === 'shell' ? (
          <Failing />
        ) : (
          <>
            <nav>Shell</nav>
            <Outlet />
          </>
        ),
      errorElement: <FatalBoundary />,
      children: [{ path: '/', element: <Failing />, errorElement: <ContentBoundary /> }],
    },
  ]);
  const place = document.body.appendChild(document.createElement('div'));
  const root = testRoot(place, { onCaughtError: () => undefined });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () =>
    root.render(
      <AppRoot app={app.services}>
        <RouterProvider router={router} onError={() => undefined} />
      </AppRoot>,
    ),
  );
  return place;
}

describe('NET-20, SYS-16: what breaks while it renders', () => {
  it('SYS-13, SYS-14: shows the error screen in place of the screen, inside the shell', async () => {
    const page = await pageAfter({ breaks: 'screen' });
    expect(page.querySelector('h1')?.textContent).toBe('Oops, something went wrong.');
    expect(page.textContent).toContain('You can reload the page and try again.');
    expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain(
      'Reload the page',
    );
    expect(page.querySelector('nav')?.textContent).toBe('Shell');
    expect(document.title).toMatch(/^Oops, something went wrong\. · /);
  });

  it('shows the error screen alone when the shell itself broke', async () => {
    const page = await pageAfter({ breaks: 'shell' });
    expect(page.querySelector('main h1')?.textContent).toBe('Oops, something went wrong.');
    expect(page.querySelector('nav')).toBeNull();
  });

  it.each(['default', 'au-retailer', 'ca-telecom'])(
    'SYS-15, BRD-18: leads to the help of %s',
    async (brand) => {
      const page = await pageAfter({ brand, breaks: 'screen' });
      const { helpUrls } = (await clientApp({ brand })).services.brand;
      expect(page.querySelector('a')?.getAttribute('href')).toBe(helpUrls.contact);
    },
  );

  it('NET-28: says that a missing page is missing', async () => {
    const page = await pageAfter({
      breaks: 'screen',
      error: () => {
        throw new Error404();
      },
    });
    expect(page.textContent).not.toContain('Oops');
    expect(page.querySelector('h1')?.textContent).toMatch(/find that page/);
    expect(document.title).toMatch(/^We can.t find that page · /);
  });
});
