import { appQueries } from '../../platform/cache/queries.ts';
import { isError404 } from '../../platform/navigation/error404.ts';
import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { lastWinner, theWheel, ticker } from './wheelQueries.ts';

export async function loader(request: ScreenRequest) {
  const { app } = request;
  let failure: unknown;
  const wheel = appQueries(app).query(theWheel(app));
  await Promise.all([
    app.waitABit(wheel.catch((error: unknown) => void (failure = error))),
    prefetchRest(request, ticker(app)),
    prefetchRest(request, lastWinner(app)),
  ]);
  if (isError404(failure)) throw failure;
  return null;
}
