import { useEffect } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { isStaffArea } from '../../domain/session/pageGuard.ts';
import type { AppServices } from '../platform/screen/app.ts';
import { Error404, isError404 } from '../platform/navigation/error404.ts';
import { ScreenDataContext, type ScreenModule, type ScreenRequest } from '../platform/screen/screen.ts';
import { AppFrame } from '../shared/shell/AppFrame.tsx';
import { admit, type Admission } from './admission.ts';
import { ContentBoundary } from './boundaries/ContentBoundary.tsx';
import { FatalBoundary } from './boundaries/FatalBoundary.tsx';
import type { Rendering } from './host.ts';
import { LogInFirst } from './LogInFirst.tsx';
import { PaintedScreen } from './PaintedScreen.tsx';
import type { RouteSection, ScreenParts, ScreenRow } from './routeTable.ts';
import { shells } from './shells.tsx';

/** What a route's loader passes to the outlet: the screen's component and its loader's result. */
export interface LoadedScreen {
  readonly Screen: ScreenModule['default'];
  readonly data: unknown;
  /** Its source files, for the list of chunks in a server-rendered page. */
  readonly sources: readonly string[];
  /** A placeholder is shown instead of the screen. */
  readonly isPainted: boolean;
  /** Keeps the loader's queries alive until the returned function is called. */
  hold(): () => void;
}

/**
 * React Router's routes of one app: a shell per section, inside it a boundary that keeps the shell, inside it
 * the rows.
 */
export function screenRoutes(
  app: AppServices,
  sections: readonly RouteSection[],
  rendering: Rendering,
): RouteObject[] {
  return [
    {
      id: FRAME,
      ErrorBoundary: FatalBoundary,
      Component: AppFrame,
      children: [
        ...sections.map((section) => sectionRoute(app, section, rendering)),
        inShell('standard', [missing(app, '*', rendering)]),
      ],
    },
  ];
}

/** The id of the route whose children the sections are. */
export const FRAME = 'frame';

/** One section's routes in their shell. */
export function sectionRoute(
  app: AppServices,
  { shell, rows, source, area }: RouteSection,
  rendering: Rendering,
): RouteObject {
  const row = (screen: ScreenRow): RouteObject => {
    const replaced: (() => void)[] = [];
    return {
      path: screen.path,
      Component: ScreenOutlet,
      loader: ({ request, params }: LoaderFunctionArgs) => {
        replaced.splice(0).forEach((action) => action());
        return load(app, screen, rendering, {
          request,
          params,
          source,
          area,
          hasColumns: shell === 'standard' && screen.narrow !== true,
          onReplaced: (action) => void replaced.push(action),
        });
      },
    };
  };
  const all = rows.map(row);
  return inShell(shell, area === undefined ? all : [...all, missing(app, area.path, rendering)]);
}

/** Addresses without a screen. Which of the staff area's have one is for staff to know: others log in first, as for those. */
function missing(app: AppServices, path: string, rendering: Rendering): RouteObject {
  const nothing: ScreenRow = { path, screen: () => Promise.reject(new Error404()) };
  return {
    path,
    Component: ScreenOutlet,
    loader: async ({ request }: LoaderFunctionArgs) => {
      const url = new URL(request.url);
      if (!isStaffArea(url.pathname)) throw new Error404();
      if (isUnknown(app, rendering)) return painted([]);
      const admission = await admit(app, nothing, url);
      if (admission.kind === 'log-in-first') return logInFirst(admission.to);
      throw new Error404();
    },
  };
}

/** A page without its session: the browser finds out who opens it. */
const isUnknown = (app: AppServices, rendering: Rendering): boolean =>
  rendering === 'skeleton' && app.session.current() === undefined;

const logInFirst = (to: string): LoadedScreen => ({
  Screen: LogInFirst,
  data: to,
  sources: [],
  isPainted: false,
  hold: holder(noop),
});

const painted = (sources: readonly string[], hasColumns = false): LoadedScreen => ({
  Screen: PaintedScreen,
  data: hasColumns,
  sources,
  isPainted: true,
  hold: holder(noop),
});

const inShell = (shell: RouteSection['shell'], rows: RouteObject[]): RouteObject => ({
  Component: typeof shell === 'string' ? shells[shell] : shell,
  children: [{ ErrorBoundary: ContentBoundary, children: rows }],
});

async function load(
  app: AppServices,
  row: ScreenRow,
  rendering: Rendering,
  {
    request,
    params,
    source,
    area,
    hasColumns,
    onReplaced,
  }: Pick<LoaderFunctionArgs, 'request' | 'params'> &
    Pick<ScreenRequest, 'onReplaced'> &
    Pick<RouteSection, 'area' | 'source'> & { readonly hasColumns: boolean },
): Promise<LoadedScreen> {
  const url = new URL(request.url);
  const admission: Admission = isUnknown(app, rendering)
    ? { kind: 'screen', parts: row }
    : await admit(app, row, url, area?.opens);
  if (admission.kind === 'log-in-first') return logInFirst(admission.to);
  const { parts } = admission;
  const sources = [source, parts.screen.source, parts.loader?.source].filter(
    (source) => source !== undefined,
  );
  if (rendering === 'skeleton') return painted(sources, hasColumns);
  const onlyLooks = rendering === 'server' && row.onServer !== true;
  if (onlyLooks && row.ofOneThing !== true) return painted(sources, hasColumns);
  const leaving: (() => void)[] = [];
  const leave = (): void => leaving.splice(0).forEach((action) => action());
  request.signal.addEventListener('abort', leave);
  const screenRequest: ScreenRequest = {
    app,
    params,
    url,
    signal: request.signal,
    onLeave: (action) => leaving.push(action),
    onReplaced,
  };
  const loaderFile = parts.loader?.();
  if (onlyLooks) {
    // Other failures show in the browser, where it can be tried again.
    await loaderFile
      ?.then(({ loader }) => loader(screenRequest))
      .catch((error: unknown) => {
        if (isError404(error)) throw error;
      });
    leave();
    return painted(sources, hasColumns);
  }
  const to = url.pathname + url.search;
  const [[module], data] = await Promise.all([
    app.importLazily(importScreen(app, parts, loaderFile), to),
    // Requests the data as soon as the loader's file has arrived. `importLazily` handles its failure.
    loaderFile?.then(({ loader }) => loader(screenRequest), noop),
  ]);
  request.signal.removeEventListener('abort', leave);
  return { Screen: module.default, data, sources, isPainted: false, hold: holder(leave) };
}

/** Calls `leave` after the last hold, with a delay, because the next screen may hold the same data. */
function holder(leave: () => void): () => () => void {
  let holders = 0;
  return () => {
    holders += 1;
    return () => {
      holders -= 1;
      setTimeout(() => {
        if (holders === 0) leave();
      }, 1000);
    };
  };
}

/**
 * A screen's files (code, loader, texts) as one import: they fail together, so that the page reloads once for
 * all.
 */
function importScreen(app: AppServices, { screen }: ScreenParts, loaderFile: Promise<unknown> | undefined) {
  const { source } = screen;
  return Object.assign(
    () => Promise.all([screen(), loaderFile, source === undefined ? undefined : app.loadTexts(source)]),
    { source: source ?? screen.toString() },
  );
}

function ScreenOutlet() {
  const { Screen, data, hold } = useLoaderData<LoadedScreen>();
  useEffect(hold, [hold]);
  return (
    <ScreenDataContext value={data}>
      <Screen />
    </ScreenDataContext>
  );
}

const noop = (): void => undefined;
