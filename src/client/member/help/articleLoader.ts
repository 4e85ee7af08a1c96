import { appQueries } from '../../platform/cache/queries.ts';
import { isError404 } from '../../platform/navigation/error404.ts';
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
  if (isError404(failure)) throw failure;
  return { id };
}
