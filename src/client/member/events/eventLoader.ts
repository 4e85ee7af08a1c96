import { appQueries } from '../../platform/cache/queries.ts';
import { isError404 } from '../../platform/navigation/error404.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import { pcePlacements } from '../../shared/placements/PcePlacements.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import type { PcePlacements } from '../../../../codegen/relay/PcePlacements.graphql.ts';
import { baselineRecords, eventReceipt, oneEvent } from './eventQueries.ts';

export async function loader(request: ScreenRequest) {
  const { app, params } = request;
  const id = params['id'] ?? '';
  const event = appQueries(app).query(oneEvent(app, id));
  let failure: unknown;
  const receipt = event.then(
    ({ participation_results_available: hasResult }) =>
      hasResult ? prefetchRest(request, eventReceipt(app, id)) : undefined,
    () => undefined,
  );
  const [placements] = await Promise.all([
    preloadQuery<PcePlacements>(request, pcePlacements, {
      names: ['EnergyEventDetailsActions', 'EnergyEventDetailsPromo'],
    }),
    app.waitABit(event.catch((error: unknown) => void (failure = error))),
    app.waitABit(receipt),
    prefetchRest(request, baselineRecords(app, id)),
  ]);
  // Other failures show in the screen, where it can be tried again; so does an answer that takes its time.
  if (isError404(failure)) throw failure;
  return { id, placements };
}
