import type { AppServices } from '../../platform/screen/app.ts';
import { restQuery } from '../../platform/cache/restQuery.ts';
import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { readInstant } from '../shared/values/staffTimes.ts';

/** The catalogue as of a moment of the address; now, where it has none. Source: MKT-08. */
export function catalogueAt(app: AppServices, at: string | null) {
  const instant = readInstant(at ?? '', app.zone);
  return restQuery(
    app,
    'rewards',
    '/api/v2/marketplace/rewards',
    instant === null ? {} : { params: { query: { dt: instant } } },
  );
}

export async function loader(request: ScreenRequest) {
  await prefetchRest(request, catalogueAt(request.app, request.url.searchParams.get('at')));
  return null;
}
