import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { offerList } from './offerQueries.ts';

export async function loader(request: ScreenRequest) {
  await prefetchRest(request, offerList(request.app));
  return {};
}
