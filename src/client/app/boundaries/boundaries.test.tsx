// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { clientApp, DANA } from '../../../../tests/support/clientApp.tsx';
import { Error404 } from '../../platform/navigation/error404.ts';
import { AppRoot } from '../AppRoot.tsx';
import { ContentBoundary } from './ContentBoundary.tsx';
import { FatalBoundary } from './FatalBoundary.tsx';

function Broken(): never {
  throw new TypeError('undefined is not a screen');
}

interface Where {
  readonly brand?: string;
  /** What breaks: a screen inside the shell, or the shell itself. */
  readonly breaks: 'screen' | 'shell';
  readonly error?: () => never;
}

/** Shows the page after something broke in it. */
async function breakPage({ brand = 'default', breaks, error = Broken }: Where): Promise<void> {
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
  render(
    <AppRoot app={app.services}>
      <RouterProvider router={router} onError={() => undefined} />
    </AppRoot>,
    { onCaughtError: () => undefined },
  );
}

describe('NET-20, SYS-16: what breaks while it renders', () => {
  it('SYS-13, SYS-14: shows the error screen in place of the screen, inside the shell', async () => {
    await breakPage({ breaks: 'screen' });
    expect(screen.getByRole('heading', { level: 1, name: 'Oops, something went wrong.' })).toBeVisible();
    expect(screen.getByText('You can reload the page and try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(screen.getByRole('navigation')).toHaveTextContent('Shell');
    expect(document.title).toMatch(/^Oops, something went wrong\. · /);
  });

  it('shows the error screen alone when the shell itself broke', async () => {
    await breakPage({ breaks: 'shell' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: 'Oops, something went wrong.' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it.each(['default', 'au-retailer', 'ca-telecom'])(
    'SYS-15, BRD-18: leads to the help of %s',
    async (brand) => {
      await breakPage({ brand, breaks: 'screen' });
      const { helpUrls } = (await clientApp({ brand })).services.brand;
      expect(screen.getByRole('link')).toHaveAttribute('href', helpUrls.contact);
    },
  );

  it('NET-28: says that a missing page is missing', async () => {
    await breakPage({
      breaks: 'screen',
      error: () => {
        throw new Error404();
      },
    });
    expect(screen.queryByText(/Oops/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: /find that page/ })).toBeVisible();
    expect(document.title).toMatch(/^We can.t find that page · /);
  });
});
