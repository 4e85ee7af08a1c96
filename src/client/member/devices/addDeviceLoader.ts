import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { connectionList } from './deviceQueries.ts';

export async function loader(request: ScreenRequest) {
  await prefetchRest(request, connectionList(request.app));
  return null;
}
