import { queryOptions } from '@tanstack/react-query';
import { restQuery } from '../../platform/cache/restQuery.ts';
import { Error404 } from '../../platform/navigation/error404.ts';
import type { AppServices } from '../../platform/screen/app.ts';
import { RequestFailure } from '../../platform/transport/failure.ts';

type App = Pick<AppServices, 'rest'>;

/** The answers of the brand's help, with all that the search looks at. */
export const helpArticles = (app: App) => restQuery(app, 'help', '/api/v2/help');

/** One answer. An id that doesn't exist for this reader is a page that doesn't exist. */
export function helpArticle(app: App, id: string) {
  const { queryKey } = restQuery(app, 'help', '/api/v2/help/{id}', { params: { path: { id } } });
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      app.rest.read('/api/v2/help/{id}', { params: { path: { id } } }, { signal }).catch((error: unknown) => {
        throw error instanceof RequestFailure && error.status === 404 ? new Error404() : error;
      }),
  });
}
