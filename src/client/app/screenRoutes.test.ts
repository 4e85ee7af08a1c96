import { expect, it } from 'vitest';
import { clientApp, DANA } from '../../../tests/support/clientApp.tsx';
import { createLazyImporter } from '../platform/navigation/importLazily.ts';
import type { ScreenModule, ScreenRequest } from '../platform/screen/screen.ts';
import { laterRoutes } from './laterRoutes.ts';
import { findRow } from './preloadScreen.ts';
import { routes } from './routes.ts';
import { screenRoutes } from './screenRoutes.tsx';
import { staffRoutes } from './staffRoutes.ts';

const sessionless = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

type Files = Readonly<Record<'screen' | 'loader' | 'texts', 'missing' | 'there'>>;

/** A browser that keeps its session storage across reloads: each `open` is one page load. */
function browser() {
  const kept = new Map<string, string>();
  const flags = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const open = async (files: Files) => {
    const reloads: (string | undefined)[] = [];
    const { services } = await clientApp({ user: DANA });
    const file = <Module>(name: keyof Files, module: Module): Promise<Module> =>
      files[name] === 'missing'
        ? Promise.reject(new TypeError(`Failed to fetch the ${name}.`))
        : Promise.resolve(module);
    const app = {
      ...services,
      importLazily: createLazyImporter({
        flags,
        reload: (to) => void reloads.push(to),
        isOffline: () => Promise.resolve(false),
      }),
      loadTexts: () => file('texts', undefined),
    };
    const Screen: ScreenModule['default'] = () => null;
    const row = {
      path: '/devices',
      screen: Object.assign(() => file('screen', { default: Screen }), { source: 'DevicesScreen.tsx' }),
      loader: Object.assign(() => file('loader', { loader: () => 'data' }), { source: 'devicesLoader.ts' }),
    };
    const route = screenRoutes(app, [{ shell: 'standard', rows: [row] }], 'browser')[0]?.children?.[0]
      ?.children?.[0]?.children?.[0];
    if (typeof route?.loader !== 'function') throw new Error('The row has no loader.');
    const url = new URL('http://localhost:3000/devices?kind=car');
    const loaded = Promise.resolve(
      route.loader({ request: new Request(url), url, params: {}, pattern: '/devices', context: {} }),
    ).then(
      () => 'shown',
      (error: unknown) => (error as Error).message,
    );
    const outcome = await Promise.race([
      loaded,
      new Promise((resolve) => setTimeout(resolve, 30, 'waits for the reload')),
    ]);
    return { outcome, reloads };
  };
  return { open, kept };
}

const all = (state: 'missing' | 'there'): Files => ({ screen: state, loader: state, texts: state });

it('NET-29: reloads the page once for a screen whose three files all fail, then shows the error', async () => {
  const { open } = browser();
  expect(await open(all('missing'))).toEqual({
    outcome: 'waits for the reload',
    reloads: ['/devices?kind=car'],
  });
  const again = await open(all('missing'));
  expect(again.outcome).toMatch(/^Failed to fetch the /);
  expect(again.reloads).toEqual([]);
});

it.each(['screen', 'loader', 'texts'] as const)(
  "NET-29: doesn't reload forever for a screen of which only the %s is missing",
  async (missing) => {
    const { open } = browser();
    const files = { ...all('there'), [missing]: 'missing' };
    expect((await open(files)).reloads).toHaveLength(1);
    expect(await open(files)).toEqual({ outcome: `Failed to fetch the ${missing}.`, reloads: [] });
  },
);

it('NET-30: a screen that has loaded completely may reload again, whichever file was missing', async () => {
  const { open, kept } = browser();
  await open({ ...all('there'), loader: 'missing' });
  expect(kept.size).toBe(1);
  expect(await open(all('there'))).toEqual({ outcome: 'shown', reloads: [] });
  expect(kept.size).toBe(0);
  expect((await open(all('missing'))).reloads).toHaveLength(1);
});

it('aborts a pending search as soon as another one replaces it', async () => {
  const { services } = await clientApp({ user: DANA });
  const aborted: string[] = [];
  const app = {
    ...services,
    importLazily: createLazyImporter({
      flags: sessionless,
      reload: () => undefined,
      isOffline: () => Promise.resolve(false),
    }),
    loadTexts: () => Promise.resolve(),
  };
  const row = {
    path: '/devices',
    screen: Object.assign(() => Promise.resolve({ default: () => null }), { source: 'DevicesScreen.tsx' }),
    loader: Object.assign(
      () =>
        Promise.resolve({
          loader: ({ url, onReplaced }: ScreenRequest) => onReplaced(() => void aborted.push(url.search)),
        }),
      { source: 'devicesLoader.ts' },
    ),
  };
  const route = screenRoutes(app, [{ shell: 'standard', rows: [row] }], 'browser')[0]?.children?.[0]
    ?.children?.[0]?.children?.[0];
  const search = async (text: string) => {
    const url = new URL(`http://localhost:3000/devices?q=${text}`);
    if (typeof route?.loader === 'function')
      await route.loader({ request: new Request(url), url, params: {}, pattern: '/devices', context: {} });
  };
  await search('da');
  expect(aborted).toEqual([]);
  await search('dana');
  expect(aborted).toEqual(['?q=da']);
  await search('dana w');
  expect(aborted).toEqual(['?q=da', '?q=dana']);
});

it('takes no address of a later table for one of the first', () => {
  const later = [...laterRoutes, staffRoutes].flatMap(({ rows }) => rows.map(({ path }) => path));
  expect(later.filter((path) => findRow(routes, path) !== undefined)).toEqual([]);
});
