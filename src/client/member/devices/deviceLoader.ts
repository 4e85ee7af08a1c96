import { appQueries } from '../../platform/cache/queries.ts';
import { isError404 } from '../../platform/navigation/error404.ts';
import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { connectionList, deviceState } from './deviceQueries.ts';

export async function loader(request: ScreenRequest) {
  const { app, params } = request;
  const id = params['id'] ?? '';
  let failure: unknown;
  await Promise.all([
    app.waitABit(
      appQueries(app)
        .query(deviceState(app, id))
        .catch((error: unknown) => void (failure = error)),
    ),
    prefetchRest(request, connectionList(app)),
  ]);
  // Other failures show in the screen, where it can be tried again.
  if (isError404(failure)) throw failure;
  return { id };
}
