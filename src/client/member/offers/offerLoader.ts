import { appQueries } from '../../platform/cache/queries.ts';
import { isError404 } from '../../platform/navigation/error404.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { pcePlacements } from '../../shared/placements/PcePlacements.ts';
import type { PcePlacements } from '../../../../codegen/relay/PcePlacements.graphql.ts';
import { oneOffer } from './offerQueries.ts';

export async function loader(request: ScreenRequest) {
  const { app, params } = request;
  const id = params['id'] ?? '';
  let failure: unknown;
  const offer = appQueries(app).query(oneOffer(app, id));
  const [placements] = await Promise.all([
    preloadQuery<PcePlacements>(request, pcePlacements, { names: ['OfferDetailsPromo'] }),
    app.waitABit(offer.catch((error: unknown) => void (failure = error))),
  ]);
  if (isError404(failure)) throw failure;
  return { id, placements };
}
