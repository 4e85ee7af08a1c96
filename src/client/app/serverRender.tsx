import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { isError404 } from '../platform/navigation/error404.ts';
import { answersOf } from '../platform/page/answersOf.ts';
import type { Answers } from '../platform/page/pageData.ts';
import { withoutIds } from '../platform/page/pageRecords.ts';
import { AppRoot } from './AppRoot.tsx';
import { createApp, type App, type AppInput } from './createApp.ts';
import { routes } from './routes.ts';
import type { LoadedScreen } from './screenRoutes.tsx';

/** The data of one page: everything that its HTML depends on besides the page data that went in. */
export interface PreparedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly records: Readonly<Record<string, unknown>>;
  readonly answers: Answers;
  /** Source files of the screen and its loader, for the list of chunks. */
  readonly sources: readonly string[];
  /** A placeholder stands for the screen: the browser renders it anew instead of taking it over. */
  readonly isPainted: boolean;
  /** Renders the page. Throws when something suspended or broke: the caller then sends the skeleton. */
  render(): string;
}

export interface RedirectedPage {
  readonly kind: 'redirect';
  readonly to: string;
}

/**
 * Runs the loaders of an address as the browser would, and gives back the data and, on demand, the HTML. The two steps
 * are apart because a page whose data was rendered before comes from the cache.
 */
export async function preparePage(input: AppInput, request: Request): Promise<PreparedPage | RedirectedPage> {
  const app = createApp(input);
  const { relay, queries } = app.services;
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
    answers: answersOf(queries),
    sources: screens.flatMap(({ sources }) => sources),
    isPainted: screens.some(({ isPainted }) => isPainted),
    render: () => renderApp(app, createStaticRouter(handler.dataRoutes, context), context),
  };
}

/** Loads the screens that the server renders, so that the first visitor does not wait for them. */
export async function preloadScreens(): Promise<void> {
  const rows = routes.flatMap((section) => section.rows).filter((row) => row.onServer === true);
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
  // `renderToString` does not wait: a boundary that suspended or broke is left to the browser, with this mark.
  if (html.includes('<!--$!-->')) throw new Error('A part of the page had no data when it was rendered.');
  return html;
}

/** React Router's own error for an address without a route, or a loader that found nothing. */
const isMissing = (error: unknown): boolean =>
  isError404(error) ||
  (typeof error === 'object' && error !== null && (error as { status?: unknown }).status === 404);
