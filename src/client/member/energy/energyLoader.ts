import { appQueries } from '../../platform/cache/queries.ts';
import { Error404 } from '../../platform/navigation/error404.ts';
import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { energyAddress } from './energyAddress.ts';
import { comparedEnergy, homeEnergy } from './energyQueries.ts';

/** What the period is compared with is known with its first day. */
export async function loader(request: ScreenRequest): Promise<void> {
  const { app, url } = request;
  if (app.features.get()?.includes('energy_page') === false) throw new Error404();
  const address = energyAddress(url.searchParams);
  await prefetchRest(request, homeEnergy(app, address));
  const found = appQueries(app).getQueryData(homeEnergy(app, address).queryKey);
  if (address.compare !== null && found?.energy != null)
    await prefetchRest(request, comparedEnergy(app, found.energy, address.compare));
}
