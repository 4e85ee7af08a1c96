import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { helpArticles } from './helpQueries.ts';

export async function loader(request: ScreenRequest): Promise<void> {
  await prefetchRest(request, helpArticles(request.app));
}
