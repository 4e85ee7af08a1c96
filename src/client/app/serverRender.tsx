import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { isStaff, toVisitor } from '../../domain/session/visitor.ts';
import { isError404 } from '../platform/navigation/error404.ts';
import { appQueries } from '../platform/cache/queries.ts';
import { collectAnswers } from '../platform/page/collectAnswers.ts';
import type { Answers } from '../platform/page/pageData.ts';
import { withoutIds } from '../platform/page/pageRecords.ts';
import { AppRoot } from './AppRoot.tsx';
import { createApp, type App, type AppInput } from './createApp.ts';
import { laterRoutes } from './laterRoutes.ts';
import { routes } from './routes.ts';
import { staffRoutes } from './staffRoutes.ts';
import type { LoadedScreen } from './screenRoutes.tsx';

/** Everything a page's HTML depends on besides its page data. */
export interface PreparedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly records: Readonly<Record<string, unknown>>;
  readonly answers: Answers;
  /** Source files of the screen and its loader, for the list of chunks. */
  readonly sources: readonly string[];
  /** A placeholder is shown: the browser renders the page from scratch instead of hydrating it. */
  readonly isPainted: boolean;
  /** Throws when something suspended or broke; the caller then sends the skeleton. */
  render(): { readonly html: string; readonly title: string };
}

export interface RedirectedPage {
  readonly kind: 'redirect';
  readonly to: string;
}

/**
 * Runs an address's loaders as the browser would, and returns the data and, on demand, the HTML. Two steps,
 * because the HTML of known data comes from the cache.
 */
export async function preparePage(input: AppInput, request: Request): Promise<PreparedPage | RedirectedPage> {
  // As in the browser, staff alone have the staff area's routes.
  const visitor = toVisitor(input.page.status?.user ?? null);
  let title = input.page.brand.documentTitle;
  const paintTitle = (painted: string): void => void (title = painted);
  const sections = [...routes, ...laterRoutes, ...(isStaff(visitor) ? [staffRoutes] : [])];
  const app = createApp({ ...input, host: { ...input.host, paintTitle } }, sections);
  const { relay } = app.services;
  const handler = createStaticHandler(app.routes);
  const context = await handler.query(request);
  if (context instanceof Response) return { kind: 'redirect', to: context.headers.get('Location') ?? '/' };
  const error = Object.values(context.errors ?? {})[0] as unknown;
  if (error !== undefined && !isMissing(error))
    throw error instanceof Error ? error : new Error('A loader failed.', { cause: error });
  const screens = Object.values(context.loaderData).filter((data): data is LoadedScreen => data != null);
  return {
    kind: 'page',
    status: error === undefined ? 200 : 404,
    records: withoutIds(relay.getStore().getSource().toJSON()),
    answers: collectAnswers(appQueries(app.services)),
    sources: screens.flatMap(({ sources }) => sources),
    isPainted: screens.some(({ isPainted }) => isPainted),
    render: () => {
      const html = renderApp(app, createStaticRouter(handler.dataRoutes, context), context);
      return { html, title };
    },
  };
}

/** Loads server-rendered screens at startup, so that the first visitor doesn't wait for them. */
export async function preloadScreens(): Promise<void> {
  const rows = [...routes, ...laterRoutes]
    .flatMap((section) => section.rows)
    .filter((row) => row.onServer === true);
  const modules = rows
    .flatMap((row) => [row, row.stranger])
    .flatMap((parts) => [parts?.screen, parts?.loader]);
  await Promise.all(modules.filter((load) => load !== undefined).map((load): Promise<object> => load()));
}

function renderApp(
  app: App,
  router: ReturnType<typeof createStaticRouter>,
  context: StaticHandlerContext,
): string {
  const html = renderToString(
    <AppRoot app={app.services}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppRoot>,
  );
  // `renderToString` doesn't wait: it leaves a boundary that suspended or broke to the browser, with this
  // mark.
  if (html.includes('<!--$!-->')) throw new Error('A part of the page had no data when it was rendered.');
  return html;
}

/** React Router's own error for an address without a route, or a loader that found nothing. */
const isMissing = (error: unknown): boolean =>
  isError404(error) ||
  (typeof error === 'object' && error !== null && (error as { status?: unknown }).status === 404);
