import { redirect } from 'react-router-dom';
import { isStandardArticle } from '../../../domain/help/articles.ts';
import { appQueries } from '../../platform/cache/queries.ts';
import { isError404 } from '../../platform/navigation/error404.ts';
import { paths } from '../../platform/navigation/paths.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { helpArticle } from './helpQueries.ts';

export async function loader({ app, params }: ScreenRequest) {
  const id = params['id'] ?? '';
  let failure: unknown;
  await app.waitABit(
    appQueries(app)
      .query(helpArticle(app, id))
      .catch((error: unknown) => void (failure = error)),
  );
  // Screens link to the product's own articles, which staff may have retired.
  if (isError404(failure)) throw isStandardArticle(id) ? redirect(paths.help({ gone: true })) : failure;
  return { id };
}
