import { describe, expect, it } from 'vitest';
import { createMemoryRouter } from 'react-router-dom';
import { createNavigator } from './navigator.ts';
import type { NavigatorHandle } from './navigator.ts';

const Screen = () => null;

function start(href: string) {
  const left: string[] = [];
  const began: string[] = [];
  let loads = 0;
  const handle: NavigatorHandle = createNavigator({
    href: `http://page${href}`,
    leave: (to) => void left.push(to),
  });
  handle.onNavigation((to) => void began.push(to));
  const router = createMemoryRouter(
    [
      {
        path: '*',
        Component: Screen,
        loader: () => {
          loads += 1;
          return null;
        },
      },
    ],
    { initialEntries: [href] },
  );
  return { ...handle, router, left, began, loads: () => loads };
}

const idle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the navigator', () => {
  it('knows the address before there is a router', () => {
    const { navigator } = start('/events?show=past#last');
    expect([navigator.path(), navigator.href()]).toEqual(['/events', '/events?show=past#last']);
  });

  it('navigates as soon as there is a router', async () => {
    const { navigator, attach, router } = start('/events?access_token=abc');
    navigator.go('/events', { replace: true });
    attach(router);
    await idle();
    expect(router.state.location.search).toBe('');
    expect(navigator.href()).toBe('/events');
  });

  it('NET-09: knows the target of a pending navigation', async () => {
    const { navigator, attach, router } = start('/events');
    expect(navigator.wanted()).toBe('/events');
    attach(router);
    await idle();
    navigator.go('/devices?kind=car');
    expect([navigator.href(), navigator.wanted()]).toEqual(['/events', '/devices?kind=car']);
    await idle();
    expect([navigator.href(), navigator.wanted()]).toEqual(['/devices?kind=car', '/devices?kind=car']);
  });

  it('reports each navigation once', async () => {
    const { navigator, attach, router, began } = start('/');
    attach(router);
    await idle();
    navigator.go('/events');
    await idle();
    expect(began).toEqual(['/events']);
    expect(navigator.path()).toBe('/events');
  });

  it('waits for a screen to be shown where the caller needs it', async () => {
    const { navigator, attach, router } = start('/');
    attach(router);
    await idle();
    await navigator.arrive('/events');
    expect(navigator.path()).toBe('/events');
  });

  it('reruns the loaders on request', async () => {
    const { navigator, attach, router, loads } = start('/');
    attach(router);
    await idle();
    const before = loads();
    await navigator.revalidate();
    await idle();
    expect(loads()).toBe(before + 1);
  });
});
